package baize.core.engine;

/** The id by which a table knows a patron. Who that is, the floor knows. */
public record Patron(String id) implements Comparable<Patron> {
    public Patron {
        if (id.isBlank()) throw new IllegalArgumentException("expected a patron's id, got a blank");
    }

    @Override
    public int compareTo(Patron other) {
        return id.compareTo(other.id);
    }

    @Override
    public String toString() {
        return id;
    }
}
