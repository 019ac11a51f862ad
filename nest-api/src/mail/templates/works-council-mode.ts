import { greeting, type MailContent, type MailContext } from '../mail-content.js';
import { texts } from './texts/works-council-mode/index.js';

export interface WorksCouncilModeMail {
  readonly enabled: boolean;
  /** Address of the admin; null for a superadmin. */
  readonly by: string | null;
}

/** To all admins of a tenant: the works-council mode was enabled or disabled. */
export function worksCouncilMode(
  { enabled, by }: WorksCouncilModeMail,
  { publicUrl, language, brand }: MailContext,
): MailContent {
  const t = texts(language);
  const hello = greeting(null, { language, brand });
  const action = { label: t('action'), href: `${publicUrl}/admin/security` };
  const who = by ? t('by', { by }) : t('byPlatform');
  return enabled
    ? { subject: t('enabledSubject'), paragraphs: [hello, t('enabled'), who], action }
    : { subject: t('disabledSubject'), paragraphs: [hello, t('disabled'), who], action };
}
