import type { CostMeasure } from '@gatehouse/contracts';
import { inBytes } from '~/features/system/bytes';
import { useFormats, useTexts } from '~/texts/texts-context';
import { costsTexts } from './texts/costs';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** Kinds with a name of their own. Others are names of tables, templates and jobs. */
const NAMED = [
  'sign_in',
  'token',
  'oauth',
  'saml',
  'scim',
  'console',
  'job',
  'process',
  'access_token',
  'id_token',
  'refresh_token',
  'saml_response',
] as const;

/** Words for amounts and their kinds. */
export function useCosts() {
  const t = useTexts(costsTexts);
  const formats = useFormats();
  const duration = (ms: number) => {
    if (ms < SECOND_MS) return t('milliseconds', { count: Math.round(ms) });
    if (ms < MINUTE_MS) return t('seconds', { count: tenths(ms / SECOND_MS) });
    if (ms < HOUR_MS) return t('minutes', { count: tenths(ms / MINUTE_MS) });
    return t('hours', { count: tenths(ms / HOUR_MS) });
  };
  return {
    /** With its unit. */
    amount: (measure: CostMeasure, amount: number) => {
      if (measure === 'processor') return duration(amount);
      return measure === 'storage' ? inBytes(amount, formats) : formats.number(amount);
    },
    kind: (measure: CostMeasure, kind: string) => {
      const named = NAMED.find((each) => each === kind);
      if (named && measure !== 'storage') return t(`k_${named}`);
      if (measure === 'storage') return t('inTable', { name: kind });
      return measure === 'emails' ? t('inMail', { name: kind }) : t('inJob', { name: kind });
    },
  };
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
