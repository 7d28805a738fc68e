/** Rounds that are over, over HTTP: a table's, one's own, and one of them step by step. */
@NullMarked
package baize.server.history;

import org.jspecify.annotations.NullMarked;
