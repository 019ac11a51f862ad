import type { WizardRunOfLink } from '@gatehouse/contracts';

/** What both see of a run: the admin, and the holder of a link. */
export type SharedRun = WizardRunOfLink;
