package baize.floor.jackpot;

import baize.core.engine.Decision;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.jackpot.PoolCommand.Correct;
import baize.floor.jackpot.PoolCommand.Link;
import baize.floor.jackpot.PoolCommand.Move;
import baize.floor.jackpot.PoolCommand.SetUp;
import baize.floor.jackpot.PoolCommand.Unlink;
import baize.floor.jackpot.PoolEvent.PoolChanged;
import baize.floor.jackpot.PoolEvent.PoolCorrected;
import baize.floor.jackpot.PoolEvent.PoolMoved;
import baize.floor.jackpot.PoolEvent.PoolSetUp;
import baize.floor.jackpot.PoolEvent.TableLinked;
import baize.floor.jackpot.PoolEvent.TableUnlinked;
import baize.floor.jackpot.PoolState.Running;
import baize.floor.jackpot.PoolState.Unset;
import baize.floor.ledger.Account;
import baize.floor.ledger.Books;
import baize.floor.ledger.Entry;
import baize.floor.staff.Duty;
import baize.floor.stream.Codec;
import baize.floor.stream.Machine;
import baize.games.jackpot.Award;
import baize.games.jackpot.Jackpot;
import baize.games.jackpot.JackpotEvent;
import baize.games.jackpot.JackpotRules;
import baize.wire.Games;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** A jackpot's pool and the tables that feed it; stream {@code pool/<id>}. */
@Rule({"caribbean-stud 2.3", "caribbean-stud 11.5", "caribbean-stud 11.9", "blackjack 2.3.4.1", "blackjack 14.26"})
public final class PoolMachine implements Machine<PoolState, PoolCommand, PoolEvent> {
    @Override
    public PoolState initial() {
        return new Unset();
    }

    @Override
    public Decision<PoolEvent> decide(PoolState state, PoolCommand command, Instant at) {
        return switch (command) {
            case SetUp c -> setUp(state, c);
            case Link c -> state instanceof Running pool ? link(pool, c) : none();
            case Unlink c -> state instanceof Running pool ? unlink(pool, c) : none();
            case Move c -> Decision.accept(moved(state, c));
            case Correct c -> correct(state, c);
        };
    }

    private static Decision<PoolEvent> none() {
        return Decision.refuse(PoolReason.NO_SUCH_POOL, "there is no pool of that id");
    }

    private static Decision<PoolEvent> refuse(PoolReason reason, Running pool, String detail) {
        return Decision.refuse(reason, reason.rule(pool.game()), detail);
    }

    /** The clause of the pool's game that tables agree by. */
    private static String rule(Running pool, JackpotRules.Disagreement other) {
        return pool.game() + " " + Games.of(pool.game()).linkClause(other);
    }

    /** What was approved for a pool stands as long as tables are linked to it. */
    @Rule({"caribbean-stud 11.6", "caribbean-stud 11.9", "caribbean-stud 11.9.2"})
    private static Decision<PoolEvent> setUp(PoolState state, SetUp c) {
        if (!(state instanceof Running pool)) {
            Jackpot jackpot = new Jackpot(c.rules());
            return Decision.accept(new PoolSetUp(c.id(), c.name(), c.game(), c.rules(), jackpot.opened()));
        }
        if (!pool.game().equals(c.game())) return otherGame(pool, c.game());
        JackpotRules.Disagreement other = pool.rules().disagreement(c.rules());
        if (other != null && !pool.tables().isEmpty())
            return refuse(
                    PoolReason.TABLES_LINKED,
                    pool,
                    "pool " + pool.id() + " has tables, which keep it from " + other.detail() + " (" + rule(pool, other)
                            + ")");
        boolean same = other == null && pool.name().equals(c.name());
        return same ? Decision.accept(List.of()) : Decision.accept(new PoolChanged(c.name(), c.rules()));
    }

    private static Decision<PoolEvent> otherGame(Running pool, String game) {
        return refuse(
                PoolReason.OTHER_GAME, pool, "pool " + pool.id() + " is for " + pool.game() + ", not for " + game);
    }

    @Rule({
        "caribbean-stud 11.9.1",
        "caribbean-stud 11.9.2",
        "caribbean-stud 11.9.3",
        "blackjack 14.26.1",
        "blackjack 14.26.2",
        "blackjack 14.26.3",
        "R-46"
    })
    private static Decision<PoolEvent> link(Running pool, Link c) {
        if (!pool.game().equals(c.game())) return otherGame(pool, c.game());
        JackpotRules.Disagreement other = pool.rules().disagreement(c.rules());
        if (other != null)
            return Decision.refuse(
                    PoolReason.RULES_DIFFER,
                    rule(pool, other),
                    "a table of pool " + pool.id() + " may not have " + other.detail());
        boolean linked = pool.tables().contains(c.table());
        return linked ? Decision.accept(List.of()) : Decision.accept(new TableLinked(c.table()));
    }

    private static Decision<PoolEvent> unlink(Running pool, Unlink c) {
        boolean linked = pool.tables().contains(c.table());
        return linked ? Decision.accept(new TableUnlinked(c.table())) : Decision.accept(List.of());
    }

    /** The rules have been asked at the table; a move that does not fit the pool is a fault, not a refusal. */
    private static PoolMoved moved(PoolState state, Move c) {
        if (!(state instanceof Running pool) || !pool.tables().contains(c.table()))
            throw new IllegalStateException("table " + c.table() + " is not linked to this pool");
        if (!PoolMoves.follows(pool.rules(), pool.pool(), c.move()))
            throw new IllegalStateException(
                    "table " + c.table() + " moved a jackpot that does not stand at " + pool.pool() + ": " + c.move());
        return new PoolMoved(c.table(), c.round(), c.move());
    }

    /** Apart from a win, only a manager brings the meter down, and says why. */
    @Rule({"caribbean-stud 2.3", "R-24"})
    private static Decision<PoolEvent> correct(PoolState state, Correct c) {
        Duty duty = Duty.CORRECT_JACKPOT;
        if (!duty.mayBeDoneBy(c.by()))
            return Decision.refuse(PoolReason.WRONG_ROLE, duty.cites().getFirst(), duty.refusal(c.by()));
        if (!(state instanceof Running pool)) return none();
        Money after = pool.pool().amount().plus(c.amount());
        Money limit = pool.rules().limit();
        if (after.isBelow(Money.ZERO) || limit != null && after.isAbove(limit))
            return refuse(
                    PoolReason.METER_OUT_OF_RANGE,
                    pool,
                    "expected a meter of at least 0.00" + (limit == null ? "" : " and at most " + limit) + ", not "
                            + after);
        if (c.amount().isZero() || c.reason().isBlank())
            return refuse(PoolReason.NOT_A_CORRECTION, pool, "expected an amount and a reason");
        return Decision.accept(
                new PoolCorrected(new Jackpot(pool.rules()).correct(pool.pool(), c.amount(), c.reason())));
    }

    @Override
    public PoolState evolve(PoolState state, PoolEvent event, Instant at) {
        return switch (event) {
            case PoolSetUp e -> new Running(e.id(), e.name(), e.game(), e.rules(), e.pool(), List.of(), List.of());
            case PoolChanged e -> ((Running) state).changed(e.name(), e.rules());
            case TableLinked e -> ((Running) state).linked(e.table());
            case TableUnlinked e -> ((Running) state).unlinked(e.table());
            case PoolMoved e -> moved((Running) state, e, at);
            case PoolCorrected e -> ((Running) state).with(e.move().pool());
        };
    }

    private static Running moved(Running pool, PoolMoved e, Instant at) {
        Running after = pool.with(e.move().pool());
        if (e.move() instanceof JackpotEvent.PutBack) return after.withoutHits(e.table(), e.round());
        if (!(e.move() instanceof JackpotEvent.Paid paid)) return after;
        List<Hit> hits = new ArrayList<>();
        for (Award award : paid.awards())
            hits.add(new Hit(
                    at,
                    e.table(),
                    e.round(),
                    award.box(),
                    award.prize(),
                    award.amount(),
                    pool.pool().amount()));
        return after.hit(hits);
    }

    @Override
    public List<Entry> postings(PoolState before, PoolEvent event) {
        return switch (event) {
            case PoolSetUp e ->
                Entry.transfer(Account.HOUSE, Account.pool(e.id()), e.pool().amount());
            case PoolMoved e -> PoolMoves.postings(((Running) before).id(), e.move());
            case PoolCorrected e -> PoolMoves.postings(((Running) before).id(), e.move());
            case PoolChanged _, TableLinked _, TableUnlinked _ -> List.of();
        };
    }

    /** The pool and its reserve hold what their meters show, to the cent. */
    @Override
    public void reconcile(PoolState state, Books books) {
        if (!(state instanceof Running pool)) return;
        Money held = books.balance(Account.pool(pool.id()));
        Money kept = books.balance(Account.reserve(pool.id()));
        Money reserve = pool.pool().reserve().amount();
        if (!held.equals(pool.pool().amount()) || !kept.equals(reserve))
            throw new IllegalStateException(
                    "pool " + pool.id() + " shows " + pool.pool().amount() + " and keeps " + reserve
                            + " back, but the books say " + held + " and " + kept);
    }

    @Override
    public Codec<PoolState, PoolCommand, PoolEvent> codec() {
        return PoolForm.FORM;
    }
}
