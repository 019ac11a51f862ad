import { formatsOf } from '@gatehouse/texts';
import { greeting, type MailContent, type MailContext, plainName } from '../mail-content.js';
import { texts } from './texts/sso-outage/index.js';

export interface SsoOutage {
  readonly connection: string;
  /** ISO 8601. */
  readonly since: string;
  /** Sign-in methods that users have until the identity provider answers again. */
  readonly otherMethods: 'any' | 'password' | 'none';
  /** Of the connection's page. */
  readonly path: string;
}

/** To a tenant's admins, or to superadmins: the identity provider of a connection does not answer. */
export function ssoOutage(
  { connection: name, since, otherMethods, path }: SsoOutage,
  { publicUrl, language, brand }: MailContext,
): MailContent {
  const t = texts(language);
  const connection = plainName(name);
  const at = formatsOf(language).moment(since);
  return {
    subject: t('subject'),
    paragraphs: [
      greeting(null, { language, brand }),
      connection ? t('aboutNamed', { connection, at }) : t('about', { at }),
      t(otherMethods),
      t('next'),
    ],
    action: { label: t('action'), href: `${publicUrl}${path}` },
  };
}
