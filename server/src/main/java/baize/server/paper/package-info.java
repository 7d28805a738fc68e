/**
 * What the house prints. A {@link baize.server.paper.PaperStream} is a PDF that goes out page by page, a {@link
 * baize.server.paper.Pen} draws on it, and {@link baize.server.paper.ScorecardPaper} is the scorecards of a bingo
 * session.
 */
@NullMarked
package baize.server.paper;

import org.jspecify.annotations.NullMarked;
