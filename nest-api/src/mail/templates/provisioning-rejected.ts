import type { ProvisioningProblemCode } from '@gatehouse/contracts';
import { greeting, type MailContent, type MailContext, plainName } from '../mail-content.js';
import { texts } from './texts/provisioning-rejected/index.js';

export interface ProvisioningRejected {
  readonly application: string;
  /** Of all accounts that it rejects. */
  readonly count: number;
  /** The most frequent ones. */
  readonly reasons: readonly { readonly reason: ProvisioningProblemCode; readonly count: number }[];
  /** Of the provisioning tab of the application. */
  readonly path: string;
}

const REASONS = {
  not_scim: 'notScim',
  wrong_id: 'wrongId',
  conflict: 'conflict',
  rejected: 'rejected',
  not_found: 'notFound',
  ambiguous: 'ambiguous',
  no_value: 'noValue',
} as const;

/** To a tenant's admins: an application does not accept some accounts. */
export function provisioningRejected(
  { application: name, count, reasons, path }: ProvisioningRejected,
  { publicUrl, language, brand }: MailContext,
): MailContent {
  const t = texts(language);
  const application = plainName(name);
  const key = (reason: ProvisioningProblemCode) =>
    reason in REASONS ? REASONS[reason as keyof typeof REASONS] : 'other';
  return {
    subject: t('subject'),
    paragraphs: [
      greeting(null, { language, brand }),
      application ? t('about', { application, count }) : t('unnamed', { count }),
      ...reasons.map((one) => t(key(one.reason), { count: one.count })),
      t('next'),
    ],
    action: { label: t('action'), href: `${publicUrl}${path}` },
  };
}
