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

/** An application that sends the values of an attribute, and where that is configured. */
export interface CustomAttributeUse {
  readonly place: keyof typeof PLACES;
  readonly id: string;
  readonly name: string;
}

/** Names of the protocols, which no language translates. */
const PLACES = { attributes: 'SAML', claims: 'OpenID Connect', provisioning: 'SCIM' } as const;
/** Applications that a message names. */
const MOST_NAMED = 5;

export class CustomAttributeInUse extends ConflictError {
  readonly code = 'custom_attribute_in_use';

  constructor(uses: readonly CustomAttributeUse[]) {
    const named = uses.slice(0, MOST_NAMED).map(({ place, name }) => `${name} (${PLACES[place]})`);
    const more = uses.length > MOST_NAMED ? ['…'] : [];
    super(`Applications use this attribute: ${[...named, ...more].join(', ')}. Remove it there first.`);
  }
}

export class TooManyCustomAttributes extends ConflictError {
  readonly code = 'too_many_custom_attributes';

  constructor() {
    super(`An organization can have at most ${MOST_CUSTOM_ATTRIBUTES} custom attributes. Delete one first.`);
  }
}
