package baize.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever is wrong with the input is said in one line, with status 2 and nothing on standard output. */
final class BadUsageTest {
    /** What is given, and under it what is said. */
    private static final String USAGE = """
            $ deal
            no command "deal"; expected one of serve, settle, par, simulate, merge, chance, rules, scorecards,\
             audit, replay, bench
            $ serve now
            serve: one argument too many: "now"
            $ serve --port 70000
            --port: expected a whole number from 0 to 65535, got "70000"
            $ serve --floor
            serve: expected --floor FILE
            $ --loud
            no option --loud; expected one of --help, --version
            $ par
            par: expected GAME
            $ par poker
            no sheet of "poker"; expected one of bingo, blackjack, caribbean-stud, craps, three-card-poker
            $ par three-card-poker craps
            par: one argument too many: "craps"
            $ par three-card-poker --tsv
            par: no option --tsv; expected one of --help, --house, --html, --json, --version
            $ par three-card-poker --json --html x.html
            par: expected --json or --html, got both
            $ par three-card-poker --house
            par: expected --house KEY=VALUE
            $ par three-card-poker --house decks
            --house: expected KEY=VALUE, got "decks"
            $ par three-card-poker --house =1
            --house: expected KEY=VALUE, got "=1"
            $ par three-card-poker --house boxes=3 --house boxes=4
            --house boxes: expected once, got it twice
            $ par three-card-poker --house boxes=3,boxes=4
            --house boxes: expected once, got it twice
            $ simulate three-card-poker --rounds 5 --house boxes=3,device=hand
            --house device: expected shoe or shuffler, got "hand"
            $ par three-card-poker --house device=hand
            --house device: expected shoe or shuffler, got "hand"
            $ par caribbean-stud --house betPays=1-2
            --house betPays: expected 9 figures above zero joined by '-', got "1-2"
            $ par caribbean-stud --house jackpotMeter=99999999999999.00
            --house jackpotMeter: expected at most 1000000000.00, got 99999999999999.00
            $ simulate caribbean-stud --rounds 5 --strategy hunch
            no strategy "hunch"; expected one of optimal, ace-king-by-upcard, by-hand-alone, ace-king-or-better, \
            pair-or-better, always
            $ par three-card-poker --html no/such/folder/x.html
            --html no/such/folder/x.html: expected a file that can be written; there is none
            $ simulate three-card-poker
            simulate: expected --rounds N
            $ simulate --rounds 5
            simulate: expected GAME
            $ simulate poker --rounds 5
            no simulation of "poker"; expected one of bingo, blackjack, caribbean-stud, craps, three-card-poker
            $ simulate three-card-poker --rounds 0
            --rounds: expected a whole number from 1 to 1000000000000000, got "0"
            $ simulate three-card-poker --rounds -5
            --rounds: expected a whole number from 1 to 1000000000000000, got "-5"
            $ simulate three-card-poker --rounds 1e9
            --rounds: expected a whole number from 1 to 1000000000000000, got "1e9"
            $ simulate three-card-poker --rounds 9999999999999999999
            --rounds: expected a whole number from 1 to 1000000000000000, got "9999999999999999999"
            $ simulate three-card-poker --rounds 5 --seed x
            --seed: expected a whole number from -9223372036854775808 to 9223372036854775807, got "x"
            $ simulate three-card-poker --rounds 5 --threads 0
            --threads: expected a whole number from 1 to 1024, got "0"
            $ simulate three-card-poker --rounds 5 --engine spark
            --engine spark: not in this build; expected local
            $ simulate three-card-poker --rounds 5 --engine moon
            --engine: expected local or spark, got "moon"
            $ simulate three-card-poker --rounds 5 --strategy bold
            no strategy "bold"; expected one of optimal, queen-or-better, always, pair-or-better
            $ simulate bingo --rounds 5 --strategy luck
            no strategy "luck"; expected optimal or sessions
            $ simulate bingo --rounds 5 --house boxes=7
            --house boxes: expected 6 or 12, got "7"
            $ simulate three-card-poker --rounds 200000 --blocks 0-4
            --blocks: expected some of 0-3, got "0-4"
            $ simulate three-card-poker --rounds 200000 --blocks 2-1
            --blocks: expected some of 0-3, got "2-1"
            $ simulate three-card-poker --rounds 200000 --blocks 3
            --blocks: expected some of 0-3, got "3"
            $ simulate three-card-poker --rounds 200000 --blocks 0-1,3-3
            --blocks: expected some of 0-3, got "0-1,3-3"
            $ simulate three-card-poker --rounds 200000 --blocks -1-2
            --blocks: expected some of 0-3, got "-1-2"
            $ simulate three-card-poker --rounds 5 --checkpoint src
            --checkpoint src: expected a file to keep counts in
            $ simulate three-card-poker --rounds 5 --checkpoint no/such/folder/x.json
            --checkpoint no/such/folder/x.json: expected a file that can be written; its folder is not there
            $ simulate three-card-poker --rounds 5 --checkpoint -
            --checkpoint -: expected a file to keep counts in
            $ merge
            merge: expected FILE
            $ merge no-such.json
            no-such.json: expected a file that can be read; there is none
            $ merge src
            src: expected a file, got a directory
            $ merge -
            standard input: expected what simulate counted, got nothing
            $ chance --draws 24_999
            --draws: expected a whole number from 25000 to 1000000000, got "24_999"
            $ chance --draws many
            --draws: expected a whole number from 25000 to 1000000000, got "many"
            $ chance --draws
            chance: expected --draws N
            $ chance --seed 1.5
            --seed: expected a whole number from -9223372036854775808 to 9223372036854775807, got "1.5"
            $ chance dice
            chance: one argument too many: "dice"
            $ chance --quick
            chance: no option --quick; expected one of --draws, --help, --json, --seed, --version
            $ rules poker
            rules: no game "poker"; expected one of craps, bingo, blackjack, three-card-poker, caribbean-stud
            $ rules three-card-poker 9.4.1.7
            rules: no clause "9.4.1.7" in three-card-poker; nearest are 9.4.1.1, 9.4.1.2, 9.4.1.3, 9.4.1.4, 9.4.1.5
            $ bench roof
            bench: no figure "roof"; expected one of strengths-ordered, strengths-random, three-card-poker-rounds, \
            caribbean-stud-rounds, blackjack-rounds, craps-rolls, craps-rolls-all-wagers, bingo-strips, bingo-games, \
            three-card-poker-exact, caribbean-stud-exact, blackjack-exact, craps-exact, commands-decided, floor-512, \
            floor-1, server-commands, secure-deal, secure-shoe
            $ bench load --game poker
            expected a game with bots, [bingo, blackjack, craps, caribbean-stud, three-card-poker], got "poker"
            $ bench load --players 8
            --players: expected a whole number from 1 to 7, got "8"
            $ bench sockets --rounds 5
            sockets: no option --rounds; expected one of --help, --players, --seconds, --tables, --version, --viewers
            $ scorecards --house boxes=7
            --house boxes: expected 6 or 12, got "7"
            $ scorecards --house boxes
            --house: expected KEY=VALUE, got "boxes"
            $ scorecards --series 4D2Z
            --series: expected a series like 00000000000004D2, got "4D2Z"
            $ scorecards --serials 1001..1100
            --serials: expected books like 1001-1100, got "1001..1100"
            $ scorecards --serials 1001-1101
            --serials: expected books from 1001 to 1100, the lower first, got 1001-1101
            $ scorecards --serials 1010-1009
            --serials: expected books from 1001 to 1100, the lower first, got 1010-1009
            $ scorecards --pdf no/such/folder/books.pdf
            --pdf no/such/folder/books.pdf: expected a file that can be written; there is none
            $ scorecards --pdf books.pdf --json
            scorecards: expected --json or --pdf, got both
            $ scorecards --check 1001
            scorecards: expected --game N with --check
            $ scorecards --check 1001 --game 1
            scorecards: expected --series S with --check
            $ scorecards --game 1
            scorecards: expected --check SERIAL with --game
            $ scorecards --series 4D2 --check 1001 --game 1 --pdf books.pdf
            scorecards: expected --check alone, or --pdf and --serials
            $ scorecards --series 4D2 --check 999 --game 1
            --check: expected a whole number from 1001 to 1100, got "999"
            $ scorecards --series 4D2 --check 1001 --game 7
            --game: expected a whole number from 1 to 6, got "7"
            $ scorecards --series 4D2 --check 1001 --game 6 --box 7
            --box: expected a whole number from 1 to 6, got "7"
            $ settle
            settle: expected FILE
            $ settle no-such.json
            no-such.json: expected a file that can be read; there is none
            $ settle src
            src: expected a file, got a directory
            $ settle -
            standard input: expected a round script, got nothing
            """;

    /** Scripts, and under each how the complaint about it begins. */
    private static final String SCRIPTS = """
            $ {"game":"three-card-poker",
            line 1, column
            $ {"game":"three-card-poker"} trailing
            line 1, column
            $ {"game":"poker","cards":"","commands":[]}
            game: expected caribbean-stud or three-card-poker or blackjack or craps or bingo, got "poker"
            $ {"game":"three-card-poker","cards":""}
            commands: expected a list of commands, but it is missing
            $ {"game":"three-card-poker","cards":"","commands":[{"do":"wager","patron":"a","box":1,"\
            on":"ante","stake":12.5}]}
            commands[0].stake: expected
            $ {"game":"three-card-poker","house":{"device":"hand"},"cards":"","commands":[]}
            house.device: expected shoe or shuffler
            """;

    static Stream<Arguments> usage() {
        return pairs(USAGE);
    }

    static Stream<Arguments> scripts() {
        return pairs(SCRIPTS);
    }

    private static Stream<Arguments> pairs(String text) {
        return Arrays.stream(text.substring(2).split("\n\\$ "))
                .map(String::strip)
                .map(pair -> Arguments.of(pair.lines().toArray()));
    }

    @ParameterizedTest
    @MethodSource("usage")
    void bad_usage_is_refused_in_one_line(String command, String line) {
        Ran ran = Ran.baize(command.split(" "));
        assertThat(ran.err()).isEqualTo("baize: " + line + System.lineSeparator());
        assertThat(ran.out()).isEmpty();
        assertThat(ran.status()).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"foo=1", "device=shoe,foo=1", "foo=1,boxes=3"})
    void an_unknown_setting_is_named_and_those_there_are_listed(String settings) {
        Ran ran = Ran.baize("par", "three-card-poker", "--house", settings);
        assertThat(ran.err())
                .startsWith("baize: --house foo: no such setting; expected one of device, ")
                .contains("pairPlus")
                .hasLineCount(1);
        assertThat(ran.status()).isEqualTo(2);
    }

    @ParameterizedTest
    @MethodSource("scripts")
    void a_malformed_script_is_refused_with_its_file_and_place(String script, String complaint, @TempDir Path folder)
            throws Exception {
        Path file = Files.writeString(folder.resolve("round.json"), script);
        Ran ran = Ran.baize("settle", file.toString(), "--json");
        assertThat(ran.err()).startsWith("baize: " + file + ": " + complaint).hasLineCount(1);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.status()).isEqualTo(2);
    }

    @Test
    void a_file_that_is_not_text_is_refused(@TempDir Path folder) throws Exception {
        Path file = Files.write(folder.resolve("round.json"), new byte[] {(byte) 0xff, (byte) 0xfe, 0});
        Ran ran = Ran.baize("settle", file.toString());
        assertThat(ran.err()).isEqualTo("baize: " + file + ": expected text in UTF-8" + System.lineSeparator());
        assertThat(ran.status()).isEqualTo(2);
    }
}
