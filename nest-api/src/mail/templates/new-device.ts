import { LIMITS } from '@gatehouse/contracts';
import { greeting, type MailContent, type MailContext } from '../mail-content.js';
import { type SignInDetails, signInDetails } from './sign-in-details.js';
import { texts } from './texts/new-device/index.js';

export interface NoticedSignInMail extends SignInDetails {
  readonly name: string;
  /** Reports the sign-in. */
  readonly link: string;
}

/** To a user whose account was signed in to with a browser or device that is new to it. */
export function newDevice(data: NoticedSignInMail, context: MailContext): MailContent {
  const t = texts(context.language);
  return {
    ...question(data, context),
    subject: t('subject'),
    paragraphs: paragraphs(data, context, t('about')),
    notes: [t('expires', { days: LIMITS.reportSignInDays }), t('note')],
  };
}

/** To a user whose account was signed in to in an unusual way. */
export function riskySignIn(data: NoticedSignInMail, context: MailContext): MailContent {
  const t = texts(context.language);
  return {
    ...question(data, context),
    subject: t('riskySubject'),
    paragraphs: paragraphs(data, context, t('riskyAbout')),
    notes: [t('expires', { days: LIMITS.reportSignInDays })],
  };
}

function question({ link }: NoticedSignInMail, { language }: MailContext): Pick<MailContent, 'action'> {
  return { action: { label: texts(language)('action'), href: link } };
}

function paragraphs(
  { name, ...details }: NoticedSignInMail,
  { language, brand }: MailContext,
  about: string,
): string[] {
  const t = texts(language);
  return [greeting(name, { language, brand }), about, signInDetails(details, language), t('next')];
}
