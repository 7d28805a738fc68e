package baize.core.pay;

import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;

/** A stake that goes from one area of the layout to another and stays at risk. */
public record Travel(Patron patron, Box box, String from, String to, Money amount) {}
