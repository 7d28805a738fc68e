package baize.games.caribbeanstud;

import baize.core.card.HandCategory;
import baize.core.card.PokerHand;
import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.pay.Line;
import baize.core.pay.Odds;
import baize.core.pay.Result;
import baize.core.pay.Verdict;
import baize.core.rule.Rule;
import baize.games.caribbeanstud.StudEvent.JackpotMoved;
import baize.games.caribbeanstud.StudEvent.RoundSettled;
import baize.games.caribbeanstud.StudEvent.RoundUndone;
import baize.games.caribbeanstud.StudEvent.RoundVoided;
import baize.games.caribbeanstud.StudHand.JackpotWager;
import baize.games.caribbeanstud.StudState.Settled;
import baize.games.jackpot.Award;
import baize.games.jackpot.Claim;
import baize.games.jackpot.Jackpot;
import baize.games.jackpot.JackpotEvent;
import baize.games.jackpot.Pool;
import baize.games.table.InvalidWagers;
import baize.games.table.Placed;
import baize.games.table.Resettlement;
import baize.games.table.Settling;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Reads the settlement table for every hand of a round and writes the lines, from the dealer's right. */
record StudSettlement(StudRules rules, Jackpot jackpot) {
    /** What bears on a hand that was decided with a card of the dealer's exposed. */
    private static final List<String> SAW = List.of("14.7", "R-33");

    StudSettlement(StudRules rules) {
        this(rules, new Jackpot(rules.jackpot()));
    }

    /** The round's settlement: antes and bets first, then what the jackpot wagers have won, in the order of payment. */
    @Rule({"9.3", "9.4", "9.5", "9.6", "9.7", "12.2", "R-45"})
    List<StudEvent> settled(StudState s) {
        int dealer = PokerHand.strength(s.dealer().cards());
        List<Line> lines = new ArrayList<>();
        List<Claim> claims = new ArrayList<>();
        for (StudHand hand : s.hands().reversed()) {
            settle(hand, dealer, lines);
            claim(hand, dealer, claims, lines);
        }
        List<StudEvent> events = new ArrayList<>(3);
        Pool pool = takeBack(s, returned(s, lines), "14.20.2", events).jackpot().pool();
        for (JackpotEvent event : jackpot.pay(pool, claims)) {
            events.add(new JackpotMoved(event));
            if (event instanceof JackpotEvent.Paid e) prizes(s, dealer, e.awards(), lines);
        }
        events.add(new RoundSettled(List.copyOf(lines)));
        return events;
    }

    /** How many jackpot wagers that were in the pool until now go back, since they were invalid. */
    @Rule({"14.20.2", "R-12", "R-22"})
    private static int returned(StudState s, List<Line> lines) {
        int returned = 0;
        for (Line line : lines) {
            StudHand hand = s.at(line.box());
            boolean live = hand != null && hand.hasLiveJackpot();
            if (live && line.wager().equals(StudArea.JACKPOT.id()) && line.result() == Result.VOID) returned++;
        }
        return returned;
    }

    @Rule({"9.5.1", "9.10", "10.1", "10.2", "R-38"})
    private void settle(StudHand hand, int dealer, List<Line> lines) {
        Settling settling = settling(hand, hand.patron());
        int player = PokerHand.strength(hand.cards());
        StudShowdown row = row(hand, player, dealer);
        Placed ante = hand.ante();
        if (ante != null) lines.add(settling.line("ante", ante, row, valid(row.ante(), hand.invalid()), Odds.EVENS));
        Placed bet = hand.bet();
        if (bet != null) lines.add(bet(settling, bet, row, PokerHand.category(player), hand.invalid()));
    }

    private Line bet(Settling settling, Placed bet, StudShowdown row, HandCategory category, @Nullable String invalid) {
        Odds odds = rules.betPays().odds(category);
        Money winnings = Money.cents(odds.winnings(bet.valid().cents()));
        Money most = Money.cents(rules.mostCents());
        boolean capped = winnings.isAbove(most);
        Verdict verdict = switch (row.bet().result()) {
            case WIN ->
                capped
                        ? row.bet().and(List.of(StudOdds.of(category).clause(), "10.2", "R-38"))
                        : row.bet().and(List.of(StudOdds.of(category).clause()));
            case LOSE, STAND_OFF, VOID -> row.bet();
        };
        return settling.line("bet", bet, row, valid(verdict, invalid), odds, winnings.min(most));
    }

    private static StudShowdown row(StudHand hand, int player, int dealer) {
        return hand.ending() != null ? hand.ending() : StudShowdown.of(player, dealer);
    }

    /** A jackpot wager that is left to the cards claims its prize; any other is settled here. */
    @Rule({"11.4", "11.7", "14.20.2", "R-12", "R-28", "R-29", "R-34", "R-37"})
    private void claim(StudHand hand, int dealer, List<Claim> claims, List<Line> lines) {
        JackpotWager wager = hand.jackpot();
        if (wager == null) return;
        int player = PokerHand.strength(hand.cards());
        StudShowdown row = row(hand, player, dealer);
        Claim claim = new Claim(wager.patron(), hand.box(), StudPrize.of(PokerHand.category(player)));
        boolean entitled = hand.hasLiveJackpot() && wager.invalid() == null;
        if (entitled) claims.add(claim);
        if (entitled && claim.prize() != null) return;
        StudShowdown ending = wager.ending() != null ? wager.ending() : row;
        Verdict verdict = wager.ending() != null ? wager.ending().jackpot() : row.jackpot();
        boolean wouldWin = hand.hasLiveJackpot() && claim.prize() != null;
        Verdict cards = wouldWin ? Verdict.win(verdict.rules().toArray(new String[0])) : verdict;
        Settling settling = settling(hand, wager.patron());
        lines.add(settling.line("jackpot", wager.placed(), ending, valid(cards, wager.invalid()), Odds.EVENS));
    }

    /** The lines of what was won, in the order in which it is paid. */
    @Rule({"1.1 \"jackpot wager\"", "11.8", "11.10.4", "12.1", "12.2", "12.4", "R-30"})
    private void prizes(StudState s, int dealer, List<Award> awards, List<Line> lines) {
        for (Award award : awards) {
            StudHand hand = s.at(award.box());
            JackpotWager wager = hand == null ? null : hand.jackpot();
            if (hand == null || wager == null) throw new IllegalStateException("an award without a wager: " + award);
            StudShowdown row = row(hand, PokerHand.strength(hand.cards()), dealer);
            Settling settling = settling(hand, award.patron());
            Verdict verdict = Verdict.win(award.rules().toArray(new String[0]));
            lines.add(
                    award.isBonus()
                            ? settling.bonus(StudArea.BONUS_JACKPOT, row, verdict, award.amount())
                            : settling.prize(
                                    "jackpot",
                                    wager.placed(),
                                    row,
                                    verdict.and(row.jackpot().rules()),
                                    award.amount()));
        }
    }

    /** An invalid wager is settled by the cards, but does not win. */
    @Rule({"1.1 \"Invalid wager\"", "14.20.2", "16.1", "16.1.1", "16.1.2", "16.19", "16.21", "R-12"})
    private Verdict valid(Verdict verdict, @Nullable String invalid) {
        return new InvalidWagers("14.20.2", rules.invalidLosingReturned()).verdict(verdict, invalid);
    }

    /** A round that is over without a result, with what its jackpot wagers had put into the pool. */
    @Rule("R-22")
    List<StudEvent> voided(StudState s, StudShowdown ending) {
        return voided(s, ending, _ -> ending);
    }

    /** The same, each player's wagers ending in their own way. */
    List<StudEvent> voided(StudState s, StudShowdown ending, Function<Patron, StudShowdown> of) {
        List<StudEvent> events = new ArrayList<>(2);
        List<Line> lines = new ArrayList<>();
        int returned = 0;
        for (StudHand hand : s.hands().reversed()) {
            withoutCards(hand, of, lines);
            JackpotWager wager = hand.jackpot();
            boolean back = wager != null && of.apply(wager.patron()).jackpot().result() == Result.VOID;
            if (back && hand.hasLiveJackpot()) returned++;
        }
        takeBack(s, returned, ending.jackpot().rule(), events);
        events.add(new RoundVoided(ending, List.copyOf(lines)));
        return events;
    }

    /**
     * The settled round without its result: prizes are in the pool again, and what its returned jackpot wagers had put
     * in is out of it.
     */
    @Rule({"16.10", "R-22", "R-192", "R-193"})
    List<StudEvent> undone(Settled s, Function<Patron, StudShowdown> of) {
        List<Line> lines = new ArrayList<>();
        for (StudHand hand : s.hands().reversed()) withoutCards(hand, of, lines);
        List<String> rules = List.of("16.10", "16.9", "R-21", "R-193");
        List<StudEvent> events = new ArrayList<>(3);
        Progressive known = s.jackpot();
        Set<Box> returned = jackpotsBack(lines);
        returned.removeAll(jackpotsBack(s.lines()));
        for (JackpotEvent event :
                jackpot.undo(known.pool(), known.drawn(), known.contributed(), returned.size(), "16.10"))
            events.add(new JackpotMoved(event));
        events.add(RoundUndone.of(new Resettlement(s.lines(), List.copyOf(lines), rules)));
        return events;
    }

    private static Set<Box> jackpotsBack(List<Line> lines) {
        Set<Box> back = new HashSet<>();
        for (Line line : lines)
            if (line.wager().equals(StudArea.JACKPOT.id()) && line.result() == Result.VOID) back.add(line.box());
        return back;
    }

    private void withoutCards(StudHand hand, Function<Patron, StudShowdown> of, List<Line> lines) {
        for (StudArea area : StudArea.values()) {
            Placed placed = hand.on(area);
            if (placed == null) continue;
            Patron owner = hand.owner(area);
            StudShowdown ending = of.apply(owner);
            lines.add(settling(hand, owner).line(area.id(), placed, ending, ending.ante(), Odds.EVENS));
        }
    }

    /** Takes out of the pool what some jackpot wagers had put in, and gives the state after it. */
    @Rule("R-22")
    StudState takeBack(StudState s, int wagers, String rule, List<StudEvent> events) {
        Progressive known = s.jackpot();
        if (wagers == 0 || known.contributed().wagers() == 0) return s;
        JackpotEvent event = jackpot.takeBack(known.pool(), known.contributed(), wagers, rule);
        events.add(new JackpotMoved(event));
        return s.with(known.moved(event));
    }

    /** What this round's jackpot wagers put into the pool, if there are any. */
    @Rule({"2.3", "11.5", "R-41"})
    List<StudEvent> contributed(StudState s) {
        int wagers = 0;
        for (StudHand hand : s.hands()) if (hand.jackpot() != null) wagers++;
        return wagers == 0
                ? List.of()
                : List.of(new JackpotMoved(jackpot.contribute(s.jackpot().pool(), wagers)));
    }

    private Settling settling(StudHand hand, Patron owner) {
        return new Settling(owner, hand.box(), 1, rules.table().tokenSingleUse(), hand.sawDealer() ? SAW : List.of());
    }
}
