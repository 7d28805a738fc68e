/**
 * Commands, events and views as JSON under their stable names, one vocabulary for scripts, HTTP, WebSocket and the
 * audit log; and round scripts, which drive a table with known outcomes. A renamed Java type changes nothing here.
 */
@NullMarked
package baize.wire;

import org.jspecify.annotations.NullMarked;
