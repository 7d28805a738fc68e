package baize.server.account;

import baize.core.money.Money;
import java.util.Map;

/**
 * What makes a floor a demo: the money is play money, and who works there is known to all.
 *
 * @param cashier the member of staff in whose name guests are registered and get their money
 * @param purse what a guest begins with
 * @param passwords of the members of staff whom anyone may be, by id, in the order they are shown in
 */
public record Demo(String cashier, Money purse, Map<String, String> passwords) {
    public static final Money PURSE = Money.dollars(500);

    public Demo {
        passwords = java.util.Collections.unmodifiableMap(new java.util.LinkedHashMap<>(passwords));
    }
}
