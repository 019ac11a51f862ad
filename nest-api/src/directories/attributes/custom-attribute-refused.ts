import { MOST_CUSTOM_ATTRIBUTES } from '@gatehouse/contracts';
import { ConflictError } from '../../common/app-error.js';

export class CustomAttributeNameTaken extends ConflictError {
  readonly code = 'custom_attribute_name_taken';
  override readonly errors = [
    { field: 'name', code: 'taken', message: 'Another custom attribute already has this name' },
  ];

  constructor() {
    super('name: Another custom attribute already has this name');
  }
}

export class TooManyCustomAttributes extends ConflictError {
  readonly code = 'too_many_custom_attributes';

  constructor() {
    super(`An organization can have at most ${MOST_CUSTOM_ATTRIBUTES} custom attributes. Delete one first.`);
  }
}
