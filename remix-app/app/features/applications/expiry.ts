import type { Translate } from '@gatehouse/texts';

const DAY = 86_400_000;
/** Days before the expiry at which the warning becomes stronger. */
export const WARNING_DAYS = [1, 7, 14, 30] as const;

/** The expiry of a certificate, as a warning. */
export interface Expiry {
  /** Remaining whole days; negative after the expiry. */
  days: number;
  /** The passed threshold; 0 after the expiry, null if there is enough time. */
  within: 0 | (typeof WARNING_DAYS)[number] | null;
}

/** @param notAfter ISO 8601 */
export function expiryOf(notAfter: string, now: Date): Expiry {
  const left = new Date(notAfter).getTime() - now.getTime();
  const within = left < 0 ? 0 : (WARNING_DAYS.find((days) => left <= days * DAY) ?? null);
  return { days: Math.floor(left / DAY), within };
}

export function expiryText(
  { days, within }: Expiry,
  t: Translate<typeof import('./texts/expiry/en').default>,
): string {
  if (within === 0) return t('expired');
  if (days === 0) return t('expiresToday');
  if (days >= 2 * 365) return t('expiresInYears', { count: Math.floor(days / 365) });
  return t('expiresInDays', { count: days });
}
