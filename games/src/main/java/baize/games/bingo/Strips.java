package baize.games.bingo;

import baize.core.chance.Generator;
import baize.core.chance.Shuffle;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Strips of six boxes that hold 1 to 90 once. */
public final class Strips {
    public static final int BOXES = 6;

    private Strips() {}

    public static List<BingoBox> strip(Generator generator, boolean columnRanges) {
        while (true) {
            int[] left = new int[18];
            java.util.Arrays.fill(left, 5);
            int[][] grid = new int[18][9];
            boolean ok = true;
            for (int c = 0; c < 9 && ok; c++) {
                int lo = c == 0 ? 1 : c * 10;
                int hi = c == 8 ? 90 : c * 10 + 9;
                int[] order = Shuffle.permutation(18, generator);
                List<Integer> rows = new ArrayList<>();
                for (int r : order) rows.add(r);
                rows.sort((a, b) -> left[b] - left[a]);
                List<Integer> taken = new ArrayList<>(rows.subList(0, hi - lo + 1));
                for (int r : taken) if (left[r] == 0) ok = false;
                if (!ok) break;
                int[] which = Shuffle.permutation(hi - lo + 1, generator);
                for (int i = 0; i < which.length; i++) {
                    grid[taken.get(i)][c] = lo + which[i];
                    left[taken.get(i)]--;
                }
                for (int b = 0; b < 6; b++) {
                    List<Integer> ns = new ArrayList<>();
                    for (int r = 3 * b; r < 3 * b + 3; r++) if (grid[r][c] > 0) ns.add(grid[r][c]);
                    Collections.sort(ns);
                    int at = 0;
                    for (int r = 3 * b; r < 3 * b + 3; r++) if (grid[r][c] > 0) grid[r][c] = ns.get(at++);
                }
            }
            for (int l : left) ok &= l == 0;
            if (!ok) continue;
            List<BingoBox> boxes = new ArrayList<>();
            for (int b = 0; b < 6; b++) {
                List<Integer> cells = new ArrayList<>();
                for (int r = 3 * b; r < 3 * b + 3; r++) for (int c = 0; c < 9; c++) cells.add(grid[r][c]);
                boxes.add(new BingoBox(cells));
            }
            return List.copyOf(boxes);
        }
    }
}
