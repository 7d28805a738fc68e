package baize.floor.journal;

import org.jspecify.annotations.Nullable;

/** The store cannot be written or read now; whether the last transaction was stored may be unknown. */
public final class StoreDown extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public StoreDown(String what, @Nullable Throwable cause) {
        super(what, cause);
    }
}
