package baize.core.pay;

import java.util.ArrayList;
import java.util.List;

/** One cell of a settlement table: what becomes of a wager, and the clauses that say so, the deciding one first. */
public record Verdict(Result result, List<String> rules) {
    public static Verdict win(String... rules) {
        return new Verdict(Result.WIN, List.of(rules));
    }

    public static Verdict lose(String... rules) {
        return new Verdict(Result.LOSE, List.of(rules));
    }

    public static Verdict standOff(String... rules) {
        return new Verdict(Result.STAND_OFF, List.of(rules));
    }

    public static Verdict voided(String... rules) {
        return new Verdict(Result.VOID, List.of(rules));
    }

    /** The same with further clauses, each once. */
    public Verdict and(List<String> more) {
        List<String> all = new ArrayList<>(rules);
        for (String rule : more) if (!all.contains(rule)) all.add(rule);
        return new Verdict(result, List.copyOf(all));
    }

    public String rule() {
        return rules.getFirst();
    }
}
