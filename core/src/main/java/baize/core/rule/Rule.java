package baize.core.rule;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The clauses that the annotated code carries out or the annotated test proves. A bare number ({@code "5.6"}) is a
 * clause of the {@link Book} in force, {@code "blackjack 15.1.1"} names its book, {@code "R-35"} is a ruling.
 */
@Target({ElementType.METHOD, ElementType.TYPE, ElementType.FIELD, ElementType.CONSTRUCTOR})
@Retention(RetentionPolicy.RUNTIME)
public @interface Rule {
    String[] value();
}
