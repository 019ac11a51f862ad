import { attribute, type ScimAttribute } from './schema.ts';

/** What every resource has beside the attributes of its schemas. Source: RFC 7643 §3.1. */
export const COMMON_ATTRIBUTES: readonly ScimAttribute[] = [
  attribute('schemas', 'The URNs of the schemas of this resource.', {
    type: 'reference',
    multiValued: true,
    caseExact: true,
    returned: 'always',
  }),
  attribute('id', 'The identifier that Gatehouse gave to the resource.', {
    caseExact: true,
    mutability: 'readOnly',
    returned: 'always',
    uniqueness: 'server',
  }),
  attribute('externalId', 'The identifier of the resource in the directory.', { caseExact: true }),
  attribute('meta', 'Facts about the resource.', {
    mutability: 'readOnly',
    subAttributes: [
      attribute('resourceType', 'The type of the resource.', { caseExact: true, mutability: 'readOnly' }),
      attribute('created', 'When the resource was created.', { type: 'dateTime', mutability: 'readOnly' }),
      attribute('lastModified', 'When the resource was last changed.', {
        type: 'dateTime',
        mutability: 'readOnly',
      }),
      attribute('location', 'The address of the resource.', {
        type: 'reference',
        referenceTypes: ['uri'],
        caseExact: true,
        mutability: 'readOnly',
      }),
      attribute('version', 'The entity tag of the resource.', { caseExact: true, mutability: 'readOnly' }),
    ],
  }),
];
