package baize.e2e;

/** Rounds that are only the ground for something else. */
final class Rounds {
    private Rounds() {}

    /** Round 6-1, TC-3 in box 4, settled; answers the player. */
    static Visitor playOne(Evening evening) {
        Visitor player = evening.guest();
        TablePage table = player.atTable("6").sitDown(4).stakeFifteen();
        DealerPage dealer = evening.dealerAt("6").deal(RoundTest.TC_3);
        table.decide("Play $10.00");
        dealer.settle();
        RoundTest.assertSettled(table);
        return player;
    }
}
