package baize.games.threecard;

import static baize.core.engine.Grade.CASINO_SUPERVISOR;
import static baize.core.engine.Grade.DEALER;
import static baize.core.engine.Grade.GAMING_SUPERVISOR;
import static baize.games.table.Recipient.INSPECTOR;
import static baize.games.table.Recipient.PATRON;
import static baize.games.table.Recipient.SUPERVISOR;
import static baize.games.table.Recipient.SURVEILLANCE;

import baize.core.engine.Grade;
import baize.games.table.IncidentKind;
import baize.games.table.Recipient;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The clauses of conduct and procedure that the table puts on record: who may record them, and who is told. */
public enum ThreeCardIncident implements IncidentKind {
    // spotless:off
    DECK_CHECKED_BY_DEVICE ("1.1 \"deck-checking device\"", DEALER),
    CARDS_CHECKED          ("3.4",     DEALER),
    CARDS_SECURED          ("3.5",     DEALER),
    CARDS_COUNTED          ("3.8",     CASINO_SUPERVISOR),
    CARDS_CUT              ("4.2",     DEALER),
    CUT_BY_ANOTHER         ("4.3",     DEALER,            SUPERVISOR),
    SHUFFLED_BY_HAND       ("4.5",     DEALER),
    CARDS_OFF_THE_LAYOUT   ("8.2",     DEALER,            SUPERVISOR),
    PLAYERS_TALKING        ("8.7",     DEALER,            SUPERVISOR),
    CARDS_COLLECTED_NO_HAND("9.3.3",   DEALER),
    CARDS_COLLECTED        ("9.4.2",   DEALER),
    DECK_CHECKED_FURTHER   ("12.9.3",  DEALER),
    SUSPECTED_VIEWING      ("12.11",   CASINO_SUPERVISOR, SURVEILLANCE),
    ORDERED_TO_ACT_FIRST   ("12.11.1", CASINO_SUPERVISOR),
    ENGLISH_ONLY           ("12.11.3", CASINO_SUPERVISOR),
    DEVICE_AT_THE_TABLE    ("14.1",    DEALER,            SUPERVISOR, SURVEILLANCE),
    DEVICE_BREACH_FOUND    ("14.3",    CASINO_SUPERVISOR, SURVEILLANCE, INSPECTOR),
    EXCLUDED_FROM_CASINO   ("14.3.3",  CASINO_SUPERVISOR, SURVEILLANCE, INSPECTOR),
    ADVICE_BY_STAFF        ("14.6",    DEALER,            SUPERVISOR),
    ADVICE_UNASKED         ("14.7",    DEALER,            SUPERVISOR),
    SIDE_WAGER             ("14.10",   DEALER,            SUPERVISOR),
    DISPUTE                ("14.12",   GAMING_SUPERVISOR),
    COMPLAINT_EXPLAINED    ("14.13",   CASINO_SUPERVISOR, PATRON);
    // spotless:on

    private static final Map<String, ThreeCardIncident> BY_CLAUSE = IncidentKind.byClause(values());

    private final Conduct conduct;

    ThreeCardIncident(String clause, Grade needs, Recipient... tells) {
        conduct = new Conduct(clause, needs, tells);
    }

    /** The incident recorded under a clause, if there is one. */
    public static @Nullable ThreeCardIncident of(String clause) {
        return BY_CLAUSE.get(clause);
    }

    @Override
    public Conduct conduct() {
        return conduct;
    }
}
