package baize.floor.audit;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Reading on one thread, deciding on another, a few batches apart. What goes wrong first is told first. */
final class Pipeline<T> {
    private static final int APART = 32;

    private final BlockingQueue<Item<T>> between = new ArrayBlockingQueue<>(APART);

    private sealed interface Item<T> {
        record Some<T>(T some) implements Item<T> {}

        record End<T>(@Nullable RuntimeException failure) implements Item<T> {}
    }

    /** Ends the reader when nobody wants to know more. */
    private static final class Abandoned extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Abandoned() {
            super("abandoned", null, false, false);
        }
    }

    private Pipeline() {}

    /**
     * Hands what one side reads to the other.
     *
     * @param reading reads everything and passes it on, on a thread of its own
     * @param deciding is called on the caller's thread
     * @param located makes of a failure to read what is to be thrown
     */
    static <T> void run(Consumer<Consumer<T>> reading, Consumer<T> deciding, UnaryOperator<RuntimeException> located) {
        Pipeline<T> pipeline = new Pipeline<>();
        Thread reader = Thread.ofPlatform().name("audit-reader").daemon().start(() -> pipeline.read(reading, located));
        try {
            pipeline.decide(deciding);
        } finally {
            reader.interrupt();
            join(reader);
        }
    }

    private void read(Consumer<Consumer<T>> reading, UnaryOperator<RuntimeException> located) {
        Item<T> end;
        try {
            reading.accept(some -> put(new Item.Some<>(some)));
            end = new Item.End<>(null);
        } catch (Abandoned unwanted) {
            return;
        } catch (RuntimeException failure) {
            end = new Item.End<>(located.apply(failure));
        }
        put(end);
    }

    private void put(Item<T> item) {
        try {
            between.put(item);
        } catch (InterruptedException unwanted) {
            throw new Abandoned();
        }
    }

    private void decide(Consumer<T> deciding) {
        while (true) {
            switch (take()) {
                case Item.Some<T>(var some) -> deciding.accept(some);
                case Item.End<T>(var failure) -> {
                    if (failure != null) throw failure;
                    return;
                }
            }
        }
    }

    private Item<T> take() {
        try {
            return between.take();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return new Item.End<>(new IllegalStateException("the audit was interrupted"));
        }
    }

    private static void join(Thread reader) {
        try {
            reader.join();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
