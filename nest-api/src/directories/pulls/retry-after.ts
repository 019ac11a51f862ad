/** @returns seconds from `now`; null if the header is absent or has another form. Source: RFC 9110 §10.2.3 */
export function retryAfterOf(header: string | null, now: Date): number | null {
  if (header === null) return null;
  if (/^\d{1,6}$/.test(header.trim())) return Number(header);
  const at = header.trim().endsWith(' GMT') ? Date.parse(header) : Number.NaN;
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now.getTime()) / 1000));
}

/**
 * Seconds until the next attempt: as long as the API says, else twice as long as before, with up to a second at random so
 * that directories do not ask in step.
 *
 * @param attempt from 1
 */
export function waitOf(retryAfter: number | null, attempt: number, random = Math.random): number {
  return retryAfter ?? 2 ** (attempt - 1) + random();
}
