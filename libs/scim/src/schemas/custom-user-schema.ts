import { attribute, type ScimSchema } from './schema.ts';

/** Entra ID accepts custom attributes in URNs of this form alone. */
export const CUSTOM_USER_SCHEMA = 'urn:ietf:params:scim:schemas:extension:gatehouse:2.0:User';

/** An attribute that an organization has defined for its users. */
export interface CustomAttribute {
  /** As in RFC 7643 §2.1: a letter, then letters, digits, `-` and `_`. */
  readonly name: string;
  readonly type: 'string' | 'boolean' | 'decimal' | 'integer' | 'dateTime';
  readonly multiValued: boolean;
  readonly description: string;
}

export function customUserSchema(attributes: readonly CustomAttribute[]): ScimSchema {
  return {
    id: CUSTOM_USER_SCHEMA,
    name: 'CustomUser',
    description: 'Custom attributes of the organization',
    attributes: attributes.map(({ name, description, type, multiValued }) =>
      attribute(name, description, { type, multiValued }),
    ),
  };
}
