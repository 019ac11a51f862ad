/** Each bucket is 1.2 times as wide as the one before, so a percentile is at most 10 % wrong. */
const RATIO = 1.2;
/** The last bucket is about a minute. */
const LAST = 60;

/** Numbers of requests by bucket. */
export type ResponseTimes = Record<number, number>;

export function noteResponse(times: ResponseTimes, seconds: number): void {
  const bucket = Math.min(LAST, Math.max(0, Math.round(Math.log(seconds * 1_000) / Math.log(RATIO))));
  times[bucket] = (times[bucket] ?? 0) + 1;
}

export function addResponses(times: ResponseTimes, more: ResponseTimes): void {
  for (const [bucket, number] of Object.entries(more)) {
    times[Number(bucket)] = (times[Number(bucket)] ?? 0) + number;
  }
}

/** Requests, and the response time of the given share of them in milliseconds; null without requests. */
export function percentile(times: ResponseTimes, share: number): number | null {
  const total = requestsIn(times);
  if (total === 0) return null;
  let seen = 0;
  for (let bucket = 0; bucket <= LAST; bucket++) {
    seen += times[bucket] ?? 0;
    if (seen >= share * total) return Math.round(RATIO ** bucket * 10) / 10;
  }
  return null;
}

export function requestsIn(times: ResponseTimes): number {
  return Object.values(times).reduce((sum, number) => sum + number, 0);
}
