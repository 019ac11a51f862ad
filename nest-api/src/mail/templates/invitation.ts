import { LIMITS } from '@gatehouse/contracts';
import { greeting, type MailContent, type MailContext, plainName } from '../mail-content.js';
import { texts } from './texts/invitation/index.js';

export interface InvitationData {
  readonly name: string;
  readonly tenantName: string;
  readonly tenantCode: string;
  readonly invitedBy: string;
  readonly link: string;
}

/** Invites a user to an organization. `link` works once. A newer link replaces it. */
export function invitation(
  { name, tenantName, tenantCode, invitedBy, link }: InvitationData,
  { language, brand }: MailContext,
): MailContent {
  const t = texts(language);
  const organization = plainName(tenantName) ?? tenantCode;
  const inviter = plainName(invitedBy);
  return {
    subject: t('subject', { organization }),
    paragraphs: [
      greeting(name, { language, brand }),
      inviter ? t('aboutBy', { inviter, organization }) : t('about', { organization }),
    ],
    action: { label: t('action'), href: link },
    notes: [t('expiry', { days: LIMITS.invitationDays }), t('notYou')],
  };
}
