package baize.games.bingo;

import static baize.games.bingo.BingoReason.NOT_AN_INCIDENT;
import static baize.games.bingo.BingoReason.WRONG_GRADE;
import static baize.games.bingo.BingoTable.*;
import static baize.testkit.Given.given;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Grade;
import baize.core.rule.Rule;
import baize.games.bingo.BingoCommand.AtTable;
import baize.games.bingo.BingoEvent.TableChanged;
import baize.games.table.Recipient;
import baize.games.table.TableCommand;
import baize.games.table.TableEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Matters of conduct and procedure, each put on record under its clause. */
class BingoIncidentTest {
    /** The clause, who may record it, who is told. */
    private static final String KINDS = """
            3.2.2, DEALER, ''
            4.7, DEALER, ''
            9.1, DEALER, SUPERVISOR SURVEILLANCE
            9.3, GAMING_SUPERVISOR, SURVEILLANCE INSPECTOR
            9.3.3, GAMING_SUPERVISOR, SURVEILLANCE INSPECTOR
            9.3.4, GAMING_SUPERVISOR, SURVEILLANCE INSPECTOR
            9.4.1, GAMING_SUPERVISOR, SURVEILLANCE
            9.4.2, GAMING_SUPERVISOR, SURVEILLANCE INSPECTOR
            9.7, DEALER, SUPERVISOR
            9.9, DEALER, SUPERVISOR
            9.10, DEALER, SUPERVISOR
            9.11, GAMING_SUPERVISOR, PATRON
            """;

    private static final Bingo GAME = game();

    private static AtTable incident(Grade by, String clause) {
        return at(new TableCommand.Incident(by, clause, ANN, "as seen"));
    }

    @ParameterizedTest
    @CsvSource(textBlock = KINDS)
    @Rule({
        "1.1 \"inspector\"",
        "3.2.2",
        "4.7",
        "9.1",
        "9.3",
        "9.3.3",
        "9.3.4",
        "9.4",
        "9.4.1",
        "9.4.2",
        "9.7",
        "9.9",
        "9.10",
        "9.11",
        "R-24"
    })
    void an_incident_is_recorded_by_its_grade_and_those_concerned_are_told(String clause, Grade needs, String tells) {
        List<BingoEvent> expected = new ArrayList<>();
        expected.add(new TableChanged(new TableEvent.IncidentRecorded(clause, ANN, "as seen", needs)));
        for (String to : tells.split(" ", -1))
            if (!to.isEmpty())
                expected.add(new TableChanged(new TableEvent.Notified(Recipient.valueOf(to), clause, "as seen")));
        given(GAME).when(incident(needs, clause)).then(expected.toArray(new BingoEvent[0]));
        if (needs != Grade.DEALER)
            given(GAME)
                    .when(incident(Grade.values()[needs.ordinal() - 1], clause))
                    .thenRefused(WRONG_GRADE, clause);
    }

    @Test
    @Rule("9.10")
    void a_clause_that_is_not_only_recorded_is_no_incident() {
        given(GAME).when(incident(SUPERVISOR, "7.2")).thenRefused(NOT_AN_INCIDENT);
        given(GAME).when(incident(SUPERVISOR, "99")).thenRefused(NOT_AN_INCIDENT);
    }

    @ParameterizedTest
    @EnumSource(BingoIncident.class)
    @Rule("9.10")
    void every_kind_of_incident_is_known_by_its_clause_and_stands_in_the_list_above(BingoIncident kind) {
        assertThat(BingoIncident.of(kind.clause())).isEqualTo(kind);
        assertThat(kind.cites()).contains(kind.clause());
        assertThat(KINDS).containsPattern("(?m)^" + Pattern.quote(kind.clause()) + ",");
    }
}
