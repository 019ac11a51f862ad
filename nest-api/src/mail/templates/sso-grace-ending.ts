import { formatsOf } from '@gatehouse/texts';
import { greeting, type MailContent, type MailContext } from '../mail-content.js';
import { texts } from './texts/sso-grace-ending/index.js';

/** To all admins of a tenant that will soon require single sign-on. @param data `from` is ISO 8601 */
export function ssoGraceEnding(
  { from }: { from: string },
  { publicUrl, language, brand }: MailContext,
): MailContent {
  const t = texts(language);
  return {
    subject: t('subject'),
    paragraphs: [
      greeting(null, { language, brand }),
      t('about', { at: formatsOf(language).moment(from) }),
      t('next'),
    ],
    action: { label: t('action'), href: `${publicUrl}/admin/sso/enforcement` },
  };
}
