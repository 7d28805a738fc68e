/**
 * Tickets: value on paper, redeemed once.
 *
 * <p>A ticket whose other side is a wallet or a terminal takes two streams in one unit, each of which moves the money
 * of its own accounts: the ticket's between {@code tickets} and {@code transit}, the other's between {@code transit}
 * and the wallet or the chips. A void ticket gives its value back to where it came from: beside the voiding of a
 * wallet's ticket goes the patron's {@code RefundTicket}.
 */
@NullMarked
package baize.floor.ticket;

import org.jspecify.annotations.NullMarked;
