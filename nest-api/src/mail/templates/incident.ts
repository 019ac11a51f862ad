import type { DetectionKind } from '@gatehouse/contracts';
import { greeting, type MailContent, type MailContext } from '../mail-content.js';
import { texts } from './texts/incident/index.js';

export interface IncidentMail {
  readonly kind: DetectionKind;
  /** The network, or the email address of the user; empty for credential stuffing. */
  readonly subject: string;
  /** Accounts that were tried. */
  readonly count: number;
  /** Whether a password is known, or a sign-in succeeded. */
  readonly isHigh: boolean;
  /** Maximum of these emails a day. */
  readonly most: number;
  readonly path: string;
}

/** To an organization's admins, or to superadmins: an attack on sign-ins was detected. */
export function incident(
  { kind, subject, count, isHigh, most, path }: IncidentMail,
  { publicUrl, language, brand }: MailContext,
): MailContent {
  const t = texts(language);
  return {
    subject: t('subject'),
    paragraphs: [
      greeting(null, { language, brand }),
      t(kind, { subject, count }),
      ...(isHigh ? [t('high')] : []),
      t('next', { most }),
    ],
    action: { label: t('action'), href: `${publicUrl}${path}` },
  };
}
