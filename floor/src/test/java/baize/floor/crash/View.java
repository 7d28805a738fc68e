package baize.floor.crash;

import baize.floor.LiveTable;
import baize.floor.journal.Hash;
import baize.floor.stream.Machine;
import baize.floor.stream.Position;
import baize.floor.stream.StoredState;
import baize.floor.table.TableMachine;

/** Where somebody believes a stream to be. */
record View(String stream, long version, Hash state) {
    static <S> View of(String stream, Machine<S, ?, ?> machine, Position<S> at) {
        return new View(
                stream, at.version(), StoredState.snapshot(stream, machine, at).hash());
    }

    static <S, C, E, V> View of(LiveTable<S, C, E, V> table) {
        return of(LiveTable.stream(table.id()), new TableMachine<>(table.id(), table.wire()), table.position());
    }

    static View parse(String text) {
        String[] words = text.split(" ", -1);
        return new View(words[0], Long.parseLong(words[1]), Hash.parse(words[2]));
    }

    @Override
    public String toString() {
        return stream + ' ' + version + ' ' + state;
    }
}
