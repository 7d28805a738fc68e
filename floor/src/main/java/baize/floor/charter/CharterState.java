package baize.floor.charter;

/** What is known of the floor itself. */
public sealed interface CharterState {
    /** Nothing has been said. */
    record Unmarked() implements CharterState {}

    /** What it is for good. */
    record Chartered(FloorKind kind, String key) implements CharterState {}
}
