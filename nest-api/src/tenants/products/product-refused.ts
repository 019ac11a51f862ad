import { ConflictError, UnprocessableInput } from '../../common/app-error.js';

/** There is nothing to ask for. */
export class ProductAvailable extends ConflictError {
  readonly code = 'product_available';

  constructor(name: string) {
    super(`Your organization has ${name} already.`);
  }
}

/** The request was answered already. */
export class ProductRequestDecided extends ConflictError {
  readonly code = 'product_request_decided';

  constructor() {
    super('This request has been answered already.');
  }
}

export function endsTooEarly(): UnprocessableInput {
  return new UnprocessableInput([
    { field: 'endsAt', code: 'in_the_past', message: 'Choose a day that is still to come' },
  ]);
}
