package baize.server.account;

import baize.floor.Ids;

/** Whose an account is; written {@code patron/ann} or {@code staff/osei}, as the journal names senders. */
public record Subject(Kind kind, String id) {
    /** What a person is to the house. */
    public enum Kind {
        PATRON("patron/"),
        STAFF("staff/");

        private final String prefix;

        Kind(String prefix) {
            this.prefix = prefix;
        }
    }

    public Subject {
        Ids.check(id);
    }

    public static Subject patron(String id) {
        return new Subject(Kind.PATRON, id);
    }

    public static Subject staff(String id) {
        return new Subject(Kind.STAFF, id);
    }

    /** Reads a name; an {@link IllegalArgumentException} says what was expected. */
    public static Subject parse(String name) {
        for (Kind kind : Kind.values())
            if (name.startsWith(kind.prefix)) return new Subject(kind, name.substring(kind.prefix.length()));
        throw new IllegalArgumentException("expected patron/ or staff/ and an id, got \"" + name + "\"");
    }

    public String name() {
        return kind.prefix + id;
    }
}
