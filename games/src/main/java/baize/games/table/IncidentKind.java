package baize.games.table;

import baize.core.engine.Grade;
import baize.core.rule.Cites;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** A clause of conduct or procedure that a table can only put on record; each book has an enum of its own. */
public interface IncidentKind extends Cites {
    Conduct conduct();

    default String clause() {
        return conduct().clause();
    }

    @Override
    default List<String> cites() {
        return List.of(clause());
    }

    /** All kinds of a book by their clauses. */
    static <K extends IncidentKind> Map<String, K> byClause(K[] kinds) {
        return Arrays.stream(kinds).collect(Collectors.toUnmodifiableMap(IncidentKind::clause, Function.identity()));
    }

    /**
     * What a book says of one kind.
     *
     * @param needs who may record it
     * @param tells who is told
     */
    record Conduct(String clause, Grade needs, List<Recipient> tells) {
        public Conduct(String clause, Grade needs, Recipient... tells) {
            this(clause, needs, List.of(tells));
        }
    }
}
