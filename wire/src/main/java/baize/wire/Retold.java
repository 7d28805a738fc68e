package baize.wire;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.util.JsonGeneratorDelegate;

/**
 * An output whose reader is told some values otherwise than they are, as whom others are. It goes by the type of a
 * value, wherever that stands; what is stored or sent to others is not touched.
 */
public final class Retold extends JsonGeneratorDelegate {
    private final Map<Class<?>, Function<Object, String>> otherwise = new HashMap<>();

    public Retold(JsonGenerator out) {
        super(out, false);
    }

    /** Values of a type are told in this way. */
    public <T> Retold as(Class<T> type, Function<T, String> told) {
        otherwise.put(type, value -> told.apply(type.cast(value)));
        return this;
    }

    /** A value that is written as a text, as the reader of this output is told it. */
    static <T> String text(JsonGenerator out, T value, Function<T, String> usual) {
        Function<Object, String> told = otherwise(out, value.getClass());
        return told == null ? usual.apply(value) : told.apply(value);
    }

    private static @Nullable Function<Object, String> otherwise(JsonGenerator out, Class<?> type) {
        JsonGenerator at = out;
        while (at instanceof JsonGeneratorDelegate wrapped) {
            Function<Object, String> told = at instanceof Retold retold ? retold.otherwise.get(type) : null;
            if (told != null) return told;
            at = wrapped.delegate();
        }
        return null;
    }
}
