package baize.testkit.book;

import baize.core.rule.Book;
import baize.core.rule.Rule;
import baize.testkit.book.TypeFacts.Mention;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.Annotation;
import java.lang.classfile.AnnotationValue;
import java.lang.classfile.AttributedElement;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.FieldModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.constantpool.ClassEntry;
import java.lang.reflect.AccessFlag;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Reads class files without loading them: a module's classes need not be on the reader's class path. */
final class ClassFiles {
    private ClassFiles() {}

    /** The facts of every class under a folder, in order of name; none where there is no such folder. */
    static List<TypeFacts> under(Path folder) {
        if (!Files.isDirectory(folder)) return List.of();
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".class"))
                    .sorted()
                    .map(ClassFiles::facts)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static TypeFacts facts(Path file) {
        try {
            return facts(ClassFile.of().parse(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static TypeFacts facts(ClassModel type) {
        return new TypeFacts(
                name(type.thisClass()),
                type.flags().has(AccessFlag.ENUM),
                parents(type),
                values(type, Book.class).findFirst(),
                mentions(type),
                constants(type));
    }

    private static List<String> parents(ClassModel type) {
        return Stream.concat(type.superclass().stream(), type.interfaces().stream())
                .map(ClassFiles::name)
                .toList();
    }

    private static List<Mention> mentions(ClassModel type) {
        List<Mention> mentions = new ArrayList<>();
        values(type, Rule.class).forEach(text -> mentions.add(new Mention("", text)));
        for (FieldModel field : type.fields())
            values(field, Rule.class)
                    .forEach(text -> mentions.add(new Mention(field.fieldName().stringValue(), text)));
        for (MethodModel method : type.methods())
            values(method, Rule.class).forEach(text -> mentions.add(new Mention(member(method), text)));
        return mentions;
    }

    private static String member(MethodModel method) {
        String name = method.methodName().stringValue();
        return name.equals("<init>") ? "new" : name;
    }

    private static Map<String, String> constants(ClassModel type) {
        Map<String, String> constants = new LinkedHashMap<>();
        for (FieldModel field : type.fields()) {
            boolean constant =
                    field.flags().has(AccessFlag.STATIC) && field.flags().has(AccessFlag.FINAL);
            String descriptor = field.fieldType().stringValue();
            if (constant && descriptor.startsWith("L"))
                constants.put(field.fieldName().stringValue(), binary(inside(descriptor)));
        }
        return constants;
    }

    /** The strings of an annotation's one element, {@code value}. */
    private static Stream<String> values(AttributedElement element, Class<?> annotation) {
        String descriptor = annotation.descriptorString();
        return element.findAttribute(Attributes.runtimeVisibleAnnotations()).stream()
                .flatMap(attribute -> attribute.annotations().stream())
                .filter(found -> found.className().equalsString(descriptor))
                .flatMap(ClassFiles::strings);
    }

    private static Stream<String> strings(Annotation annotation) {
        return annotation.elements().stream().flatMap(element -> strings(element.value()));
    }

    private static Stream<String> strings(AnnotationValue value) {
        return switch (value) {
            case AnnotationValue.OfString text -> Stream.of(text.stringValue());
            case AnnotationValue.OfArray array -> array.values().stream().flatMap(ClassFiles::strings);
            default -> Stream.empty();
        };
    }

    private static String name(ClassEntry entry) {
        return binary(entry.asInternalName());
    }

    private static String binary(String internal) {
        return internal.replace('/', '.');
    }

    private static String inside(String descriptor) {
        return descriptor.substring(1, descriptor.length() - 1);
    }
}
