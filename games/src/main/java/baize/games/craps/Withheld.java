package baize.games.craps;

import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.pay.Adjustment;
import baize.core.rule.Rule;
import java.util.List;

/** Money that is kept back while something is investigated. */
@Rule({"4.2", "6.5"})
public record Withheld(int number, Patron patron, Box box, Money amount, String text) {
    static Adjustment adjustment(Patron patron, Box box, Money amount) {
        return new Adjustment(patron, box, "credits", amount, "6.5", List.of("6.5", "4.2"));
    }
}
