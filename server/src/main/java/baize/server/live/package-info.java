/** Tables over the network: their views pushed to each viewer, commands taken from whoever may send them. */
@NullMarked
package baize.server.live;

import org.jspecify.annotations.NullMarked;
