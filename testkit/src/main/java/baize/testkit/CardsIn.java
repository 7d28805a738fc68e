package baize.testkit;

import baize.core.card.Card;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Every card that a value holds, however deep: what a view gives away. */
final class CardsIn {
    private static final ClassValue<List<Method>> PARTS = new ClassValue<>() {
        @Override
        protected List<Method> computeValue(Class<?> type) {
            return Arrays.stream(type.getRecordComponents())
                    .map(RecordComponent::getAccessor)
                    .toList();
        }
    };

    private CardsIn() {}

    static List<Card> value(@Nullable Object value) {
        List<Card> found = new ArrayList<>();
        collect(value, found);
        return found;
    }

    private static void collect(@Nullable Object value, List<Card> found) {
        switch (value) {
            case null -> {}
            case Card card -> found.add(card);
            case Iterable<?> many -> many.forEach(each -> collect(each, found));
            case Map<?, ?> map -> {
                collect(map.keySet(), found);
                collect(map.values(), found);
            }
            case Record held -> {
                for (Method part : PARTS.get(held.getClass())) collect(read(held, part), found);
            }
            default -> {}
        }
    }

    private static @Nullable Object read(Record held, Method part) {
        try {
            return part.invoke(held);
        } catch (ReflectiveOperationException unreadable) {
            throw new LinkageError("cannot read " + part, unreadable);
        }
    }
}
