/** For `vi.waitFor`: an event that is usually quick may take long on a busy machine. */
export const EVENTUALLY = { timeout: 60_000, interval: 50 };

/** For changes that must take effect at every process within one second, plus the time of a request on a busy machine. */
export const WITHIN_A_SECOND = { timeout: 2_000, interval: 20 };
