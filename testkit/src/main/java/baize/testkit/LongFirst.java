package baize.testkit;

import java.util.Comparator;
import org.junit.jupiter.api.ClassDescriptor;
import org.junit.jupiter.api.ClassOrderer;
import org.junit.jupiter.api.ClassOrdererContext;
import org.junit.jupiter.api.Tag;

/** What takes long begins first, so that at the end of a module no core waits for another. */
public final class LongFirst implements ClassOrderer {
    @Override
    public void orderClasses(ClassOrdererContext context) {
        context.getClassDescriptors().sort(Comparator.comparing(LongFirst::isShort));
    }

    private static boolean isShort(ClassDescriptor type) {
        return type.findRepeatableAnnotations(Tag.class).isEmpty();
    }
}
