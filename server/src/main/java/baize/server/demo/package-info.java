/** What a demo floor has besides: staff that anyone may sign in as, money for guests, and bots in some of the boxes. */
@NullMarked
package baize.server.demo;

import org.jspecify.annotations.NullMarked;
