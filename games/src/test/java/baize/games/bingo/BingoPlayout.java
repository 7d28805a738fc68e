package baize.games.bingo;

import static baize.games.bingo.BingoTable.*;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.ball.Balls;
import baize.core.chance.FastGenerator;
import baize.core.chance.SeededOutcomes;
import baize.core.engine.Decision;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.pay.Adjustment;
import baize.core.pay.Adjusts;
import baize.core.pay.Line;
import baize.core.pay.Settles;
import baize.games.bingo.BingoCommand.*;
import baize.games.bingo.BingoEvent.JackpotMoved;
import baize.games.bingo.BingoEvent.SessionEnded;
import baize.games.bingo.BingoIrregularity.*;
import baize.games.bingo.CardBook.Held;
import baize.games.jackpot.JackpotEvent;
import baize.games.jackpot.Pool;
import baize.games.table.Invalidation;
import baize.games.table.TableCommand;
import baize.testkit.Books;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Long seeded sessions with irregularities, in which people also ask for what they may not; checked at every step. */
final class BingoPlayout {
    private static final List<Patron> PATRONS = List.of(ANN, BOB, CAT, DAN, new Patron("eve"));
    private static final long CHIPS = 5_000;
    private static final Money METER = Money.cents(1_234_56);
    static final int SESSIONS = 4;
    private static final int STEPS = 40_000;

    private final FastGenerator generator;
    private final BingoRules rules;
    private final Bingo game;
    private final CardBook book;
    private final List<BingoEvent> events = new ArrayList<>();
    private BingoState state;
    private Instant now = Instant.parse("2026-11-16T09:00:00Z");
    private int sessions;
    private int settleable;
    private int abandoned;
    private long house;

    BingoPlayout(long seed) {
        generator = FastGenerator.stream(seed, 0);
        rules = BingoTable.rules(
                "games=3",
                "cards=12",
                "boxes=" + (seed % 3 == 0 ? 12 : 6),
                "entryFee=" + (seed % 2 == 0 ? "7.77" : "10.00"),
                "jackpotShareOfFee=" + (seed % 4 == 0 ? "33.3333%" : "100%"),
                "jackpotGames=1 3",
                "jackpotMeter=" + METER,
                "jackpotSeed=" + (seed % 5 == 0 ? "250.00" : "0.00"),
                "jackpotLevels=" + (seed % 2 == 0 ? "within-60:90 numbers:33" : "within-75:70"),
                "minors=any-line:50.00 four-corners:80.01 pickels:33.33",
                "minorRollover=" + (seed % 2 == 0),
                "sharePer=" + (seed % 3 == 1 ? "box" : "player"),
                "prizeForm=" + (seed % 3 == 2 ? "cash:34 slot-dollars:33 casino-dollars:33" : "cash"),
                "autoPlayCalls=" + (seed % 4 != 1));
        game = new Bingo(rules);
        book = new CardBook(rules);
        state = game.initial();
    }

    List<BingoEvent> events() {
        return events;
    }

    /** How often a game could be settled, and was looked at both ways. */
    int settleable() {
        return settleable;
    }

    /** How many games ended because everybody had left. */
    int abandoned() {
        return abandoned;
    }

    /** Plays, checks, and says how many commands were refused. */
    int run() {
        for (Patron patron : PATRONS) send(admit(patron, CHIPS, null));
        int refused = 0;
        int steps = 0;
        while (sessions < SESSIONS) {
            if (!send(next())) refused++;
            if (++steps > STEPS) throw new AssertionError("no end to " + state);
            BingoInvariants.check(rules, state);
            if (BingoEitherWay.check(game, state)) settleable++;
            money();
        }
        Books.check(events);
        replays();
        return refused;
    }

    private boolean send(BingoCommand command) {
        BingoCommand complete = game.withOutcome(state, command, SeededOutcomes.of(generator));
        return switch (game.decide(state, complete)) {
            case Decision.Refused<BingoEvent>(var refusal) -> {
                assertThat(refusal.detail()).isNotBlank();
                yield false;
            }
            case Decision.Accepted<BingoEvent>(var happened) -> {
                for (BingoEvent event : happened) {
                    state = game.evolve(state, event);
                    enter(event);
                }
                events.addAll(happened);
                yield true;
            }
        };
    }

    /** What the house is up or down, from lines and movements of the pool alone; dollars of the house are no money. */
    private void enter(BingoEvent event) {
        if (event instanceof SessionEnded) sessions++;
        if (event instanceof Adjusts adjusts)
            for (Adjustment one : adjusts.adjustments()) house -= one.amount().cents();
        if (event instanceof Settles settles)
            for (Line line : settles.lines())
                house += line.stake().cents()
                        - line.returned().minus(line.tokensReturned()).cents();
        if (!(event instanceof JackpotMoved(JackpotEvent moved))) return;
        house -= moved.fromTable().cents();
        if (moved instanceof JackpotEvent.Reseeded reseeded)
            house -= reseeded.fromHouse().cents();
        if (moved instanceof JackpotEvent.PutBack back) house += back.toHouse().cents();
    }

    /** What players hold and have paid in, the house and the pool together hold what they held at first. */
    private void money() {
        long sum = house;
        for (Patron patron : PATRONS) {
            Money chips = state.table().guest(patron).chips();
            if (chips == null || chips.isBelow(Money.ZERO)) throw new AssertionError(patron + " has " + chips);
            sum += chips.cents() + state.staked(patron).cents();
        }
        Pool pool = state.hall().jackpot().pool();
        sum += pool.amount().cents() + pool.reserve().amount().cents();
        if (sum != PATRONS.size() * CHIPS * 100 + METER.cents())
            throw new AssertionError(house + " is the house's of " + state);
    }

    private void replays() {
        BingoState again = game.initial();
        for (BingoEvent event : events) again = game.evolve(again, event);
        assertThat(again).isEqualTo(state);
    }

    private BingoCommand next() {
        if (!state.table().open()) return at(new TableCommand.Open(SUPERVISOR));
        int pick = generator.below(1_000);
        if (pick < 6) return irregular();
        if (pick < 12) return hall();
        return switch (state) {
            case BingoState.Settled _ -> pick < 250 ? afterwards() : pick < 500 ? new OpenSession(null) : issue();
            case BingoState.Issuing _ ->
                pick < 70
                        ? afterwards()
                        : pick < 80 ? new OpenSession(null) : pick < 750 ? issue() : new Start(List.of());
            case BingoState.Calling s -> pick < 840 ? onward(s) : pick < 850 ? correct() : byPlayer();
            case BingoState.Checking _ -> pick < 700 ? new Verify(SUPERVISOR, null) : byPlayer();
        };
    }

    private Patron patron() {
        return PATRONS.get(generator.below(PATRONS.size()));
    }

    private BingoCommand issue() {
        boolean paper = generator.below(3) == 0;
        return new Issue(
                patron(),
                paper ? DEALER : null,
                generator.below(6) == 0 ? 1000 + generator.below(15) : null,
                List.of(),
                paper ? Medium.PAPER : Medium.ELECTRONIC,
                generator.below(2) == 0,
                null);
    }

    /** Most who are entitled claim; then the game goes on. */
    private BingoCommand onward(BingoState.Calling s) {
        Play play = s.play();
        Held entitled = entitled(play);
        if (entitled != null && generator.below(10) < 7)
            return claim(entitled.card().patron(), entitled.card().serial());
        if (play.isWon() || play.called().size() == Balls.COUNT) return settle();
        if (s.isAbandoned()) {
            abandoned++;
            return settle();
        }
        return new Call(null, generator.below(60) == 0 ? 1 + generator.below(90) : null);
    }

    private @Nullable Held entitled(Play play) {
        for (Held held : inPlay(play))
            for (Prize prize : play.prizes())
                if (CardBook.shows(held.box(), prize.pattern(), play.heard())
                        && !CardBook.shows(held.box(), prize.pattern(), play.heardBefore())
                        && play.claims().stream()
                                .noneMatch(
                                        claim -> claim.serial() == held.card().serial())) return held;
        return null;
    }

    private List<Held> inPlay(Play play) {
        Session session = state.hall().open();
        return session.cards().stream()
                .filter(card -> card.from() <= play.game())
                .flatMap(card -> book.boxes(session, card, play.game()).stream())
                .toList();
    }

    private BingoCommand byPlayer() {
        Patron patron = patron();
        int serial = 1001 + generator.below(13);
        return switch (generator.below(4)) {
            case 0 -> claim(patron, serial);
            case 1 -> new Automatic(patron, serial, generator.below(2) == 0);
            case 2 -> new Mark(patron, serial, 1 + generator.below(90));
            default -> issue();
        };
    }

    private BingoCommand hall() {
        now = now.plus(Duration.ofMinutes(generator.below(12)));
        return at(
                switch (generator.below(7)) {
                    case 0 -> new TableCommand.Leave(patron());
                    case 6 -> new TableCommand.Leave(allBut(patron()));
                    case 1 -> new TableCommand.CloseSign(SUPERVISOR, null);
                    case 2 -> new TableCommand.Close(SUPERVISOR);
                    case 3 -> new TableCommand.Restrict(SUPERVISOR, patron(), List.of());
                    case 4 -> new TableCommand.LiftRestriction(SUPERVISOR, patron());
                    default -> new TableCommand.Tick(now);
                });
    }

    private BingoCommand irregular() {
        int serial = 1001 + generator.below(13);
        return switch (generator.below(8)) {
            case 0 -> correct();
            case 1 -> staff(new TerminalError(DEALER));
            case 2, 3 -> staff(new CardFails(DEALER, failing(serial)));
            case 4 -> staff(new VoidEntry(SUPERVISOR, winner(), "a computer"));
            case 5 -> invalidate();
            case 6 -> new TellJackpot(state.hall().jackpot().pool());
            default -> staff(new ReplaceCard(DEALER, serial));
        };
    }

    /** Somebody who has won lately, where somebody has. */
    private Patron winner() {
        List<Patron> winners = state.hall().last().stream()
                .flatMap(won -> won.winners().stream())
                .toList();
        return winners.isEmpty() ? patron() : winners.get(generator.below(winners.size()));
    }

    /** What is found out when a game is over. */
    private BingoCommand afterwards() {
        return switch (generator.below(4)) {
            case 0 -> staff(new VoidEntry(SUPERVISOR, winner(), "a computer"));
            case 1, 2 -> correct();
            default -> invalidate();
        };
    }

    /** Of the last call or an earlier one another number was said, or entered. */
    private BingoCommand correct() {
        Play play = state.play();
        LastGame over = state.hall().over();
        int calls = play != null
                ? play.called().size()
                : over == null ? 0 : over.play().called().size();
        Integer call = calls == 0 || generator.below(4) == 0 ? null : 1 + generator.below(calls);
        int number = 1 + generator.below(90);
        return generator.below(3) == 0
                ? staff(new CorrectCall(DEALER, number, null, call))
                : staff(new CorrectCall(DEALER, null, generator.below(4) == 0 ? null : number, call));
    }

    /** A device that waits is replaced at once, so that games go on. */
    private int failing(int serial) {
        Session session = state.hall().session();
        if (session != null)
            for (Issued card : session.cards())
                if (card.failed()) {
                    send(staff(new ReplaceCard(DEALER, card.serial())));
                    return serial;
                }
        return serial;
    }

    private BingoCommand invalidate() {
        boolean fraud = generator.below(3) == 0;
        List<Patron> forfeit = fraud ? List.of(patron()) : List.of();
        return staff(new Invalidate(SUPERVISOR, new Invalidation(fraud, forfeit, List.of(), null, null)));
    }

    /** Everybody else leaves; who is left is about to. */
    private Patron allBut(Patron last) {
        for (Patron patron : PATRONS) if (!patron.equals(last)) send(at(new TableCommand.Leave(patron)));
        return last;
    }
}
