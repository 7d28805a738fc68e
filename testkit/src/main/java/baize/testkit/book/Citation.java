package baize.testkit.book;

import java.util.Optional;

/**
 * One mention of a clause or a ruling, as found.
 *
 * @param place who cites, {@code ThreeCard.ante}
 * @param side whether that is code, a test or a round
 * @param book the game whose book is in force there
 * @param text as written: {@code 5.6}, {@code blackjack 15.1.1} or {@code R-35}
 */
public record Citation(String place, Evidence.Side side, Optional<String> book, String text) {
    /** The complaint about a citation that names nothing. */
    String fault() {
        String where = place + " cites \"" + text + "\"";
        boolean unbound = book.isEmpty() && text.matches("(\\d|A \").*");
        if (unbound) return where + " where no @Book is in force";
        return where + ", which is no clause" + book.map(game -> " of " + game).orElse("") + " and no ruling";
    }
}
