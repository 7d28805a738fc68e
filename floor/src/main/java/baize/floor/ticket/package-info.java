/**
 * Tickets: value on paper, redeemed once.
 *
 * <p>A ticket whose other side is a wallet or a terminal takes two streams in one unit, each of which moves the money
 * of its own accounts: the ticket's between {@code tickets} and {@code transit}, the other's between {@code transit}
 * and the wallet or the chips. A terminal's ticket is printed and taken in by the table's {@code PrintTicket} and
 * {@code InsertTicket}. A void ticket gives its value back: beside the voiding goes the patron's {@code RefundTicket},
 * of a terminal's ticket too, because the terminal may be another's by then.
 */
@NullMarked
package baize.floor.ticket;

import org.jspecify.annotations.NullMarked;
