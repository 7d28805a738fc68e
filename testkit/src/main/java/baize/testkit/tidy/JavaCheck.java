package baize.testkit.tidy;

import java.util.stream.Stream;

/** A habit of Java sources that one file alone can break. */
interface JavaCheck {
    Stream<Finding> findings(JavaSource source);
}
