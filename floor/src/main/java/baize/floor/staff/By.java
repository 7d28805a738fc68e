package baize.floor.staff;

import baize.core.engine.Grade;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Who asks: a patron for himself, a member of staff in a role, or the house's own machinery. */
public sealed interface By {
    /** The patron whom it concerns. */
    By PATRON = new Patron();

    /** The floor itself, with nobody's hand on it. */
    By HOUSE = new House();

    /** The patron himself; see {@link #PATRON}. */
    record Patron() implements By {
        @Override
        public String id() {
            return "patron";
        }
    }

    /** The house; see {@link #HOUSE}. */
    record House() implements By {
        @Override
        public String id() {
            return "house";
        }
    }

    /** A member of staff; the journal's row says which. */
    record Staff(Role role) implements By {
        @Override
        public String id() {
            return role.id();
        }
    }

    /** {@code patron}, {@code house}, or the role. */
    String id();

    static By staff(Role role) {
        return new Staff(role);
    }

    /** Everyone who can ask. */
    static List<By> all() {
        return Stream.concat(
                        Stream.of(PATRON, HOUSE), Arrays.stream(Role.values()).map(By::staff))
                .toList();
    }

    static By parse(String id) {
        for (By by : all()) if (by.id().equals(id)) return by;
        String known = all().stream().map(By::id).collect(Collectors.joining(", "));
        throw new IllegalArgumentException("expected one of " + known + ", got \"" + id + "\"");
    }

    /** A grade or a higher one, and these besides. */
    static Set<By> from(Grade grade, By... besides) {
        Set<By> who = new LinkedHashSet<>(List.of(besides));
        for (Role role : Role.values())
            if (role.grade() != null && Objects.requireNonNull(role.grade()).isAtLeast(grade)) who.add(staff(role));
        return who;
    }
}
