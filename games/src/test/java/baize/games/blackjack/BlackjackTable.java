package baize.games.blackjack;

import baize.core.card.Card;
import baize.core.engine.Box;
import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.games.blackjack.BlackjackCommand.*;
import baize.games.blackjack.BlackjackIrregularity.FoundWager;
import baize.games.table.PlayerCard;
import baize.games.table.Settings;
import baize.games.table.Table;
import baize.games.table.TableCommand;
import baize.games.table.Whose;
import java.time.Instant;
import java.time.LocalDateTime;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A table for tests: Ann sits at box 1, Bob at 2, Cat at 3 and so on; amounts are whole dollars. */
public final class BlackjackTable {
    public static final Patron ANN = new Patron("ann");
    public static final Patron BOB = new Patron("bob");
    public static final Patron CAT = new Patron("cat");
    public static final Patron DAN = new Patron("dan");
    public static final List<Patron> SEATS =
            List.of(ANN, BOB, CAT, DAN, new Patron("eve"), new Patron("fay"), new Patron("gus"));
    public static final Grade DEALER = Grade.DEALER;
    public static final Grade SUPERVISOR = Grade.CASINO_SUPERVISOR;
    public static final Grade MANAGER = Grade.GAMING_MANAGER;

    private BlackjackTable() {}

    /** A game with these settings, {@code key=value} each, over the defaults. */
    public static Blackjack game(String... settings) {
        return new Blackjack(rules(settings));
    }

    public static BlackjackRules rules(String... settings) {
        return BlackjackRules.read(settings(settings));
    }

    public static Settings settings(String... settings) {
        return new Settings(given(settings));
    }

    public static Map<String, String> given(String... settings) {
        Map<String, String> given = new HashMap<>();
        for (String setting : settings) {
            int at = setting.indexOf('=');
            given.put(setting.substring(0, at), setting.substring(at + 1));
        }
        return given;
    }

    public static Patron at(int box) {
        return SEATS.get(box - 1);
    }

    public static Wager wager(Patron patron, int box, BlackjackArea on, long dollars) {
        return new Wager(patron, Box.of(box), on, Money.dollars(dollars), Money.ZERO);
    }

    public static Wager wager(int box, long dollars) {
        return wager(at(box), box, BlackjackArea.MAIN, dollars);
    }

    public static Wager wager(long dollars) {
        return wager(1, dollars);
    }

    /** An optional wager of Ann's on her box. */
    public static Wager side(BlackjackArea on, long dollars) {
        return wager(ANN, 1, on, dollars);
    }

    /** A jackpot wager at the price of these tests, 2.50. */
    public static Wager blazing(int box) {
        return new Wager(at(box), Box.of(box), BlackjackArea.BLAZING_7S, Money.cents(250), Money.ZERO);
    }

    public static Change change(BlackjackArea on, long dollars) {
        return new Change(ANN, Box.of(1), on, Money.dollars(dollars));
    }

    public static Withdraw withdraw(BlackjackArea on) {
        return new Withdraw(ANN, Box.of(1), on, null);
    }

    public static Insure insure(int box, long dollars) {
        return new Insure(at(box), Box.of(box), Money.dollars(dollars), Money.ZERO);
    }

    public static EvenMoney evenMoney(int box) {
        return new EvenMoney(at(box), Box.of(box));
    }

    public static TurnCards turnCards(int box) {
        return new TurnCards(at(box), Box.of(box));
    }

    public static Hit hit(int box, String card) {
        return new Hit(at(box), Box.of(box), null, Card.parseAll(card));
    }

    public static Stand stand(int box) {
        return new Stand(at(box), Box.of(box), null, List.of());
    }

    /** Stands where the next hand of the box takes its second card. */
    public static Stand stand(int box, String card) {
        return new Stand(at(box), Box.of(box), null, Card.parseAll(card));
    }

    public static DoubleDown doubled(int box, String card) {
        return new DoubleDown(at(box), Box.of(box), null, null, Money.ZERO, Card.parseAll(card));
    }

    public static DoubleDown doubled(int box, long dollars, String card) {
        return new DoubleDown(at(box), Box.of(box), null, Money.dollars(dollars), Money.ZERO, Card.parseAll(card));
    }

    public static Split split(int box, String cards) {
        return new Split(at(box), Box.of(box), null, Money.ZERO, Card.parseAll(cards));
    }

    public static NoMoreBets noMoreBets() {
        return new NoMoreBets();
    }

    public static CloseInsurance closeInsurance() {
        return new CloseInsurance();
    }

    /** The cards in the order they leave the shoe: one to each box, one to the dealer, a second to each box. */
    public static Deal deal(String cards) {
        return new Deal(Card.parseAll(cards));
    }

    public static Reveal reveal(String cards) {
        return new Reveal(Card.parseAll(cards));
    }

    public static Reveal reveal() {
        return reveal("");
    }

    public static Remedy staff(BlackjackIrregularity irregularity) {
        return new Remedy(irregularity, List.of());
    }

    public static Remedy staff(BlackjackIrregularity irregularity, String cards) {
        return new Remedy(irregularity, Card.parseAll(cards));
    }

    public static Remedy found(Patron patron, int box, BlackjackArea on, long dollars) {
        return staff(new FoundWager(DEALER, patron, Box.of(box), on, Money.dollars(dollars), Money.ZERO));
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
