import { addDays, type CauseCode } from '@gatehouse/contracts';
import { explanationOf } from '@gatehouse/contracts/cause-texts';
import { formatsOf, type Language } from '@gatehouse/texts';
import { greeting, type MailContent, type MailContext } from '../mail-content.js';
import { texts } from './texts/weekly-report/index.js';

/** A number of the week and of the week before it. */
export interface Compared {
  readonly now: number;
  readonly before: number;
}

export interface WeeklyReport {
  /** The Monday with which the week began, as in 2026-11-23. */
  readonly from: string;
  readonly succeeded: Compared;
  readonly failed: Compared;
  readonly activeUsers: Compared;
  /** The most common causes of failed sign-ins. */
  readonly causes: readonly { readonly code: CauseCode; readonly count: number; readonly link: string }[];
  readonly incidents: Compared & { readonly open: number };
  /** Sign-ins of medium and high risk. */
  readonly risk: { readonly medium: Compared; readonly high: Compared };
  /** Members at the end of the week; null before the first count. */
  readonly adoption: {
    readonly users: number;
    readonly withFactor: number;
    readonly withPasskey: number;
  } | null;
  readonly link: string;
  readonly unsubscribe: string;
}

/** To an organization's admins, each Monday: its sign-ins of the last week. */
export function weeklyReport(data: WeeklyReport, { language, brand }: MailContext): MailContent {
  const t = texts(language);
  const { date } = formatsOf(language);
  return {
    subject: t('subject', { from: date(data.from), to: date(addDays(data.from, 6)) }),
    paragraphs: [
      greeting(null, { language, brand }),
      t('about'),
      ...numbersOf(data, language),
      ...causesOf(data, language),
    ],
    action: { label: t('action'), href: data.link },
    notes: [t('unsubscribe', { link: data.unsubscribe })],
    unsubscribe: data.unsubscribe,
  };
}

function numbersOf(data: WeeklyReport, language: Language): string[] {
  const t = texts(language);
  const { succeeded, failed, activeUsers, incidents, risk, adoption } = data;
  const rate = (week: keyof Compared) => rateOf(succeeded[week], failed[week], language);
  return [
    t('succeeded', { ...succeeded }),
    t('failed', { ...failed }),
    t('rate', { now: rate('now'), before: rate('before') }),
    t('activeUsers', { ...activeUsers }),
    t('risk', {
      ...{ medium: risk.medium.now, mediumBefore: risk.medium.before },
      ...{ high: risk.high.now, highBefore: risk.high.before },
    }),
    t('incidents', { ...incidents }),
    ...(adoption ? [t('adoption', { ...adoption })] : []),
  ];
}

function causesOf({ causes }: WeeklyReport, language: Language): string[] {
  const t = texts(language);
  if (causes.length === 0) return [];
  return [
    t('causes'),
    ...causes.map(({ code, count, link }) =>
      t('cause', { count, link, cause: explanationOf(code, language).cause }),
    ),
  ];
}

function rateOf(succeeded: number, failed: number, language: Language): string {
  const all = succeeded + failed;
  return all === 0 ? '–' : formatsOf(language).percent(succeeded / all);
}
