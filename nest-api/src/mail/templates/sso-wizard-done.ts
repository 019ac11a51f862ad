import { greeting, type MailContent, type MailContext, plainName } from '../mail-content.js';
import { texts } from './texts/sso-wizard-done/index.js';

/** To a tenant's admins: the connection was set up through the set-up link that they shared. */
export function ssoWizardDone(
  { connection, by }: { connection: string; by: string | null },
  { publicUrl, language, brand }: MailContext,
): MailContent {
  const t = texts(language);
  return {
    subject: t('subject'),
    paragraphs: [greeting(null, { language, brand }), about(t, plainName(connection), by), t('next')],
    action: { label: t('action'), href: `${publicUrl}/admin/sso` },
    notes: [t('notYou')],
  };
}

function about(t: ReturnType<typeof texts>, connection: string | null, by: string | null): string {
  if (connection) return by ? t('namedBy', { by, connection }) : t('named', { connection });
  return by ? t('unnamedBy', { by }) : t('unnamed');
}
