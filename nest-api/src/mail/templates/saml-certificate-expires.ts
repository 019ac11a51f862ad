import { type MailContent, type MailContext, plainName } from '../mail-content.js';

export interface SamlCertificateEnding {
  readonly application: string;
  readonly uses: readonly ('signing' | 'encryption')[];
  readonly days: number;
  /** Whether a new certificate comes by itself. */
  readonly readsMetadata: boolean;
  /** Of the application's page. */
  readonly path: string;
}

/** To whoever looks after an application: what stops working when a certificate of it ends. */
export function samlCertificateExpires(
  { application, uses, days, readsMetadata, path }: SamlCertificateEnding,
  { publicUrl }: MailContext,
): MailContent {
  const named = plainName(application)
    ? `the application "${application.trim()}"`
    : 'one of your SAML applications';
  const when = days === 1 ? 'tomorrow' : `in ${days} days`;
  const signs = uses.includes('signing');
  const loss = signs
    ? 'After that its signed requests, signing out among them, may be refused.'
    : 'After that it may no longer be able to open what we encrypt for it.';
  return {
    subject: `A certificate of a SAML application ends ${when}`,
    paragraphs: [
      'Hello,',
      `A certificate with which ${named} ${signs ? 'signs its requests' : 'receives encrypted answers'} ends ${when}. ${loss}`,
      readsMetadata
        ? 'We read its metadata every day and take on the new certificate as soon as it is there. Ask whoever runs the application to publish it.'
        : 'Ask whoever runs the application for the new certificate and add it beside the old one: both are accepted while you change over.',
    ],
    action: { label: 'Open its certificates', href: `${publicUrl}${path}` },
  };
}
