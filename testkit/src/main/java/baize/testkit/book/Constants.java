package baize.testkit.book;

import baize.core.engine.Reason;
import baize.core.pay.Ending;
import baize.core.rule.Cites;
import java.lang.reflect.Field;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The constants that cite by their own word, {@link Cites}: those of enums, and static fields such as pay tables. Their
 * citations are known only to the running class, so these types, and no others, are loaded.
 */
final class Constants {
    private static final Set<String> KINDS =
            Set.of(Cites.class.getName(), Reason.class.getName(), Ending.class.getName());

    private final Map<String, TypeFacts> types = new HashMap<>();
    private final ClassLoader loader;

    Constants(List<ModuleFolder> modules, List<TypeFacts> types) {
        types.forEach(type -> this.types.put(type.name(), type));
        URL[] folders = modules.stream().map(Constants::url).toArray(URL[]::new);
        this.loader = new URLClassLoader(folders, Constants.class.getClassLoader());
    }

    /** A constant that cites, and whether a test must provoke it. */
    record Constant(TypeFacts owner, String name, List<String> cites, boolean toBeProvoked) {
        /** {@code baize.games.threecard.ThreeCardReason#BELOW_MINIMUM}. */
        String spelling() {
            return owner.name() + "#" + name;
        }
    }

    List<Constant> of(TypeFacts type) {
        List<Constant> constants = new ArrayList<>();
        if (type.isEnum() && cites(type.name())) constants.addAll(ofEnum(type));
        type.constants().forEach((field, fieldType) -> {
            TypeFacts facts = types.get(fieldType);
            if (cites(fieldType) && facts != null && !facts.isEnum()) constants.add(ofField(type, field));
        });
        return constants;
    }

    private List<Constant> ofEnum(TypeFacts type) {
        Object[] values = load(type).getEnumConstants();
        if (values == null) return List.of();
        return Arrays.stream(values)
                .map(value -> constant(type, ((Enum<?>) value).name(), value))
                .toList();
    }

    private Constant ofField(TypeFacts type, String name) {
        try {
            Field field = load(type).getDeclaredField(name);
            field.setAccessible(true);
            return constant(type, name, field.get(null));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot read " + type.place(name), e);
        }
    }

    private static Constant constant(TypeFacts type, String name, Object value) {
        boolean toBeProvoked = value instanceof Reason || value instanceof Ending;
        return new Constant(type, name, ((Cites) value).cites(), toBeProvoked);
    }

    /** Whether a type implements {@link Cites}, by what the class files say of it and its parents. */
    private boolean cites(String type) {
        if (KINDS.contains(type)) return true;
        TypeFacts facts = types.get(type);
        return facts != null && facts.parents().stream().anyMatch(this::cites);
    }

    private Class<?> load(TypeFacts type) {
        try {
            return Class.forName(type.name(), true, loader);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException("cannot load " + type.name(), e);
        }
    }

    private static URL url(ModuleFolder module) {
        try {
            return module.classes().toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalStateException(e);
        }
    }
}
