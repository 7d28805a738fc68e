package baize.floor.charter;

/** What the house asks about the floor itself. */
public sealed interface CharterCommand {
    /**
     * Says what the floor is.
     *
     * @param key by what its sealing key is known again
     */
    record Mark(FloorKind kind, String key) implements CharterCommand {}
}
