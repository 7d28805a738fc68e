package baize.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Scripts a line each, answered a line each in the same order. What has arrived is played at once on all
 * processors, and the answers go out before more is waited for, so that a program may ask line by line.
 */
record ScriptLines(Script script, Terminal terminal, Function<String, ObjectNode> table) {
    private static final int BATCH = 1024;
    private static final int BUFFER = 1 << 16;

    /** An answer, and whether the line was a script at all. */
    private record Answer(String line, boolean wellFormed) {}

    /** Answers until the lines end or no one listens; the exit status. */
    int run() {
        BufferedReader reader = new BufferedReader(new InputStreamReader(script.in(), StandardCharsets.UTF_8), BUFFER);
        PrintStream out = terminal.out();
        long lines = 0;
        long malformed = 0;
        long first = 0;
        try {
            for (List<String> batch = next(reader); !batch.isEmpty() && !out.checkError(); batch = next(reader))
                for (Answer answer : batch.parallelStream().map(this::answer).toList()) {
                    out.append(answer.line).append('\n');
                    lines++;
                    if (!answer.wellFormed && malformed++ == 0) first = lines;
                }
        } catch (IOException bad) {
            throw new BadInput(script.name() + ": expected lines that can be read", bad);
        }
        out.flush();
        if (malformed == 0) return 0;
        terminal.remark("baize: %s: %d of %d lines malformed, the first is line %d"
                .formatted(script.name(), malformed, lines, first));
        return 2;
    }

    /** The next lines: one that is waited for, then those that are there already. */
    private static List<String> next(BufferedReader reader) throws IOException {
        List<String> lines = new ArrayList<>(BATCH);
        do {
            String line = reader.readLine();
            if (line == null) break;
            lines.add(line);
        } while (lines.size() < BATCH && reader.ready());
        return lines;
    }

    /** Even a fault of ours is one line's answer and not the end of all. */
    private Answer answer(String line) {
        try {
            if (line.isBlank()) throw new BadInput("expected a round script, got nothing");
            return new Answer(table.apply(line).toString(), true);
        } catch (RuntimeException bad) {
            ObjectNode error = JsonNodeFactory.instance.objectNode().put("error", String.valueOf(bad.getMessage()));
            return new Answer(error.toString(), false);
        }
    }
}
