import { LIMITS } from '@gatehouse/contracts';
import { greeting, type MailContent, type MailContext } from '../mail-content.js';
import { texts } from './texts/tenant-activated/index.js';

/** To a tenant's admin, when the tenant is activated for the first time. */
export function tenantActivated(
  { plan }: { plan: string },
  { publicUrl, language, brand }: MailContext,
): MailContent {
  const t = texts(language);
  const trial = plan === 'trial' ? [t('trial', { days: LIMITS.trialDays })] : [];
  return {
    subject: t('subject'),
    paragraphs: [greeting(null, { language, brand }), t('about'), ...trial],
    action: { label: t('action'), href: `${publicUrl}/admin` },
  };
}
