package baize.games.blackjack;

import static baize.games.blackjack.BlackjackReason.CUT_WITH_DEVICE;
import static baize.games.blackjack.BlackjackReason.NOT_AN_INCIDENT;
import static baize.games.blackjack.BlackjackReason.WRONG_GRADE;
import static baize.games.blackjack.BlackjackTable.*;
import static baize.testkit.Given.given;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Grade;
import baize.core.rule.Rule;
import baize.games.blackjack.BlackjackCommand.AtTable;
import baize.games.blackjack.BlackjackEvent.TableChanged;
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
class BlackjackIncidentTest {
    /** The clause, who may record it, who is told. */
    private static final String KINDS = """
            '1.1 "Deck-checking Device"', DEALER, ''
            3.3, DEALER, ''
            3.4, DEALER, ''
            3.6.2.2, GAMING_MANAGER, INSPECTOR SURVEILLANCE
            3.6.2.1, DEALER, SUPERVISOR
            3.7, DEALER, SUPERVISOR
            3.8, DEALER, SUPERVISOR
            4.2, CASINO_SUPERVISOR, ''
            4.2.1, CASINO_SUPERVISOR, ''
            4.3, DEALER, ''
            4.4, DEALER, ''
            4.5, DEALER, ''
            4.6, DEALER, ''
            4.6.1, DEALER, SUPERVISOR
            4.8, DEALER, ''
            5.9, DEALER, ''
            5.10, DEALER, ''
            5.10.1, DEALER, ''
            5.10.2, DEALER, ''
            7.2, DEALER, ''
            10.4, DEALER, SUPERVISOR
            11.2, DEALER, ''
            16.1.1, CASINO_SUPERVISOR, ''
            16.11, DEALER, SUPERVISOR
            16.12, DEALER, SUPERVISOR
            16.14, DEALER, SUPERVISOR
            16.15, DEALER, SUPERVISOR
            16.16.3, DEALER, ''
            18.2, DEALER, SUPERVISOR SURVEILLANCE
            18.4, CASINO_SUPERVISOR, SURVEILLANCE INSPECTOR
            18.4.3, CASINO_SUPERVISOR, SURVEILLANCE INSPECTOR
            18.4.4, CASINO_SUPERVISOR, SURVEILLANCE INSPECTOR
            18.7, DEALER, SUPERVISOR
            18.8, DEALER, SUPERVISOR
            18.11, DEALER, SUPERVISOR
            18.13, GAMING_SUPERVISOR, ''
            18.14, CASINO_SUPERVISOR, PATRON
            """;

    /** With a shoe, since cards from a device are not cut. */
    private static final Blackjack GAME = game("device=shoe");

    private static AtTable incident(Grade by, String clause) {
        return at(new TableCommand.Incident(by, clause, ANN, "as seen"));
    }

    @ParameterizedTest
    @CsvSource(textBlock = KINDS)
    @Rule({
        "1.1 \"Deck-checking Device\"",
        "3.3",
        "3.4",
        "3.6.2.2",
        "3.6.2.1",
        "3.7",
        "3.8",
        "4.2",
        "4.2.1",
        "4.3",
        "4.4",
        "4.5",
        "4.6",
        "4.6.1",
        "4.8",
        "5.9",
        "5.10",
        "5.10.1",
        "5.10.2",
        "7.2",
        "10.4",
        "11.2",
        "16.1.1",
        "16.11",
        "16.12",
        "16.14",
        "16.15",
        "16.16.3",
        "18.2",
        "18.4",
        "18.4.3",
        "18.4.4",
        "18.7",
        "18.8",
        "18.11",
        "18.13",
        "18.14",
        "R-24"
    })
    void an_incident_is_recorded_by_its_grade_and_those_concerned_are_told(String clause, Grade needs, String tells) {
        List<BlackjackEvent> expected = new ArrayList<>();
        expected.add(new TableChanged(new TableEvent.IncidentRecorded(clause, ANN, "as seen", needs)));
        for (String to : tells.split(" ", -1))
            if (!to.isEmpty())
                expected.add(new TableChanged(new TableEvent.Notified(Recipient.valueOf(to), clause, "as seen")));
        given(GAME).when(incident(needs, clause)).then(expected.toArray(new BlackjackEvent[0]));
        if (needs != Grade.DEALER)
            given(GAME)
                    .when(incident(Grade.values()[needs.ordinal() - 1], clause))
                    .thenRefused(WRONG_GRADE, clause);
    }

    @Test
    @Rule("18.13")
    void a_clause_that_is_not_only_recorded_is_no_incident() {
        given(GAME).when(incident(SUPERVISOR, "15.1")).thenRefused(NOT_AN_INCIDENT);
        given(GAME).when(incident(SUPERVISOR, "99")).thenRefused(NOT_AN_INCIDENT);
    }

    @ParameterizedTest
    @EnumSource(BlackjackIncident.class)
    @Rule("18.13")
    void every_kind_of_incident_is_known_by_its_clause_and_stands_in_the_list_above(BlackjackIncident kind) {
        assertThat(BlackjackIncident.of(kind.clause())).isEqualTo(kind);
        assertThat(kind.cites()).contains(kind.clause());
        assertThat(KINDS).containsPattern("(?m)^'?" + Pattern.quote(kind.clause()) + "'?,");
    }

    @Test
    @Rule("4.7")
    void cards_from_a_device_are_not_cut() {
        given(game("device=shuffler")).when(incident(DEALER, "4.5")).thenRefused(CUT_WITH_DEVICE);
    }
}
