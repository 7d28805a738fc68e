package baize.floor;

import baize.floor.chance.SealingKey;
import baize.floor.charter.CharterCommand;
import baize.floor.charter.CharterEvent;
import baize.floor.charter.CharterMachine;
import baize.floor.charter.CharterState;
import baize.floor.charter.FloorKind;
import baize.floor.journal.Journal;
import baize.floor.journal.NotOpened;
import baize.floor.stream.Answer;
import baize.floor.stream.Door;
import baize.floor.stream.Live;
import baize.floor.stream.Stream;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** What the floor is for good, as its journal says it. */
public final class Charter {
    private final Door door;
    private final SealingKey key;
    private final Stream<CharterState, CharterCommand, CharterEvent> stream;

    Charter(Stream<CharterState, CharterCommand, CharterEvent> stream, Door door, SealingKey key) {
        this.stream = stream;
        this.door = door;
        this.key = key;
    }

    /** What the journal says, read before anything is started that would have to be ended where it cannot be read. */
    static Stream<CharterState, CharterCommand, CharterEvent> stream(Journal journal) {
        return Stream.open(journal, CharterMachine.STREAM, new CharterMachine(), Live.plain());
    }

    /** The kind of floor it is; none where that was never said. */
    public @Nullable FloorKind kind() {
        return stream.state() instanceof CharterState.Chartered(var kind, var _) ? kind : null;
    }

    /** Throws {@link NotOpened} where the floor has another key. */
    void checkKey() {
        if (stream.state() instanceof CharterState.Chartered(var _, var known) && !known.equals(key.fingerprint()))
            throw new NotOpened(key + " is not the key of this floor");
    }

    /**
     * Says what the floor is, under the key it was opened with; waits for the disk. One that is so already stays as
     * it is.
     *
     * @throws NotOpened where it is another kind or has another key, as it may by now where several processes begin
     */
    public void mark(FloorKind kind) {
        if (kind == kind()) return;
        CharterCommand mark = new CharterCommand.Mark(kind, key.fingerprint());
        if (door.submit(Actor.HOUSE.name(), UUID.randomUUID().toString(), stream, mark)
                        .join()
                instanceof Answer.Refused<CharterEvent> refused) throw new NotOpened(refused.detail());
    }
}
