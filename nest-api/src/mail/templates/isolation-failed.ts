import { greeting, type MailContent, type MailContext } from '../mail-content.js';
import { texts } from './texts/isolation-failed/index.js';

export interface IsolationFailed {
  /** Of all failures. */
  readonly count: number;
  /** The first ones: tables and operations with what was found. */
  readonly failures: readonly string[];
}

/** To superadmins: an organization can read the data of another, or the proof that it cannot failed. */
export function isolationFailed(
  { count, failures }: IsolationFailed,
  { publicUrl, language, brand }: MailContext,
): MailContent {
  const t = texts(language);
  return {
    subject: t('subject'),
    paragraphs: [
      greeting(null, { language, brand }),
      t('about', { count }),
      t('found', { failures: failures.join(' ') }),
      t('next'),
    ],
    action: { label: t('action'), href: `${publicUrl}/superadmin/system-health` },
  };
}
