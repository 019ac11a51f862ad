import { greeting, type MailContent, type MailContext } from '../mail-content.js';

/**
 * To somebody whose company is a tenant already. Says no more than their own domain implies: no name of the tenant,
 * none of its people.
 */
export function signUpDomainOwned(
  { name, domain }: { name: string; domain: string },
  { publicUrl }: MailContext,
): MailContent {
  return {
    subject: 'Your company is already here',
    paragraphs: [
      greeting(name),
      `You asked for an account at Gatehouse with an address of ${domain}. An organization that proved this domain as its own is here already, and its people join by invitation.`,
      `Ask whoever looks after IT at ${domain} to invite you. No second organization was made.`,
    ],
    action: { label: 'Sign in once you are invited', href: `${publicUrl}/login` },
    notes: ['If it was not you who asked, there is nothing to do.'],
  };
}
