package baize.games.threecard;

import static baize.games.threecard.ThreeCardReason.NOT_AN_INCIDENT;
import static baize.games.threecard.ThreeCardReason.WRONG_GRADE;
import static baize.games.threecard.ThreeCardTable.*;
import static baize.testkit.Given.given;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Grade;
import baize.core.rule.Rule;
import baize.games.table.Recipient;
import baize.games.table.TableCommand;
import baize.games.table.TableEvent;
import baize.games.threecard.ThreeCardCommand.AtTable;
import baize.games.threecard.ThreeCardEvent.TableChanged;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Matters of conduct and procedure, each put on record under its clause. */
class ThreeCardIncidentTest {
    /** The clause, who may record it, who is told. */
    private static final String KINDS = """
            '1.1 "deck-checking device"', DEALER, ''
            3.4, DEALER, ''
            3.5, DEALER, ''
            3.8, CASINO_SUPERVISOR, ''
            4.2, DEALER, ''
            4.3, DEALER, SUPERVISOR
            4.5, DEALER, ''
            8.2, DEALER, SUPERVISOR
            8.7, DEALER, SUPERVISOR
            9.3.3, DEALER, ''
            9.4.2, DEALER, ''
            12.9.3, DEALER, ''
            12.11, CASINO_SUPERVISOR, SURVEILLANCE
            12.11.1, CASINO_SUPERVISOR, ''
            12.11.3, CASINO_SUPERVISOR, ''
            14.1, DEALER, SUPERVISOR SURVEILLANCE
            14.3, CASINO_SUPERVISOR, SURVEILLANCE INSPECTOR
            14.3.3, CASINO_SUPERVISOR, SURVEILLANCE INSPECTOR
            14.7, DEALER, SUPERVISOR
            14.10, DEALER, SUPERVISOR
            14.12, GAMING_SUPERVISOR, ''
            14.13, CASINO_SUPERVISOR, PATRON
            """;

    private static AtTable incident(Grade by, String clause) {
        return at(new TableCommand.Incident(by, clause, ANN, "as seen"));
    }

    @ParameterizedTest
    @CsvSource(textBlock = KINDS)
    @Rule({
        "1.1 \"deck-checking device\"",
        "1.1 \"inspector\"",
        "3.4",
        "3.5",
        "3.8",
        "4.2",
        "4.3",
        "4.5",
        "8.2",
        "8.7",
        "9.3.3",
        "9.4.2",
        "12.9.3",
        "12.11",
        "12.11.1",
        "12.11.3",
        "14.1",
        "14.3",
        "14.3.3",
        "14.7",
        "14.10",
        "14.12",
        "14.13",
        "R-24"
    })
    void an_incident_is_recorded_by_its_grade_and_those_concerned_are_told(String clause, Grade needs, String tells) {
        List<ThreeCardEvent> expected = new ArrayList<>();
        expected.add(new TableChanged(new TableEvent.IncidentRecorded(clause, ANN, "as seen", needs)));
        for (String to : tells.split(" ", -1))
            if (!to.isEmpty())
                expected.add(new TableChanged(new TableEvent.Notified(Recipient.valueOf(to), clause, "as seen")));
        given(game()).when(incident(needs, clause)).then(expected.toArray(new ThreeCardEvent[0]));
        if (needs != Grade.DEALER)
            given(game())
                    .when(incident(Grade.values()[needs.ordinal() - 1], clause))
                    .thenRefused(WRONG_GRADE, clause);
    }

    @Test
    @Rule("14.12")
    void a_clause_that_is_not_only_recorded_is_no_incident() {
        given(game()).when(incident(SUPERVISOR, "9.1")).thenRefused(NOT_AN_INCIDENT);
        given(game()).when(incident(SUPERVISOR, "99")).thenRefused(NOT_AN_INCIDENT);
    }

    @ParameterizedTest
    @EnumSource(ThreeCardIncident.class)
    @Rule("14.12")
    void every_kind_of_incident_is_known_by_its_clause(ThreeCardIncident kind) {
        assertThat(ThreeCardIncident.of(kind.clause())).isEqualTo(kind);
        assertThat(kind.cites()).contains(kind.clause());
    }
}
