import type { Difference, FormState } from '~/form-state';
import type { Part } from './words';

export type OrganizationState = FormState & {
  /** Which of the forms was answered. */
  part: Part;
  conflict?: Difference[];
  /** The version that stands now, where it is another than the one that the form came with. */
  version?: number;
};
