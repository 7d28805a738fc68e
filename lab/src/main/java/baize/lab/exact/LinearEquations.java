package baize.lab.exact;

import java.util.ArrayList;
import java.util.List;

/** Linear equations with one solution, solved exactly by elimination. */
final class LinearEquations {
    private LinearEquations() {}

    /**
     * The unknowns.
     *
     * @param given a row for each equation: the factor of each unknown, then what they add up to
     */
    static List<Fraction> solve(List<List<Fraction>> given) {
        List<List<Fraction>> rows = new ArrayList<>(given);
        int count = rows.size();
        for (int column = 0; column < count; column++) {
            List<Fraction> pivot = scaled(takeOut(rows, column), column);
            for (int row = 0; row < rows.size(); row++) rows.set(row, without(rows.get(row), pivot, column));
            rows.add(pivot);
        }
        return rows.stream().map(List::getLast).toList();
    }

    /** Of the rows that have not been used, which come first, one that has the unknown. */
    private static List<Fraction> takeOut(List<List<Fraction>> rows, int column) {
        for (int row = 0; row < rows.size() - column; row++)
            if (rows.get(row).get(column).signum() != 0) return rows.remove(row);
        throw new ArithmeticException("no single solution: unknown " + column + " is in no equation left");
    }

    private static List<Fraction> scaled(List<Fraction> row, int column) {
        Fraction by = row.get(column);
        return row.stream().map(factor -> factor.over(by)).toList();
    }

    private static List<Fraction> without(List<Fraction> row, List<Fraction> pivot, int column) {
        Fraction by = row.get(column);
        if (by.signum() == 0) return row;
        List<Fraction> left = new ArrayList<>(row.size());
        for (int at = 0; at < row.size(); at++) left.add(row.get(at).minus(by.times(pivot.get(at))));
        return left;
    }
}
