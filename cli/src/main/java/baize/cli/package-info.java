/** The baize command. One class a sub-command; {@link baize.cli.Main} alone ends the process. */
@NullMarked
package baize.cli;

import org.jspecify.annotations.NullMarked;
