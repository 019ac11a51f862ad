import type { TenantProduct } from '@gatehouse/contracts';

/** How an organization stands to a product, in a word. */
export const STANDINGS: Record<TenantProduct['standing'], { label: string; color: string }> = {
  included: { label: 'In your plan', color: 'green' },
  granted: { label: 'Granted', color: 'green' },
  requested: { label: 'Asked for', color: 'amber' },
  none: { label: 'Not in your plan', color: 'gray' },
};

/** What the word leaves open: until when, since when. */
export function standingNote({ standing, grantedUntil, requestedAt, endedAt }: TenantProduct): string | null {
  if (standing === 'granted' && grantedUntil) return `until ${dayOf(grantedUntil)}`;
  if (standing === 'requested' && requestedAt) return `on ${dayOf(requestedAt)}`;
  if (standing === 'none' && endedAt) return `ended ${dayOf(endedAt)}`;
  return null;
}

/** Grants end with a day in UTC, so that everybody reads the same one. */
export function dayOf(iso: string): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(iso));
}
