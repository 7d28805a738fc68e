package baize.games.bingo;

import static baize.core.engine.Grade.DEALER;
import static baize.core.engine.Grade.GAMING_SUPERVISOR;
import static baize.games.table.Recipient.INSPECTOR;
import static baize.games.table.Recipient.PATRON;
import static baize.games.table.Recipient.SUPERVISOR;
import static baize.games.table.Recipient.SURVEILLANCE;

import baize.core.engine.Grade;
import baize.core.rule.Cites;
import baize.games.table.IncidentKind;
import baize.games.table.Recipient;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The clauses of conduct and procedure that a session puts on record: who may record them, and who is told. */
public enum BingoIncident implements IncidentKind, Cites {
    // spotless:off
    DEVICE_RETURNED        ("3.2.2",  DEALER),
    CALLED_FOR_ANOTHER     ("4.7",    DEALER),
    DEVICE_IN_THE_HALL     ("9.1",    DEALER,            SUPERVISOR, SURVEILLANCE),
    CONTRAVENTION_FOUND    ("9.3",    GAMING_SUPERVISOR, SURVEILLANCE, INSPECTOR),
    EXCLUDED_FROM_CASINO   ("9.3.3",  GAMING_SUPERVISOR, SURVEILLANCE, INSPECTOR),
    DETAINED               ("9.3.4",  GAMING_SUPERVISOR, SURVEILLANCE, INSPECTOR),
    DISRUPTION             ("9.4.1",  GAMING_SUPERVISOR, SURVEILLANCE),
    FRAUD                  ("9.4.2",  GAMING_SUPERVISOR, SURVEILLANCE, INSPECTOR),
    UNASKED_ADVICE         ("9.7",    DEALER,            SUPERVISOR),
    SIDE_BET               ("9.9",    DEALER,            SUPERVISOR),
    DISPUTE                ("9.10",   DEALER,            SUPERVISOR),
    COMPLAINT_EXPLAINED    ("9.11",   GAMING_SUPERVISOR, PATRON);
    // spotless:on

    private final String clause;
    private final Grade needs;
    private final List<Recipient> tells;

    BingoIncident(String clause, Grade needs, Recipient... tells) {
        this.clause = clause;
        this.needs = needs;
        this.tells = List.of(tells);
    }

    /** The incident recorded under a clause, if there is one. */
    public static @Nullable BingoIncident of(String clause) {
        for (BingoIncident incident : values()) if (incident.clause.equals(clause)) return incident;
        return null;
    }

    @Override
    public String clause() {
        return clause;
    }

    @Override
    public Grade needs() {
        return needs;
    }

    @Override
    public List<Recipient> tells() {
        return tells;
    }

    @Override
    public List<String> cites() {
        return List.of(clause);
    }
}
