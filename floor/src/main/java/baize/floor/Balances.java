package baize.floor;

import baize.core.money.Money;
import baize.floor.journal.Journal;
import baize.floor.journal.Snapshot;
import baize.floor.ledger.Account;
import java.util.SortedMap;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** All accounts of a floor, added up over its streams. */
final class Balances {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private Balances() {}

    static SortedMap<Account, Money> of(Journal journal) {
        SortedMap<Account, Money> sums = new TreeMap<>();
        for (String stream : journal.streams("")) {
            Snapshot snapshot = journal.snapshot(stream);
            if (snapshot != null) add(MAPPER.readTree(snapshot.body()).path("books"), sums);
            long from = snapshot == null ? 1 : snapshot.version() + 1;
            journal.rows(
                    stream,
                    from,
                    Long.MAX_VALUE,
                    row -> add(MAPPER.readTree(row.body()).path("entries"), sums));
        }
        sums.values().removeIf(Money::isZero);
        return sums;
    }

    private static void add(JsonNode amounts, SortedMap<Account, Money> sums) {
        amounts.properties()
                .forEach(amount -> sums.merge(
                        new Account(amount.getKey()),
                        Money.parse(amount.getValue().asString()),
                        Money::plus));
    }
}
