import { greeting, type MailContent, type MailContext, plainName } from '../mail-content.js';
import type { SsoOutage } from './sso-outage.js';
import { texts } from './texts/sso-outage-over/index.js';

/** To those who received `ssoOutage`: the identity provider answers again. */
export function ssoOutageOver(
  { connection: name, path }: Pick<SsoOutage, 'connection' | 'path'>,
  { publicUrl, language, brand }: MailContext,
): MailContent {
  const t = texts(language);
  const connection = plainName(name);
  return {
    subject: t('subject'),
    paragraphs: [
      greeting(null, { language, brand }),
      connection ? t('aboutNamed', { connection }) : t('about'),
      t('effect'),
    ],
    action: { label: t('action'), href: `${publicUrl}${path}` },
  };
}
