import { greeting, type MailContent, type MailContext, plainName } from '../mail-content.js';
import { texts } from './texts/sso-certificate-expires/index.js';

export interface SsoCertificateEnding {
  readonly connection: string;
  readonly days: number;
  /** Of the connection's page. */
  readonly path: string;
}

/**
 * To a tenant's admins, or to superadmins: sign-ins through the connection will fail once this certificate has expired.
 */
export function ssoCertificateExpires(
  { connection: name, days, path }: SsoCertificateEnding,
  { publicUrl, language, brand }: MailContext,
): MailContent {
  const t = texts(language);
  const connection = plainName(name);
  return {
    subject: t('subject', { days }),
    paragraphs: [
      greeting(null, { language, brand }),
      connection ? t('aboutNamed', { connection, days }) : t('about', { days }),
      t('next'),
    ],
    action: { label: t('action'), href: `${publicUrl}${path}` },
  };
}
