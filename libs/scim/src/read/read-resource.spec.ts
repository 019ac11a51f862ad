import { expect, test } from 'vitest';
import { CUSTOM_USER_SCHEMA, customUserSchema } from '../schemas/custom-user-schema.ts';
import { ENTERPRISE_USER_SCHEMA } from '../schemas/enterprise-user-schema.ts';
import { GROUP_SCHEMA } from '../schemas/group-schema.ts';
import { USER_SCHEMA } from '../schemas/user-schema.ts';
import { readGroup, readUser } from './read-resource.ts';

const user = (more: object = {}) => ({ schemas: [USER_SCHEMA], userName: 'a@example.com', ...more });

test('attribute names get the spelling of the schemas, and booleans of Entra ID are accepted', () => {
  const read = readUser({
    SCHEMAS: [USER_SCHEMA.toUpperCase()],
    USERNAME: 'A@example.com',
    Active: 'True',
    EMAILS: [{ Value: 'a@example.com', PRIMARY: 'true' }],
  });
  expect(read).toEqual({
    schemas: [USER_SCHEMA],
    userName: 'A@example.com',
    active: true,
    emails: [{ value: 'a@example.com', primary: true }],
  });
});

test('read-only attributes, missing values and the password are ignored', () => {
  const read = readUser(
    user({
      id: 'x',
      meta: { created: 7 },
      groups: ['anything'],
      password: 'secret',
      title: null,
      emails: [],
      name: { formatted: null },
      [ENTERPRISE_USER_SCHEMA]: { manager: { value: '1', displayName: 'M' } },
    }),
  );
  expect(read).toEqual({
    schemas: [USER_SCHEMA, ENTERPRISE_USER_SCHEMA],
    userName: 'a@example.com',
    [ENTERPRISE_USER_SCHEMA]: { manager: { value: '1' } },
  });
});

test('additional schemas of Entra ID are accepted', () => {
  const schemas = [GROUP_SCHEMA, 'http://schemas.microsoft.com/2006/11/ResourceManagement/ADSCIM/2.0/Group'];
  expect(readGroup({ schemas, displayName: 'G' })).toEqual({ schemas: [GROUP_SCHEMA], displayName: 'G' });
});

test('`active` stays unset if the directory does not send it', () => {
  expect(readUser(user())).not.toHaveProperty('active');
});

test('duplicate values of a type are removed', () => {
  const emails = [
    { value: 'a', type: 'work' },
    { type: 'work', value: 'a' },
    { value: 'a', type: 'home' },
  ];
  expect(readUser(user({ emails })).emails).toEqual([emails[0], emails[2]]);
});

test('custom attributes are validated by their type', () => {
  const extensions = [
    customUserSchema([
      { name: 'level', type: 'integer', multiValued: false, description: '' },
      { name: 'since', type: 'dateTime', multiValued: false, description: '' },
      { name: 'badges', type: 'string', multiValued: true, description: '' },
    ]),
  ];
  const read = (values: object) => readUser(user({ [CUSTOM_USER_SCHEMA]: values }), { extensions });
  expect(read({ level: 3, since: '2026-01-31T10:00:00+02:00', badges: ['a', 'b', 'a'] })).toMatchObject({
    schemas: [USER_SCHEMA, CUSTOM_USER_SCHEMA],
    [CUSTOM_USER_SCHEMA]: { level: 3, since: '2026-01-31T08:00:00.000Z', badges: ['a', 'b'] },
  });
  for (const wrong of [
    { level: 1.5 },
    { level: '3' },
    { since: 'today' },
    { since: '2026-02-30T00:00:00' },
    { badges: 'a' },
  ])
    expect(() => read(wrong), JSON.stringify(wrong)).toThrow(
      expect.objectContaining({ scimType: 'invalidValue' }),
    );
  expect(() => read({ other: 1 })).toThrow(expect.objectContaining({ scimType: 'invalidSyntax' }));
});

test.each<[object, string, string]>([
  [{ schemas: [USER_SCHEMA] }, 'invalidValue', '"userName" is required.'],
  [user({ userName: '' }), 'invalidValue', '"userName" is required.'],
  [user({ userName: 7 }), 'invalidValue', '"userName" must be a text.'],
  [user({ userName: 'x'.repeat(257) }), 'invalidValue', '"userName" is longer than 256 characters.'],
  [user({ title: 'x'.repeat(4_097) }), 'invalidValue', '"title" is longer than 4096 characters.'],
  [user({ title: 'a\0b' }), 'invalidValue', '"title" contains characters that are not text.'],
  [user({ title: '\ud800' }), 'invalidValue', '"title" contains characters that are not text.'],
  [user({ unknown: 1 }), 'invalidSyntax', 'There is no attribute "unknown".'],
  [user({ name: { unknown: 1 } }), 'invalidSyntax', 'There is no attribute "name.unknown".'],
  [user({ Username: 'b' }), 'invalidSyntax', 'The attribute "Username" is there twice.'],
  [user({ name: 'x' }), 'invalidValue', '"name" must be an object.'],
  [user({ emails: {} }), 'invalidValue', '"emails" must be a list.'],
  [user({ emails: [[]] }), 'invalidValue', '"emails" must be an object.'],
  [
    user({
      emails: [
        { value: 'a', primary: true },
        { value: 'b', primary: true },
      ],
    }),
    'invalidValue',
    '"emails" has more than one primary value.',
  ],
  [user({ emails: Array(201).fill({ value: 'a' }) }), 'invalidValue', '"emails" has more than 200 values.'],
  [user({ active: 'perhaps' }), 'invalidValue', '"active" must be true or false.'],
  [
    user({ x509Certificates: [{ value: '%' }] }),
    'invalidValue',
    '"x509Certificates.value" must be a text in base64.',
  ],
  [user({ [ENTERPRISE_USER_SCHEMA]: [] }), 'invalidValue', `"${ENTERPRISE_USER_SCHEMA}" must be an object.`],
  [{ userName: 'x' }, 'invalidSyntax', '"schemas" must be a list with the URNs of the schemas.'],
  [
    { schemas: [ENTERPRISE_USER_SCHEMA], userName: 'x' },
    'invalidSyntax',
    `"schemas" lacks "${USER_SCHEMA}".`,
  ],
  [[], 'invalidSyntax', 'The body must be an object in JSON.'],
  [
    JSON.parse(`{"schemas":["${USER_SCHEMA}"],"userName":"x","__proto__":{}}`),
    'invalidSyntax',
    'There is no attribute "__proto__".',
  ],
])('the user %j is rejected', (body, scimType, detail) => {
  expect(() => readUser(body)).toThrow(expect.objectContaining({ status: 400, scimType, detail }));
});

test('a group contains each member once', () => {
  const group = {
    schemas: [GROUP_SCHEMA],
    displayName: 'G',
    members: [{ value: '1', display: 'x' }, { value: '1', type: 'User' }, '2'],
  };
  expect(readGroup(group)).toEqual({
    schemas: [GROUP_SCHEMA],
    displayName: 'G',
    members: [{ value: '1', type: 'User' }, { value: '2' }],
  });
  expect(() => readGroup({ ...group, members: [{ type: 'User' }] })).toThrow('A member has no "value".');
  expect(() => readGroup({ ...group, displayName: ' ' })).toThrow('"displayName" is required.');
});
