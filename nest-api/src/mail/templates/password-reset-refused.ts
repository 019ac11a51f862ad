import type { TenantStatus } from '@gatehouse/contracts';
import { greeting, type MailContent, type MailContext } from '../mail-content.js';
import { texts } from './texts/password-reset-refused/index.js';

/** By the code of the rejected sign-in, or by the status of the tenant. */
const REASONS = {
  account_suspended: 'accountSuspended',
  no_organization: 'noOrganization',
  sso_required: 'ssoRequired',
  inactive: 'organizationInactive',
  suspended: 'organizationSuspended',
  cancelled: 'organizationCanceled',
  deactivated: 'organizationDeactivated',
} as const;

export interface PasswordResetRefusal {
  readonly name: string;
  /** Code of the rejected sign-in. */
  readonly code: string;
  /** Where it is the status of the tenant that does not allow sign-in. */
  readonly tenantStatus: TenantStatus | null;
}

/** To a user who requested a new password and could not sign in with it. */
export function passwordResetRefused(
  { name, code, tenantStatus }: PasswordResetRefusal,
  { publicUrl, language, brand }: MailContext,
): MailContent {
  const t = texts(language);
  const reason = tenantStatus ?? code;
  return {
    subject: t('subject'),
    paragraphs: [
      greeting(name, { language, brand }),
      t('about'),
      t(Object.hasOwn(REASONS, reason) ? REASONS[reason as keyof typeof REASONS] : 'passwordUnavailable'),
    ],
    action: { label: t('action'), href: `${publicUrl}/login` },
    notes: [t('notYou')],
  };
}
