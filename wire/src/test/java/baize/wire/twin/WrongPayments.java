package baize.wire.twin;

/**
 * A payment that was too high or too low, and how a supervisor puts it right in money. Two of the books have a register
 * for that; the others know nothing of it.
 */
record WrongPayments(Playout p, boolean registered) {
    void strike(String remedy, String patron) {
        boolean over = remedy.equals("overpaid");
        long amount = 100L * (2 + p.random.nextInt(50));
        p.say(
                registered,
                "{'do': '" + (over ? "over" : "under") + "payment', 'patron': '" + patron + "', 'amount': '"
                        + Playout.money(amount) + "'}");
        long first = p.chance(50) ? amount : amount / 2;
        rectify(over, patron, first);
        if (first < amount && p.chance(50)) rectify(over, patron, amount - first);
    }

    /** What was paid too much comes back as far as the patron agrees. */
    private void rectify(boolean over, String patron, long cents) {
        p.say(
                registered,
                "{'do': 'rectify-payment', 'by': 'gaming-supervisor', 'number': 1, 'amount': '" + Playout.money(cents)
                        + "', 'agreed': " + over + "}");
        if (registered) p.owes(patron, over ? -cents : cents);
    }
}
