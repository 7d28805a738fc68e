package baize.core.engine;

/**
 * A command's refusal: the violated condition, the clause that forbids it, and a short sentence for people. The clause
 * is the reason's own unless a clause nearer to the command sets the condition, such as the one that names a rank.
 */
public record Refusal(Reason reason, String rule, String detail) {

    /**
     * The same at a game, where its reason cites clauses of several books: not by another game's clause, where there is
     * one of this or a ruling for all.
     */
    public Refusal at(String game) {
        if (isFor(game, rule)) return this;
        return reason.cites().stream()
                .filter(cite -> isFor(game, cite))
                .findFirst()
                .map(cite -> new Refusal(reason, cite, detail))
                .orElse(this);
    }

    private static boolean isFor(String game, String cite) {
        return cite.startsWith(game + " ") || cite.startsWith("R-");
    }
}
