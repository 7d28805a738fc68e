package baize.games.threecard;

import baize.core.card.Card;
import baize.core.engine.Box;
import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.games.table.PlayerCard;
import baize.games.table.Settings;
import baize.games.table.Table;
import baize.games.table.TableCommand;
import baize.games.table.Whose;
import baize.games.threecard.ThreeCardCommand.AtTable;
import baize.games.threecard.ThreeCardCommand.Change;
import baize.games.threecard.ThreeCardCommand.Concede;
import baize.games.threecard.ThreeCardCommand.Deal;
import baize.games.threecard.ThreeCardCommand.Expose;
import baize.games.threecard.ThreeCardCommand.Fold;
import baize.games.threecard.ThreeCardCommand.NoMoreBets;
import baize.games.threecard.ThreeCardCommand.Play;
import baize.games.threecard.ThreeCardCommand.Remedy;
import baize.games.threecard.ThreeCardCommand.Reveal;
import baize.games.threecard.ThreeCardCommand.Wager;
import baize.games.threecard.ThreeCardCommand.Withdraw;
import baize.games.threecard.ThreeCardIrregularity.FoundWager;
import java.time.Instant;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A table for tests: Ann sits at box 1, Bob at 2, Cat at 3 and so on; amounts are whole dollars. */
public final class ThreeCardTable {
    public static final Patron ANN = new Patron("ann");
    public static final Patron BOB = new Patron("bob");
    public static final Patron CAT = new Patron("cat");
    public static final List<Patron> SEATS =
            List.of(ANN, BOB, CAT, new Patron("dan"), new Patron("eve"), new Patron("fay"), new Patron("gus"));
    public static final Grade DEALER = Grade.DEALER;
    public static final Grade SUPERVISOR = Grade.CASINO_SUPERVISOR;

    private ThreeCardTable() {}

    /** A game with these settings, {@code key=value} each, over the defaults. */
    public static ThreeCard game(String... settings) {
        return new ThreeCard(rules(settings));
    }

    public static ThreeCardRules rules(String... settings) {
        Map<String, String> given = new HashMap<>();
        for (String setting : settings) {
            int at = setting.indexOf('=');
            given.put(setting.substring(0, at), setting.substring(at + 1));
        }
        return ThreeCardRules.read(new Settings(given));
    }

    public static Patron at(int box) {
        return SEATS.get(box - 1);
    }

    public static Wager wager(int box, ThreeCardArea on, Money stake, Money tokens) {
        return new Wager(at(box), Box.of(box), on, stake, tokens);
    }

    public static Wager ante(int box, long dollars) {
        return wager(box, ThreeCardArea.ANTE, Money.dollars(dollars), Money.ZERO);
    }

    public static Wager ante(long dollars) {
        return ante(1, dollars);
    }

    public static Wager pairPlus(int box, long dollars) {
        return wager(box, ThreeCardArea.PAIR_PLUS, Money.dollars(dollars), Money.ZERO);
    }

    public static Wager pairPlus(long dollars) {
        return pairPlus(1, dollars);
    }

    public static Change change(ThreeCardArea on, long dollars) {
        return new Change(ANN, Box.of(1), on, Money.dollars(dollars));
    }

    public static Withdraw withdraw(ThreeCardArea on) {
        return new Withdraw(ANN, Box.of(1), on, null);
    }

    public static Withdraw withdraw(ThreeCardArea on, long dollars) {
        return new Withdraw(ANN, Box.of(1), on, Money.dollars(dollars));
    }

    public static Play play(int box) {
        return new Play(at(box), Box.of(box), null, Money.ZERO);
    }

    public static Play play() {
        return play(1);
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
        for (int round = 0; round < 3; round++) for (List<Card> hand : hands) cards.add(hand.get(round));
        return new Deal(cards);
    }

    /** The same, three cards at a time as from a shuffling device. */
    public static Deal dealByThrees(String dealer, String... boxes) {
        return new Deal(Card.parseAll(dealer + " " + String.join(" ", boxes)));
    }

    public static Remedy staff(ThreeCardIrregularity irregularity) {
        return new Remedy(irregularity);
    }

    public static Remedy found(ThreeCardArea on, long dollars) {
        return found(Grade.GAMING_SUPERVISOR, on, dollars);
    }

    public static Remedy found(Grade by, ThreeCardArea on, long dollars) {
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
