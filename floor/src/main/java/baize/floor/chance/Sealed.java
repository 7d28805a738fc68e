package baize.floor.chance;

/** A seed under the sealing key, as text. Whoever has the key can open it, so it leaves the journal for nobody. */
public record Sealed(String text) {
    /** What stands in its place. */
    public static final String WITHHELD = "";
}
