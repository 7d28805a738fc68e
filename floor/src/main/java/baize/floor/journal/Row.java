package baize.floor.journal;

/**
 * What one command did to one stream, as stored.
 *
 * @param version counts the rows of the stream from 1
 * @param id the command's id, as its sender chose it
 * @param at microseconds since 1970
 * @param body sender, command, events and entries as JSON; see {@code docs/journal.md}
 * @param hash of this row and, through the one before it, of all earlier rows of the stream
 */
@SuppressWarnings("ArrayRecordComponent") // bodies are handed on, never compared
public record Row(String stream, long version, String id, long at, byte[] body, Hash hash) {}
