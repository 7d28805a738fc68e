/** Micro-benchmarks, each class named after what it measures. */
@NullMarked
package baize.bench;

import org.jspecify.annotations.NullMarked;
