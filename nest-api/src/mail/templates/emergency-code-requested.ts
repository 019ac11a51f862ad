import { greeting, type MailContent, type MailContext } from '../mail-content.js';
import { texts } from './texts/emergency-code-requested/index.js';

/** To all admins of a tenant: an emergency administrator waits until another admin releases the entered code. */
export function emergencyCodeRequested(
  { email, minutes }: { email: string; minutes: number },
  { publicUrl, language, brand }: MailContext,
): MailContent {
  const t = texts(language);
  return {
    subject: t('subject'),
    paragraphs: [greeting(null, { language, brand }), t('about', { email }), t('next', { minutes })],
    action: { label: t('action'), href: `${publicUrl}/admin/sso/enforcement` },
  };
}
