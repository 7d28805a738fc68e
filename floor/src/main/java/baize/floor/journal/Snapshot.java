package baize.floor.journal;

/** The state of a stream after a version, so that opening it does not read its whole history. */
@SuppressWarnings("ArrayRecordComponent") // bodies are handed on, never compared
public record Snapshot(String stream, long version, byte[] body, Hash hash) {}
