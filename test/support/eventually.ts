/** For `vi.waitFor`: what comes in a moment may take long on a busy machine. */
export const EVENTUALLY = { timeout: 60_000, interval: 50 };

/** What counts at every process within a second, and what asking takes on a busy machine. */
export const WITHIN_A_SECOND = { timeout: 2_000, interval: 20 };
