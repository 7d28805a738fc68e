package baize.wire.twin;

import java.util.List;

/** One game, played and reckoned apart from the program. */
interface Twin {
    String game();

    /** What the staff may do about something that went wrong, by names of the twin's own. */
    List<String> remedies();

    /** The moments from the first wager of a round to the first of the next. */
    List<String> phases();

    /** A round in which this remedy strikes in this phase, with what follows from it. */
    void play(Playout playout, String remedy, String phase);
}
