/**
 * Commands, events, states and views as JSON under their stable names, one vocabulary for scripts, HTTP, WebSocket and
 * the audit log; what a host asks of a game without knowing it ({@link baize.wire.GameWire}); and round scripts, which
 * drive a table with known outcomes. A renamed Java type changes nothing here.
 */
@NullMarked
package baize.wire;

import org.jspecify.annotations.NullMarked;
