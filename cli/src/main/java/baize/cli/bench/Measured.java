package baize.cli.bench;

import org.jspecify.annotations.Nullable;

/** What a figure came to on this machine; where something was measured beside it, the goal is of their ratio. */
public record Measured(
        Goal goal,
        double measured,
        @Nullable Beside beside,
        @Nullable Waits waits) {
    /** The figure as a share of the reference; the figure itself where there is none. */
    public double judged() {
        return beside == null ? measured : measured / beside.reference();
    }

    public boolean holds() {
        if (waits != null && !waits.hold()) return false;
        return goal.most() ? judged() <= goal.goal() : judged() >= goal.goal();
    }
}
