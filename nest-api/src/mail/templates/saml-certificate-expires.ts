import { greeting, type MailContent, type MailContext, plainName } from '../mail-content.js';
import { texts } from './texts/saml-certificate-expires/index.js';

export interface SamlCertificateEnding {
  readonly application: string;
  readonly uses: readonly ('signing' | 'encryption')[];
  readonly days: number;
  /** Whether a new certificate is read from its metadata. */
  readonly readsMetadata: boolean;
  /** Of the application's page. */
  readonly path: string;
}

/** To the admins of an application: what stops working when one of its certificates expires. */
export function samlCertificateExpires(
  { application: name, uses, days, readsMetadata, path }: SamlCertificateEnding,
  { publicUrl, language, brand }: MailContext,
): MailContent {
  const t = texts(language);
  const application = plainName(name);
  const use = uses.includes('signing') ? 'signing' : 'encryption';
  return {
    subject: t('subject', { days }),
    paragraphs: [
      greeting(null, { language, brand }),
      application ? t(`${use}Named`, { application, days }) : t(use, { days }),
      t(`${use}Effect`),
      t(readsMetadata ? 'automatic' : 'manual'),
    ],
    action: { label: t('action'), href: `${publicUrl}${path}` },
  };
}
