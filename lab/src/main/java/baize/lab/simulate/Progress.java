package baize.lab.simulate;

/** Hears how far a simulation is. Called often, and by the thread that runs the engine alone. */
@FunctionalInterface
public interface Progress {
    Progress UNHEARD = rounds -> {};

    /** So many rounds are done. */
    void done(long rounds);
}
