import { attribute, type ScimSchema } from './schema.ts';

export const ENTERPRISE_USER_SCHEMA = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';

/** Source: RFC 7643 §4.3. */
export const ENTERPRISE_USER: ScimSchema = {
  id: ENTERPRISE_USER_SCHEMA,
  name: 'EnterpriseUser',
  description: 'Enterprise user',
  attributes: [
    attribute('employeeNumber', 'The identifier that the organization gave to the user.'),
    attribute('costCenter', 'The cost center.'),
    attribute('organization', 'The name of the organization.'),
    attribute('division', 'The name of the division.'),
    attribute('department', 'The name of the department.'),
    attribute('manager', 'The manager of the user.', {
      subAttributes: [
        attribute('value', 'The identifier of the manager.', { caseExact: true }),
        attribute('$ref', 'The address of the manager.', {
          type: 'reference',
          referenceTypes: ['User'],
          caseExact: true,
        }),
        attribute('displayName', 'The name of the manager.', { mutability: 'readOnly' }),
      ],
    }),
  ],
};
