/** For `vi.waitFor`: what comes in a moment may take long on a busy machine. */
export const EVENTUALLY = { timeout: 60_000, interval: 50 };
