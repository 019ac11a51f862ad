import type { ConnectorRejection } from '@gatehouse/contracts';
import { AppError, UnauthenticatedError } from '../../common/app-error.js';

/** The code is wrong, expired or used. */
export class CodeUnknown extends UnauthenticatedError {
  override readonly code = 'connector_code_invalid';

  constructor() {
    super('The enrollment code is wrong, expired or used. Create a new one on the page of the connection.');
  }
}

/** A request of a connector is rejected. */
export class ConnectorRejected extends AppError {
  readonly status = 401;

  constructor(
    readonly code: ConnectorRejection,
    message: string,
  ) {
    super(message);
  }
}

export class ConnectorRevoked extends ConnectorRejected {
  constructor() {
    super('connector_revoked', 'An administrator revoked this connector. Enroll it again.');
  }
}

/** Nobody waits for the answer any more. Source: RFC 9110 §15.5.11. */
export class TaskGone extends AppError {
  readonly status = 410;
  readonly code = 'task_gone';

  constructor() {
    super('Nobody waits for this answer any more.');
  }
}

export class BodyTooLarge extends AppError {
  readonly status = 413;
  readonly code = 'content_too_large';

  constructor(largest: number) {
    super(`The request body is larger than ${largest} bytes.`);
  }
}

export class BodyNotJson extends AppError {
  readonly status = 400;
  readonly code = 'invalid_input';

  constructor() {
    super('The request body is not valid JSON in UTF-8.');
  }
}
