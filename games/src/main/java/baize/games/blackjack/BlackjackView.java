package baize.games.blackjack;

import baize.core.card.Card;
import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import baize.core.money.Money;
import baize.core.pay.Line;
import baize.core.pay.Odds;
import baize.core.pay.Paytable;
import baize.core.rule.Id;
import baize.core.rule.Rule;
import baize.games.blackjack.BlackjackBox.Answers;
import baize.games.blackjack.BlackjackState.*;
import baize.games.jackpot.Prize;
import baize.games.table.Placed;
import baize.games.table.TableView;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What one viewer may see of a Star Blackjack table, built up from nothing: cards lie face up but those in the
 * shoe and, where the house deals so, the first two of a box until they are turned.
 *
 * @param inscriptions what is printed on the cloth
 * @param sides the optional wagers that are offered, by their ids
 * @param pays what each wager that is offered pays, as the signs say
 * @param dealerTotal the dealer's points as they stand
 * @param turn whose turn it is, if anyone's
 * @param lines what has been settled of this round, or of the last
 * @param atZero while a hand waits for a decision, what becomes of it at a house table when the time has run out
 */
public record BlackjackView(
        int round,
        Phase phase,
        List<String> inscriptions,
        List<String> sides,
        int luckyLucky,
        List<PayView> pays,
        JackpotView jackpot,
        ShoeView shoe,
        TableView table,
        List<Card> dealer,
        @Nullable Integer dealerTotal,
        boolean insurance,
        @Nullable TurnView turn,
        List<BoxView> boxes,
        List<Line> lines,
        @Nullable String atZero) {

    /** The phases by name. */
    public enum Phase {
        SETTLED,
        BETTING,
        CLOSED,
        INSURING,
        PLAYING
    }

    /** What one wager pays, event by event. */
    public record PayView(String wager, List<PayRow> rows) {}

    public record PayRow(String event, String odds) {}

    /** What the signs and the meter say of Blazing 7's. */
    public record JackpotView(boolean offered, Money meter, Money stake, boolean inOrder, List<PrizeView> prizes) {}

    /** So much per cent of the pool, and at least so much. */
    public record PrizeView(String prize, int percent, Money least) {}

    /**
     * What can be seen of the shoe.
     *
     * @param left how many cards are in it
     * @param behind how many lie behind the cutting card
     * @param cutShown whether that has come out, so that this round is the last
     */
    public record ShoeView(int decks, int left, int behind, boolean cutShown, boolean shuffleDue) {}

    public record TurnView(int box, int hand, Patron patron) {}

    /** One box in the round. */
    public record BoxView(
            int box,
            @Nullable Patron controller,
            List<WagerView> wagers,
            List<InsuranceView> insurance,
            List<HandView> hands,
            List<Patron> awaited) {}

    public record WagerView(Patron patron, String on, Money stake, boolean settled) {}

    public record InsuranceView(Patron patron, Money stake, boolean settled) {}

    /** One hand of a box; of two cards that lie face down others see neither card nor total. */
    public record HandView(List<Card> cards, int total, boolean soft, HandFate fate, List<OnHandView> stakes) {}

    public record OnHandView(
            Patron patron, Money wager, @Nullable Money doubled, boolean settled) {}

    @Rule({
        "2.2", "2.2.2", "2.2.3", "2.2.3.1", "2.2.3.2", "2.2.3.3", "2.2.4", "2.3.4.3", "3.6.1", "3.6.2", "12.5.1", "14.5"
    })
    static BlackjackView of(BlackjackRules rules, BlackjackState s, Viewer viewer) {
        Layout layout = s.layout();
        List<Card> dealer = layout.dealer();
        return new BlackjackView(
                layout.round(),
                phase(s),
                List.of(
                        "Blackjack pays 3 to 2",
                        "Dealer must stand on hard 17 or soft 18",
                        "Insurance",
                        rules.maximumHands() == 3 ? "Pairs may be split to three hands" : "Pairs may be split once"),
                rules.offered(layout.table().device()).stream()
                        .sorted()
                        .map(SideWager::id)
                        .toList(),
                Integer.parseInt(rules.settings().getOrDefault("luckyLucky", "1")),
                pays(rules),
                jackpot(rules, layout),
                shoe(layout.shoe()),
                TableView.of(rules.table(), layout.table(), viewer),
                dealer,
                dealer.isEmpty() ? null : Points.total(Points.of(dealer)),
                s instanceof Insuring,
                turn(s),
                layout.boxes().stream().map(box -> box(box, viewer)).toList(),
                layout.lines(),
                atZero(s));
    }

    /** Insurance closes; others on a box decline; a hand below twelve has its cards first. */
    @Rule({"8.3", "10.2", "11.3", "12.6.2", "R-200"})
    private static @Nullable String atZero(BlackjackState s) {
        if (s instanceof Insuring) return "close";
        Layout.Turn turn = s instanceof Playing ? s.layout().turn() : null;
        if (turn == null) return null;
        if (turn.box().answers() != null) return "decline";
        return turn.hand().isFaceDown() || turn.hand().total() > 11 ? "stand" : "draw";
    }

    /** The tables that settle, as they are printed; the jackpot's prizes stand with its meter. */
    @Rule({"2.2.3.1", "8.1", "8.2", "14.12", "14.15", "14.20", "14.30"})
    private static List<PayView> pays(BlackjackRules rules) {
        List<PayView> pays = new ArrayList<>();
        pays.add(new PayView(
                BlackjackArea.MAIN.id(),
                List.of(row(BlackjackShowdown.BLACKJACK, BlackjackShowdown.BLACKJACK.odds()))));
        List<PayRow> insurance = new ArrayList<>();
        insurance.add(row(Insurance.ACE_INSURED, Insurance.ACE_INSURED.odds()));
        if (rules.tenInsurance()) insurance.add(row(Insurance.TEN_INSURED, Insurance.TEN_INSURED.odds()));
        pays.add(new PayView(BlackjackArea.INSURANCE, List.copyOf(insurance)));
        for (SideWager side : SideWager.values())
            if (rules.sides().contains(side) && side != SideWager.BLAZING_7S)
                pays.add(new PayView(side.id(), rows(rules, side)));
        return List.copyOf(pays);
    }

    private static List<PayRow> rows(BlackjackRules rules, SideWager side) {
        return switch (side) {
            case PERFECT_PAIRS -> rows(SidePays.PERFECT_PAIRS, PairHand.values());
            case ANY_PAIRS -> rows(SidePays.ANY_PAIRS, PairHand.values());
            case STAR_PAIRS -> rows(SidePays.STAR_PAIRS, PairHand.values());
            case LUCKY_LUCKY -> rows(rules.luckyLucky(), LuckyHand.values());
            case BLAZING_7S -> List.of();
        };
    }

    private static <K extends Enum<K>> List<PayRow> rows(Paytable<K> table, K[] events) {
        return Arrays.stream(events)
                .filter(table::wins)
                .map(event -> row(event, table.odds(event)))
                .toList();
    }

    private static PayRow row(Enum<?> event, Odds odds) {
        return new PayRow(Id.of(event), odds.toString());
    }

    private static JackpotView jackpot(BlackjackRules rules, Layout layout) {
        List<PrizeView> prizes = new ArrayList<>();
        for (Prize prize : rules.jackpot().prizes())
            prizes.add(new PrizeView(prize.id(), prize.percent(), prize.least()));
        return new JackpotView(
                rules.offered(layout.table().device()).contains(SideWager.BLAZING_7S),
                layout.jackpot().pool().amount(),
                rules.jackpot().stake(),
                layout.jackpot().inOrder(),
                List.copyOf(prizes));
    }

    private static ShoeView shoe(Shoe shoe) {
        return new ShoeView(shoe.decks(), shoe.size(), shoe.behind(), shoe.cut().shown(), shoe.due());
    }

    private static @Nullable TurnView turn(BlackjackState s) {
        Layout.Turn turn = s.cardsOut() ? s.layout().turn() : null;
        Patron controller = turn == null ? null : turn.box().controller();
        return turn == null || controller == null
                ? null
                : new TurnView(turn.box().box().number(), turn.number(), controller);
    }

    private static BoxView box(BlackjackBox box, Viewer viewer) {
        Answers answers = box.answers();
        return new BoxView(
                number(box.box()),
                box.controller(),
                box.wagers().stream()
                        .map(wager -> new WagerView(
                                wager.patron(), wager.on().id(), wager.placed().stake(), wager.settled()))
                        .toList(),
                box.insurance().stream()
                        .map(one -> new InsuranceView(one.patron(), one.placed().stake(), one.settled()))
                        .toList(),
                box.hands().stream().map(hand -> hand(hand, sees(box, viewer))).toList(),
                answers == null ? List.of() : answers.awaited());
    }

    private static int number(Box box) {
        return box.number();
    }

    /** Two cards that lie face down are seen by those with a wager on the box alone. */
    @Rule({"3.6.2", "3.6.2.1", "R-116"})
    private static boolean sees(BlackjackBox box, Viewer viewer) {
        return !box.isFaceDown() || (viewer instanceof Viewer.Player player && box.concerns(player.patron()));
    }

    private static HandView hand(BlackjackHand hand, boolean seen) {
        return new HandView(
                seen ? hand.cards() : List.of(),
                seen ? hand.total() : 0,
                seen && Points.isSoft(hand.points()),
                hand.fate(),
                hand.stakes().stream()
                        .map(stake -> new OnHandView(
                                stake.patron(), stake.wager().stake(), stake(stake.doubled()), stake.settled()))
                        .toList());
    }

    private static @Nullable Money stake(@Nullable Placed placed) {
        return placed == null ? null : placed.stake();
    }

    private static Phase phase(BlackjackState s) {
        return switch (s) {
            case Settled _ -> Phase.SETTLED;
            case Betting _ -> Phase.BETTING;
            case Closed _ -> Phase.CLOSED;
            case Insuring _ -> Phase.INSURING;
            case Playing _ -> Phase.PLAYING;
        };
    }
}
