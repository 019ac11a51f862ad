import { LIMITS } from '@gatehouse/contracts';
import { greeting, type MailContent, type MailContext } from '../mail-content.js';
import { texts } from './texts/email-change/index.js';

interface Change {
  readonly name: string;
  readonly email: string;
  readonly link: string;
}

const EXPIRY = { hours: LIMITS.changeEmailHours };

/** To the current address of a user, who confirms the new one. */
export function emailChangeOld({ name, email, link }: Change, { language, brand }: MailContext): MailContent {
  const t = texts(language);
  return {
    subject: t('oldSubject'),
    paragraphs: [greeting(name, { language, brand }), t('oldAbout', { email })],
    action: { label: t('oldAction'), href: link },
    notes: [t('expiry', EXPIRY), t('oldNotYou')],
  };
}

/** To the new address. */
export function emailChangeNew({ name, email, link }: Change, { language, brand }: MailContext): MailContent {
  const t = texts(language);
  return {
    subject: t('newSubject'),
    paragraphs: [greeting(name, { language, brand }), t('newAbout', { email })],
    action: { label: t('newAction'), href: link },
    notes: [t('expiry', EXPIRY), t('newNotYou')],
  };
}

/** To the new address if it has an account already. The page shows the same as without one. */
export function emailChangeTaken({ name }: { name: string }, { language, brand }: MailContext): MailContent {
  const t = texts(language);
  return {
    subject: t('takenSubject'),
    paragraphs: [greeting(name, { language, brand }), t('takenAbout')],
    notes: [t('takenNote')],
  };
}
