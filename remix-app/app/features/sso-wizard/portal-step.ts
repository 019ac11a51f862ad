import type { GuidedPortal } from './shared-run.server';
import type { WizardState } from './wizard-form';

/** Path of the set-up portal. */
export const PORTAL = '/sso/setup';

/** What every step of the portal is given. */
export interface StepProps {
  portal: GuidedPortal;
  state: WizardState | undefined;
}
