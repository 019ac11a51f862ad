import type { SsoRoute } from '@gatehouse/contracts';
import type { FormState } from '~/form-state';

/** The response to a sign-in form. */
export interface SignInState extends FormState {
  /** The providers for the domain of the entered address. */
  realm?: SsoRoute;
  /** Their addresses, for the policy of the page. */
  formActionTargets?: readonly string[];
}
