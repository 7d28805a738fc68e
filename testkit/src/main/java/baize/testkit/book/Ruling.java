package baize.testkit.book;

/** A ruling of {@code docs/rulings.md}: {@code R-35} and the rest of its heading. */
public record Ruling(String number, String title) {}
