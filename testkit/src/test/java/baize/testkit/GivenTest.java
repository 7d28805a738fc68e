package baize.testkit;

import static baize.testkit.Given.given;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.engine.Decision;
import baize.core.engine.Game;
import baize.core.engine.Offer;
import baize.core.engine.Outcomes;
import baize.core.engine.Reason;
import baize.core.engine.Viewer;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A test of a game fails where it should. */
class GivenTest {
    private enum Why implements Reason {
        TOO_LARGE,
        OTHER;

        @Override
        public List<String> cites() {
            return List.of("1", "2");
        }
    }

    /** Adds numbers below ten. */
    private record Adding() implements Game<Integer, Integer, Integer, Integer> {
        @Override
        public Integer initial() {
            return 0;
        }

        @Override
        public Decision<Integer> decide(Integer state, Integer command) {
            return command < 10 ? Decision.accept(command) : Decision.refuse(Why.TOO_LARGE, command + " is too large");
        }

        @Override
        public Integer evolve(Integer state, Integer event) {
            return state + event;
        }

        @Override
        public List<Offer<Integer>> offers(Integer state, Viewer viewer) {
            return List.of();
        }

        @Override
        public Integer view(Integer state, Viewer viewer) {
            return state;
        }

        @Override
        public Integer withOutcome(Integer state, Integer command, Outcomes outcomes) {
            return command;
        }
    }

    @Test
    void events_and_refusals_are_asserted_exactly() {
        given(new Adding()).having(1, 2).when(3).then(3);
        given(new Adding()).when(10).thenRefused(Why.TOO_LARGE).thenRefused(Why.TOO_LARGE, "1");
    }

    @Test
    void what_differs_is_noticed() {
        var accepted = given(new Adding()).when(3);
        var refused = given(new Adding()).when(10);
        fails(() -> accepted.then(4));
        fails(() -> accepted.thenRefused(Why.TOO_LARGE));
        fails(() -> refused.then(10));
        fails(() -> refused.thenRefused(Why.OTHER));
        fails(() -> refused.thenRefused(Why.TOO_LARGE, "2"));
    }

    @Test
    void a_preparation_that_is_refused_is_a_fault_of_the_test() {
        fails(() -> given(new Adding()).having(10));
    }

    private static void fails(Runnable test) {
        assertThatThrownBy(test::run).isInstanceOf(AssertionError.class);
    }
}
