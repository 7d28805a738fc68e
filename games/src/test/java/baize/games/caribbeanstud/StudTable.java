package baize.games.caribbeanstud;

import baize.core.card.Card;
import baize.core.engine.Box;
import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.games.caribbeanstud.StudCommand.*;
import baize.games.caribbeanstud.StudIrregularity.FoundWager;
import baize.games.table.PlayerCard;
import baize.games.table.Settings;
import baize.games.table.Table;
import baize.games.table.TableCommand;
import baize.games.table.Whose;
import java.time.Instant;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A table for tests: Ann sits at box 1, Bob at 2, Cat at 3 and so on; amounts are whole dollars. */
public final class StudTable {
    public static final Patron ANN = new Patron("ann");
    public static final Patron BOB = new Patron("bob");
    public static final Patron CAT = new Patron("cat");
    public static final List<Patron> SEATS =
            List.of(ANN, BOB, CAT, new Patron("dan"), new Patron("eve"), new Patron("fay"), new Patron("gus"));
    public static final Grade DEALER = Grade.DEALER;
    public static final Grade SUPERVISOR = Grade.CASINO_SUPERVISOR;

    /** A jackpot wager of 5.00, of which a quarter goes to the meter and a twentieth to the reserve. */
    private static final List<String> JACKPOT =
            List.of("jackpotStake=5.00", "jackpotIncrement=0.25", "jackpotReserve=0.05");

    private StudTable() {}

    /** A game with these settings, {@code key=value} each, over the defaults. */
    public static Stud game(String... settings) {
        return new Stud(rules(settings));
    }

    /** The same with the jackpot of these tests. */
    public static Stud jackpotGame(String... settings) {
        List<String> all = new ArrayList<>(JACKPOT);
        all.addAll(List.of(settings));
        return game(all.toArray(new String[0]));
    }

    public static StudRules rules(String... settings) {
        Map<String, String> given = new HashMap<>();
        for (String setting : settings) {
            int at = setting.indexOf('=');
            given.put(setting.substring(0, at), setting.substring(at + 1));
        }
        return StudRules.read(new Settings(given));
    }

    public static Patron at(int box) {
        return SEATS.get(box - 1);
    }

    public static Wager wager(int box, StudArea on, Money stake, Money tokens) {
        return new Wager(at(box), Box.of(box), on, stake, tokens);
    }

    public static Wager ante(int box, long dollars) {
        return wager(box, StudArea.ANTE, Money.dollars(dollars), Money.ZERO);
    }

    public static Wager ante(long dollars) {
        return ante(1, dollars);
    }

    public static Wager jackpot(int box) {
        return wager(box, StudArea.JACKPOT, Money.dollars(5), Money.ZERO);
    }

    public static Wager jackpot() {
        return jackpot(1);
    }

    /** A jackpot wager on another's box. */
    public static Wager jackpotOf(Patron patron, int box) {
        return new Wager(patron, Box.of(box), StudArea.JACKPOT, Money.dollars(5), Money.ZERO);
    }

    public static Change change(StudArea on, long dollars) {
        return new Change(ANN, Box.of(1), on, Money.dollars(dollars));
    }

    public static Withdraw withdraw(StudArea on) {
        return new Withdraw(ANN, Box.of(1), on, null);
    }

    public static Withdraw withdraw(StudArea on, long dollars) {
        return new Withdraw(ANN, Box.of(1), on, Money.dollars(dollars));
    }

    public static Bet bet(int box) {
        return new Bet(at(box), Box.of(box), null, Money.ZERO);
    }

    public static Bet bet() {
        return bet(1);
    }

    public static Fold fold(int box) {
        return new Fold(at(box), Box.of(box));
    }

    public static Fold fold() {
        return fold(1);
    }

    public static Concede concede(int box) {
        return new Concede(at(box), Box.of(box));
    }

    public static NoMoreBets noMoreBets() {
        return new NoMoreBets();
    }

    public static Expose expose() {
        return new Expose();
    }

    public static Reveal reveal() {
        return new Reveal();
    }

    /** The dealer's hand and those of the boxes in order, dealt one card at a time as from a shoe. */
    public static Deal deal(String dealer, String... boxes) {
        List<List<Card>> hands = new ArrayList<>();
        hands.add(Card.parseAll(dealer));
        for (String box : boxes) hands.add(Card.parseAll(box));
        List<Card> cards = new ArrayList<>();
        for (int round = 0; round < 5; round++) for (List<Card> hand : hands) cards.add(hand.get(round));
        return new Deal(cards);
    }

    /** The same, five cards at a time as from a shuffling device. */
    public static Deal dealByFives(String dealer, String... boxes) {
        return new Deal(Card.parseAll(dealer + " " + String.join(" ", boxes)));
    }

    public static Remedy staff(StudIrregularity irregularity) {
        return new Remedy(irregularity);
    }

    public static Remedy found(StudArea on, long dollars) {
        return found(Grade.GAMING_SUPERVISOR, on, dollars);
    }

    public static Remedy found(Grade by, StudArea on, long dollars) {
        return staff(new FoundWager(by, ANN, Box.of(1), on, Money.dollars(dollars), Money.ZERO));
    }

    public static Whose whose(int box) {
        return new Whose(Box.of(box), at(box));
    }

    public static AtTable at(TableCommand command) {
        return new AtTable(command);
    }

    /** The time in Sydney, {@code 2025-03-14T20:00}. */
    public static AtTable clock(String local) {
        return at(new TableCommand.Tick(sydney(local)));
    }

    public static Instant sydney(String local) {
        return LocalDateTime.parse(local).atZone(Table.SYDNEY).toInstant();
    }

    public static AtTable sit(int box) {
        return at(new TableCommand.Sit(at(box), Box.of(box)));
    }

    public static AtTable leave(int box) {
        return at(new TableCommand.Leave(at(box)));
    }

    /** Ann with these chips, what is left of her loss limit, and tokens; absent for ample. */
    public static AtTable admit(@Nullable Long chips, @Nullable Long lossLimitLeft, @Nullable Long tokens) {
        return at(new TableCommand.Admit(
                ANN, PlayerCard.VALID, dollars(chips), dollars(lossLimitLeft), dollars(tokens), false, null));
    }

    private static @Nullable Money dollars(@Nullable Long amount) {
        return amount == null ? null : Money.dollars(amount);
    }
}
