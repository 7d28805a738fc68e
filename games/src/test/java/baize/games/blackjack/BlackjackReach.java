package baize.games.blackjack;

import static baize.games.blackjack.BlackjackTable.*;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.card.Card;
import baize.core.chance.FastGenerator;
import baize.core.chance.SeededOutcomes;
import baize.core.engine.Decision;
import baize.core.engine.Offer;
import baize.core.engine.Outcomes;
import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import baize.core.money.Money;
import baize.core.pay.Adjustment;
import baize.core.pay.Adjusts;
import baize.core.pay.Line;
import baize.core.pay.Result;
import baize.core.pay.Settles;
import baize.core.pay.Stakes;
import baize.games.blackjack.BlackjackCommand.*;
import baize.games.blackjack.BlackjackEvent.*;
import baize.games.blackjack.BlackjackIrregularity.*;
import baize.games.blackjack.BlackjackState.Settled;
import baize.games.jackpot.JackpotEvent;
import baize.games.jackpot.Pool;
import baize.games.jackpot.PoolBooks;
import baize.testkit.Books;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * One seeded round after the other, in each of which one remedy strikes at some moment between the first wager and the
 * next round's. What each patron must have then is counted from the stakes alone.
 */
final class BlackjackReach {
    private static final List<Patron> PATRONS = SEATS.subList(0, 4);
    /** Cards of which many come, so that blackjacks, pairs and jackpots do. */
    private static final List<Card> WANTED = Card.parseAll("7d 7d 7c As Ad Ks 8h 8s");

    /** What strikes, and what is checked of it. */
    enum Kind {
        INVALID_WAGER,
        VOID_HAND,
        INVALIDATE,
        INVALIDATE_FRAUD,
        VOID_ROUND,
        RECONSTRUCT
    }

    private final FastGenerator generator;
    private final Blackjack game;
    private final Set<String> reached;
    private final boolean losingReturned;
    private List<BlackjackEvent> round = new ArrayList<>();
    private BlackjackState state;
    private Pool before;

    BlackjackReach(long seed, Set<String> reached) {
        this.generator = FastGenerator.stream(seed, 192);
        this.reached = reached;
        this.losingReturned = seed % 5 == 0;
        this.game = game(
                "boxes=5",
                "device=" + (seed % 3 == 0 ? "shoe" : "shuffler"),
                "maximumHands=" + (2 + seed % 2),
                "tenInsurance=" + (seed % 2 == 0),
                "faceDown=" + (seed % 7 == 3),
                "deferBlackjacks=" + (seed % 4 == 0),
                "chips=0.50-1-5-25",
                "unit=1.00",
                "minimum=1.00",
                "maximum=100.00",
                "jackpotIncrement=0.123457",
                "jackpotReserve=0.010003",
                "invalidWagerLosingReturned=" + losingReturned);
        this.state = game.initial();
        this.before = state.layout().jackpot().pool();
    }

    /** One round with its remedy. */
    void round() {
        round = new ArrayList<>();
        before = state.layout().jackpot().pool();
        Kind kind = Kind.values()[generator.below(Kind.values().length)];
        int strikes = generator.below(22);
        boolean struck = false;
        for (int step = 0; step < 200; step++) {
            boolean over = state instanceof Settled && !round.isEmpty();
            if (!struck && (step >= 4 && step >= strikes || over)) {
                strike(kind);
                struck = true;
            }
            if (state instanceof Settled && !round.isEmpty()) break;
            play(step);
        }
        finish();
    }

    private void play(int step) {
        Patron patron = PATRONS.get(generator.below(PATRONS.size()));
        Viewer viewer = step >= 9 && generator.below(2) == 0 ? new Viewer.Staff(DEALER) : new Viewer.Player(patron);
        List<Offer<BlackjackCommand>> offers = game.offers(state, viewer).stream()
                .filter(offer -> isPlay(offer.command()))
                .toList();
        if (offers.isEmpty()) return;
        Offer<BlackjackCommand> offer = offers.get(generator.below(offers.size()));
        send(withStake(offer));
    }

    private static boolean isPlay(BlackjackCommand command) {
        return switch (command) {
            case Wager c -> c.box().number() <= 3;
            case Remedy _, AtTable _, Withdraw _, Change _, TellJackpot _, TimeOut _ -> false;
            default -> true;
        };
    }

    private BlackjackCommand withStake(Offer<BlackjackCommand> offer) {
        Offer.Stakes stakes = offer.stakes();
        if (stakes == null) return offer.command();
        Money stake =
                stakes.min().plus(stakes.unit().times(generator.below(30))).min(stakes.max());
        return switch (offer.command()) {
            case Wager c -> new Wager(c.patron(), c.box(), c.on(), stake, c.tokens());
            case Insure c -> new Insure(c.patron(), c.box(), stake, c.tokens());
            case DoubleDown c -> new DoubleDown(c.patron(), c.box(), c.hand(), stake, c.tokens(), c.cards());
            case BlackjackCommand other -> other;
        };
    }

    /** Plays on until the round is over; where no wager stands, it is not begun. */
    private void finish() {
        for (int step = 0; step < 400 && !(state instanceof Settled); step++) {
            if (!state.cardsOut() && state.layout().boxes().isEmpty()) send(wager(1, 10));
            play(step);
        }
        assertThat(state).isInstanceOf(Settled.class);
        assertThat(Books.check(round).areClear()).isTrue();
        List<JackpotEvent> moves = new ArrayList<>();
        for (BlackjackEvent event : round) if (event instanceof JackpotMoved(JackpotEvent moved)) moves.add(moved);
        assertThat(PoolBooks.check(before, moves))
                .isEqualTo(state.layout().jackpot().pool());
    }

    private boolean send(BlackjackCommand command) {
        Outcomes outcomes = new Outcomes() {
            @Override
            public List<Card> freshDeck(int count) {
                throw new IllegalStateException("no game of one deck");
            }

            @Override
            public Draws shoe() {
                return left -> {
                    Card wanted = WANTED.get(generator.below(WANTED.size()));
                    boolean comes = generator.below(2) == 0 && left.of(wanted) > 0;
                    return comes ? wanted : SeededOutcomes.of(generator).shoe().next(left);
                };
            }
        };
        if (!(game.decide(state, game.withOutcome(state, command, outcomes))
                instanceof Decision.Accepted<BlackjackEvent>(var happened))) return false;
        for (BlackjackEvent event : happened) state = game.evolve(state, event);
        round.addAll(happened);
        return true;
    }

    private Money net(Patron patron) {
        return Books.check(round).moved(patron).plus(Books.check(round).standing(patron));
    }

    private Money staked(Patron patron) {
        Money sum = Money.ZERO;
        for (BlackjackEvent event : round)
            if (event instanceof Stakes stakes && stakes.staked().patron().equals(patron))
                sum = sum.plus(stakes.staked().amount());
        return sum;
    }

    private void strike(Kind kind) {
        String phase = state.getClass().getSimpleName();
        Patron cheat = PATRONS.get(generator.below(PATRONS.size()));
        boolean concerned = state.layout().concerns(cheat);
        boolean out = state.cardsOut();
        boolean over = state instanceof Settled;
        List<BlackjackEvent> until = List.copyOf(round);
        boolean accepted = send(remedy(kind, cheat));
        if (accepted) reached.add(kind + " in " + phase);
        String as = kind + " in " + phase + " of " + cheat;
        switch (kind) {
            case INVALID_WAGER -> {
                assertThat(accepted).as(as).isEqualTo(concerned && !over);
                if (accepted && out) invalid(cheat, until);
                else if (accepted) assertThat(net(cheat)).as(as).isEqualTo(Money.ZERO);
            }
            case VOID_HAND -> {
                assertThat(accepted).as(as).isEqualTo(concerned && out);
                if (accepted) voidHand(cheat, until);
            }
            case INVALIDATE, INVALIDATE_FRAUD -> {
                boolean named = kind == Kind.INVALIDATE_FRAUD;
                assertThat(accepted).as(as).isEqualTo((out || over) && (!named || concerned));
                if (accepted) invalidated(named ? cheat : null);
            }
            case VOID_ROUND -> {
                assertThat(accepted).as(as).isEqualTo(out || over);
                if (accepted) misdealt(until);
            }
            case RECONSTRUCT -> {
                assertThat(accepted).as(as).isEqualTo(out || over);
                assertThat(adjustments(until)).as(as).isEmpty();
            }
        }
    }

    private BlackjackCommand remedy(Kind kind, Patron cheat) {
        return staff(
                switch (kind) {
                    case INVALID_WAGER -> new InvalidWager(DEALER, cheat, "18.1");
                    case VOID_HAND -> new VoidHand(SUPERVISOR, cheat);
                    case INVALIDATE -> new Invalidate(SUPERVISOR, "18.5.1", List.of(), List.of(), null, null);
                    case INVALIDATE_FRAUD ->
                        new Invalidate(SUPERVISOR, "18.5.2", List.of(cheat), List.of(), null, null);
                    case VOID_ROUND -> new VoidRound(SUPERVISOR, "16.8");
                    case RECONSTRUCT -> new Reconstruct(SUPERVISOR, dealt());
                });
    }

    /** The cards of the round in the order in which they came. */
    private List<Card> dealt() {
        List<Card> cards = new ArrayList<>();
        for (BlackjackEvent event : round)
            switch (event) {
                case HandsDealt e -> initial(e.dealer(), e.boxes(), cards);
                case HandsDealtDown e -> initial(e.dealer(), e.boxes(), cards);
                case CardDrawn e -> cards.add(e.card());
                default -> {
                    // No other card of a round without errors.
                }
            }
        return cards;
    }

    private static void initial(Card dealer, List<BoxCards> boxes, List<Card> cards) {
        for (BoxCards box : boxes) cards.add(box.cards().get(0));
        cards.add(dealer);
        for (BoxCards box : boxes) cards.add(box.cards().get(1));
    }

    private List<Adjustment> adjustments(List<BlackjackEvent> until) {
        return round.subList(until.size(), round.size()).stream()
                .filter(Adjusts.class::isInstance)
                .flatMap(event -> ((Adjusts) event).adjustments().stream())
                .toList();
    }

    /** Nobody else gives anything back. */
    private void othersUnharmed(Patron cheat, List<BlackjackEvent> until) {
        for (Adjustment one : adjustments(until))
            if (!one.patron().equals(cheat))
                assertThat(one.amount().isPositive()).as("%s", one).isTrue();
    }

    /** What has been settled of an invalid player's is stakes that went back, or that were lost. */
    private void invalid(Patron cheat, List<BlackjackEvent> until) {
        othersUnharmed(cheat, until);
        Money lost = Money.ZERO;
        for (BlackjackEvent event : until)
            if (event instanceof Settles settles)
                for (Line line : settles.lines())
                    if (line.patron().equals(cheat) && line.result() == Result.LOSE && !losingReturned)
                        lost = lost.plus(line.stake());
        assertThat(net(cheat)).isEqualTo(lost.negated());
        finish();
        assertThat(net(cheat).isPositive()).isFalse();
    }

    private void voidHand(Patron cheat, List<BlackjackEvent> until) {
        othersUnharmed(cheat, until);
        assertThat(net(cheat)).isEqualTo(Money.ZERO);
        finish();
        assertThat(net(cheat)).isEqualTo(Money.ZERO);
    }

    private void invalidated(@Nullable Patron cheat) {
        for (Patron patron : PATRONS)
            assertThat(net(patron))
                    .as("%s", patron)
                    .isEqualTo(patron.equals(cheat) ? staked(patron).negated() : Money.ZERO);
        Pool now = state.layout().jackpot().pool();
        boolean jackpot = cheat != null
                && state.layout().boxes().stream().anyMatch(box -> box.on(cheat, BlackjackArea.BLAZING_7S) != null);
        if (jackpot) return;
        assertThat(now.meter()).isEqualTo(before.meter());
        assertThat(now.reserve()).isEqualTo(before.reserve());
    }

    /** What was settled before the round was over stands, and nothing else. */
    private void misdealt(List<BlackjackEvent> until) {
        for (Patron patron : PATRONS) {
            Money interim = Money.ZERO;
            for (BlackjackEvent event : until)
                if (event instanceof WagersSettled settled)
                    for (Line line : settled.lines())
                        if (line.patron().equals(patron))
                            interim = interim.plus(line.returned()).minus(line.stake());
            assertThat(net(patron)).as("%s", patron).isEqualTo(interim);
        }
    }
}
