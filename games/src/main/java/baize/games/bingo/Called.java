package baize.games.bingo;

import java.util.ArrayList;
import java.util.List;

/** The numbers of a game that were called, in their order; each once. */
public record Called(List<Integer> order) {
    public static final int BALLS = 90;
    static final Called NONE = new Called(List.of());

    public Called {
        order = List.copyOf(order);
    }

    public boolean has(int number) {
        return order.contains(number);
    }

    Called and(int number) {
        List<Integer> more = new ArrayList<>(order);
        more.add(number);
        return new Called(more);
    }

    /** Without the last of them. */
    Called before() {
        return new Called(order.subList(0, order.size() - 1));
    }

    public int last() {
        return order.isEmpty() ? 0 : order.getLast();
    }

    /** Those that can still come. */
    List<Integer> left() {
        List<Integer> left = new ArrayList<>(BALLS - order.size());
        for (int number = 1; number <= BALLS; number++) if (!has(number)) left.add(number);
        return List.copyOf(left);
    }
}
