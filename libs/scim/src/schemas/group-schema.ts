import { attribute, type ScimSchema } from './schema.ts';

export const GROUP_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:Group';

/** Source: RFC 7643 §4.2. */
export const GROUP: ScimSchema = {
  id: GROUP_SCHEMA,
  name: 'Group',
  description: 'Group',
  attributes: [
    attribute('displayName', 'The name of the group.', { required: true }),
    attribute('members', 'Users and groups that belong to the group.', {
      multiValued: true,
      subAttributes: [
        attribute('value', 'The identifier of the member.', { caseExact: true, mutability: 'immutable' }),
        attribute('$ref', 'The address of the member.', {
          type: 'reference',
          referenceTypes: ['User', 'Group'],
          caseExact: true,
          mutability: 'immutable',
        }),
        attribute('type', 'Whether the member is a user or a group.', {
          canonicalValues: ['User', 'Group'],
          mutability: 'immutable',
        }),
        attribute('display', 'The name of the member.', { mutability: 'readOnly', returned: 'request' }),
      ],
    }),
  ],
};
