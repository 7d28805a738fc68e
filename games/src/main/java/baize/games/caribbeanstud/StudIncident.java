package baize.games.caribbeanstud;

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
public enum StudIncident implements IncidentKind {
    // spotless:off
    DECK_CHECKED_BY_DEVICE ("1.1 \"deck-checking device\"", DEALER),
    PLACED_BY_ANOTHER_HAND ("1.1 \"Proxy Betting\"", DEALER),
    CARDS_CHECKED          ("3.4",     DEALER),
    CARDS_SECURED          ("3.5",     DEALER),
    CARDS_COUNTED          ("3.8",     CASINO_SUPERVISOR),
    CARDS_CUT              ("4.2",     DEALER),
    CUT_BY_ANOTHER         ("4.3",     DEALER,            SUPERVISOR),
    SHUFFLED_BY_HAND       ("4.5",     DEALER),
    CARDS_OFF_THE_LAYOUT   ("8.2",     DEALER,            SUPERVISOR),
    PLAYERS_TALKING        ("8.9",     DEALER,            SUPERVISOR),
    CARDS_COLLECTED_NO_HAND("9.4.2",   DEALER),
    CARDS_COLLECTED        ("9.5.2",   DEALER),
    FOLDED_HAND_SHOWN      ("9.11",    DEALER),
    DECK_CHECKED_FURTHER   ("14.9.3",  DEALER),
    SUSPECTED_VIEWING      ("14.13",   CASINO_SUPERVISOR, SURVEILLANCE),
    ORDERED_TO_ACT_FIRST   ("14.13.1", CASINO_SUPERVISOR),
    ENGLISH_ONLY           ("14.13.3", CASINO_SUPERVISOR),
    CHIPS_BOUGHT           ("16.2.1",  DEALER),
    CHIPS_INTRODUCED       ("16.2.2",  DEALER),
    CHIPS_DECLARED_LEAVING ("16.2.3",  DEALER),
    LIMIT_DIRECTION_GIVEN  ("16.2.4",  DEALER,            PATRON),
    DEVICE_AT_THE_TABLE    ("16.6",    DEALER,            SUPERVISOR, SURVEILLANCE),
    DEVICE_BREACH_FOUND    ("16.8",    CASINO_SUPERVISOR, SURVEILLANCE, INSPECTOR),
    EXCLUDED_FROM_CASINO   ("16.8.3",  CASINO_SUPERVISOR, SURVEILLANCE, INSPECTOR),
    DETAINED               ("16.8.4",  CASINO_SUPERVISOR, SURVEILLANCE, INSPECTOR),
    ADVICE_BY_STAFF        ("16.11",   DEALER,            SUPERVISOR),
    ADVICE_UNASKED         ("16.12",   DEALER,            SUPERVISOR),
    SIDE_WAGER             ("16.15",   DEALER,            SUPERVISOR),
    DISPUTE                ("16.17",   GAMING_SUPERVISOR),
    COMPLAINT_EXPLAINED    ("16.18",   CASINO_SUPERVISOR, PATRON);
    // spotless:on

    private static final Map<String, StudIncident> BY_CLAUSE = IncidentKind.byClause(values());

    private final Conduct conduct;

    StudIncident(String clause, Grade needs, Recipient... tells) {
        conduct = new Conduct(clause, needs, tells);
    }

    /** The incident recorded under a clause, if there is one. */
    public static @Nullable StudIncident of(String clause) {
        return BY_CLAUSE.get(clause);
    }

    @Override
    public Conduct conduct() {
        return conduct;
    }
}
