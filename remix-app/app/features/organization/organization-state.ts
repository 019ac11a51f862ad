import type { Difference, FormState } from '~/form-state';
import type { Part } from './words';

export type OrganizationState = FormState & {
  /** The form of the response. */
  part: Part;
  conflict?: Difference[];
  /** The current version, if it differs from the form's. */
  version?: number;
};
