import { greeting, type MailContent, type MailContext, plainName } from '../mail-content.js';
import { texts } from './texts/directory-warning/index.js';

export type DirectoryWarning = {
  readonly connection: string;
  /** Of the directory's tab. */
  readonly path: string;
} & (
  | { readonly warning: 'paused_share' | 'paused_last_admin'; readonly count: number }
  /** `count`: remaining days. */
  | { readonly warning: 'token_expires'; readonly count: number }
  | { readonly warning: 'token_expired' }
  /** `count`: requests within 24 hours. */
  | { readonly warning: 'rejected'; readonly count: number }
  /** `count`: days without a request. */
  | { readonly warning: 'silent'; readonly count: number }
);

const KEYS = {
  paused_share: { subject: 'pausedSubject', about: 'pausedShare', next: 'pausedNext' },
  paused_last_admin: { subject: 'pausedSubject', about: 'pausedLastAdmin', next: 'pausedNext' },
  token_expires: { subject: 'tokenExpiresSubject', about: 'tokenExpires', next: 'tokenNext' },
  token_expired: { subject: 'tokenExpiredSubject', about: 'tokenExpired', next: 'tokenNext' },
  rejected: { subject: 'rejectedSubject', about: 'rejected', next: 'rejectedNext' },
  silent: { subject: 'silentSubject', about: 'silent', next: 'silentNext' },
} as const;

/** To a tenant's admins: the directory of a connection requires an action. */
export function directoryWarning(
  { connection: name, path, ...warned }: DirectoryWarning,
  { publicUrl, language, brand }: MailContext,
): MailContent {
  const t = texts(language);
  const { subject, about, next } = KEYS[warned.warning];
  const connection = plainName(name);
  const count = 'count' in warned ? warned.count : 0;
  return {
    subject: t(subject, { count }),
    paragraphs: [
      greeting(null, { language, brand }),
      connection ? t('ofConnection', { connection }) : t('ofAConnection'),
      t(about, { count }),
      t(next),
    ],
    action: { label: t('action'), href: `${publicUrl}${path}` },
  };
}
