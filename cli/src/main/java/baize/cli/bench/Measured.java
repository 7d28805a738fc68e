package baize.cli.bench;

/** What a figure came to on this machine. */
public record Measured(Goal goal, double measured) {
    public boolean holds() {
        return goal.most() ? measured <= goal.goal() : measured >= goal.goal();
    }
}
