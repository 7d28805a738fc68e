/**
 * Who may come in: PINs, passwords, sessions and API tokens, kept in a small store beside the journal because they
 * change and go, and the gate that reads them at every request.
 */
@NullMarked
package baize.server.account;

import org.jspecify.annotations.NullMarked;
