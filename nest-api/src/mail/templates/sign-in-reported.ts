import { greeting, type MailContent, type MailContext } from '../mail-content.js';
import { type SignInDetails, signInDetails } from './sign-in-details.js';
import { texts } from './texts/sign-in-reported/index.js';

export interface ReportedSignInMail extends SignInDetails {
  /** Of the user who reported it. */
  readonly email: string;
  /** The page of the user. */
  readonly path: string;
}

/** To admins of an organization, or to superadmins: a user who has no password to reset reported a sign-in. */
export function signInReported(
  { email, path, ...details }: ReportedSignInMail,
  { publicUrl, language, brand }: MailContext,
): MailContent {
  const t = texts(language);
  return {
    subject: t('subject'),
    paragraphs: [
      greeting(null, { language, brand }),
      t('about', { email }),
      signInDetails(details, language),
      t('done'),
      t('next'),
    ],
    action: { label: t('action'), href: `${publicUrl}${path}` },
  };
}
