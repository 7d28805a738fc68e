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
            case Viewer.Player player -> {
                List<Offer<BingoCommand>> all = kept(s, toPlayer(s, player.patron()));
                all.addAll(marks(s, player.patron()));
                yield all;
            }
            case Viewer.Staff staff -> kept(s, toStaff(s, staff.grade()));
            case Viewer.Passerby _ -> List.of();
        };
    }

    private List<BingoCommand> toPlayer(BingoState s, Patron patron) {
        List<BingoCommand> all = new ArrayList<>();
        all.add(issue(patron, false));
        all.add(issue(patron, true));
        Session session = s.hall().session();
        if (session != null)
            for (Issued card : session.cards()) if (card.patron().equals(patron)) onCard(s, card, all);
        all.add(new AtTable(new TableCommand.Leave(patron)));
        return all;
    }

    private static Issue issue(Patron patron, boolean automatic) {
        return new Issue(patron, null, null, List.of(), Medium.ELECTRONIC, automatic, null);
    }

    /** What a player can do with a card besides pressing numbers: claim, let it play by itself. */
    private void onCard(BingoState s, Issued card, List<BingoCommand> all) {
        all.add(new Automatic(card.patron(), card.serial(), !card.automatic()));
        Play play = s.play();
        if (play == null || card.from() > play.game()) return;
        all.add(new Claim(card.patron(), null, card.serial(), null, null, null));
    }

    /** One offer a card that is marked by hand, with every number that is to be pressed on it. */
    private List<Offer<BingoCommand>> marks(BingoState s, Patron patron) {
        Session session = s.hall().session();
        Play play = s.play();
        List<Offer<BingoCommand>> offers = new ArrayList<>();
        if (session == null || play == null) return offers;
        for (Issued card : session.cards()) {
            if (!card.patron().equals(patron) || !card.isMarkedByHand()) continue;
            List<Integer> numbers = play.called().stream()
                    .filter(number -> isAccepted(s, new Mark(patron, card.serial(), number)))
                    .toList();
            if (!numbers.isEmpty())
                offers.add(Offer.ofNumbers(new Mark(patron, card.serial(), numbers.getFirst()), numbers));
        }
        return offers;
    }

    /** Those that need neither figures nor names, of which a hall has hundreds; the rest begin with a form. */
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
        for (Guest guest : s.table().guests())
            if (guest.excluded()) all.add(new AtTable(new TableCommand.LiftRestriction(by, guest.patron())));
        Session session = s.hall().session();
        if (session != null)
            for (Issued card : session.cards())
                if (card.failed()) all.add(new Remedy(new ReplaceCard(by, card.serial())));
        return all;
    }

    private List<Offer<BingoCommand>> kept(BingoState s, List<BingoCommand> candidates) {
        List<Offer<BingoCommand>> offers = new ArrayList<>();
        for (BingoCommand command : candidates) if (isAccepted(s, command)) offers.add(Offer.of(command));
        return offers;
    }

    private boolean isAccepted(BingoState s, BingoCommand command) {
        return game.decide(s, game.withOutcome(s, command, ANY)) instanceof Decision.Accepted;
    }
}
