package baize.core.engine;

/** A command's refusal: the reason with its clause, and a short sentence for people. */
public record Refusal(Reason reason, String detail) {}
