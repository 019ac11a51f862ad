import { ATTEMPT_METHODS, isCauseCode, RISK_LEVELS, type SignInBreakdown } from '@gatehouse/contracts';
import { localeOf, type Translate } from '@gatehouse/texts';
import { signInLogTexts } from '~/features/sign-ins/texts/log';
import { methodKey } from '~/features/sign-ins/words';
import { explainedCause } from '~/server/causes.server';
import { languageOf } from '~/server/language.server';
import { textsOf } from '~/server/texts.server';
import { analyticsTexts } from './texts/analytics';

type Texts = Translate<typeof import('./texts/analytics/en').default>;
type Value = Pick<SignInBreakdown['values'][number], 'value' | 'name'>;

/** The values of a dimension in the reader's language, in their order. */
export function valueLabels(request: Request, { dimension, values }: SignInBreakdown): string[] {
  const t = textsOf(request, analyticsTexts);
  const label = LABELS[dimension];
  return values.map((value) => label(value, t, request));
}

type Label = (value: Value, t: Texts, request: Request) => string;

const named =
  (none: 'n_application' | 'n_connection'): Label =>
  ({ value, name }, t) =>
    value === '' ? t(none) : (name ?? t('n_deleted', { id: value.slice(0, 8) }));

const LABELS: Record<SignInBreakdown['dimension'], Label> = {
  outcome: ({ value }, t, request) => {
    if (value === 'success') return t('o_success');
    return isCauseCode(value) ? explainedCause(request, value).cause : value;
  },
  method: ({ value }, _t, request) => {
    const method = ATTEMPT_METHODS.find((each) => each === value);
    return method ? textsOf(request, signInLogTexts)(methodKey(method)) : value;
  },
  application: named('n_application'),
  connection: named('n_connection'),
  country: ({ value }, t, request) => {
    if (value === '') return t('n_country');
    if (!/^[A-Z]{2}$/.test(value)) return value;
    return new Intl.DisplayNames(localeOf(languageOf(request)), { type: 'region' }).of(value) ?? value;
  },
  risk: ({ value }, t) => {
    const level = RISK_LEVELS.find((each) => each === value);
    return level ? t(`r_${level}`) : t('n_risk');
  },
};
