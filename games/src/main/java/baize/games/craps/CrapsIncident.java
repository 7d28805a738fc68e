package baize.games.craps;

import static baize.core.engine.Grade.CASINO_SUPERVISOR;
import static baize.core.engine.Grade.DEALER;
import static baize.games.table.Recipient.INSPECTOR;
import static baize.games.table.Recipient.PATRON;
import static baize.games.table.Recipient.SUPERVISOR;
import static baize.games.table.Recipient.SURVEILLANCE;

import baize.core.engine.Grade;
import baize.games.table.IncidentKind;
import baize.games.table.Recipient;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The clauses of conduct and procedure that the game puts on record: who may record them, and who is told. */
public enum CrapsIncident implements IncidentKind {
    // spotless:off
    TUMBLER_CHECKED        ("1.1 \"Automated Dice Tumbler\"", DEALER),
    SYSTEM_REPORTS         ("1.1 \"Casino Management System (CMS)\"", DEALER),
    TOLD_TO_REGULATOR      ("1.1 \"NICC\"", CASINO_SUPERVISOR, Recipient.AUTHORITY),
    PAYMENT_SIGNED_FOR     ("4.1",    DEALER),
    PAYMENT_AT_ONCE        ("4.3",    DEALER),
    PAYMENT_DELAYED        ("4.3.1",  CASINO_SUPERVISOR, PATRON),
    PAYMENT_IN_OTHER_FORM  ("4.3.2",  CASINO_SUPERVISOR, PATRON),
    IDENTIFICATION_ASKED   ("4.3.3",  DEALER),
    MALFUNCTION_KEPT_QUIET ("7.3",    DEALER,            SUPERVISOR, SURVEILLANCE),
    TERMINAL_DAMAGED       ("7.4",    DEALER,            SUPERVISOR, SURVEILLANCE),
    DEVICE_AT_THE_TERMINAL ("7.5",    DEALER,            SUPERVISOR, SURVEILLANCE),
    CONTRAVENTION_FOUND    ("7.7",    CASINO_SUPERVISOR, SURVEILLANCE, INSPECTOR),
    EXCLUSION_RECOMMENDED  ("7.7.3",  CASINO_SUPERVISOR, SURVEILLANCE, INSPECTOR),
    INDUCED_TO_VACATE      ("7.10",   DEALER,            SUPERVISOR),
    PATRONS_DISTURBED      ("7.11",   DEALER,            SUPERVISOR),
    SIDE_WAGER             ("7.12",   DEALER,            SUPERVISOR),
    REFUSED_TO_VACATE      ("7.13",   CASINO_SUPERVISOR, SURVEILLANCE),
    TERMINAL_OCCUPIED      ("7.13.1", DEALER,            SUPERVISOR),
    ACCESS_BLOCKED         ("7.13.2", DEALER,            SUPERVISOR),
    DISPUTE                ("7.14",   DEALER),
    COMPLAINT_EXPLAINED    ("7.15",   CASINO_SUPERVISOR, PATRON);
    // spotless:on

    private static final Map<String, CrapsIncident> BY_CLAUSE = IncidentKind.byClause(values());

    private final Conduct conduct;

    CrapsIncident(String clause, Grade needs, Recipient... tells) {
        conduct = new Conduct(clause, needs, tells);
    }

    /** The incident recorded under a clause, if there is one. */
    public static @Nullable CrapsIncident of(String clause) {
        return BY_CLAUSE.get(clause);
    }

    @Override
    public Conduct conduct() {
        return conduct;
    }
}
