package baize.floor.stream;

import baize.floor.journal.Unit;
import java.util.List;

/** A decided command whose rows are on their way to the store. */
record Pending<E>(Request<E> request, Unit unit, List<Advance<?>> advances, Answer<E> answer) {
    /** The step of one stream, which holds only while the stream is in this epoch. */
    record Advance<S>(Stream<S, ?, ?> stream, Position<S> to, int epoch) {
        boolean holds() {
            return stream.epoch() == epoch;
        }

        /** The row was not stored: what the stream holds must be read again, unless that is known already. */
        void doubt() {
            stream.lock().lock();
            try {
                if (holds()) stream.doubt();
            } finally {
                stream.lock().unlock();
            }
        }

        void stored() {
            stream.stored(to);
        }
    }
}
