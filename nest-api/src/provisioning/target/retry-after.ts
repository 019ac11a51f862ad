const LONGEST_SECONDS = 3_600;

/**
 * How long a target wants to be left alone, in whole seconds of at most an hour; null if it does not say.
 *
 * @param header a number of seconds or a date. Source: RFC 9110 §10.2.3
 */
export function readRetryAfter(header: string | null, now: Date): number | null {
  if (header === null) return null;
  const text = header.trim();
  const seconds = /^\d{1,9}$/.test(text)
    ? Number(text)
    : Math.ceil((Date.parse(text) - now.getTime()) / 1_000);
  return Number.isFinite(seconds) ? Math.min(LONGEST_SECONDS, Math.max(0, seconds)) : null;
}
