package baize.floor.stream;

import baize.core.engine.Decision;
import baize.core.money.Money;
import baize.floor.ledger.Account;
import baize.floor.ledger.Books;
import baize.floor.ledger.Entry;
import baize.floor.table.HostReason;
import java.time.Instant;
import java.util.List;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;

/** The smallest machine with money: cents put in. Nothing is refused but nothing, and one sum is never reconciled. */
final class Purse implements Machine<Long, Long, Long>, Codec<Long, Long, Long> {
    static final long REFUSED = 0;
    static final long CONTRADICTORY = 1_000_013;
    static final long FATAL = -1;

    /** From here on, cents come out of another purse. */
    static final long PASSED = 2_000_000;

    private static final Account HELD = new Account("purse");

    @Override
    public Long initial() {
        return 0L;
    }

    @Override
    public Decision<Long> decide(Long state, Long command, Instant at) {
        if (command == FATAL) throw new AssertionError("fatal");
        return command == REFUSED ? Decision.refuse(HostReason.NOT_AT_TABLE, "nothing") : Decision.accept(command);
    }

    @Override
    public Long evolve(Long state, Long event, Instant at) {
        return state + event;
    }

    @Override
    public List<Entry> postings(Long before, Long event) {
        Account from = Math.abs(event) < PASSED ? Account.CASH : Account.TRANSIT;
        return Entry.transfer(from, HELD, Money.cents(event));
    }

    @Override
    public void reconcile(Long state, Books books) {
        if (state == CONTRADICTORY) throw new IllegalStateException("this sum is never reconciled");
    }

    @Override
    public Codec<Long, Long, Long> codec() {
        return this;
    }

    @Override
    public void writeCommand(JsonGenerator out, Long command) {
        out.writeNumber(command);
    }

    @Override
    public Long command(JsonNode json) {
        return json.asLong();
    }

    @Override
    public void writeEvent(JsonGenerator out, Long event) {
        out.writeNumber(event);
    }

    @Override
    public Long event(JsonNode json) {
        return json.asLong();
    }

    @Override
    public void writeState(JsonGenerator out, Long state) {
        out.writeNumber(state);
    }

    @Override
    public Long state(JsonNode json) {
        return json.asLong();
    }
}
