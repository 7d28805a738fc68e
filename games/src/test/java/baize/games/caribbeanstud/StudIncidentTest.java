package baize.games.caribbeanstud;

import static baize.games.caribbeanstud.StudReason.NOT_AN_INCIDENT;
import static baize.games.caribbeanstud.StudReason.WRONG_GRADE;
import static baize.games.caribbeanstud.StudTable.*;
import static baize.testkit.Given.given;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Grade;
import baize.core.rule.Rule;
import baize.games.caribbeanstud.StudCommand.AtTable;
import baize.games.caribbeanstud.StudEvent.TableChanged;
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
class StudIncidentTest {
    /** The clause, who may record it, who is told. */
    private static final String KINDS = """
            '1.1 "deck-checking device"', DEALER, ''
            '1.1 "Proxy Betting"', DEALER, ''
            3.4, DEALER, ''
            3.5, DEALER, ''
            3.8, CASINO_SUPERVISOR, ''
            4.2, DEALER, ''
            4.3, DEALER, SUPERVISOR
            4.5, DEALER, ''
            8.2, DEALER, SUPERVISOR
            8.9, DEALER, SUPERVISOR
            9.4.2, DEALER, ''
            9.5.2, DEALER, ''
            9.11, DEALER, ''
            14.9.3, DEALER, ''
            14.13, CASINO_SUPERVISOR, SURVEILLANCE
            14.13.1, CASINO_SUPERVISOR, ''
            14.13.3, CASINO_SUPERVISOR, ''
            16.2.1, DEALER, ''
            16.2.2, DEALER, ''
            16.2.3, DEALER, ''
            16.2.4, DEALER, PATRON
            16.6, DEALER, SUPERVISOR SURVEILLANCE
            16.8, CASINO_SUPERVISOR, SURVEILLANCE INSPECTOR
            16.8.3, CASINO_SUPERVISOR, SURVEILLANCE INSPECTOR
            16.8.4, CASINO_SUPERVISOR, SURVEILLANCE INSPECTOR
            16.11, DEALER, SUPERVISOR
            16.12, DEALER, SUPERVISOR
            16.15, DEALER, SUPERVISOR
            16.17, GAMING_SUPERVISOR, ''
            16.18, CASINO_SUPERVISOR, PATRON
            """;

    private static AtTable incident(Grade by, String clause) {
        return at(new TableCommand.Incident(by, clause, ANN, "as seen"));
    }

    @ParameterizedTest
    @CsvSource(textBlock = KINDS)
    @Rule({
        "1.1 \"deck-checking device\"",
        "1.1 \"Proxy Betting\"",
        "1.1 \"inspector\"",
        "3.4",
        "3.5",
        "3.8",
        "4.2",
        "4.3",
        "4.5",
        "8.2",
        "8.9",
        "9.4.2",
        "9.5.2",
        "9.11",
        "14.9.3",
        "14.13",
        "14.13.1",
        "14.13.3",
        "16.2.1",
        "16.2.2",
        "16.2.3",
        "16.2.4",
        "16.6",
        "16.8",
        "16.8.3",
        "16.8.4",
        "16.11",
        "16.12",
        "16.15",
        "16.17",
        "16.18",
        "R-24"
    })
    void an_incident_is_recorded_by_its_grade_and_those_concerned_are_told(String clause, Grade needs, String tells) {
        List<StudEvent> expected = new ArrayList<>();
        expected.add(new TableChanged(new TableEvent.IncidentRecorded(clause, ANN, "as seen", needs)));
        for (String to : tells.split(" ", -1))
            if (!to.isEmpty())
                expected.add(new TableChanged(new TableEvent.Notified(Recipient.valueOf(to), clause, "as seen")));
        given(game()).when(incident(needs, clause)).then(expected.toArray(new StudEvent[0]));
        if (needs != Grade.DEALER)
            given(game())
                    .when(incident(Grade.values()[needs.ordinal() - 1], clause))
                    .thenRefused(WRONG_GRADE, clause);
    }

    @Test
    @Rule("16.17")
    void a_clause_that_is_not_only_recorded_is_no_incident() {
        given(game()).when(incident(SUPERVISOR, "9.1")).thenRefused(NOT_AN_INCIDENT);
        given(game()).when(incident(SUPERVISOR, "99")).thenRefused(NOT_AN_INCIDENT);
    }

    @ParameterizedTest
    @EnumSource(StudIncident.class)
    @Rule("16.17")
    void every_kind_of_incident_is_known_by_its_clause_and_stands_in_the_list_above(StudIncident kind) {
        assertThat(StudIncident.of(kind.clause())).isEqualTo(kind);
        assertThat(kind.cites()).contains(kind.clause());
        assertThat(KINDS).containsPattern("(?m)^'?" + Pattern.quote(kind.clause()) + "'?,");
    }
}
