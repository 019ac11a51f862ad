import type { WizardRunView } from './sso-wizard.server';

/** What both see of a run: the admin, and whoever holds a link. */
export type SharedRun = Omit<WizardRunView['run'], 'links' | 'tenantId' | 'newOrganization'>;
