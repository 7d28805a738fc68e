package baize.lab.exact;

import baize.games.blackjack.DealerBlackjack;
import baize.games.blackjack.Points;

/** A split pair played out card by card, hand after hand, in every order there is: written for the tests. */
final class SlowSplit {
    private final BlackjackUpcard shoe;
    private final byte[] acts;
    private final int value;
    private final int maximumHands;
    private final DealerBlackjack rule;
    private final int[] totals = new int[3];
    private final int[] stakes = new int[3];
    private final double[] ends = new double[DealerDraws.ENDS];
    private final DealerDraws dealer;
    private final DealerDraws.Room room;
    private final BlackjackHands hands = BlackjackHands.ALL;

    SlowSplit(BlackjackUpcard shoe, byte[] acts, int value, int maximumHands, DealerBlackjack rule) {
        this.shoe = shoe;
        this.acts = acts;
        this.value = value;
        this.maximumHands = maximumHands;
        this.rule = rule;
        dealer = DealerDraws.from(shoe.up());
        room = dealer.room();
    }

    double value() {
        return second(0, 2, 2 * BlackjackHands.one(value), 2);
    }

    /** The second card of a hand, that may be a pair again. */
    private double second(int hand, int count, long out, int cards) {
        if (hand == count) return dealer(count, out, cards);
        double sum = 0;
        for (int card = 1; card <= 10; card++) {
            double chance = shoe.draw(out, cards, card);
            long with = out + BlackjackHands.one(card);
            sum += chance
                    * (card == value && count < maximumHands
                            ? second(hand, count + 1, with, cards + 1)
                            : play(
                                    hand,
                                    count,
                                    hands.of(Math.min(value, card), Math.max(value, card)),
                                    with,
                                    cards + 1));
        }
        return sum;
    }

    private double play(int hand, int count, int held, long out, int cards) {
        byte act = value == 1 ? BlackjackActs.STAND : acts[held];
        int points = hands.points(held);
        if (act == BlackjackActs.STAND) return ended(hand, count, Points.total(points), 1, out, cards);
        double sum = 0;
        for (int card = 1; card <= 10; card++) {
            double chance = shoe.draw(out, cards, card);
            long with = out + BlackjackHands.one(card);
            int next = hands.with(held, card);
            if (act == BlackjackActs.DOUBLE)
                sum += chance * ended(hand, count, Points.doubled(points, card), 2, with, cards + 1);
            else if (next == BlackjackHands.BUST) sum += chance * ended(hand, count, 22, 1, with, cards + 1);
            else sum += chance * play(hand, count, next, with, cards + 1);
        }
        return sum;
    }

    private double ended(int hand, int count, int total, int stake, long out, int cards) {
        int before = totals[hand];
        int staked = stakes[hand];
        totals[hand] = total;
        stakes[hand] = stake;
        double sum = second(hand + 1, count, out, cards);
        totals[hand] = before;
        stakes[hand] = staked;
        return sum;
    }

    private double dealer(int count, long out, int cards) {
        int[] left = new int[11];
        for (int card = 1; card <= 10; card++) left[card] = shoe.left(out, card);
        dealer.chances(left, shoe.size(cards), room, ends, 0);
        double sum = 0;
        for (int end = 0; end < DealerDraws.BLACKJACK; end++) sum += ends[end] * net(count, end);
        int busted = 0;
        for (int hand = 0; hand < count; hand++) if (totals[hand] > 21) busted++;
        int lost = busted + (busted < count && rule.takesOneMore(busted) ? 1 : 0);
        return sum - ends[DealerDraws.BLACKJACK] * lost;
    }

    private int net(int count, int end) {
        int net = 0;
        for (int hand = 0; hand < count; hand++) {
            if (totals[hand] > 21) net--;
            else if (end == DealerDraws.BUST) net += stakes[hand];
            else net += stakes[hand] * Integer.signum(totals[hand] - 17 - end);
        }
        return net;
    }
}
