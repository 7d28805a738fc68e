package baize.floor;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.rule.Rule;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

@Rule("R-201")
class HouseClockTest {
    private static final Instant START = TestFloor.START;
    private static final Duration HOUR = Duration.ofHours(1);

    private final TestClock machine = new TestClock(START);
    private final HouseClock house = machine.house();

    private void looksFor(int seconds) {
        for (int tenth = 0; tenth < 10 * seconds; tenth++) {
            machine.go(Duration.ofMillis(100));
            assertThat(house.look()).isNull();
        }
    }

    @Test
    void time_goes_on_as_it_passes() {
        looksFor(3600);
        assertThat(house.instant()).isEqualTo(START.plus(HOUR));
        assertThat(house.trouble()).isNull();
    }

    @Test
    void a_clock_that_leaps_and_comes_back_takes_nobody_along() {
        machine.leaps(HOUR);
        looksFor(1);
        assertThat(house.instant()).isEqualTo(START.plusSeconds(1));
        assertThat(house.trouble()).isEqualTo("the clock leapt and is 3600.0 s ahead of the time that has passed");
        machine.leaps(HOUR.negated());
        looksFor(120);
        assertThat(house.instant()).isEqualTo(START.plusSeconds(121));
        assertThat(house.trouble()).isNull();
    }

    @Test
    void a_clock_that_stays_where_it_went_is_believed_after_a_minute() {
        for (Duration leap : new Duration[] {HOUR, HOUR.negated()}) {
            Instant before = house.instant();
            machine.leaps(leap);
            assertThat(house.look()).isNull();
            machine.go(Duration.ofSeconds(59));
            assertThat(house.look()).isNull();
            machine.go(Duration.ofSeconds(1));
            assertThat(house.look()).isEqualTo(leap);
            assertThat(house.instant()).isEqualTo(before.plusSeconds(60).plus(leap));
            assertThat(house.trouble()).isNull();
            assertThat(house.look()).isNull();
        }
    }

    @Test
    void a_clock_that_leaps_about_is_not_believed() {
        for (int minute = 0; minute < 10; minute++) {
            machine.leaps(minute % 2 == 0 ? HOUR : HOUR.negated().multipliedBy(2));
            looksFor(59);
        }
        assertThat(house.instant()).isEqualTo(START.plusSeconds(590));
        assertThat(house.trouble()).startsWith("the clock leapt");
    }

    @Test
    void what_is_hardly_off_is_made_up_for_little_by_little() {
        machine.leaps(Duration.ofMillis(500));
        looksFor(10);
        assertThat(house.instant()).isEqualTo(START.plusMillis(10_100));
        looksFor(60);
        assertThat(house.instant()).isEqualTo(START.plusMillis(70_500));
        machine.leaps(Duration.ofMillis(-800));
        Instant before = house.instant();
        looksFor(1);
        assertThat(house.instant()).isAfter(before);
    }

    @Test
    void one_that_goes_too_fast_is_followed_no_faster() {
        for (int second = 0; second < 100; second++) {
            machine.leaps(Duration.ofMillis(500));
            looksFor(1);
        }
        assertThat(house.instant()).isBeforeOrEqualTo(START.plusSeconds(102));
        assertThat(house.trouble()).startsWith("the clock leapt");
    }

    @Test
    void processes_on_one_database_go_by_its_clock_and_say_where_their_own_differs() {
        Instant database = START.minusSeconds(600);
        house.share(database);
        assertThat(house.instant()).isEqualTo(database);
        assertThat(house.isAnother()).isTrue();
        assertThat(house.trouble())
                .isEqualTo("this machine's clock is 600.0 s ahead of the database's, so the house does not deal here");
        machine.leaps(Duration.ofMinutes(-10));
        machine.go(Duration.ofSeconds(1));
        assertThat(house.hear(database.plusSeconds(1))).isNull();
        assertThat(house.isAnother()).isFalse();
        assertThat(house.trouble()).isNull();
        assertThat(house.look()).isNull();
        assertThat(house.instant()).isEqualTo(database.plusSeconds(1));
    }
}
