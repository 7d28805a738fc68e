package baize.games.bingo;

import baize.core.money.Money;
import baize.core.rule.Rule;

/** What a game pays for a pattern: the main prize for a full house, a minor one for any other. */
@Rule({"5.1", "5.2", "5.5"})
public record Prize(Pattern pattern, Money amount) {
    boolean isMain() {
        return pattern == Pattern.FULL_HOUSE;
    }

    Prize plus(Money more) {
        return new Prize(pattern, amount.plus(more));
    }
}
