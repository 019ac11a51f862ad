import { greeting, type MailContent, type MailContext } from '../mail-content.js';
import { type SignInDetails, signInDetails } from './sign-in-details.js';
import { texts } from './texts/new-device/index.js';

/** To a user whose account was signed in to with a browser or device that is new to it. */
export function newDevice(
  { name, ...details }: SignInDetails & { readonly name: string },
  { publicUrl, language, brand }: MailContext,
): MailContent {
  const t = texts(language);
  return {
    subject: t('subject'),
    paragraphs: [
      greeting(name, { language, brand }),
      t('about'),
      signInDetails(details, language),
      t('next'),
    ],
    action: { label: t('action'), href: `${publicUrl}/user/devices` },
    notes: [t('note')],
  };
}
