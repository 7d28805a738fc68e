/** Text for people: tables, colours where there is a terminal, numbers as people read them. */
@NullMarked
package baize.cli.text;

import org.jspecify.annotations.NullMarked;
