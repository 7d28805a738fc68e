package baize.testkit.book;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The catalogue with what carries each clause and ruling out, and the citations that name neither. */
final class Coverage {
    private final Catalogue catalogue;
    private final Map<String, Evidence> evidence = new HashMap<>();
    private final List<String> faults = new ArrayList<>();

    Coverage(Catalogue catalogue, List<Citation> citations) {
        this.catalogue = catalogue;
        citations.forEach(this::add);
    }

    private void add(Citation citation) {
        catalogue
                .resolve(citation.text(), citation.book())
                .ifPresentOrElse(
                        key -> evidence.computeIfAbsent(key, _ -> Evidence.none())
                                .of(citation.side())
                                .add(citation.place()),
                        () -> faults.add(citation.fault()));
    }

    Catalogue catalogue() {
        return catalogue;
    }

    /** One complaint for each citation of no clause and no ruling. */
    List<String> faults() {
        return faults.stream().distinct().sorted().toList();
    }

    Evidence of(Clause clause) {
        return evidence.getOrDefault(clause.key(), Evidence.none());
    }

    Evidence of(Ruling ruling) {
        return evidence.getOrDefault(ruling.number(), Evidence.none());
    }

    /** What a clause still lacks, empty when it is met. */
    String lacks(Clause clause) {
        return clause.software().lacks(of(clause));
    }
}
