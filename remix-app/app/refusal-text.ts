import type { Translate } from '@gatehouse/texts';
import type { Refusal } from './pages';

type RefusalTexts = Translate<typeof import('./server/texts/refusals/en').default>;

/** Why somebody may not open a page, as a sentence for them. */
export function refusalText(refusal: Refusal, t: RefusalTexts): string {
  if (refusal.key !== 'permission') return t(refusal.key);
  const { permissions } = refusal;
  return t('permission', { count: permissions.length, permissions: permissions.join(', ') });
}
