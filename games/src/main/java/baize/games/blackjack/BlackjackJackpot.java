package baize.games.blackjack;

import baize.core.card.Card;
import baize.core.pay.Line;
import baize.core.pay.Odds;
import baize.core.pay.Result;
import baize.core.pay.Verdict;
import baize.core.rule.Rule;
import baize.games.blackjack.BlackjackBox.Wagered;
import baize.games.blackjack.BlackjackEvent.JackpotMoved;
import baize.games.blackjack.BlackjackEvent.WagersSettled;
import baize.games.jackpot.Award;
import baize.games.jackpot.Claim;
import baize.games.jackpot.Jackpot;
import baize.games.jackpot.JackpotEvent;
import baize.games.jackpot.Pool;
import baize.games.jackpot.Prize;
import baize.games.jackpot.TablePool;
import baize.games.table.InvalidWagers;
import baize.games.table.Placed;
import baize.games.table.Settling;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Blazing 7's: what its wagers put into the pool, what they win of it, and what goes back. */
final class BlackjackJackpot {
    private final BlackjackRules rules;
    private final Jackpot jackpot;
    private final InvalidWagers invalid;

    BlackjackJackpot(BlackjackRules rules) {
        this.rules = rules;
        this.jackpot = new Jackpot(rules.jackpot());
        this.invalid = new InvalidWagers("16.22.2", rules.invalidLosingReturned());
    }

    static boolean isOne(Line line) {
        return line.wager().equals(SideWager.BLAZING_7S.id());
    }

    /** How many of these lines hand a jackpot wager back. */
    int returned(List<Line> lines) {
        return (int) lines.stream()
                .filter(line -> isOne(line) && line.result() == Result.VOID)
                .count();
    }

    /** What this round's wagers on Blazing 7's put into the pool, before the first card. */
    @Rule({"2.3.4.1", "14.23", "14.26.2", "R-41"})
    void contribute(Happening h) {
        int wagers = 0;
        for (BlackjackBox box : h.layout().boxes())
            wagers += box.on(BlackjackArea.BLAZING_7S).size();
        if (wagers > 0)
            h.add(new JackpotMoved(jackpot.contribute(h.layout().jackpot().pool(), wagers)));
    }

    /** All wagers on Blazing 7's together, since those who win share; jackpots are no chips and are exact. */
    @Rule({"14.21", "14.22", "14.23", "14.24", "14.25", "14.27", "14.27.3", "R-89", "R-108", "R-109"})
    void won(Happening h, List<Line> lines) {
        List<Claim> claims = new ArrayList<>();
        for (BlackjackBox box : h.layout().boxes()) claims(h.layout(), box, claims);
        invalid(h, lines);
        pay(h, claims, lines);
    }

    private void pay(Happening h, List<Claim> claims, List<Line> lines) {
        for (JackpotEvent event : jackpot.pay(h.layout().jackpot().pool(), claims)) {
            h.add(new JackpotMoved(event));
            if (event instanceof JackpotEvent.Paid paid)
                for (Award award : paid.awards()) lines.add(prize(h.layout(), award));
        }
    }

    private void claims(Layout layout, BlackjackBox box, List<Claim> claims) {
        for (Wagered wager : box.on(BlackjackArea.BLAZING_7S)) {
            Claim claim = new Claim(wager.patron(), box.box(), prizeOf(layout, box));
            if (claim.prize() != null && !wager.settled() && layout.invalid(wager.patron()) == null) claims.add(claim);
        }
    }

    /** A wager that would have won, but is invalid, goes back with what it had put in. */
    @Rule({"16.22.2", "R-12", "R-22", "R-192"})
    private void invalid(Happening h, List<Line> lines) {
        List<Line> back = new ArrayList<>();
        Layout layout = h.layout();
        for (BlackjackBox box : layout.boxes())
            for (Wagered wager : box.on(BlackjackArea.BLAZING_7S)) {
                boolean wins = !wager.settled() && prizeOf(layout, box) != null;
                String clause = layout.invalid(wager.patron());
                if (wins && clause != null)
                    back.add(
                            line(box, wager, SideEnding.SIDE_WON, invalid.verdict(SideWager.BLAZING_7S.won(), clause)));
            }
        takeBack(h, back.size(), "16.22.2");
        lines.addAll(back);
    }

    private @Nullable Prize prizeOf(Layout layout, BlackjackBox box) {
        List<Card> cards = box.hands().getFirst().cards();
        BlazingHand hand =
                BlazingHand.of(cards.get(0), cards.get(1), layout.dealer().getFirst());
        return BlazingPrize.of(hand, rules.jackpot().prizes());
    }

    /** Those that won nothing, which were collected before the deal, are settled with the round. */
    @Rule({"14.22", "14.23", "R-108"})
    void lost(Layout layout, BlackjackBox box, List<Line> lines) {
        for (Wagered wager : box.on(BlackjackArea.BLAZING_7S)) {
            if (wager.settled()) continue;
            Verdict verdict = invalid.verdict(SideWager.BLAZING_7S.lost(), layout.invalid(wager.patron()));
            lines.add(line(box, wager, SideEnding.SIDE_LOST, verdict));
        }
    }

    /** Jackpot wagers of the round go back, with what they had put into the pool. */
    @Rule({"16.18.1", "R-22"})
    void failed(Happening h) {
        List<Line> lines = new ArrayList<>();
        Verdict back = Verdict.voided("16.18.1", "16.18", "R-22");
        for (BlackjackBox box : h.layout().boxes())
            for (Wagered wager : box.on(BlackjackArea.BLAZING_7S))
                if (!wager.settled()) lines.add(line(box, wager, SideEnding.JACKPOT_FAILED, back));
        if (lines.isEmpty()) return;
        takeBack(h, lines.size(), "16.18.1");
        h.add(new WagersSettled(List.copyOf(lines)));
    }

    private Line line(BlackjackBox box, Wagered wager, SideEnding ending, Verdict verdict) {
        return new Settling(wager.patron(), box.box(), 1, rules.table().tokenSingleUse(), List.of())
                .line(SideWager.BLAZING_7S.id(), wager.placed(), ending, verdict, Odds.EVENS);
    }

    /** Takes out of the pool what some jackpot wagers had put in. */
    @Rule("R-22")
    void takeBack(Happening h, int wagers, String rule) {
        TablePool known = h.layout().jackpot();
        if (wagers == 0 || known.contributed().wagers() == 0) return;
        h.add(new JackpotMoved(jackpot.takeBack(known.pool(), known.contributed(), wagers, rule)));
    }

    /**
     * Takes back the prizes of lines that do not stand, and gives the lines that are right for the others' prizes.
     *
     * @param undone the lines that do not stand
     * @param wagers how many jackpot wagers go back with it
     */
    @Rule({"14.27", "14.27.1", "14.27.2", "R-22", "R-109", "R-192"})
    List<Line> strike(Happening h, List<Line> undone, int wagers, String rule) {
        TablePool known = h.layout().jackpot();
        Pool then = known.paidFrom();
        boolean struck = undone.stream().anyMatch(BlackjackJackpot::isPrize);
        if (then == null || !struck) {
            takeBack(h, wagers, rule);
            return List.of();
        }
        Layout layout = h.layout();
        List<Line> paid = prizes(layout);
        List<Line> standing =
                paid.stream().filter(line -> !undone.contains(line)).toList();
        Jackpot.Struck after = jackpot.strike(
                known.pool(), then, won(layout, paid), won(layout, standing), known.contributed(), wagers, rule);
        for (JackpotEvent event : after.events()) h.add(new JackpotMoved(event));
        return after.awards().stream().map(award -> prize(layout, award)).toList();
    }

    /**
     * The prizes of a round whose cards came otherwise: what was paid goes back, and what is right is paid out of the
     * pool as it stands now that it is known. Gives the lines.
     */
    @Rule({"16.8", "14.27", "R-41", "R-193"})
    List<Line> payAgain(Happening h, Layout was, Layout right) {
        List<Line> prizes = prizes(was);
        List<Claim> paid = won(was, prizes);
        List<Claim> due = won(right, prizes(right));
        if (paid.equals(due)) return prizes;
        TablePool known = h.layout().jackpot();
        Pool then = known.paidFrom();
        if (then != null)
            for (JackpotEvent event : jackpot.strike(
                            known.pool(), then, paid, List.of(), known.contributed(), 0, "16.8")
                    .events()) h.add(new JackpotMoved(event));
        List<Line> lines = new ArrayList<>();
        pay(h, due, lines);
        return lines;
    }

    private static List<Line> prizes(Layout layout) {
        return layout.lines().stream().filter(BlackjackJackpot::isPrize).toList();
    }

    static boolean isPrize(Line line) {
        return isOne(line) && line.result() == Result.WIN;
    }

    /** The claims that were paid with these lines, box by box as they were paid. */
    private List<Claim> won(Layout layout, List<Line> prizes) {
        List<Claim> claims = new ArrayList<>();
        for (BlackjackBox box : layout.boxes())
            for (Wagered wager : box.on(BlackjackArea.BLAZING_7S))
                for (Line line : prizes)
                    if (line.box().equals(box.box()) && line.patron().equals(wager.patron()))
                        claims.add(new Claim(wager.patron(), box.box(), prizeOf(line)));
        return claims;
    }

    /** The prize that a line paid: by the clause that it cites, since a box that was split has other cards by now. */
    private Prize prizeOf(Line line) {
        for (Prize prize : rules.jackpot().prizes())
            if (line.rules().contains(prize.rules().getFirst())) return prize;
        throw new IllegalStateException("a prize under no clause of the pay table: " + line);
    }

    private Line prize(Layout layout, Award award) {
        BlackjackBox box = layout.at(award.box());
        Placed placed = box == null ? null : box.on(award.patron(), BlackjackArea.BLAZING_7S);
        if (box == null || placed == null) throw new IllegalStateException("an award without a wager: " + award);
        return new Settling(award.patron(), box.box(), 1, rules.table().tokenSingleUse(), List.of())
                .prize(
                        SideWager.BLAZING_7S.id(),
                        placed,
                        SideEnding.SIDE_WON,
                        Verdict.win(award.rules().toArray(new String[0])),
                        award.amount());
    }
}
