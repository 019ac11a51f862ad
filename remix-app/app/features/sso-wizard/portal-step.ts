import type { SetUpPortal } from '@gatehouse/contracts';
import type { WizardState } from './wizard-form';

/** Path of the set-up portal. */
export const PORTAL = '/sso/setup';

/** What every step of the portal is given. */
export interface StepProps {
  portal: SetUpPortal;
  state: WizardState | undefined;
}
