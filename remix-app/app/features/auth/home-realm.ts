import type { SsoRoute } from '@gatehouse/contracts';
import type { FormState } from '~/form-state';

/** What a sign-in form was answered. */
export interface SignInState extends FormState {
  /** The providers that the domain of the typed address signs in with. */
  realm?: SsoRoute;
  /** Where they are, for the policy of the page. */
  formActionTargets?: readonly string[];
}
