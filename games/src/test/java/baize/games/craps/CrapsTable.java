package baize.games.craps;

import baize.core.dice.Throw;
import baize.core.engine.Box;
import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.games.craps.CrapsCommand.*;
import baize.games.table.PlayerCard;
import baize.games.table.Settings;
import baize.games.table.Table;
import baize.games.table.TableCommand;
import baize.games.table.Whose;
import baize.testkit.Given;
import baize.testkit.When;
import java.time.Instant;
import java.time.LocalDateTime;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A game for tests: Ann plays at terminal 1, Bob at 2, Cat at 3 and so on; amounts are whole dollars. */
final class CrapsTable {
    static final Patron ANN = new Patron("ann");
    static final Patron BOB = new Patron("bob");
    static final Patron CAT = new Patron("cat");
    static final Patron DAN = new Patron("dan");
    static final List<Patron> SEATS = List.of(ANN, BOB, CAT, DAN, new Patron("eve"), new Patron("fay"));
    static final Grade DEALER = Grade.DEALER;
    static final Grade MANAGER = Grade.CASINO_SUPERVISOR;

    private CrapsTable() {}

    /** A game with these settings, {@code key=value} each, over the defaults. */
    static Craps game(String... settings) {
        return new Craps(rules(settings));
    }

    static CrapsRules rules(String... settings) {
        return CrapsRules.read(new Settings(given(settings)));
    }

    static Map<String, String> given(String... settings) {
        Map<String, String> given = new HashMap<>();
        for (String setting : settings) {
            int at = setting.indexOf('=');
            given.put(setting.substring(0, at), setting.substring(at + 1));
        }
        return given;
    }

    static Patron at(int box) {
        return SEATS.get(box - 1);
    }

    static Spot spot(String id) {
        return Spot.parse(id);
    }

    static Wager wager(int box, String on, Money stake) {
        return new Wager(at(box), Box.of(box), spot(on), stake);
    }

    static Wager wager(int box, String on, long dollars) {
        return wager(box, on, Money.dollars(dollars));
    }

    static Wager wager(String on, long dollars) {
        return wager(1, on, dollars);
    }

    static Change change(String on, long dollars) {
        return new Change(ANN, spot(on), Money.dollars(dollars));
    }

    static Withdraw withdraw(String on) {
        return new Withdraw(ANN, spot(on), null);
    }

    static Withdraw withdraw(String on, long dollars) {
        return new Withdraw(ANN, spot(on), Money.dollars(dollars));
    }

    static Move move(String from, String to) {
        return new Move(ANN, spot(from), spot(to), null);
    }

    static CloseWagering close() {
        return new CloseWagering(null);
    }

    /** The system shoots. */
    static Shoot shoot(String dice) {
        return new Shoot(null, Throw.parse(dice));
    }

    /** A player presses the button. */
    static Shoot shoot(int box, String dice) {
        return new Shoot(at(box), Throw.parse(dice));
    }

    /** A whole throw: the end of the period and the shot. */
    static List<CrapsCommand> roll(String dice) {
        return List.of(close(), shoot(dice));
    }

    static Remedy staff(CrapsIrregularity irregularity) {
        return new Remedy(irregularity);
    }

    static Whose whose(int box) {
        return new Whose(Box.of(box), at(box));
    }

    static AtTable at(TableCommand command) {
        return new AtTable(command);
    }

    /** The time in Sydney, {@code 2025-03-14T20:00}. */
    static AtTable clock(String local) {
        return at(new TableCommand.Tick(sydney(local)));
    }

    static Instant sydney(String local) {
        return LocalDateTime.parse(local).atZone(Table.SYDNEY).toInstant();
    }

    static AtTable sit(int box) {
        return at(new TableCommand.Sit(at(box), Box.of(box)));
    }

    static AtTable leave(int box) {
        return at(new TableCommand.Leave(at(box)));
    }

    /** Ann with these credits and what is left of her loss limit; absent for ample. */
    static AtTable admit(@Nullable Long credits, @Nullable Long lossLimitLeft) {
        return admit(1, credits, lossLimitLeft);
    }

    static AtTable admit(int box, @Nullable Long credits, @Nullable Long lossLimitLeft) {
        return at(new TableCommand.Admit(
                at(box), PlayerCard.VALID, dollars(credits), dollars(lossLimitLeft), null, false, null));
    }

    private static @Nullable Money dollars(@Nullable Long amount) {
        return amount == null ? null : Money.dollars(amount);
    }

    /**
     * Plays a line of words: {@code place-6=12} is Ann's wager, {@code 2:field=5} Bob's, {@code 3-4} a throw.
     */
    static Given<CrapsState, CrapsCommand, CrapsEvent> play(
            Given<CrapsState, CrapsCommand, CrapsEvent> given, String words) {
        for (String word : words.strip().split(" +", -1))
            if (!word.isEmpty()) given.having(word.contains("=") ? List.of(wager(word)) : roll(word));
        return given;
    }

    static Given<CrapsState, CrapsCommand, CrapsEvent> play(Craps game, String words) {
        return play(Given.given(game), words);
    }

    /** The same, where the last word is a throw and under test. */
    static When<CrapsState, CrapsEvent> thrown(Given<CrapsState, CrapsCommand, CrapsEvent> given, String words) {
        int last = words.strip().lastIndexOf(' ') + 1;
        play(given, words.strip().substring(0, last)).having(close());
        return given.when(shoot(words.strip().substring(last)));
    }

    static When<CrapsState, CrapsEvent> thrown(Craps game, String words) {
        return thrown(Given.given(game), words);
    }

    private static Wager wager(String word) {
        int colon = word.indexOf(':');
        int equals = word.indexOf('=');
        int box = colon < 0 ? 1 : Integer.parseInt(word.substring(0, colon));
        return wager(box, word.substring(colon + 1, equals), Long.parseLong(word.substring(equals + 1)));
    }

    /** What Ann has on a place. */
    static Money standing(CrapsState state, String on) {
        return bet(state, on).stake();
    }

    static Bet bet(CrapsState state, String on) {
        Terminal terminal = state.layout().of(ANN);
        return terminal == null ? Bet.none(spot(on)) : terminal.at(spot(on));
    }

    /** What is on the meter of a player whose money is counted. */
    static Money credits(CrapsState state, int box) {
        Money credits = state.table().guest(at(box)).chips();
        if (credits == null) throw new AssertionError(at(box) + " has ample credits");
        return credits;
    }
}
