package baize.server.demo;

import baize.core.engine.Patron;
import baize.floor.Floor;
import baize.floor.charter.FloorKind;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** The patrons whom bots play for, by number. On a demo floor they are no secret to anyone. */
public final class Regulars {
    private static final List<String> NAMES = List.of(
            "Marisol", "Tomas", "Ngozi", "Henrik", "Aiko", "Ruby", "Farid", "Ingrid", "Joaquim", "Leilani", "Piotr",
            "Sunita", "Declan", "Yara", "Mateus", "Olga", "Kwame", "Bridie", "Stavros", "Mei", "Anselm", "Zainab",
            "Callum", "Petra");

    private static final Set<String> IDS =
            NAMES.stream().map(name -> name.toLowerCase(Locale.ROOT)).collect(Collectors.toUnmodifiableSet());

    private Regulars() {}

    /** Whether a patron of a floor is one of them; on a real floor nobody is. */
    public static Predicate<Patron> of(Floor floor) {
        return patron -> floor.charter().kind() == FloorKind.DEMO && isOne(patron.id());
    }

    private static boolean isOne(String id) {
        int dash = id.indexOf('-');
        String again = dash < 0 ? "" : id.substring(dash + 1);
        return IDS.contains(dash < 0 ? id : id.substring(0, dash))
                && again.chars().allMatch(Character::isDigit);
    }

    static Patron patron(int number) {
        return new Patron(name(number).toLowerCase(Locale.ROOT).replace(' ', '-'));
    }

    /** Beyond the list names come again, with a number. */
    static String name(int number) {
        int again = number / NAMES.size();
        return NAMES.get(number % NAMES.size()) + (again == 0 ? "" : " " + (again + 1));
    }
}
