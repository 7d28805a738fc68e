package baize.testkit.book;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Which book is in force in a type: its own, else that of a type around it, else its package's. A test's package has
 * the name of the package it tests, so its book is found there.
 */
final class Books {
    private final Map<String, String> byType = new HashMap<>();
    private final Map<String, String> byPackage = new HashMap<>();

    Books(List<TypeFacts> types) {
        for (TypeFacts type : types) type.book().ifPresent(book -> put(type, book));
    }

    private void put(TypeFacts type, String book) {
        if (type.isPackage()) byPackage.put(type.packageName(), book);
        else byType.put(type.name(), book);
    }

    Optional<String> inForceAt(TypeFacts type) {
        return type.nest()
                .filter(byType::containsKey)
                .findFirst()
                .map(byType::get)
                .or(() -> Optional.ofNullable(byPackage.get(type.packageName())));
    }
}
