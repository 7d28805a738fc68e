package baize.core.pay;

/** An event that puts a stake on the layout or takes some of it off again. */
public interface Stakes {
    Stake staked();
}
