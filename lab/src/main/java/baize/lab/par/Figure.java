package baize.lab.par;

import baize.lab.exact.Fraction;
import java.util.Optional;

/** A figure of a sheet, with the fraction that it is where the solver has one. */
public record Figure(double value, Optional<Fraction> exact) {
    public static Figure exactly(Fraction fraction) {
        return new Figure(fraction.toDouble(), Optional.of(fraction));
    }

    /** A figure known to the precision of floating point alone. */
    public static Figure about(double value) {
        return new Figure(value, Optional.empty());
    }
}
