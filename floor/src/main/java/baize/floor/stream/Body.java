package baize.floor.stream;

import baize.core.engine.Refusal;
import baize.core.money.Money;
import baize.floor.journal.Chain;
import baize.floor.ledger.Account;
import baize.floor.ledger.Entry;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The body of a row: who asked what, and what came of it. Written as
 * {@code {"by":…,"asked":…,"do":[…],"events":[…],"entries":{account:amount}}}, or with {@code refusal} in the place of
 * the last two.
 *
 * @param asked a digest of the command as it was sent, in the row that answers it; none in the others
 */
public record Body<C, E>(
        String by,
        @Nullable String asked,
        List<C> commands,
        List<E> events,
        List<Entry> entries,
        @Nullable Refused refusal) {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();
    private static final int TYPICAL = 1024;
    private static final int DIGITS = 16;

    /** A refusal as stored. */
    public record Refused(String rule, String reason, String detail) {
        static Refused of(Refusal refusal) {
            return new Refused(refusal.rule(), refusal.reason().id(), refusal.detail());
        }
    }

    /** The JSON of a row, always the same for the same body. */
    public byte[] write(Machine<?, C, E> machine) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(TYPICAL);
        try (JsonGenerator out = MAPPER.createGenerator(bytes)) {
            out.writeStartObject();
            out.writeStringProperty("by", by);
            if (asked != null) out.writeStringProperty("asked", asked);
            out.writeArrayPropertyStart("do");
            for (C command : commands) machine.codec().writeCommand(out, command);
            out.writeEndArray();
            if (refusal == null) writeEvents(machine, out);
            else writeRefusal(refusal, out);
            out.writeEndObject();
        }
        return bytes.toByteArray();
    }

    /** What tells commands from others: the beginning of the SHA-256 of their JSON, one after the other. */
    static <C> String digest(Machine<?, C, ?> machine, List<C> commands) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(TYPICAL);
        try (JsonGenerator out = MAPPER.createGenerator(bytes)) {
            for (C command : commands) machine.codec().writeCommand(out, command);
        }
        return Chain.hash(bytes.toByteArray()).toString().substring(0, DIGITS);
    }

    /** Whether a text can be such a digest. */
    public static boolean isDigest(String text) {
        return text.length() == DIGITS && text.chars().allMatch(digit -> Character.digit(digit, 16) >= 0);
    }

    private void writeEvents(Machine<?, C, E> machine, JsonGenerator out) {
        out.writeArrayPropertyStart("events");
        for (E event : events) machine.codec().writeEvent(out, event);
        out.writeEndArray();
        if (entries.isEmpty()) return;
        out.writeObjectPropertyStart("entries");
        for (Entry entry : entries)
            out.writeStringProperty(entry.account().name(), entry.amount().toString());
        out.writeEndObject();
    }

    private static void writeRefusal(Refused refusal, JsonGenerator out) {
        out.writeObjectPropertyStart("refusal");
        out.writeStringProperty("rule", refusal.rule());
        out.writeStringProperty("reason", refusal.reason());
        out.writeStringProperty("detail", refusal.detail());
        out.writeEndObject();
    }

    /** Reads what {@link #write} wrote. */
    public static <C, E> Body<C, E> read(Machine<?, C, E> machine, byte[] body) {
        JsonNode json = MAPPER.readTree(body);
        List<C> commands = new ArrayList<>();
        for (JsonNode command : json.path("do")) commands.add(machine.codec().command(command));
        List<E> events = new ArrayList<>();
        for (JsonNode event : json.path("events")) events.add(machine.codec().event(event));
        JsonNode refusal = json.get("refusal");
        return new Body<>(
                json.path("by").asString(),
                json.path("asked").asString(null),
                List.copyOf(commands),
                List.copyOf(events),
                entries(json.path("entries")),
                refusal == null ? null : refused(refusal));
    }

    private static Refused refused(JsonNode json) {
        return new Refused(
                json.path("rule").asString(),
                json.path("reason").asString(),
                json.path("detail").asString());
    }

    private static List<Entry> entries(JsonNode json) {
        List<Entry> entries = new ArrayList<>();
        for (Map.Entry<String, JsonNode> entry : json.properties())
            entries.add(new Entry(
                    new Account(entry.getKey()), Money.parse(entry.getValue().asString())));
        return List.copyOf(entries);
    }

    /** Entries added up by account, in the order of their names; what comes to nothing is left out. */
    static List<Entry> netted(List<Entry> entries) {
        if (entries.isEmpty()) return entries;
        Map<Account, Money> sums = new TreeMap<>();
        for (Entry entry : entries) sums.merge(entry.account(), entry.amount(), Money::plus);
        List<Entry> netted = new ArrayList<>(sums.size());
        sums.forEach((account, amount) -> {
            if (!amount.isZero()) netted.add(new Entry(account, amount));
        });
        return List.copyOf(netted);
    }
}
