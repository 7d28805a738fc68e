package baize.floor.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import baize.core.ball.Balls;
import baize.core.card.Card;
import baize.core.chance.FastGenerator;
import baize.core.rule.Rule;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class DerivationTest {
    private static final Seed SEED = new Seed("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f");

    @Test
    void the_example_of_the_documents_is_what_the_floor_would_deal() {
        assertThat(Derivation.commitment("4", 1183, SEED))
                .hasToString("688aa028877468642a31eff1f511f578d298d09add3d5006320ee4b4928ac68d");
        assertThat(Derivation.outcomes("4", 1183, 0, () -> SEED).freshDeck(12))
                .isEqualTo(Card.parseAll("7s Jd Jh 9s Ac Qc 8h 3c 5h Js 8d Kd"));
    }

    @Test
    @Rule("craps 2.2.4")
    void the_roll_of_the_documents_is_what_the_tumbler_would_throw() {
        assertThat(Derivation.outcomes("9", 1183, 0, () -> SEED).roll()).hasToString("4-5");
    }

    @Test
    @Rule("craps 2.2.4")
    void a_stranger_with_the_recipe_alone_gets_the_same_dice() throws IOException, InterruptedException {
        FastGenerator random = FastGenerator.stream(2026, 12);
        for (int round = 1; round <= 5; round++) {
            Seed seed = Seed.of(random.nextLong(), random.nextLong(), random.nextLong(), random.nextLong());
            assertThat(stranger("craps-9", "" + round, seed.hex(), "dice"))
                    .as("seed %s", seed.hex())
                    .isEqualTo(List.of(
                            "commitment " + Derivation.commitment("craps-9", round, seed),
                            "dice "
                                    + Derivation.outcomes("craps-9", round, 0, () -> seed)
                                            .roll()));
        }
    }

    @Test
    void each_table_round_and_draw_has_cards_of_its_own() {
        List<List<Card>> deals = List.of(
                Derivation.outcomes("4", 1183, 0, () -> SEED).freshDeck(12),
                Derivation.outcomes("5", 1183, 0, () -> SEED).freshDeck(12),
                Derivation.outcomes("4", 1184, 0, () -> SEED).freshDeck(12),
                Derivation.outcomes("4", 1183, 1, () -> SEED).freshDeck(12));
        assertThat(deals).doesNotHaveDuplicates();
        assertThat(Derivation.commitment("4", 1184, SEED)).isNotEqualTo(Derivation.commitment("4", 1183, SEED));
        assertThat(Derivation.commitment("41", 183, SEED)).isNotEqualTo(Derivation.commitment("4", 1183, SEED));
    }

    @Test
    void a_stranger_with_the_recipe_alone_gets_the_same_cards() throws IOException, InterruptedException {
        FastGenerator random = FastGenerator.stream(2026, 11);
        for (int round = 1; round <= 5; round++) {
            Seed seed = Seed.of(random.nextLong(), random.nextLong(), random.nextLong(), random.nextLong());
            int count = 6 + random.below(47);
            List<String> expected = List.of(
                    "commitment " + Derivation.commitment("vip-7", round, seed),
                    "cards "
                            + Derivation.outcomes("vip-7", round, 2, () -> seed).freshDeck(count).stream()
                                    .map(Card::toString)
                                    .collect(Collectors.joining(" ")));
            assertThat(stranger("vip-7", "" + round, seed.hex(), "" + count, "2"))
                    .as("seed %s, %d cards", seed.hex(), count)
                    .isEqualTo(expected);
        }
    }

    @Test
    @Rule("bingo 4.5")
    void a_stranger_with_the_recipe_alone_gets_the_same_balls() throws IOException, InterruptedException {
        Seed seed = Seed.of(20, 26, 11, 18);
        int first = 3;
        Balls left = Balls.ALL;
        StringBuilder called = new StringBuilder("balls");
        for (int draw = first; draw < first + Balls.COUNT; draw++) {
            int number =
                    Derivation.outcomes("hall-9", 12, draw, () -> seed).drum().next(left);
            left = left.without(Balls.NONE.with(number));
            called.append(' ').append(number);
        }
        assertThat(stranger("hall-9", "12", seed.hex(), "balls", "" + first)).contains(called.toString());
    }

    private static List<String> stranger(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("python3", script().toString()));
        command.addAll(List.of(arguments));
        Process process;
        try {
            process = new ProcessBuilder(command).redirectErrorStream(true).start();
        } catch (IOException missing) {
            assumeTrue(false, "skipped: no python3 to run the stranger's script");
            return List.of();
        }
        List<String> lines = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
                .lines()
                .toList();
        assertThat(process.waitFor()).isZero();
        return lines;
    }

    private static Path script() {
        return Path.of(System.getProperty("baize.root", ".."), "docs", "check-deal.py");
    }
}
