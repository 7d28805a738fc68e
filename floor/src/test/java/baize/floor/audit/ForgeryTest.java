package baize.floor.audit;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.card.Card;
import baize.floor.journal.Row;
import baize.floor.stream.Body;
import baize.floor.stream.Decided;
import baize.floor.stream.Position;
import baize.floor.stream.StoredState;
import baize.floor.stream.Stream;
import baize.floor.table.Hosted;
import baize.floor.table.TableFact;
import baize.floor.table.TableMachine;
import baize.floor.table.TableOrder;
import baize.games.threecard.ThreeCardCommand;
import baize.games.threecard.ThreeCardCommand.Deal;
import baize.games.threecard.ThreeCardEvent;
import baize.games.threecard.ThreeCardState;
import baize.games.threecard.ThreeCardView;
import baize.wire.ThreeCardWire;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Histories whose every hash is right, and which are wrong all the same. */
class ForgeryTest {
    private static final int ROUND = 33;
    private static final long SEED = Long.getLong("baize.seed", 20_261_116);

    @TempDir
    static Path played;

    @TempDir
    Path folder;

    @BeforeAll
    static void play() {
        PlayedFloor.in(played);
    }

    private Finding found(UnaryOperator<Row> change) {
        return Forgery.found(played, folder, change);
    }

    @Test
    void a_history_told_anew_without_a_change_is_clean() {
        assertThat(Forgery.audited(played, folder, row -> row)).isInstanceOf(Audit.Verdict.Clean.class);
    }

    @Test
    void a_settlement_that_pays_one_cent_more_is_found_by_deciding_again() {
        List<Row> changed = new ArrayList<>();
        Finding finding = found(row -> {
            boolean pays = Forgery.text(row).contains("\"returned\":\"20.00\"")
                    && Forgery.text(row).contains("\"float/1\":");
            if (!pays || !changed.isEmpty()) return row;
            changed.add(row);
            return Forgery.with(
                    row, Forgery.text(row).replaceFirst("\"returned\":\"20.00\"", "\"returned\":\"20.01\""));
        });
        assertThat(finding.stream()).isEqualTo("table/1");
        assertThat(finding.version()).isEqualTo(changed.getFirst().version());
        assertThat(finding.round()).startsWith("1-");
        assertThat(finding.what()).contains("expected \"20.00\", found \"20.01\"");
    }

    @Test
    void an_entry_that_moves_one_cent_more_is_found() {
        List<Row> changed = new ArrayList<>();
        Finding finding = found(row -> {
            if (!Forgery.text(row).contains("\"entries\":{\"cash\":\"-5000.00\"")) return row;
            changed.add(row);
            return Forgery.with(row, Forgery.text(row).replace("\"cash\":\"-5000.00\"", "\"cash\":\"-5000.01\""));
        });
        assertThat(finding.stream()).isEqualTo(changed.getFirst().stream());
        assertThat(finding.what()).isEqualTo("entries.cash: expected \"-5000.00\", found \"-5000.01\"");
    }

    @Test
    void a_forged_deal_with_all_that_follows_from_it_is_found_by_the_shuffle() {
        Dealt forger = new Dealt();
        Finding finding = found(forger::forged);
        assertThat(finding.round()).isEqualTo("1-" + ROUND);
        assertThat(finding.what()).startsWith("its seed gives").contains("was dealt");
    }

    /** Tells one round with other cards, and decides all of it again by the rules. */
    private static final class Dealt {
        private final TableMachine<ThreeCardState, ThreeCardCommand, ThreeCardEvent, ThreeCardView> machine =
                new TableMachine<>("1", new ThreeCardWire());
        private Position<Hosted<ThreeCardState, ThreeCardCommand, ThreeCardEvent, ThreeCardView>> at =
                Stream.start("table/1", machine);

        Row forged(Row row) {
            if (!row.stream().equals("table/1") || at.state().state().round() > ROUND) return row;
            Row told = at.state().state().round() == ROUND ? decided(row) : row;
            at = StoredState.after(machine, at, told);
            return told;
        }

        private Row decided(Row row) {
            Body<TableOrder<ThreeCardCommand>, TableFact<ThreeCardEvent>> body = Body.read(machine, row.body());
            if (body.refusal() != null) return row;
            var decided = new Decided<>(machine, at.state(), Stream.instant(row.at()));
            for (TableOrder<ThreeCardCommand> order : body.commands())
                assertThat(decided.take(otherCards(order))).isTrue();
            return Forgery.with(row, decided.body(body.by(), body.asked()).write(machine));
        }

        private static TableOrder<ThreeCardCommand> otherCards(TableOrder<ThreeCardCommand> order) {
            if (!(order instanceof TableOrder.Play<ThreeCardCommand>(Deal(var cards)))) return order;
            List<Card> stacked = new ArrayList<>(cards);
            Collections.swap(stacked, 0, 1);
            return new TableOrder.Play<>(new Deal(stacked));
        }
    }

    @Test
    void a_seed_that_was_not_committed_to_is_found() {
        Finding finding = found(row -> Forgery.text(row).contains("house/seed-revealed/1\",\"round\":5,")
                ? Forgery.with(row, Forgery.text(row).replaceAll("\"seed\":\"[0-9a-f]{8}", "\"seed\":\"00000000"))
                : row);
        assertThat(finding.round()).isEqualTo("1-5");
        assertThat(finding.what()).isEqualTo("the seed shown is not the one that was committed to");
    }

    @Test
    void chips_that_no_wallet_paid_for_are_found() {
        List<Row> changed = new ArrayList<>();
        Finding finding = found(row -> {
            if (!row.stream().equals("table/1") || !Forgery.text(row).contains("\"amount\":\"55.00\"")) return row;
            changed.add(row);
            return new Row(row.stream(), row.version(), "another", row.at(), row.body(), row.hash());
        });
        assertThat(finding.line()).contains("patron/ann", "table/1", "has no row for it in this batch");
        assertThat(changed).hasSize(1);
    }

    @Test
    void a_refusal_that_was_none_is_found() {
        Finding finding = found(row -> row.stream().equals("patron/cas") && row.version() == 3
                ? Forgery.with(
                        row,
                        Forgery.text(row)
                                .replaceAll(
                                        "\"events\".*",
                                        "\"refusal\":{\"rule\":\"R-1\",\"reason\":\"excluded\",\"detail\":\"x\"}}"))
                : row);
        assertThat(finding.stream()).isEqualTo("patron/cas");
        assertThat(finding.version()).isEqualTo(3);
        assertThat(finding.what()).contains("today's rules accept it");
    }

    @Test
    void rubbish_in_a_body_is_found_at_its_row_whatever_it_is() {
        Random random = new Random(SEED);
        List<String> rubbish = List.of("", "{", "null", "[]", "{\"by\":1}", "{\"by\":\"x\",\"do\":{}}", "\u0000", "{}");
        for (int sample = 0; sample < rubbish.size(); sample++) {
            long version = random.nextLong(1, 301);
            byte[] body = rubbish.get(sample).getBytes(StandardCharsets.UTF_8);
            Audit.Verdict verdict = Forgery.audited(
                    played,
                    folder.resolve("rubbish" + sample),
                    row -> row.stream().equals("table/1") && row.version() == version ? Forgery.with(row, body) : row);
            assertThat(verdict).as("row %d, baize.seed=%d", version, SEED).isInstanceOf(Audit.Verdict.Broken.class);
            Finding finding = ((Audit.Verdict.Broken) verdict).finding();
            assertThat(finding.version()).as(finding.line()).isEqualTo(version);
        }
    }

    @Test
    void a_byte_in_a_body_is_found_at_its_row_or_changes_nothing_that_matters() {
        Random random = new Random(SEED);
        int found = 0;
        for (int sample = 0; sample < 12; sample++) {
            long version = random.nextLong(1, 301);
            int place = random.nextInt(1000);
            UnaryOperator<Row> change = row -> {
                if (!row.stream().equals("table/1") || row.version() != version) return row;
                byte[] body = row.body().clone();
                body[place * body.length / 1000] ^= 1;
                return Forgery.with(row, body);
            };
            Audit.Verdict verdict = Forgery.audited(played, folder.resolve("byte" + sample), change);
            // Who sent a command is vouched for by the hashes alone.
            if (!(verdict instanceof Audit.Verdict.Broken(var finding))) continue;
            found++;
            assertThat(finding.version())
                    .as(finding.line() + ", baize.seed=" + SEED)
                    .isEqualTo(version);
        }
        assertThat(found).as("baize.seed=%d", SEED).isGreaterThan(8);
    }
}
