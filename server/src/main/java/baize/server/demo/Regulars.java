package baize.server.demo;

import baize.core.engine.Patron;
import java.util.List;
import java.util.Locale;

/** The patrons whom bots play for, by number. */
final class Regulars {
    private static final List<String> NAMES = List.of(
            "Marisol", "Tomas", "Ngozi", "Henrik", "Aiko", "Ruby", "Farid", "Ingrid", "Joaquim", "Leilani", "Piotr",
            "Sunita", "Declan", "Yara", "Mateus", "Olga", "Kwame", "Bridie", "Stavros", "Mei", "Anselm", "Zainab",
            "Callum", "Petra");

    private Regulars() {}

    static Patron patron(int number) {
        return new Patron(name(number).toLowerCase(Locale.ROOT).replace(' ', '-'));
    }

    /** Beyond the list names come again, with a number. */
    static String name(int number) {
        int again = number / NAMES.size();
        return NAMES.get(number % NAMES.size()) + (again == 0 ? "" : " " + (again + 1));
    }
}
