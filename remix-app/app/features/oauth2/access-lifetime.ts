import type { AccessLifetimeDto } from '@gatehouse/contracts';
import type { Translate } from '@gatehouse/texts';
import type english from './texts/consent/en';

type ConsentTexts = Translate<typeof english>;

/** The lifetime of an application's access, in the words of the consent page. */
export function lifetimeText(t: ConsentTexts, { accessSeconds, offline }: AccessLifetimeDto): string {
  if (!offline) return t('afterSignIn', { span: spanOf(t, accessSeconds) });
  const { idleSeconds, totalSeconds } = offline;
  const span = spanOf(t, totalSeconds);
  return idleSeconds < totalSeconds
    ? t('whileUsed', { span, unused: spanOf(t, idleSeconds) })
    : t('whileAway', { span });
}

const UNITS = [
  ['days', 86_400],
  ['hours', 3_600],
  ['minutes', 60],
] as const;

/** In the largest unit that divides it. */
function spanOf(t: ConsentTexts, seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds % size === 0) ?? (['seconds', 1] as const);
  return t(unit, { count: seconds / size });
}
