import type { Difference, FormState } from '~/form-state';
import type { TypedNetworks } from './application-networks';
import type { TypedRule } from './risk-rules';

/** The state of one of the forms of the page. */
export type PolicyState = FormState & {
  conflict?: Difference[];
  /** The rules of the form, after one was added or removed, or when the form was not saved. */
  rules?: TypedRule[];
  /** The current version, if it differs from the form's. */
  version?: number;
  /** The lists keep the admin from signing in, which they may accept. */
  excludesSelf?: boolean;
  /** Left out for the form of the policy. */
  of?: 'application_networks' | 'works_council';
  /** The networks of applications, as they were typed. */
  networks?: TypedNetworks[];
};
