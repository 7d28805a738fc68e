package baize.floor.ticket;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.chance.FastGenerator;
import baize.core.chance.Generator;
import baize.core.rule.Rule;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class TicketNumberTest {
    private static final TicketNumber NUMBER = new TicketNumber("123456789012345672");

    @Test
    void the_last_digit_is_damms() {
        assertThat(TicketNumber.parse("000000000000005724").digits()).endsWith("5724");
        assertThatThrownBy(() -> TicketNumber.parse("000000000000005720")).hasMessageContaining("mistyped");
    }

    @Test
    @Rule("craps 1.1 \"Redeemable Ticket\"")
    void every_wrong_digit_is_told() {
        for (int at = 0; at < 18; at++)
            for (char digit = '0'; digit <= '9'; digit++) {
                if (NUMBER.digits().charAt(at) == digit) continue;
                String typed = NUMBER.digits().substring(0, at)
                        + digit
                        + NUMBER.digits().substring(at + 1);
                assertThatThrownBy(() -> TicketNumber.parse(typed))
                        .isInstanceOf(IllegalArgumentException.class)
                        .hasMessageContaining("mistyped");
            }
    }

    @Test
    void every_exchange_of_neighbours_is_told() {
        Generator generator = FastGenerator.stream(7, 0);
        for (int n = 0; n < 200; n++) {
            String digits = TicketNumber.draw(generator).digits();
            for (int at = 0; at < 17; at++) {
                char[] swapped = digits.toCharArray();
                swapped[at] = digits.charAt(at + 1);
                swapped[at + 1] = digits.charAt(at);
                String typed = new String(swapped);
                if (typed.equals(digits)) continue;
                assertThatThrownBy(() -> TicketNumber.parse(typed)).hasMessageContaining("mistyped");
            }
        }
    }

    @Test
    void a_number_of_another_length_or_with_letters_is_not_called_mistyped_but_shown_the_form() {
        for (String text : new String[] {"", "1234", NUMBER.digits() + "0", "12345678901234567x"})
            assertThatThrownBy(() -> TicketNumber.parse(text)).hasMessageContaining("18 digits");
    }

    @Test
    void people_read_it_in_groups_and_may_type_it_so() {
        assertThat(NUMBER.grouped()).isEqualTo("12-3456-7890-1234-5672");
        assertThat(TicketNumber.parse(NUMBER.grouped())).isEqualTo(NUMBER);
        assertThat(TicketNumber.parse("12 3456 7890 1234 5672")).isEqualTo(NUMBER);
    }

    @Test
    void numbers_are_drawn_over_the_whole_range_and_do_not_repeat() {
        Generator generator = FastGenerator.stream(11, 0);
        Set<TicketNumber> drawn = new HashSet<>();
        int[][] counts = new int[17][10];
        int draws = 20_000;
        for (int n = 0; n < draws; n++) {
            TicketNumber number = TicketNumber.draw(generator);
            assertThat(drawn.add(number)).isTrue();
            for (int at = 0; at < 17; at++) counts[at][number.digits().charAt(at) - '0']++;
        }
        for (int[] place : counts)
            for (int count : place) assertThat(count).isBetween(draws / 10 - 250, draws / 10 + 250);
        assertThat(TicketNumber.draw(() -> -1).digits()).startsWith("99999999999999999");
    }
}
