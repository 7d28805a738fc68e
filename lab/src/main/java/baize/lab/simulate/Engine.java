package baize.lab.simulate;

/** Somewhere to run a job. */
public interface Engine {
    /** As given on the command line, {@code local}. */
    String id();

    /**
     * Runs all of a job.
     *
     * @throws IllegalArgumentException if the job cannot be
     */
    Simulation run(Job job, Progress progress);
}
