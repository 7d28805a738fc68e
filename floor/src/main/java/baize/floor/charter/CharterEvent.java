package baize.floor.charter;

/** What has happened to the floor itself. */
public sealed interface CharterEvent {
    record Marked(FloorKind kind, String key) implements CharterEvent {}
}
