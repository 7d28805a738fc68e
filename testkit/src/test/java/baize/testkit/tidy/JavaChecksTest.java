package baize.testkit.tidy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class JavaChecksTest {
    private static final String CORE = "core/src/main/java/baize/core/pay/A.java";
    private static final String CHANCE = "core/src/main/java/baize/core/chance/A.java";
    private static final String GAMES = "games/src/main/java/baize/games/craps/A.java";
    private static final String GAMES_TEST = "games/src/test/java/baize/games/craps/ATest.java";
    private static final String LAB = "lab/src/main/java/baize/lab/par/A.java";

    @Test
    void a_method_of_60_lines_is_allowed_and_one_more_is_not() {
        assertThat(found(new Sizes(), CORE, "class A {\n" + method(60) + "}")).isEmpty();
        assertThat(found(new Sizes(), CORE, "class A {\n" + method(61) + "}"))
                .containsExactly(CORE + ":2: a method of 61 lines, over 60");
    }

    @Test
    void a_file_of_500_lines_is_allowed_and_one_more_is_not() {
        assertThat(found(new Sizes(), CORE, "\n".repeat(499) + "class A {}")).isEmpty();
        assertThat(found(new Sizes(), CORE, "\n".repeat(500) + "class A {}"))
                .containsExactly(CORE + ":501: a file of 501 lines, over 500");
    }

    @Test
    void a_line_of_120_is_allowed_and_one_more_is_not() {
        assertThat(found(new Sizes(), CORE, "//" + "x".repeat(118))).isEmpty();
        assertThat(found(new Sizes(), CORE, "//" + "x".repeat(119))).containsExactly(CORE + ":1: a line over 120");
    }

    @Test
    void no_floating_point_in_what_plays_and_pays_not_even_in_its_tests() {
        for (String member : List.of(
                "double odds;",
                "float odds;",
                "Object odds = 1.5;",
                "java.math.BigDecimal odds;",
                "long odds(Long x) { return Math.round(x.doubleValue()); }",
                "long odds(String x) { return Math.round(Double.parseDouble(x)); }")) {
            assertThat(found(new FloatingPoint(), GAMES, "class A {\n" + member + "\n}"))
                    .as(member)
                    .contains(GAMES + ":2: floating point in games");
            assertThat(found(new FloatingPoint(), GAMES_TEST, "class A {" + member + "}"))
                    .isNotEmpty();
        }
    }

    @Test
    void a_command_called_double_a_comment_and_a_string_are_no_floating_point() {
        String text = "/** A double. */ class A { record Double(int box) {} String s = \"double 1.5\"; long cents; }";
        assertThat(found(new FloatingPoint(), GAMES, text)).isEmpty();
    }

    @Test
    void a_report_may_use_floating_point_but_not_for_money() {
        assertThat(found(new FloatingPoint(), LAB, "class A { double houseEdge; double edgePerWager; long stake; }"))
                .isEmpty();
        assertThat(found(new FloatingPoint(), LAB, "class A {\n double stake;\n double totalPayout() { return 0; } }"))
                .containsExactly(
                        LAB + ":2: an amount of money in floating point",
                        LAB + ":3: an amount of money in floating point");
    }

    @Test
    void games_read_no_files_clocks_or_threads() {
        for (String text : List.of(
                "import java.io.File;",
                "import java.nio.file.Files;",
                "import java.net.*;",
                "import java.sql.Connection;",
                "import module java.base;",
                "class A { void a() { System.out.println(); } }",
                "class A { long a() { return System.nanoTime(); } }",
                "class A { java.util.function.Supplier<?> a = java.time.Instant::now; }",
                "class A { Object a() { return java.time.Clock.systemUTC(); } }",
                "import java.util.concurrent.Executors;",
                "class A { void a() { new Thread(); } }",
                "import javax.crypto.Mac;")) {
            assertThat(found(new Purity(), GAMES, text)).as(text).hasSize(1);
            assertThat(found(new Purity(), LAB, text)).as(text).isEmpty();
        }
    }

    @Test
    void the_home_of_chance_may_use_ciphers_but_no_files() {
        assertThat(found(new Purity(), CHANCE, "import javax.crypto.Mac; import java.security.MessageDigest;"))
                .isEmpty();
        assertThat(found(new Purity(), CHANCE, "import java.io.File;")).hasSize(1);
    }

    @Test
    void bytes_and_character_sets_are_not_input() {
        String text = "import java.nio.charset.StandardCharsets; import java.nio.ByteBuffer;";
        assertThat(found(new Purity(), CORE, text)).isEmpty();
    }

    @Test
    void generators_live_in_the_home_of_chance_alone() {
        for (String text : List.of(
                "import java.util.Random;",
                "import java.util.SplittableRandom;",
                "import java.security.SecureRandom;",
                "import java.util.random.RandomGenerator;",
                "import java.util.concurrent.ThreadLocalRandom;",
                "class A { Object a = Math.random(); }",
                "class A { java.util.function.DoubleSupplier a = Math::random; }",
                "class A { void a(java.util.List<?> x) { Collections.shuffle(x); } }")) {
            assertThat(found(new Generators(), LAB, text)).as(text).hasSize(1);
            assertThat(found(new Generators(), CHANCE, text)).as(text).isEmpty();
            assertThat(found(new Generators(), GAMES_TEST, text)).as(text).isEmpty();
        }
    }

    @Test
    void names_that_say_nothing_are_refused_and_words_that_only_hold_them_are_not() {
        assertThat(found(new Names(), "core/src/main/java/baize/core/util/A.java", "class A {}"))
                .containsExactly("core/src/main/java/baize/core/util/A.java:1: the package name util");
        assertThat(found(new Names(), CORE, "class A {\n record OddsHelper() {} }"))
                .containsExactly(CORE + ":2: the type name OddsHelper");
        assertThat(found(new Names(), CORE, "interface PaymentServices {}")).hasSize(1);
        assertThat(found(new Names(), CORE, "record Serviceable(Utility utility) {}"))
                .isEmpty();
    }

    @Test
    void only_the_command_line_ends_the_process() {
        String text = "class Main { void a() { System.exit(2); } }";
        assertThat(found(new Exits(), "cli/src/main/java/baize/cli/Main.java", text))
                .isEmpty();
        assertThat(found(new Exits(), "cli/src/main/java/baize/cli/Settle.java", text))
                .hasSize(1);
    }

    private static List<String> found(JavaCheck check, String path, String text) {
        return check.findings(JavaSource.of(path, text)).map(Finding::toString).toList();
    }

    private static String method(int lines) {
        return "void a() {" + "\n".repeat(lines - 1) + "}\n";
    }
}
