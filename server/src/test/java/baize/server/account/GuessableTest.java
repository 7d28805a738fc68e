package baize.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What may not be chosen to sign in with. */
final class GuessableTest {
    private static final String CARD = "4000 3719-22";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1234",
                "0000",
                "4321",
                "9876",
                "8901",
                "2468",
                "7531",
                "1212",
                "6969",
                "1221",
                "1122",
                "112233",
                "1985",
                "2026",
                "2580",
                "0704",
                "3112",
                "1231",
                "123456",
                "121212",
                "654321",
                "311299",
                "123199",
                "991231",
                "31121999",
                "19991231",
                "12341234",
                "3719",
                "0037",
                "147258369"
            })
    void a_pin_that_comes_first_to_whoever_guesses_is_none(String pin) {
        assertThat(Guessable.pin(pin, CARD)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"4071", "4711", "2718", "9382", "3141", "8064", "408213", "7302946", "940273861520"})
    void others_are(String pin) {
        assertThat(Guessable.pin(pin, CARD)).isFalse();
    }

    @Test
    void of_ten_thousand_pins_of_four_digits_most_remain() {
        long left = IntStream.range(0, 10_000)
                .filter(pin -> !Guessable.pin("%04d".formatted(pin), ""))
                .count();
        assertThat(left).isEqualTo(LEFT);
    }

    private static final long LEFT = 8_931;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "password", "Password1", "passw0rd!", "12345678", "87654321", "abcdefgh", "qwertyuiop", "aaaaaaaa",
                "abababab", "letmein1", "Casino2026", "blackjack21", "dealer123", "osei1234", "k.osei!!", "Monday01!"
            })
    void so_is_a_password(String password) {
        assertThat(Guessable.password(password, "osei", "K. Osei")).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"correct horse battery", "long enough", "tumbler-9-quay", "Vx7#pL2q", "my dealer has 5 aces"})
    void others_may_be_chosen(String password) {
        assertThat(Guessable.password(password, "osei", "K. Osei")).isFalse();
    }
}
