package baize.floor.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.chance.FastGenerator;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SealingKeyTest {
    private static final Seed SEED = new Seed("ab".repeat(32));

    @TempDir
    Path folder;

    @Test
    void a_seed_comes_out_of_its_seal_as_it_went_in() {
        SealingKey key = SealingKey.random();
        assertThat(key.open("4", 7, key.seal("4", 7, SEED))).isEqualTo(SEED);
    }

    @Test
    void the_same_seed_never_looks_the_same_under_seal_and_does_not_show() {
        SealingKey key = SealingKey.random();
        String sealed = key.seal("4", 7, SEED);
        assertThat(key.seal("4", 7, SEED)).isNotEqualTo(sealed);
        assertThat(SEED.toString()).doesNotContain("abab");
    }

    @Test
    void a_seal_opens_only_for_its_table_and_round_and_key() {
        SealingKey key = SealingKey.random();
        String sealed = key.seal("4", 7, SEED);
        assertThatThrownBy(() -> key.open("4", 8, sealed)).hasMessageContaining("4-8");
        assertThatThrownBy(() -> key.open("5", 7, sealed)).hasMessageContaining("5-7");
        assertThatThrownBy(() -> SealingKey.random().open("4", 7, sealed)).hasMessageContaining("is it this floor's");
    }

    @Test
    void a_key_is_made_once_and_kept_for_its_owner_alone() throws IOException {
        Path file = folder.resolve("seal.key");
        String sealed = SealingKey.inFile(file).seal("4", 7, SEED);
        assertThat(SealingKey.inFile(file).open("4", 7, sealed)).isEqualTo(SEED);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-------");
    }

    @Test
    void a_file_that_holds_no_key_is_refused_by_name() throws IOException {
        Path file = Files.writeString(folder.resolve("seal.key"), "secret");
        assertThatThrownBy(() -> SealingKey.inFile(file))
                .hasMessageContaining("seal.key: expected a sealing key of 64 hexadecimal digits");
    }

    @Test
    void seeds_are_drawn_committed_and_opened() {
        Seeds seeds = new Seeds(() -> FastGenerator.stream(3, 0), SealingKey.random());
        Seeds.Committed first = seeds.commit("4", 1);
        Seeds.Committed second = seeds.commit("4", 2);
        assertThat(Derivation.commitment("4", 1, seeds.open("4", first))).isEqualTo(first.commitment());
        assertThat(seeds.open("4", second)).isNotEqualTo(seeds.open("4", first));
    }

    @Test
    void what_is_derived_is_the_same_for_the_same_text_and_else_different() {
        SealingKey key = SealingKey.random();
        assertThat(key.derive("ticket", "a"))
                .isEqualTo(key.derive("ticket", "a"))
                .hasSize(48);
        assertThat(key.derive("ticket", "b")).isNotEqualTo(key.derive("ticket", "a"));
        assertThat(key.derive("other", "a")).isNotEqualTo(key.derive("ticket", "a"));
        assertThat(SealingKey.random().derive("ticket", "a")).isNotEqualTo(key.derive("ticket", "a"));
    }
}
