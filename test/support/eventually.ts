/** For `vi.waitFor`: a usually quick event can take long on a busy machine. */
export const EVENTUALLY = { timeout: 60_000, interval: 50 };

/** For changes that must reach every process within one second, plus the time of a request on a busy machine. */
export const WITHIN_A_SECOND = { timeout: 2_000, interval: 20 };
