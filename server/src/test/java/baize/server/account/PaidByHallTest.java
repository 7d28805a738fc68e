package baize.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.Actor;
import baize.floor.LiveTable;
import baize.floor.patron.PatronCommand;
import baize.floor.staff.Role;
import baize.floor.table.Setup;
import baize.games.bingo.BingoBox;
import baize.games.bingo.BingoCommand;
import baize.games.bingo.BingoCommand.*;
import baize.games.bingo.BingoIrregularity.TerminalError;
import baize.games.bingo.BingoRules;
import baize.games.bingo.BingoState;
import baize.games.bingo.Medium;
import baize.games.table.Settings;
import baize.games.table.TableCommand;
import baize.server.Described;
import baize.server.account.Browser.Reply;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a patron is told of what a hall has paid: a line in slot dollars, and the fee after she had left. */
final class PaidByHallTest {
    private static final Map<String, String> SETTINGS = Map.of(
            "games",
            "1",
            "cards",
            "40",
            "jackpotGames",
            "none",
            "minors",
            "any-line:20.00",
            "prizeForm",
            "casino-dollars:25 slot-dollars:75");
    private static final Actor.Staff DANA = new Actor.Staff("dana", Role.DEALER);
    private static final Actor.Staff SUE = new Actor.Staff("sue", Role.GAMING_SUPERVISOR);
    private static final Actor.Staff CORA = new Actor.Staff("cora", Role.CASHIER);

    @TempDir
    Path folder;

    private House house;
    private LiveTable<BingoState, BingoCommand, ?, ?> hall;

    @BeforeEach
    @SuppressWarnings("unchecked") // table 7 is of bingo
    void open() {
        house = new House(House.Plan.in(folder)).staffed();
        var jackpot = BingoRules.read(new Settings(SETTINGS)).jackpot();
        house.floor.pools().setUp("hall", "Hall", "bingo", jackpot).join();
        Setup setup = Setup.of("bingo", SETTINGS, Money.dollars(1000)).linkedTo("hall");
        hall = (LiveTable<BingoState, BingoCommand, ?, ?>)
                house.floor.setUp("7", setup.dealtBy(Setup.Dealer.CONSOLE)).join();
        plays(DANA, new OpenSession("00000000000004D2"));
        sells("ann", 1);
        sells("bea", 16);
    }

    @AfterEach
    void close() {
        house.close();
    }

    private void plays(Actor actor, BingoCommand command) {
        var _ = Refused.orDone(house.floor.play(actor, House.id(), hall, command));
    }

    private void sells(String name, int from) {
        Patron patron = house.patron(name);
        Actor guest = new Actor.Guest(patron);
        var _ = Refused.orDone(
                house.floor.ask(CORA, House.id(), patron, new PatronCommand.ChangeMembership(CORA.by(), true)));
        var _ = Refused.orDone(house.floor.cardIn(guest, House.id(), patron, hall));
        var _ = Refused.orDone(house.floor.buyIn(guest, House.id(), patron, hall, Money.dollars(50)));
        BingoBox box = BingoBox.of(IntStream.range(from, from + 15).boxed().toList());
        plays(DANA, new Issue(patron, Grade.DEALER, null, List.of(box), Medium.PAPER, false, null));
    }

    @Test
    @Rule({"bingo 7.5", "bingo 8.4.3", "R-124", "R-142"})
    void the_purse_and_the_refund_are_shown_to_who_has_left_as_the_interface_says() {
        Patron ann = new Patron("ann");
        plays(DANA, new Start(List.of()));
        for (int number = 1; number <= 5; number++) plays(DANA, new Call(number, null));
        plays(DANA, new Claim(ann, Grade.DEALER, 1001, null, null, null));
        plays(SUE, new Verify(Grade.GAMING_SUPERVISOR, null));
        plays(DANA, new Call(6, null));
        Actor guest = new Actor.Guest(ann);
        plays(guest, new AtTable(new TableCommand.Leave(ann)));
        var _ = Refused.orDone(house.floor.cardOut(guest, House.id(), ann, hall));
        plays(DANA, new Remedy(new TerminalError(Grade.DEALER)));

        Browser browser = house.browser().signIn("card-ann", House.PIN);
        Reply me = browser.get("/api/me");
        assertThat(me.text("/dollars/casino")).isEqualTo("5.00");
        assertThat(me.text("/dollars/slot")).isEqualTo("15.00");
        assertThat(me.text("/balance")).isEqualTo("100.00");
        assertThat(me.text("/netToday")).isEqualTo("0.00");
        Reply entries = browser.get("/api/me/entries");
        assertThat(entries.text("/entries/0/what")).isEqualTo("paid-by-table");
        assertThat(entries.text("/entries/0/table")).isEqualTo("7");
        assertThat(entries.text("/entries/0/game")).isEqualTo("bingo");
        assertThat(entries.text("/entries/0/rule")).isEqualTo("8.4.3");
        assertThat(entries.text("/entries/0/in")).isEqualTo("10.00");
        Described described = new Described();
        described.answer("get", "/api/me", 200, me.body().toString());
        described.answer("get", "/api/me/entries", 200, entries.body().toString());
    }
}
