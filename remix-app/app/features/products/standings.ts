import type { ProductSlug, TenantProduct } from '@gatehouse/contracts';
import type { Formats, Translate } from '@gatehouse/texts';

/** What the texts of each product are called in the catalogues. */
export const KEYS = {
  'ai-antivirus': 'aiAntivirus',
  'network-monitor': 'networkMonitor',
  'usb-security': 'usbSecurity',
  'privacy-monitor': 'privacyMonitor',
} as const satisfies Record<ProductSlug, string>;

export const STANDING_COLORS: Record<TenantProduct['standing'], string> = {
  included: 'green',
  granted: 'green',
  requested: 'amber',
  none: 'gray',
};

type StatusTexts = Translate<typeof import('./texts/status/en').default>;

/** What the status leaves open: until when, since when. Grants end with a day in UTC, so everyone reads the same day. */
export function standingNote(
  { standing, grantedUntil, requestedAt, endedAt }: TenantProduct,
  t: StatusTexts,
  formats: Formats,
): string | null {
  if (standing === 'granted' && grantedUntil) return t('until', { day: formats.date(grantedUntil) });
  if (standing === 'requested' && requestedAt) return t('on', { day: formats.date(requestedAt) });
  if (standing === 'none' && endedAt) return t('ended', { day: formats.date(endedAt) });
  return null;
}
