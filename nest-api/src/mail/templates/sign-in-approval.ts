import { FACTORS } from '@gatehouse/contracts';
import { greeting, type MailContent, type MailContext } from '../mail-content.js';
import { type SignInDetails, signInDetails } from './sign-in-details.js';
import { texts } from './texts/sign-in-approval/index.js';

export interface SignInApprovalMail {
  /** Of the user who signs in. */
  readonly email: string;
  /** The user sees the same number. */
  readonly number: string;
  /** Null: the works-council mode of the organization hides it. */
  readonly from: SignInDetails | null;
  /** Maximum of these emails an hour. */
  readonly most: number;
}

/** To an organization's admins: a sign-in waits until one of them approves it. */
export function signInApproval(
  { email, number, from, most }: SignInApprovalMail,
  { publicUrl, language, brand }: MailContext,
): MailContent {
  const t = texts(language);
  return {
    subject: t('subject'),
    paragraphs: [
      greeting(null, { language, brand }),
      t('about', { email }),
      ...(from ? [signInDetails(from, language)] : []),
      t('next', { number }),
    ],
    action: { label: t('action'), href: `${publicUrl}/admin/incidents` },
    notes: [t('expires', { minutes: FACTORS.approvalSeconds / 60, most })],
  };
}
