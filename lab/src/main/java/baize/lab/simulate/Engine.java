package baize.lab.simulate;

/**
 * Somewhere to run a job. An engine that sends blocks elsewhere sends the {@link Job} and ranges of blocks, builds the
 * kernel there, and adds the tallies that come back: nothing else crosses the wire.
 */
public interface Engine {
    /** As given on the command line, {@code local}. */
    String id();

    /** How many blocks it runs at the same time. */
    int threads();

    /**
     * Counts every open block of a run once, and adds what comes of it to the run. May add some and then fail.
     *
     * @throws IllegalArgumentException if the job cannot be
     */
    void run(Run run, Progress progress);

    /**
     * Runs all of a job.
     *
     * @throws IllegalArgumentException if the job cannot be
     */
    default Simulation run(Job job, Progress progress) {
        Run run = new Run(job);
        run(run, progress);
        return Simulation.of(job, run.kernel(), run.part(this));
    }
}
