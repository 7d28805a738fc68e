package baize.games.blackjack;

import baize.core.card.Card;
import baize.core.card.Rank;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.pay.Ending;
import baize.core.pay.Line;
import baize.core.pay.Odds;
import baize.core.pay.Paytable;
import baize.core.pay.Result;
import baize.core.pay.Verdict;
import baize.core.rule.Rule;
import baize.games.blackjack.BlackjackBox.Insured;
import baize.games.blackjack.BlackjackBox.Wagered;
import baize.games.blackjack.BlackjackEvent.*;
import baize.games.blackjack.BlackjackEvent.CardBurnedSeen;
import baize.games.blackjack.BlackjackHand.OnHand;
import baize.games.table.Chips;
import baize.games.table.InvalidWagers;
import baize.games.table.Placed;
import baize.games.table.Resettlement;
import baize.games.table.Settling;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Reads the settlement tables and writes the lines: with the deal, and when the dealer's hand is complete. */
final class BlackjackSettlement {
    private static final List<String> DOUBLED = List.of("11.1", "11.1.3", "R-97", "R-99");
    private static final List<String> DRAWN_FOR = List.of("16.10", "R-113");
    private static final List<String> TIMED_OUT = List.of("10.2", "R-200");

    private final BlackjackRules rules;
    private final BlackjackJackpot jackpot;
    private final Chips chips;
    private final InvalidWagers invalid;

    BlackjackSettlement(BlackjackRules rules) {
        this.rules = rules;
        this.jackpot = new BlackjackJackpot(rules);
        this.chips = rules.table().chips();
        this.invalid = new InvalidWagers("16.22.2", rules.invalidLosingReturned());
    }

    /** What is settled between the first cards and the rest. */
    @Rule({"9.1", "9.1.1", "9.1.3", "14.13", "14.16", "14.19", "14.31"})
    void interim(Happening h) {
        interim(h, h.layout().boxes());
    }

    /** Wagers on Blazing 7's wait for the last box that is turned, since those who win in one round share. */
    @Rule({"14.27.4", "R-116"})
    void interim(Happening h, List<BlackjackBox> boxes) {
        List<Line> lines = new ArrayList<>();
        for (BlackjackBox box : boxes) sides(h.layout(), box, lines);
        if (!h.layout().hasFaceDown()) jackpot.won(h, lines);
        for (BlackjackBox box : boxes) {
            if (!box.hands().getFirst().isBlackjack()) continue;
            h.add(new HandEnded(box.box(), 1, HandFate.BLACKJACK));
            if (paysBlackjackNow(h.layout())) blackjackPaid(h.layout(), box, lines);
        }
        if (!lines.isEmpty()) h.add(new WagersSettled(List.copyOf(lines)));
    }

    @Rule({"9.1.1", "9.1.2", "9.1.3"})
    private boolean paysBlackjackNow(Layout layout) {
        int up = Points.value(layout.dealer().getFirst());
        return !rules.deferBlackjacks() && up != 1 && up != 10;
    }

    private void blackjackPaid(Layout layout, BlackjackBox box, List<Line> lines) {
        for (OnHand stake : box.hands().getFirst().stakes())
            if (!stake.settled()) lines.add(main(layout, box, 1, stake, BlackjackShowdown.BLACKJACK_PAID));
    }

    /** A blackjack against an ace is paid even money where its player asks for it; the insurance goes back. */
    @Rule({"9.1.2", "R-90"})
    List<Line> evenMoney(Layout layout, BlackjackBox box, OnHand stake) {
        List<Line> lines = new ArrayList<>(2);
        lines.add(main(layout, box, 1, stake, BlackjackShowdown.EVEN_MONEY));
        for (Insured insured : box.insurance())
            if (insured.patron().equals(stake.patron()) && !insured.settled())
                lines.add(insurance(layout, box, insured, Insurance.EVEN_MONEY_TAKEN));
        return lines;
    }

    @Rule({"14.11", "14.12", "14.15", "14.17", "14.18", "14.20", "14.30", "14.32", "R-102", "R-106"})
    private void sides(Layout layout, BlackjackBox box, List<Line> lines) {
        List<Card> cards = box.hands().getFirst().cards();
        PairHand pair = PairHand.of(cards.get(0), cards.get(1));
        LuckyHand lucky =
                LuckyHand.of(cards.get(0), cards.get(1), layout.dealer().getFirst());
        for (Wagered wager : box.wagers()) {
            SideWager side = wager.on().side();
            if (side == null || wager.settled()) continue;
            switch (side) {
                case PERFECT_PAIRS ->
                    lines.add(side(layout, box, wager, SidePays.PERFECT_PAIRS, pair, SidePays.clause(side, pair)));
                case ANY_PAIRS ->
                    lines.add(side(layout, box, wager, SidePays.ANY_PAIRS, pair, SidePays.clause(side, pair)));
                case STAR_PAIRS ->
                    lines.add(side(layout, box, wager, SidePays.STAR_PAIRS, pair, SidePays.clause(side, pair)));
                case LUCKY_LUCKY ->
                    lines.add(side(layout, box, wager, rules.luckyLucky(), lucky, SidePays.clause(lucky)));
                case BLAZING_7S -> {
                    // Settled with all others of its pool.
                }
            }
        }
    }

    private <K extends Enum<K>> Line side(
            Layout layout, BlackjackBox box, Wagered wager, Paytable<K> table, K event, String clause) {
        SideWager side = expectSide(wager);
        boolean won = table.wins(event);
        Verdict verdict = won ? side.won().and(List.of(clause)) : side.lost();
        SideEnding ending = won ? SideEnding.SIDE_WON : SideEnding.SIDE_LOST;
        Settling settling = settling(wager.patron(), box, 1, List.of());
        return inChips(settling, layout, side.id(), wager.placed(), ending, verdict, table.odds(event));
    }

    private static SideWager expectSide(Wagered wager) {
        if (wager.on().side() == null) throw new IllegalStateException(wager + " is no optional wager");
        return wager.on().side();
    }

    /** The dealer draws as far as an outcome hangs on it, and everything that stands is settled. */
    @Rule({"13.1", "13.2", "13.4", "15.1", "15.2", "15.3", "16.5", "R-96"})
    void reveal(Happening h) {
        if (needsSecondCard(h.layout())) h.draw(null, 1);
        boolean blackjack = Points.isBlackjack(h.layout().dealer());
        while (!blackjack && needsMore(h.layout())) h.draw(null, 1);
        Card unused = h.layout().shoe().aside();
        if (unused != null) h.add(new CardBurnedSeen(unused, "16.5"));
        List<Line> lines = lines(h.layout());
        jackpot.takeBack(h, jackpot.returned(lines), "16.22.2");
        h.add(new RoundSettled(lines));
    }

    private boolean needsSecondCard(Layout layout) {
        int up = Points.value(layout.dealer().getFirst());
        boolean undecided = up == 1 || up == 10;
        for (BlackjackBox box : layout.boxes()) {
            if (box.insurance().stream().anyMatch(insured -> !insured.settled())) return true;
            for (BlackjackHand hand : box.hands())
                if (hand.isLive() && (undecided || hand.fate() != HandFate.BLACKJACK)) return true;
        }
        return false;
    }

    private static boolean needsMore(Layout layout) {
        boolean live = layout.boxes().stream()
                .flatMap(box -> box.hands().stream())
                .anyMatch(hand -> hand.isLive() && hand.fate() != HandFate.BLACKJACK);
        return live && Points.dealerDraws(Points.of(layout.dealer()));
    }

    private List<Line> lines(Layout layout) {
        boolean blackjack = Points.isBlackjack(layout.dealer());
        int total = Points.total(Points.of(layout.dealer()));
        List<Line> lines = new ArrayList<>();
        for (BlackjackBox box : layout.boxes()) {
            jackpot.lost(layout, box, lines);
            insurance(layout, box, blackjack, lines);
            for (int number = 1; number <= box.hands().size(); number++)
                for (OnHand stake : box.hands().get(number - 1).stakes())
                    if (!stake.settled()) settle(layout, box, number, stake, blackjack, total, lines);
        }
        return List.copyOf(lines);
    }

    @Rule({"13.3", "15.1.4", "15.1.5", "R-91"})
    private void insurance(Layout layout, BlackjackBox box, boolean blackjack, List<Line> lines) {
        boolean ace = layout.dealer().getFirst().rank() == Rank.ACE;
        for (Insured insured : box.insurance())
            if (!insured.settled()) lines.add(insurance(layout, box, insured, Insurance.of(ace, blackjack)));
    }

    private Line insurance(Layout layout, BlackjackBox box, Insured insured, Insurance ending) {
        Settling settling = settling(insured.patron(), box, 1, List.of());
        return inChips(
                settling, layout, BlackjackArea.INSURANCE, insured.placed(), ending, ending.verdict(), ending.odds());
    }

    private void settle(
            Layout layout,
            BlackjackBox box,
            int number,
            OnHand stake,
            boolean dealerBlackjack,
            int dealer,
            List<Line> lines) {
        BlackjackHand hand = box.hands().get(number - 1);
        BlackjackShowdown row = row(hand, dealerBlackjack, dealer);
        boolean spared = row == BlackjackShowdown.DEALER_BLACKJACK && !bears(box, number, stake.patron());
        Verdict wager = spared ? row.added() : row.original();
        lines.add(main(layout, box, number, stake, row, wager));
        if (stake.doubled() == null) return;
        lines.add(line(layout, box, number, stake.patron(), BlackjackArea.DOUBLE, stake.doubled(), row, row.added()));
    }

    private static BlackjackShowdown row(BlackjackHand hand, boolean dealerBlackjack, int dealer) {
        if (hand.fate() == HandFate.BUSTED) return BlackjackShowdown.BUSTED;
        if (hand.fate() == HandFate.BLACKJACK)
            return dealerBlackjack ? BlackjackShowdown.BOTH_BLACKJACK : BlackjackShowdown.BLACKJACK;
        return dealerBlackjack ? BlackjackShowdown.DEALER_BLACKJACK : BlackjackShowdown.of(hand.total(), dealer);
    }

    /** Whether this hand bears the one amount that a dealer's blackjack takes: the first of a player's not busted. */
    @Rule({"11.4", "12.7", "15.1.6", "15.1.10", "R-93", "R-94"})
    private boolean bears(BlackjackBox box, int number, Patron patron) {
        int busted = 0;
        int first = 0;
        for (int i = 1; i <= box.hands().size(); i++) {
            BlackjackHand hand = box.hands().get(i - 1);
            if (hand.of(patron) == null) continue;
            if (hand.fate() == HandFate.BUSTED) busted++;
            else if (first == 0) first = i;
        }
        return number == first && rules.dealerBlackjack().takesOneMore(busted);
    }

    private Line main(Layout layout, BlackjackBox box, int number, OnHand stake, BlackjackShowdown row) {
        return main(layout, box, number, stake, row, row.original());
    }

    private Line main(
            Layout layout, BlackjackBox box, int number, OnHand stake, BlackjackShowdown row, Verdict verdict) {
        return line(layout, box, number, stake.patron(), BlackjackArea.MAIN.id(), stake.wager(), row, verdict);
    }

    private Line line(
            Layout layout,
            BlackjackBox box,
            int number,
            Patron patron,
            String wager,
            Placed placed,
            BlackjackShowdown row,
            Verdict verdict) {
        List<String> besides = new ArrayList<>();
        if (wager.equals(BlackjackArea.DOUBLE)) besides.addAll(DOUBLED);
        if (box.hands().get(number - 1).fate() == HandFate.DRAWN_FOR) besides.addAll(DRAWN_FOR);
        if (box.hands().get(number - 1).fate() == HandFate.TIMED_OUT) besides.addAll(TIMED_OUT);
        return inChips(settling(patron, box, number, besides), layout, wager, placed, row, verdict, row.odds());
    }

    /** A line whose winnings are rounded up to what the table's chips can make, and which says so. */
    @Rule({"5.12", "R-89"})
    private Line inChips(
            Settling settling, Layout layout, String wager, Placed placed, Ending ending, Verdict verdict, Odds odds) {
        Money exact = Money.cents(odds.winnings(placed.valid().cents()));
        Money winnings = chips.up(exact);
        boolean rounded = verdict.result() == Result.WIN && !winnings.equals(exact);
        Verdict cited = rounded ? verdict.and(List.of("5.12", "R-89")) : verdict;
        return settling.line(
                wager, placed, ending, invalid.verdict(cited, layout.invalid(settling.patron())), odds, winnings);
    }

    /** The lines of a round that is over without a result: what has been settled stands, the rest goes back. */
    @Rule({"16.8", "16.16.2", "R-112"})
    List<Line> voided(Layout layout, Function<Patron, BlackjackShowdown> of) {
        return ended(layout, of, false);
    }

    /** The lines that take the place of what has been settled, where that has another end after all. */
    @Rule({"18.4.1", "18.6", "R-192", "R-193"})
    List<Line> undone(Layout layout, Function<Patron, BlackjackShowdown> of) {
        return ended(layout, of, true);
    }

    private List<Line> ended(Layout layout, Function<Patron, BlackjackShowdown> of, boolean settled) {
        List<Line> lines = new ArrayList<>();
        for (BlackjackBox box : layout.boxes()) {
            for (Wagered wager : box.wagers())
                if (wager.settled() == settled
                        && (wager.on() != BlackjackArea.MAIN || box.hands().isEmpty()))
                    lines.add(back(box, 1, wager.patron(), wager.on().id(), wager.placed(), of));
            for (Insured insured : box.insurance())
                if (insured.settled() == settled)
                    lines.add(back(box, 1, insured.patron(), BlackjackArea.INSURANCE, insured.placed(), of));
            for (int number = 1; number <= box.hands().size(); number++)
                for (OnHand stake : box.hands().get(number - 1).stakes()) {
                    if (stake.settled() != settled) continue;
                    lines.add(back(box, number, stake.patron(), BlackjackArea.MAIN.id(), stake.wager(), of));
                    if (stake.doubled() != null)
                        lines.add(back(box, number, stake.patron(), BlackjackArea.DOUBLE, stake.doubled(), of));
                }
        }
        return List.copyOf(lines);
    }

    /** The lines of an invalid player's wagers that were settled in order: what was won is not, the stake goes back. */
    @Rule({"16.22.2", "R-12", "R-192"})
    List<Line> invalidated(Layout layout, Patron patron) {
        List<Line> lines = new ArrayList<>();
        for (Line line : layout.lines()) {
            if (!line.patron().equals(patron)) continue;
            Verdict verdict = invalid.verdict(new Verdict(line.result(), line.rules()), layout.invalid(patron));
            Line other = verdict.result() == line.result() ? null : Resettlement.ended(line, line.ending(), verdict);
            if (other != null) lines.add(other);
        }
        return List.copyOf(lines);
    }

    private Line back(
            BlackjackBox box,
            int number,
            Patron patron,
            String wager,
            Placed placed,
            Function<Patron, BlackjackShowdown> of) {
        BlackjackShowdown ending = of.apply(patron);
        return settling(patron, box, number, List.of()).line(wager, placed, ending, ending.original(), Odds.EVENS);
    }

    private Settling settling(Patron patron, BlackjackBox box, int number, List<String> besides) {
        return new Settling(patron, box.box(), number, rules.table().tokenSingleUse(), besides);
    }

    BlackjackJackpot jackpot() {
        return jackpot;
    }
}
