import { greeting, type MailContent, type MailContext } from '../mail-content.js';
import { texts } from './texts/sso-break-glass/index.js';

/** To all admins of a tenant that requires single sign-on: an emergency administrator signed in without it. `codesLeft` if with a code. */
export function ssoBreakGlass(
  { email, codesLeft = null }: { email: string; codesLeft?: number | null },
  { publicUrl, language, brand }: MailContext,
): MailContent {
  const t = texts(language);
  return {
    subject: t('subject'),
    paragraphs: [
      greeting(null, { language, brand }),
      t('about', { email }),
      ...(codesLeft === null ? [] : [t('codesLeft', { count: codesLeft })]),
      t('next'),
    ],
    action: { label: t('action'), href: `${publicUrl}/admin/sso/enforcement` },
  };
}
