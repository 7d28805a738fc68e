package baize.games.bingo;

import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.games.bingo.BingoCommand.*;
import baize.games.table.PlayerCard;
import baize.games.table.Settings;
import baize.games.table.Table;
import baize.games.table.TableCommand;
import baize.testkit.Given;
import java.time.Instant;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A hall for tests. Ann, Bob, Cat and Dan have cards of one box each, whose numbers are known: the first three are full
 * on 90, if the rest has been called, and Dan's is full on 51.
 */
final class BingoTable {
    static final Patron ANN = new Patron("ann");
    static final Patron BOB = new Patron("bob");
    static final Patron CAT = new Patron("cat");
    static final Patron DAN = new Patron("dan");
    static final Grade DEALER = Grade.DEALER;
    static final Grade SUPERVISOR = Grade.GAMING_SUPERVISOR;
    static final String SERIES = "00000000000004D2";

    static final BingoBox ANNS = box("4 11 36 52 81 / 9 22 45 63 79 / 17 28 58 67 90");
    static final BingoBox BOBS = box("1 2 3 5 6 / 7 8 10 12 13 / 14 15 16 18 90");
    static final BingoBox CATS = box("19 20 21 23 24 / 25 26 27 29 30 / 31 32 33 34 90");
    static final BingoBox DANS = box("35 37 38 39 40 / 41 42 43 44 46 / 47 48 49 50 51");

    private BingoTable() {}

    /** A hall with these settings, {@code key=value} each: two games and no jackpot where nothing else is said. */
    static Bingo game(String... settings) {
        return new Bingo(rules(settings));
    }

    static BingoRules rules(String... settings) {
        Map<String, String> all = new HashMap<>(Map.of("cards", "8", "games", "2", "jackpotGames", "none"));
        all.putAll(settings(settings));
        return BingoRules.read(new Settings(all));
    }

    static Map<String, String> settings(String... settings) {
        Map<String, String> given = new HashMap<>();
        for (String setting : settings) {
            int at = setting.indexOf('=');
            given.put(setting.substring(0, at), setting.substring(at + 1));
        }
        return given;
    }

    static BingoBox box(String numbers) {
        return BingoBox.of(numbers(numbers));
    }

    static List<Integer> numbers(String text) {
        List<Integer> numbers = new ArrayList<>();
        for (String part : text.replace('/', ' ').strip().split(" +", -1)) numbers.add(Integer.parseInt(part));
        return numbers;
    }

    /** A paper card over the counter, of boxes that are told. */
    static Issue paper(Patron patron, int serial, BingoBox... boxes) {
        return new Issue(patron, DEALER, serial, List.of(boxes), Medium.PAPER, false, SERIES);
    }

    static Issue electronic(Patron patron, int serial, boolean automatic, BingoBox... boxes) {
        return new Issue(patron, null, serial, List.of(boxes), Medium.ELECTRONIC, automatic, SERIES);
    }

    /** The next card of the series, on the player's own page. */
    static Issue next(Patron patron) {
        return new Issue(patron, null, null, List.of(), Medium.ELECTRONIC, false, SERIES);
    }

    static Issue anns() {
        return paper(ANN, 1001, ANNS);
    }

    static Issue bobs() {
        return paper(BOB, 1002, BOBS);
    }

    static Issue cats() {
        return paper(CAT, 1003, CATS);
    }

    static Issue dans() {
        return paper(DAN, 1004, DANS);
    }

    static Start start(Integer... jackpotNumbers) {
        return new Start(List.of(jackpotNumbers));
    }

    static Call call(int number) {
        return new Call(number, null);
    }

    static List<Call> calls(String numbers) {
        return numbers(numbers).stream().map(BingoTable::call).toList();
    }

    /** Every number of these boxes is called, but for one. */
    static List<Call> allBut(int number, BingoBox... boxes) {
        Set<Integer> all = new LinkedHashSet<>();
        for (BingoBox box : boxes) all.addAll(box.numbers());
        all.remove(number);
        return all.stream().map(BingoTable::call).toList();
    }

    static Claim claim(Patron patron, int serial) {
        return new Claim(patron, DEALER, serial, null, null, null);
    }

    static Claim claim(Patron patron, int serial, int box, Pattern pattern) {
        return new Claim(patron, DEALER, serial, box, pattern, null);
    }

    static Verify verify() {
        return new Verify(SUPERVISOR, null);
    }

    static Settle settle() {
        return new Settle();
    }

    static Remedy staff(BingoIrregularity irregularity) {
        return new Remedy(irregularity);
    }

    static AtTable at(TableCommand command) {
        return new AtTable(command);
    }

    static AtTable leave(Patron patron) {
        return at(new TableCommand.Leave(patron));
    }

    /** The time in Sydney, {@code 2026-11-16T20:00}. */
    static AtTable clock(String local) {
        return at(new TableCommand.Tick(sydney(local)));
    }

    static Instant sydney(String local) {
        return LocalDateTime.parse(local).atZone(Table.SYDNEY).toInstant();
    }

    static AtTable admit(Patron patron, @Nullable Long chips, @Nullable Long lossLimitLeft) {
        return at(new TableCommand.Admit(
                patron, PlayerCard.VALID, dollars(chips), dollars(lossLimitLeft), null, true, null));
    }

    private static @Nullable Money dollars(@Nullable Long amount) {
        return amount == null ? null : Money.dollars(amount);
    }

    /** A hall in which Ann and Bob have paid out of so much each. */
    static Given<BingoState, BingoCommand, BingoEvent> given(Bingo game, long chips) {
        return Given.given(game).having(admit(ANN, chips, null), admit(BOB, chips, null), anns(), bobs());
    }

    /** A game that has begun, after these were issued. */
    static Given<BingoState, BingoCommand, BingoEvent> begun(Bingo game, Issue... cards) {
        return Given.given(game).having(cards).having(start());
    }

    /** Claims, checks and settles on the last number. */
    static List<BingoCommand> won(Claim... claims) {
        List<BingoCommand> all = new ArrayList<>(List.of(claims));
        all.add(verify());
        all.add(settle());
        return all;
    }

    static Play play(BingoState state) {
        Play play = state.play();
        if (play == null) throw new AssertionError("no game is in play: " + state);
        return play;
    }

    static Issued card(BingoState state, int serial) {
        Issued card = state.hall().open().card(serial);
        if (card == null) throw new AssertionError(serial + " was not issued: " + state);
        return card;
    }

    static Money pool(BingoState state) {
        return state.hall().jackpot().pool().amount();
    }
}
