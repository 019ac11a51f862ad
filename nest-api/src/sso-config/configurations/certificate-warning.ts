import { CERTIFICATE_WARNING_DAYS } from '@gatehouse/contracts';

const DAY_MS = 86_400_000;

/** The earliest warning, in days before the end. */
export const WARNED_DAYS = Math.max(...CERTIFICATE_WARNING_DAYS);

/** How long a certificate has, for screens; the mails have steps of their own. */
export function certificateWarning(ends: Date, now: Date): { daysLeft: number; message: string } {
  const daysLeft = Math.ceil((ends.getTime() - now.getTime()) / DAY_MS);
  if (daysLeft <= 0) return { daysLeft, message: 'The certificate has expired. Users cannot sign in.' };
  return { daysLeft, message: `The certificate expires in ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'}.` };
}
