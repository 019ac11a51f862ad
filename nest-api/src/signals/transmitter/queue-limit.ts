/** Events that wait for one application. */
export const MOST_QUEUED = 10_000;
