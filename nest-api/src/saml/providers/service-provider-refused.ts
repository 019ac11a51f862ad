import { ConflictError, UnprocessableInput } from '../../common/app-error.js';

export class EntityIdTaken extends ConflictError {
  readonly code = 'entity_id_taken';

  constructor() {
    super('This entity ID is already registered.');
  }
}

/** The metadata cannot be used. The field is the one that was given. */
export class MetadataRefused extends UnprocessableInput {
  constructor(field: string, message: string) {
    super([{ field, code: 'metadata_refused', message }]);
  }
}

/** @returns an error at one field of the request */
export function wrongField(field: string, message: string): UnprocessableInput {
  return new UnprocessableInput([{ field, code: 'invalid_value', message }]);
}
