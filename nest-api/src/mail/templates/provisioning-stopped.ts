import { greeting, type MailContent, type MailContext, plainName } from '../mail-content.js';
import { texts } from './texts/provisioning-stopped/index.js';

export interface ProvisioningStopped {
  readonly application: string;
  /** Whether the admins have to correct the settings, or the application has to work again. */
  readonly problem: 'credentials' | 'unavailable';
  /** Of the provisioning tab of the application. */
  readonly path: string;
}

/** To a tenant's admins: an application no longer receives accounts. */
export function provisioningStopped(
  { application: name, problem, path }: ProvisioningStopped,
  { publicUrl, language, brand }: MailContext,
): MailContent {
  const t = texts(language);
  const application = plainName(name);
  return {
    subject: t('subject'),
    paragraphs: [
      greeting(null, { language, brand }),
      application ? t('about', { application }) : t('unnamed'),
      t(problem),
      t('next'),
    ],
    action: { label: t('action'), href: `${publicUrl}${path}` },
  };
}
