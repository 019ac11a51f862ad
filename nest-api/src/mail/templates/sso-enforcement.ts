import { formatsOf } from '@gatehouse/texts';
import { greeting, type MailContent, type MailContext } from '../mail-content.js';
import { texts } from './texts/sso-enforcement/index.js';

export interface SsoEnforcement {
  readonly enforced: boolean;
  /** When the grace period ends, ISO 8601; null if it takes effect immediately. */
  readonly from: string | null;
  /** Address of the admin; null where it is not known. */
  readonly by: string | null;
  /** Addresses of the emergency administrators. */
  readonly exempt: readonly string[];
}

/** To all admins of a tenant: single sign-on became required, or is no longer required. */
export function ssoEnforcement(
  { enforced, from, by, exempt }: SsoEnforcement,
  { publicUrl, language, brand }: MailContext,
): MailContent {
  const t = texts(language);
  const hello = greeting(null, { language, brand });
  const action = { label: t('action'), href: `${publicUrl}/admin/sso/enforcement` };
  if (!enforced) {
    const about = by ? t('endedBy', { by }) : t('ended');
    return { subject: t('endedSubject'), paragraphs: [hello, about, t('unexpected')], action };
  }
  const at = from && formatsOf(language).moment(from);
  const about = at
    ? by
      ? t('scheduledBy', { by, at })
      : t('scheduled', { at })
    : by
      ? t('requiredBy', { by })
      : t('required');
  const emails = formatsOf(language).list(exempt);
  return {
    subject: t(at ? 'scheduledSubject' : 'requiredSubject'),
    paragraphs: [hello, about, ...(emails ? [t('exempt', { emails })] : [])],
    action,
  };
}
