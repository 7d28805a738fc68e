package baize.core.engine;

/**
 * A command's refusal: the violated condition, the clause that forbids it, and a short sentence for people. The clause
 * is the reason's own unless a clause nearer to the command sets the condition, such as the one that names a rank.
 */
public record Refusal(Reason reason, String rule, String detail) {}
