package baize.testkit.book;

/**
 * A row of the catalogue.
 *
 * @param parent the clause it stands under, {@code -} for a section
 * @param kind what it is about, {@code settlement}
 * @param actor who acts under it, {@code dealer}
 * @param software what a program owes it
 */
public record Clause(
        String game,
        String number,
        String parent,
        String kind,
        String actor,
        Owes software,
        String summary,
        String note) {
    /** {@code blackjack 15.1.1}: how the clause is known where games mix. */
    public String key() {
        return game + " " + number;
    }

    boolean isSection() {
        return parent.equals("-");
    }

    /** A section's title: its summary without the word that says it is a heading. */
    String title() {
        return summary.replaceFirst("^Section heading: ", "");
    }
}
