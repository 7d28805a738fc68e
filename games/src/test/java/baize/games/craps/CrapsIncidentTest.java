package baize.games.craps;

import static baize.games.craps.CrapsReason.NOT_AN_INCIDENT;
import static baize.games.craps.CrapsReason.WRONG_GRADE;
import static baize.games.craps.CrapsTable.*;
import static baize.testkit.Given.given;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Grade;
import baize.core.rule.Rule;
import baize.games.craps.CrapsCommand.AtTable;
import baize.games.craps.CrapsEvent.TableChanged;
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
class CrapsIncidentTest {
    /** The clause, who may record it, who is told. */
    private static final String KINDS = """
            '1.1 "Automated Dice Tumbler"', DEALER, ''
            '1.1 "Casino Management System (CMS)"', DEALER, ''
            '1.1 "NICC"', CASINO_SUPERVISOR, AUTHORITY
            4.1, DEALER, ''
            4.3, DEALER, ''
            4.3.1, CASINO_SUPERVISOR, PATRON
            4.3.2, CASINO_SUPERVISOR, PATRON
            4.3.3, DEALER, ''
            7.3, DEALER, SUPERVISOR SURVEILLANCE
            7.4, DEALER, SUPERVISOR SURVEILLANCE
            7.5, DEALER, SUPERVISOR SURVEILLANCE
            7.7, CASINO_SUPERVISOR, SURVEILLANCE INSPECTOR
            7.7.3, CASINO_SUPERVISOR, SURVEILLANCE INSPECTOR
            7.10, DEALER, SUPERVISOR
            7.11, DEALER, SUPERVISOR
            7.12, DEALER, SUPERVISOR
            7.13, CASINO_SUPERVISOR, SURVEILLANCE
            7.13.1, DEALER, SUPERVISOR
            7.13.2, DEALER, SUPERVISOR
            7.14, DEALER, ''
            7.15, CASINO_SUPERVISOR, PATRON
            """;

    private static final Craps GAME = game();

    private static AtTable incident(Grade by, String clause) {
        return at(new TableCommand.Incident(by, clause, ANN, "as seen"));
    }

    @ParameterizedTest
    @CsvSource(textBlock = KINDS)
    @Rule({
        "1.1 \"Automated Dice Tumbler\"",
        "1.1 \"Casino Management System (CMS)\"",
        "1.1 \"NICC\"",
        "4.1",
        "4.3",
        "4.3.1",
        "4.3.2",
        "4.3.3",
        "7.3",
        "7.4",
        "7.5",
        "7.7",
        "7.7.3",
        "7.10",
        "7.11",
        "7.12",
        "7.13",
        "7.13.1",
        "7.13.2",
        "7.14",
        "7.15",
        "R-24"
    })
    void an_incident_is_recorded_by_its_grade_and_those_concerned_are_told(String clause, Grade needs, String tells) {
        List<CrapsEvent> expected = new ArrayList<>();
        expected.add(new TableChanged(new TableEvent.IncidentRecorded(clause, ANN, "as seen", needs)));
        for (String to : tells.split(" ", -1))
            if (!to.isEmpty())
                expected.add(new TableChanged(new TableEvent.Notified(Recipient.valueOf(to), clause, "as seen")));
        given(GAME).when(incident(needs, clause)).then(expected.toArray(new CrapsEvent[0]));
        if (needs != Grade.DEALER)
            given(GAME)
                    .when(incident(Grade.values()[needs.ordinal() - 1], clause))
                    .thenRefused(WRONG_GRADE, clause);
    }

    @Test
    @Rule("7.14")
    void a_clause_that_is_not_only_recorded_is_no_incident() {
        given(GAME).when(incident(MANAGER, "3.9.1")).thenRefused(NOT_AN_INCIDENT);
        given(GAME).when(incident(MANAGER, "99")).thenRefused(NOT_AN_INCIDENT);
    }

    @ParameterizedTest
    @EnumSource(CrapsIncident.class)
    @Rule("7.14")
    void every_kind_of_incident_is_known_by_its_clause_and_stands_in_the_list_above(CrapsIncident kind) {
        assertThat(CrapsIncident.of(kind.clause())).isEqualTo(kind);
        assertThat(kind.cites()).contains(kind.clause());
        assertThat(KINDS).containsPattern("(?m)^'?" + Pattern.quote(kind.clause()) + "'?,");
    }
}
