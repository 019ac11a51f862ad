import type { SignInRisk } from '@gatehouse/contracts';
import { localeOf, type Translate } from '@gatehouse/texts';
import { languageOf } from './language.server';
import { riskTexts } from './texts/risk';
import type english from './texts/risk/en';
import { textsOf } from './texts.server';

type Texts = Translate<typeof english>;
type Reason = SignInRisk['reasons'][number];

/** The risk of an attempt in the reader's language. */
export interface RiskInWords {
  level: SignInRisk['level'];
  score: string;
  /** What the policy did, or would have done. */
  action: string;
  /** The strongest first. */
  reasons: string[];
}

export function riskInWords(request: Request, risk: SignInRisk): RiskInWords {
  const t = textsOf(request, riskTexts);
  const locale = localeOf(languageOf(request));
  return {
    level: risk.level,
    score: t('scoreOf', { score: risk.score }),
    action: actionInWords(risk, t),
    reasons: risk.reasons.map((reason) => {
      const words = reasonInWords(reason, t, locale);
      return reason.isCounted === false ? t('notCounted', { reason: words }) : words;
    }),
  };
}

/** What counted, for the user whose sign-in it was: what is only reported is for admins. */
export function countedInWords(request: Request, { reasons, ...risk }: SignInRisk): string {
  const counted = reasons.filter(({ isCounted }) => isCounted !== false);
  return riskInWords(request, { ...risk, reasons: counted }).reasons.join(' · ');
}

function actionInWords({ action, isEnforced, isApproved }: SignInRisk, t: Texts): string {
  if (isApproved) return t('a_approved');
  if (action === 'allow') return t('a_allow');
  return t(isEnforced ? `a_${action}` : `r_${action}`);
}

function reasonInWords({ signal, found, usual }: Reason, t: Texts, locale: string): string {
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  const values = { found: found ?? '–', usual: usual ?? '–' };
  switch (signal) {
    case 'new_country':
    case 'other_country':
    case 'impossible_travel':
      return t(signal, { found: countryName(found, countries), usual: countryName(usual, countries) });
    case 'many_networks':
    case 'many_failures':
    case 'second_step_fatigue':
      return t(signal, { count: Number(found) });
    case 'suspect_network':
      return t(found === 'credential_stuffing' ? 'suspect_credential_stuffing' : 'suspect_password_spraying');
    case 'inconsistent_browser':
      return browserInWords(values, t);
    case 'unusual_hour':
      return t(signal, { ...values, found: weekdayIn(values.found, locale) });
    case 'new_region':
    case 'new_operator':
    case 'other_operator':
    case 'other_browser':
    case 'other_claims':
    case 'reused_token':
      return t(signal, values);
    case 'unlike_organization':
      return t(signal, { found: featuresInWords(values.found, t, locale) });
    default:
      return t(signal);
  }
}

const FEATURES = ['country', 'operator', 'hour', 'method', 'browser'] as const;

/** `country, hour, method` in the reader's language. */
function featuresInWords(found: string, t: Texts, locale: string): string {
  const named = found.split(', ').map((name) => {
    const feature = FEATURES.find((one) => one === name);
    return feature ? t(`f_${feature}`) : name;
  });
  return new Intl.ListFormat(locale, { type: 'unit' }).format(named);
}

const KINDS = ['script', 'automated', 'user_agent', 'client_hints'] as const;

function browserInWords(values: { found: string; usual: string }, t: Texts): string {
  const kind = KINDS.find((one) => one === values.found);
  return kind ? t(`b_${kind}`) : t('b_other', values);
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** `Sunday 03:00` with the name of the day in the reader's language. */
function weekdayIn(time: string, locale: string): string {
  const day = WEEKDAYS.findIndex((name) => time.startsWith(name));
  if (day < 0) return time;
  // The first of February 2026 is a Sunday.
  const date = new Date(Date.UTC(2026, 1, 1 + day));
  const name = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(date);
  return time.replace(WEEKDAYS[day] as string, name);
}

/** The code itself if it is none of the standard. */
function countryName(code: string | null, countries: Intl.DisplayNames): string {
  return (code && /^[A-Z]{2}$/.test(code) && countries.of(code)) || (code ?? '–');
}
