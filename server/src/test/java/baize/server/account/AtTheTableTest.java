package baize.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.Actor;
import baize.floor.LiveTable;
import baize.floor.table.Setup;
import baize.games.threecard.ThreeCardArea;
import baize.games.threecard.ThreeCardCommand;
import baize.games.threecard.ThreeCardEvent;
import baize.games.threecard.ThreeCardState;
import baize.games.threecard.ThreeCardView;
import baize.server.account.Browser.Reply;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a patron is told about himself while he plays. */
final class AtTheTableTest {
    private static final Map<String, String> SETTINGS =
            Map.of("minimum", "5.00", "chips", "5-25-100", "anteBonus", "1-4-5", "pairPlus", "1-4-6-30-40");

    @TempDir
    Path folder;

    private final Patron ann = new Patron("ann");
    private House house;
    private LiveTable<ThreeCardState, ThreeCardCommand, ThreeCardEvent, ThreeCardView> table;
    private Browser browser;

    @BeforeEach
    @SuppressWarnings("unchecked")
    void open() {
        house = new House(House.Plan.in(folder)).staffed();
        house.patron("ann");
        Setup setup =
                Setup.of("three-card-poker", SETTINGS, Money.dollars(50_000)).dealtBy(Setup.Dealer.STAFF);
        table = (LiveTable<ThreeCardState, ThreeCardCommand, ThreeCardEvent, ThreeCardView>)
                house.floor.setUp("4", setup).join();
        browser = house.browser().signIn("card-ann", House.PIN);
        Actor guest = new Actor.Guest(ann);
        var _ = Refused.orDone(house.floor.cardIn(guest, House.id(), ann, table));
        var _ = Refused.orDone(house.floor.buyIn(guest, House.id(), ann, table, Money.dollars(60)));
        wager(ThreeCardArea.ANTE, 10);
        wager(ThreeCardArea.PAIR_PLUS, 5);
        house.clock.go(Duration.ofMinutes(10));
    }

    @AfterEach
    void close() {
        house.close();
    }

    private void wager(ThreeCardArea on, long dollars) {
        var wager = new ThreeCardCommand.Wager(ann, Box.of(1), on, Money.dollars(dollars), Money.ZERO);
        var _ = Refused.orDone(house.floor.play(new Actor.Guest(ann), House.id(), table, wager));
    }

    @Test
    @Rule({"R-11", "R-16"})
    void what_lies_on_the_layout_is_in_play_and_counts_as_lost_until_it_is_settled() {
        Reply me = browser.get("/api/me");
        assertThat(me.text("/balance")).isEqualTo("40.00");
        assertThat(me.text("/table")).isEqualTo("4");
        assertThat(me.text("/chips")).isEqualTo("45.00");
        assertThat(me.text("/inPlay")).isEqualTo("15.00");
        assertThat(me.text("/netToday")).isEqualTo("-15.00");
        assertThat(me.body().path("playedSeconds").asInt()).isEqualTo(600);
    }

    @Test
    @Rule({"caribbean-stud 1.1 \"Loss Limit\"", "R-16"})
    void a_limit_set_meanwhile_counts_the_visit_from_its_beginning_and_only_once() {
        Reply set = browser.post("/api/me/limits", "{'limit':'loss','period':'day','most':'30.00'}");
        assertThat(set.text("/limits/loss/day/used")).isEqualTo("15.00");
        house.clock.go(Duration.ofMinutes(5));
        browser.post("/api/me/limits", "{'limit':'time','period':'week','mostSeconds':3600}");
        Reply me = browser.get("/api/me");
        assertThat(me.text("/limits/loss/day/used")).isEqualTo("15.00");
        assertThat(me.body().at("/limits/time/week/usedSeconds").asInt()).isEqualTo(900);
        assertThat(me.text("/netToday")).isEqualTo("-15.00");
    }

    @Test
    @Rule("R-16")
    void after_the_round_what_counts_is_what_came_of_it() {
        Actor dana = new Actor.Staff("dana", baize.floor.staff.Role.DEALER);
        var deal = new ThreeCardCommand.Deal(java.util.List.of());
        var _ = Refused.orDone(house.floor.play(dana, House.id(), table, deal));
        var fold = new ThreeCardCommand.Fold(ann, Box.of(1));
        var _ = Refused.orDone(house.floor.play(new Actor.Guest(ann), House.id(), table, fold));
        var _ = Refused.orDone(house.floor.play(dana, House.id(), table, new ThreeCardCommand.Reveal()));
        Money chips = table.chips(ann);
        Reply me = browser.get("/api/me");
        assertThat(me.text("/inPlay")).isEqualTo("0.00");
        assertThat(me.text("/chips")).isEqualTo(chips.toString());
        assertThat(me.text("/netToday"))
                .isEqualTo(chips.minus(Money.dollars(60)).toString());
    }

    @Test
    @Rule({"R-11", "R-16"})
    void a_new_day_in_sydney_begins_with_no_loss_and_no_time() {
        house.clock.go(Duration.ofHours(5));
        Reply me = browser.get("/api/me");
        assertThat(me.text("/netToday")).isEqualTo("0.00");
        assertThat(me.body().path("playedSeconds").asInt())
                .isEqualTo((int) Duration.ofMinutes(70).toSeconds());
    }

    @Test
    void chips_that_were_bought_are_an_entry_of_the_wallet() {
        Reply entries = browser.get("/api/me/entries");
        assertThat(entries.text("/entries/0/what")).isEqualTo("to-table");
        assertThat(entries.text("/entries/0/table")).isEqualTo("4");
        assertThat(entries.text("/entries/0/out")).isEqualTo("60.00");
        assertThat(entries.text("/entries/0/balance")).isEqualTo("40.00");
        assertThat(entries.text("/entries/1/what")).isEqualTo("deposit");
    }
}
