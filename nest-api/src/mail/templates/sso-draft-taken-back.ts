import { greeting, type MailContent, type MailContext, plainName } from '../mail-content.js';
import { texts } from './texts/sso-draft-taken-back/index.js';

export interface SsoDraftTakenBack {
  readonly connection: string;
  readonly failed: number;
  readonly attempts: number;
  /** Of the draft's page. */
  readonly path: string;
}

/** To a tenant's admins: the release of a draft ended because its sign-ins failed. */
export function ssoDraftTakenBack(
  { connection: name, failed, attempts, path }: SsoDraftTakenBack,
  { publicUrl, language, brand }: MailContext,
): MailContent {
  const t = texts(language);
  const connection = plainName(name);
  return {
    subject: t('subject'),
    paragraphs: [
      greeting(null, { language, brand }),
      connection ? t('aboutNamed', { connection, failed, attempts }) : t('about', { failed, attempts }),
      t('effect'),
      t('next'),
    ],
    action: { label: t('action'), href: `${publicUrl}${path}` },
  };
}
