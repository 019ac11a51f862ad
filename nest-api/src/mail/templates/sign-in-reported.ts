import { greeting, type MailContent, type MailContext } from '../mail-content.js';
import { type SignInDetails, signInDetails } from './sign-in-details.js';
import { texts } from './texts/sign-in-reported/index.js';

export interface ReportedSignInMail extends SignInDetails {
  /** Of the user who reported it. */
  readonly email: string;
  /** Whether the user gets an email to choose a new password. */
  readonly hasPassword: boolean;
  /** Factors that were set up on the device, and no longer work. */
  readonly suspended: number;
  /** The page of the user. */
  readonly path: string;
}

/** To admins of an organization, or to superadmins: a user reported a sign-in, and may need them to return. */
export function signInReported(
  { email, hasPassword, suspended, path, ...details }: ReportedSignInMail,
  { publicUrl, language, brand }: MailContext,
): MailContent {
  const t = texts(language);
  return {
    subject: t('subject'),
    paragraphs: [
      greeting(null, { language, brand }),
      hasPassword ? t('about', { email }) : `${t('about', { email })} ${t('noPassword')}`,
      signInDetails(details, language),
      t('done'),
      ...(suspended > 0 ? [t('suspended', { count: suspended })] : []),
      ...(hasPassword ? [] : [t('next')]),
    ],
    action: { label: t('action'), href: `${publicUrl}${path}` },
  };
}
