package baize.wire.twin;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.rule.Rule;
import baize.wire.RemedyNames;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every remedy at every moment from the first wager of a round to the first of the next: afterwards everybody has what
 * a twin, which shares nothing with the settlement, says they must have.
 */
@Tag("long")
class NothingOutOfReachTest {
    /** By game, since it is played once for all tests. */
    private static final Map<String, Played> PLAYED = new ConcurrentHashMap<>();

    static List<Twin> twins() {
        return List.of(new ThreeCardTwin(), new StudTwin(), new BlackjackTwin(), new CrapsTwin(), new BingoTwin());
    }

    private static Played played(Twin twin) {
        return PLAYED.computeIfAbsent(twin.game(), _ -> Played.of(twin));
    }

    @ParameterizedTest
    @MethodSource("twins")
    @Rule({"R-192", "R-193"})
    void whatever_strikes_whenever_everybody_has_what_the_clause_gives(Twin twin) {
        Played played = played(twin);
        System.out.print(played.report());
        assertThat(played.wrong()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("twins")
    @Rule({"R-192", "R-193"})
    void every_remedy_is_accepted_in_every_phase_unless_there_is_a_reason_why_it_cannot_be(Twin twin) {
        assertThat(played(twin).unreached()).as("never accepted").isEmpty();
        assertThat(played(twin).reachedAfterAll()).as("said to be impossible").isEmpty();
    }

    @ParameterizedTest
    @MethodSource("twins")
    @Rule({"R-192", "R-202"})
    void whatever_the_staff_can_do_strikes_here_or_moves_no_money_or_is_always_refused(Twin twin) {
        Set<String> all = RemedyNames.of(twin.game());
        Set<String> striking = new TreeSet<>(played(twin).accepted());
        striking.retainAll(all);
        assertThat(twin.orders()).doesNotContainAnyElementsOf(striking);
        assertThat(twin.unknown()).doesNotContainAnyElementsOf(striking).doesNotContainAnyElementsOf(twin.orders());
        Set<String> placed = new TreeSet<>(striking);
        placed.addAll(twin.orders());
        placed.addAll(twin.unknown());
        assertThat(placed).isEqualTo(all);
    }
}
