import { LIMITS } from '@gatehouse/contracts';
import { greeting, type MailContent } from '../mail-content.js';

interface Change {
  readonly name: string;
  readonly email: string;
  readonly link: string;
}

/** To the address that somebody has: they agree that it becomes another one. */
export function emailChangeOld({ name, email, link }: Change): MailContent {
  return {
    subject: 'Confirm the change of your email address',
    paragraphs: [
      greeting(name),
      `The email address of your account at Gatehouse is to become ${email}. It changes when both addresses have confirmed it.`,
    ],
    action: { label: 'Confirm the change', href: link },
    notes: [
      `The link works within ${LIMITS.changeEmailHours} hours.`,
      'If it was not you, do not follow it, and change your password.',
    ],
  };
}

/** To the address that it is to become. */
export function emailChangeNew({ name, email, link }: Change): MailContent {
  return {
    subject: 'Confirm your new email address',
    paragraphs: [
      greeting(name),
      `Somebody wants to use ${email} for their account at Gatehouse. If that is you, confirm that it is yours.`,
    ],
    action: { label: 'Confirm my new address', href: link },
    notes: [
      `The link works within ${LIMITS.changeEmailHours} hours.`,
      'If it was not you, do nothing: your address is not used.',
    ],
  };
}

/** To an address that is somebody's already: whoever asked is told nothing. */
export function emailChangeTaken({ name }: { name: string }): MailContent {
  return {
    subject: 'Your address stays yours',
    paragraphs: [
      greeting(name),
      'Somebody wanted to use this address for another account at Gatehouse. It has an account already, so nothing was changed.',
    ],
    notes: ['There is nothing to do: whoever it was did not learn that you have an account.'],
  };
}
