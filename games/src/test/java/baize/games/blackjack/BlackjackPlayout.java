package baize.games.blackjack;

import static baize.games.blackjack.BlackjackTable.*;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.card.Card;
import baize.core.chance.FastGenerator;
import baize.core.chance.SeededOutcomes;
import baize.core.engine.Box;
import baize.core.engine.Decision;
import baize.core.engine.Grade;
import baize.core.engine.Offer;
import baize.core.engine.Outcomes;
import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import baize.core.money.Money;
import baize.core.pay.Line;
import baize.games.blackjack.BlackjackCommand.*;
import baize.games.blackjack.BlackjackEvent.JackpotMoved;
import baize.games.blackjack.BlackjackEvent.WagersSettled;
import baize.games.blackjack.BlackjackIrregularity.*;
import baize.games.blackjack.BlackjackState.Settled;
import baize.games.jackpot.JackpotEvent;
import baize.games.jackpot.Pool;
import baize.games.jackpot.PoolBooks;
import baize.games.table.PlayerCard;
import baize.games.table.TableCommand;
import baize.testkit.Books;
import java.util.ArrayList;
import java.util.List;

/** Long seeded play in which people also ask for what is not offered, with every cent and every card accounted for. */
final class BlackjackPlayout {
    private static final List<Patron> PATRONS = SEATS.subList(0, 5);
    private static final int BOXES = 6;
    static final int ROUNDS = 120;

    private final FastGenerator generator;
    private final Blackjack game;
    private final boolean shuffler;
    private final List<BlackjackEvent> events = new ArrayList<>();
    private BlackjackState state;

    BlackjackPlayout(long seed) {
        generator = FastGenerator.stream(seed, 0);
        shuffler = seed % 2 == 0;
        game = game(
                "boxes=" + BOXES,
                "device=" + (shuffler ? "shuffler" : "shoe"),
                "maximumHands=" + (2 + seed % 2),
                "tenInsurance=" + (seed % 3 == 0),
                "faceDown=" + (seed % 7 < 3),
                "deferBlackjacks=" + (seed % 4 == 0),
                "dealerBlackjackRule=" + (seed % 3 == 0 ? "OBO" : "BB+1"),
                "chips=" + (seed % 5 == 0 ? "1-5-25" : "0.50-1-5"),
                "jackpotIncrement=0.1" + (23457 + seed % 7),
                "jackpotReserve=0.000003",
                "invalidWagerLosingReturned=" + (seed % 5 == 0),
                "maximum=100.00");
        state = game.initial();
    }

    int rounds() {
        return state.layout().round();
    }

    /** Plays, checks, and says how many commands were refused. */
    int run() {
        send(at(new TableCommand.Admit(
                ANN, PlayerCard.VALID, Money.dollars(90_000), null, Money.dollars(500), false, null)));
        send(at(new TableCommand.Admit(
                BOB, PlayerCard.VALID, Money.dollars(90_000), Money.dollars(4_000), null, false, null)));
        int refused = 0;
        int checked = 0;
        Pool opening = state.layout().jackpot().pool();
        Pool last = opening;
        while (state.layout().round() < ROUNDS) {
            boolean accepted = send(generator.below(6) == 0 ? anything() : offered());
            if (!accepted) refused++;
            if (accepted && state instanceof Settled && events.size() > checked) {
                check(last, events.subList(checked, events.size()));
                checked = events.size();
                last = state.layout().jackpot().pool();
            }
        }
        check(opening, events);
        replays();
        return refused;
    }

    private boolean send(BlackjackCommand command) {
        BlackjackState before = state;
        Outcomes outcomes = SeededOutcomes.of(generator);
        BlackjackCommand complete = game.withOutcome(state, command, outcomes);
        return switch (game.decide(state, complete)) {
            case Decision.Refused<BlackjackEvent>(var refusal) -> {
                assertThat(refusal.detail()).isNotBlank();
                assertThat(state).isSameAs(before);
                yield false;
            }
            case Decision.Accepted<BlackjackEvent>(var happened) -> {
                for (BlackjackEvent event : happened) {
                    state = game.evolve(state, event);
                    events.add(event);
                    paidAsSaid(event);
                }
                cardsAreThere();
                yield true;
            }
        };
    }

    private void replays() {
        BlackjackState again = game.initial();
        for (BlackjackEvent event : events) again = game.evolve(again, event);
        assertThat(again).isEqualTo(state);
    }

    /** No card is out more often than there are decks, and what lies on the table is out. */
    private void cardsAreThere() {
        Layout layout = state.layout();
        List<Card> lying = new ArrayList<>(layout.dealer());
        for (BlackjackBox box : layout.boxes()) for (BlackjackHand hand : box.hands()) lying.addAll(hand.cards());
        for (int i = 0; i < Card.COUNT; i++) {
            Card card = Card.of(i);
            int out = layout.shoe().out().of(card);
            long there = lying.stream().filter(card::equals).count();
            assertThat(out)
                    .as("%s in %s", card, layout)
                    .isLessThanOrEqualTo(layout.shoe().decks());
            if (state.cardsOut())
                assertThat((long) out).as("%s in %s", card, layout).isGreaterThanOrEqualTo(there);
        }
    }

    /** What the jackpot's awards say is what the lines pay that follow them. */
    private void paidAsSaid(BlackjackEvent event) {
        if (!(event instanceof WagersSettled settled)) return;
        Money lines = Money.ZERO;
        for (Line line : settled.lines())
            if (line.odds() == null && line.pays().isPositive()) lines = lines.plus(line.pays());
        if (lines.isZero()) return;
        Money awarded = Money.ZERO;
        for (int i = events.size() - 2; i >= 0 && !isDealt(events.get(i)); i--)
            if (events.get(i) instanceof JackpotMoved(JackpotEvent.Paid paid))
                awarded = awarded.plus(paid.funding().total());
        assertThat(lines).as("%s", settled).isEqualTo(awarded);
    }

    private static boolean isDealt(BlackjackEvent event) {
        return event instanceof BlackjackEvent.HandsDealt || event instanceof BlackjackEvent.HandsDealtDown;
    }

    /** Stakes are cleared when a round is over; the pool is what its events make it, to the millionth. */
    private void check(Pool opening, List<BlackjackEvent> some) {
        List<JackpotEvent> moves = new ArrayList<>();
        for (BlackjackEvent event : some) if (event instanceof JackpotMoved(JackpotEvent moved)) moves.add(moved);
        assertThat(PoolBooks.check(opening, moves))
                .isEqualTo(state.layout().jackpot().pool());
        Books books = Books.check(some);
        if (state instanceof Settled) assertThat(books.areClear()).isTrue();
    }

    private BlackjackCommand offered() {
        List<Offer<BlackjackCommand>> offers = new ArrayList<>();
        Viewer viewer = generator.below(2) == 0
                ? new Viewer.Staff(generator.below(8) == 0 ? SUPERVISOR : Grade.DEALER)
                : new Viewer.Player(PATRONS.get(generator.below(PATRONS.size())));
        for (Offer<BlackjackCommand> offer : game.offers(state, viewer))
            for (int i = 0; i < weight(offer.command()); i++) offers.add(offer);
        if (offers.isEmpty()) return new Reveal(List.of());
        Offer<BlackjackCommand> offer = offers.get(generator.below(offers.size()));
        Offer.Stakes stakes = offer.stakes();
        if (stakes == null) return offer.command();
        Money stake =
                stakes.min().plus(stakes.unit().times(generator.below(1200))).min(stakes.max());
        return switch (offer.command()) {
            case Wager c ->
                new Wager(
                        c.patron(),
                        c.box(),
                        c.on(),
                        c.on() == BlackjackArea.BLAZING_7S ? c.stake() : stake,
                        c.tokens());
            case Insure c -> new Insure(c.patron(), c.box(), stake, c.tokens());
            case DoubleDown c -> new DoubleDown(c.patron(), c.box(), c.hand(), stake, c.tokens(), c.cards());
            case BlackjackCommand other -> other;
        };
    }

    private static int weight(BlackjackCommand command) {
        return switch (command) {
            case Wager c -> c.on() == BlackjackArea.MAIN ? 2 : 1;
            case Deal _, Reveal _ -> 12;
            case Split _, DoubleDown _, Insure _, EvenMoney _ -> 6;
            case TurnCards _ -> 6;
            case Hit _, Stand _, Decline _, CloseInsurance _ -> 3;
            case NoMoreBets _, Change _ -> 1;
            case Remedy c -> c.irregularity() instanceof JackpotWorks ? 6 : 1;
            case Withdraw _, TellJackpot _, TimeOut _, AtTable _ -> 0;
        };
    }

    private BlackjackCommand anything() {
        Patron patron = PATRONS.get(generator.below(PATRONS.size()));
        Box box = Box.of(1 + generator.below(BOXES + 1));
        Money stake = Money.cents(generator.below(3) == 0 ? 2_50 : generator.below(150_00));
        BlackjackArea on = BlackjackArea.values()[generator.below(BlackjackArea.values().length)];
        return generator.below(2) == 0 ? asked(patron, box, on, stake) : remedy(patron, box, on, stake);
    }

    private BlackjackCommand asked(Patron patron, Box box, BlackjackArea on, Money stake) {
        return switch (generator.below(10)) {
            case 0, 1 -> new Wager(patron, box, on, stake, Money.cents(generator.below(2) * 100L));
            case 2 -> new Change(patron, box, on, stake);
            case 3 -> new Withdraw(patron, box, on, null);
            case 4 -> new Insure(patron, box, stake, Money.ZERO);
            case 5 -> new Hit(patron, box, null, List.of());
            case 6 -> new Stand(patron, box, 1 + generator.below(3), List.of());
            case 7 -> new DoubleDown(patron, box, null, null, Money.cents(generator.below(2) * 100L), List.of());
            case 8 -> new Split(patron, box, null, Money.ZERO, List.of());
            default -> new Decline(patron, box, null, List.of());
        };
    }

    private BlackjackCommand remedy(Patron patron, Box box, BlackjackArea on, Money stake) {
        return staff(
                switch (generator.below(12)) {
                    case 0, 1, 2 -> new FoundWager(SUPERVISOR, patron, box, on, stake, Money.ZERO);
                    case 3 -> new InvalidWager(DEALER, patron, "18.1");
                    case 4 -> new VoidHand(SUPERVISOR, patron);
                    case 5 -> new LateInsurance(DEALER, patron, box, stake, Money.ZERO);
                    case 6 -> new FaceUpCard(DEALER);
                    case 7 -> new DealtInError(DEALER, generator.below(2) == 0);
                    case 8 -> new DeviceFails(DEALER, false, generator.below(2) == 0, false, List.of(patron));
                    case 9 -> new VoidRound(SUPERVISOR, "16.8");
                    case 10 -> new JackpotFails(SUPERVISOR);
                    default -> new Invalidate(SUPERVISOR, "18.5.2", List.of(patron), List.of(), "caught", SUPERVISOR);
                });
    }
}
