package baize.games.blackjack;

import static baize.core.engine.Grade.CASINO_SUPERVISOR;
import static baize.core.engine.Grade.DEALER;
import static baize.core.engine.Grade.GAMING_MANAGER;
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
public enum BlackjackIncident implements IncidentKind {
    // spotless:off
    DECK_CHECKED_BY_DEVICE ("1.1 \"Deck-checking Device\"", DEALER),
    CARDS_CHECKED          ("3.3",      DEALER),
    CARDS_SECURED          ("3.4",      DEALER),
    DEALT_FACE_DOWN        ("3.6.2.2",  GAMING_MANAGER,    INSPECTOR, SURVEILLANCE),
    MORE_CARDS_HANDLED     ("3.6.2.1",  DEALER,            SUPERVISOR),
    CARDS_OFF_THE_LAYOUT   ("3.7",      DEALER,            SUPERVISOR),
    CARDS_TOUCHED          ("3.8",      DEALER,            SUPERVISOR),
    RIFFLED                ("4.2",      CASINO_SUPERVISOR),
    RIFFLED_BEFORE_THE_CUT ("4.2.1",    CASINO_SUPERVISOR),
    CUT_OFFERED            ("4.3",      DEALER),
    CUT_REFUSED            ("4.4",      DEALER),
    CARDS_CUT              ("4.5",      DEALER),
    SHOE_LOADED            ("4.6",      DEALER),
    CARDS_DROPPED          ("4.6.1",    DEALER,            SUPERVISOR),
    SHUFFLED_BY_HAND       ("4.8",      DEALER),
    CONTROLLER_ASCERTAINED ("5.9",      DEALER),
    WAGERS_LINED_UP        ("5.10",     DEALER),
    CONTROLLER_NEAREST     ("5.10.1",   DEALER),
    OTHERS_IN_LINE         ("5.10.2",   DEALER),
    DISCARDS_RELOADED      ("7.2",      DEALER),
    SIGNAL_UNCLEAR         ("10.4",     DEALER,            SUPERVISOR),
    DOUBLE_CARD_SIDEWAYS   ("11.2",     DEALER),
    DEVICE_CARDS_CHECKED   ("16.1.1",   CASINO_SUPERVISOR),
    CUT_MISSED             ("16.11",    DEALER,            SUPERVISOR),
    BURN_FORGOTTEN         ("16.12",    DEALER,            SUPERVISOR),
    SHUFFLE_MISSED         ("16.14",    DEALER,            SUPERVISOR),
    DISCARDS_NOT_RELOADED  ("16.15",    DEALER,            SUPERVISOR),
    DECKS_VERIFIED         ("16.16.3",  DEALER),
    DEVICE_AT_THE_TABLE    ("18.2",     DEALER,            SUPERVISOR, SURVEILLANCE),
    DEVICE_BREACH_FOUND    ("18.4",     CASINO_SUPERVISOR, SURVEILLANCE, INSPECTOR),
    EXCLUDED_FROM_CASINO   ("18.4.3",   CASINO_SUPERVISOR, SURVEILLANCE, INSPECTOR),
    DETAINED               ("18.4.4",   CASINO_SUPERVISOR, SURVEILLANCE, INSPECTOR),
    ADVICE_BY_STAFF        ("18.7",     DEALER,            SUPERVISOR),
    ADVICE_UNASKED         ("18.8",     DEALER,            SUPERVISOR),
    SIDE_BET               ("18.11",    DEALER,            SUPERVISOR),
    DISPUTE                ("18.13",    GAMING_SUPERVISOR),
    COMPLAINT_EXPLAINED    ("18.14",    CASINO_SUPERVISOR, PATRON);
    // spotless:on

    private static final Map<String, BlackjackIncident> BY_CLAUSE = IncidentKind.byClause(values());

    private final Conduct conduct;

    BlackjackIncident(String clause, Grade needs, Recipient... tells) {
        conduct = new Conduct(clause, needs, tells);
    }

    /** The incident recorded under a clause, if there is one. */
    public static @Nullable BlackjackIncident of(String clause) {
        return BY_CLAUSE.get(clause);
    }

    @Override
    public Conduct conduct() {
        return conduct;
    }
}
