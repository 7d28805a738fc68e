package baize.games.bingo;

import baize.core.card.Card;
import baize.core.engine.Decision;
import baize.core.engine.Grade;
import baize.core.engine.Offer;
import baize.core.engine.Outcomes;
import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import baize.games.bingo.BingoCommand.*;
import baize.games.bingo.BingoIrregularity.*;
import baize.games.table.Guest;
import baize.games.table.Invalidation;
import baize.games.table.TableCommand;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What each viewer could do now: candidates for the phase, kept where {@code decide} would accept them. */
record BingoOffers(Bingo game, BingoRules rules, CardBook book) {
    /** Whether something can be done does not hang on which number comes. */
    private static final Outcomes ANY = new Outcomes() {
        @Override
        public List<Card> freshDeck(int count) {
            throw new IllegalStateException("there are no cards here");
        }

        @Override
        public Draws shoe() {
            throw new IllegalStateException("there are no cards here");
        }

        @Override
        public Drum drum() {
            return left -> left.at(0);
        }

        @Override
        public long seriesKey() {
            return 0;
        }
    };

    List<Offer<BingoCommand>> to(BingoState s, Viewer viewer) {
        return switch (viewer) {
            case Viewer.Player player -> kept(s, toPlayer(s, player.patron()));
            case Viewer.Staff staff -> kept(s, toStaff(s, staff.grade()));
            case Viewer.Passerby _ -> List.of();
        };
    }

    private List<BingoCommand> toPlayer(BingoState s, Patron patron) {
        List<BingoCommand> all = new ArrayList<>();
        all.add(issue(patron, null, Medium.ELECTRONIC, false));
        all.add(issue(patron, null, Medium.ELECTRONIC, true));
        Session session = s.hall().session();
        if (session != null)
            for (Issued card : session.cards()) if (card.patron().equals(patron)) onCard(s, card, all);
        all.add(new AtTable(new TableCommand.Leave(patron)));
        return all;
    }

    private static Issue issue(Patron patron, @Nullable Grade by, Medium medium, boolean automatic) {
        return new Issue(patron, by, null, List.of(), medium, automatic, null);
    }

    /** What a player can do with a card: press what has been called, claim, let it play by itself. */
    private void onCard(BingoState s, Issued card, List<BingoCommand> all) {
        all.add(new Automatic(card.patron(), card.serial(), !card.automatic()));
        Play play = s.play();
        if (play == null || card.from() > play.game()) return;
        all.add(new Claim(card.patron(), null, card.serial(), null, null, null));
        if (card.isMarkedByHand())
            for (int number : play.called()) all.add(new Mark(card.patron(), card.serial(), number));
    }

    /** Those that need no figures; the rest begin with a form. */
    private List<BingoCommand> toStaff(BingoState s, Grade by) {
        List<BingoCommand> all = new ArrayList<>(List.of(
                new OpenSession(null),
                new Start(List.of()),
                new Call(null, null),
                new Verify(by, null),
                new Settle(),
                new Remedy(new TerminalError(by)),
                new Remedy(new Invalidate(by, new Invalidation(false, List.of(), List.of(), null, null))),
                new AtTable(new TableCommand.CloseSign(by, null)),
                new AtTable(new TableCommand.Close(by)),
                new AtTable(new TableCommand.Open(by))));
        for (Guest guest : s.table().guests()) {
            all.add(issue(guest.patron(), by, Medium.PAPER, false));
            all.add(new AtTable(new TableCommand.Restrict(by, guest.patron(), List.of())));
            all.add(new AtTable(new TableCommand.LiftRestriction(by, guest.patron())));
        }
        Session session = s.hall().session();
        if (session != null)
            for (Issued card : session.cards())
                if (card.medium() == Medium.ELECTRONIC)
                    all.add(new Remedy(
                            card.failed() ? new ReplaceCard(by, card.serial()) : new CardFails(by, card.serial())));
        return all;
    }

    private List<Offer<BingoCommand>> kept(BingoState s, List<BingoCommand> candidates) {
        return candidates.stream()
                .filter(command -> game.decide(s, game.withOutcome(s, command, ANY)) instanceof Decision.Accepted)
                .map(Offer::of)
                .toList();
    }
}
