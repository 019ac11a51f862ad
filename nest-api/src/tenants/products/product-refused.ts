import { ConflictError, UnprocessableInput } from '../../common/app-error.js';

/** The tenant already has the product. */
export class ProductAvailable extends ConflictError {
  readonly code = 'product_available';

  constructor(name: string) {
    super(`Your organization already has ${name}.`);
  }
}

/** The request is already decided. */
export class ProductRequestDecided extends ConflictError {
  readonly code = 'product_request_decided';

  constructor() {
    super('This request has already been answered.');
  }
}

export function endsTooEarly(): UnprocessableInput {
  return new UnprocessableInput([
    { field: 'endsAt', code: 'in_the_past', message: 'Choose a day in the future' },
  ]);
}
