package baize.games.table;

/**
 * Where a book speaks of payments that were not what they should have been.
 *
 * @param error the clause on an unintended one
 * @param suspected the clause on one suspected to be intended
 * @param madeGood the clause on making an underpayment good
 * @param askedBack the clause on asking an overpayment back
 * @param report the clause on the monthly report
 */
public record PaymentClauses(String error, String suspected, String madeGood, String askedBack, String report) {}
