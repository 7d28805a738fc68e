/**
 * The floor over HTTP and WebSocket. What comes in is translated into commands, what comes out into JSON; the rules are
 * decided elsewhere.
 */
@NullMarked
package baize.server;

import org.jspecify.annotations.NullMarked;
