import { expect, test } from 'vitest';
import type { ScimUser } from '../resources.ts';
import { ENTERPRISE_USER_SCHEMA } from '../schemas/enterprise-user-schema.ts';
import { USER_SCHEMA } from '../schemas/user-schema.ts';
import { applyPatch } from './apply-patch.ts';
import { PATCH_OP } from './patch-request.ts';

const USER: ScimUser = {
  schemas: [USER_SCHEMA, ENTERPRISE_USER_SCHEMA],
  userName: 'bjensen@example.com',
  name: { familyName: 'Jensen', givenName: 'Barbara' },
  displayName: 'Babs',
  active: true,
  emails: [
    { value: 'bjensen@example.com', type: 'work', primary: true },
    { value: 'babs@jensen.org', type: 'home' },
  ],
  addresses: [{ type: 'work', streetAddress: '100 Universal City Plaza', locality: 'Hollywood' }],
  [ENTERPRISE_USER_SCHEMA]: { department: 'Tours', manager: { value: '26118915' } },
};

const patched = (...operations: object[]) =>
  applyPatch(structuredClone(USER), { schemas: [PATCH_OP], Operations: operations });

test.each<[string, object, Partial<ScimUser>]>([
  ['sets a value', { op: 'add', path: 'title', value: 'Guide' }, { title: 'Guide' }],
  [
    'sets a sub-attribute',
    { op: 'replace', path: 'name.familyName', value: 'Doe' },
    { name: { familyName: 'Doe', givenName: 'Barbara' } },
  ],
  [
    'keeps the other sub-attributes',
    { op: 'replace', path: 'name', value: { givenName: 'B' } },
    { name: { familyName: 'Jensen', givenName: 'B' } },
  ],
  [
    'accepts attributes without a path',
    { op: 'add', value: { nickName: 'B', name: { middleName: 'J' } } },
    { nickName: 'B', name: { familyName: 'Jensen', givenName: 'Barbara', middleName: 'J' } },
  ],
  [
    'accepts dotted names without a path',
    { op: 'Replace', value: { 'name.givenName': 'B', [`${ENTERPRISE_USER_SCHEMA}:division`]: 'X' } },
    {
      name: { familyName: 'Jensen', givenName: 'B' },
      [ENTERPRISE_USER_SCHEMA]: { department: 'Tours', manager: { value: '26118915' }, division: 'X' },
    },
  ],
  ['accepts booleans of Entra ID', { op: 'Replace', path: 'active', value: 'False' }, { active: false }],
  ['accepts booleans of Okta', { op: 'replace', value: { active: false } }, { active: false }],
  [
    'ignores read-only attributes next to others',
    { op: 'replace', value: { id: 'x', meta: {}, groups: [], active: false } },
    { active: false },
  ],
  [
    'adds a value to a list',
    { op: 'add', path: 'emails', value: [{ value: 'x@y.z' }] },
    { emails: [...(USER.emails ?? []), { value: 'x@y.z' }] },
  ],
  [
    'does not add a value twice',
    { op: 'add', path: 'emails', value: [{ type: 'home', value: 'babs@jensen.org' }] },
    { emails: USER.emails },
  ],
  [
    'makes a new primary value the only one',
    { op: 'add', path: 'emails', value: { value: 'x@y.z', primary: true } },
    {
      emails: [
        { value: 'bjensen@example.com', type: 'work', primary: false },
        { value: 'babs@jensen.org', type: 'home' },
        { value: 'x@y.z', primary: true },
      ],
    },
  ],
  [
    'replaces a list',
    { op: 'replace', path: 'emails', value: [{ value: 'x@y.z' }] },
    { emails: [{ value: 'x@y.z' }] },
  ],
  [
    'replaces a sub-attribute of the matching value',
    { op: 'Replace', path: 'emails[type eq "work"].value', value: 'n@y.z' },
    {
      emails: [
        { value: 'n@y.z', type: 'work', primary: true },
        { value: 'babs@jensen.org', type: 'home' },
      ],
    },
  ],
  [
    'replaces the matching value',
    { op: 'replace', path: 'addresses[type eq "work"]', value: { type: 'work', country: 'US' } },
    { addresses: [{ type: 'work', country: 'US' }] },
  ],
  [
    'creates the value to which Entra ID adds',
    { op: 'Add', path: 'phoneNumbers[type eq "mobile"].value', value: '1' },
    { phoneNumbers: [{ type: 'mobile', value: '1' }] },
  ],
  [
    'creates the primary role of Entra ID',
    { op: 'Add', path: 'roles[primary eq "True"].value', value: 'r' },
    { roles: [{ primary: true, value: 'r' }] },
  ],
  [
    'adds to the matching value',
    { op: 'add', path: 'addresses[type eq "work"].country', value: 'US' },
    {
      addresses: [
        { type: 'work', streetAddress: '100 Universal City Plaza', locality: 'Hollywood', country: 'US' },
      ],
    },
  ],
  [
    'removes the matching value',
    { op: 'remove', path: 'emails[type eq "work" and value ew "example.com"]' },
    { emails: [{ value: 'babs@jensen.org', type: 'home' }] },
  ],
  [
    'removes the values that Entra ID lists',
    { op: 'Remove', path: 'emails', value: [{ value: 'babs@jensen.org' }] },
    { emails: [{ value: 'bjensen@example.com', type: 'work', primary: true }] },
  ],
  [
    'removes nothing if no value matches',
    { op: 'remove', path: 'emails[type eq "other"]' },
    { emails: USER.emails },
  ],
  [
    'accepts a manager as text',
    { op: 'Add', path: `${ENTERPRISE_USER_SCHEMA}:manager`, value: 'm' },
    { [ENTERPRISE_USER_SCHEMA]: { department: 'Tours', manager: { value: 'm' } } },
  ],
  [
    'accepts an extension as a path',
    { op: 'replace', path: ENTERPRISE_USER_SCHEMA, value: { department: 'X' } },
    { [ENTERPRISE_USER_SCHEMA]: { department: 'X', manager: { value: '26118915' } } },
  ],
  ['treats null as no value', { op: 'replace', path: 'emails', value: null }, { emails: undefined }],
  [
    'accepts the URN of the core schema as a prefix',
    { op: 'replace', path: `${USER_SCHEMA}:displayName`, value: 'B' },
    { displayName: 'B' },
  ],
])('a PATCH %s', (_name, operation, expected) => {
  expect(patched(operation)).toEqual({ ...structuredClone(USER), ...expected });
});

test('a PATCH removes attributes and extensions with their URNs', () => {
  const { name: _name, [ENTERPRISE_USER_SCHEMA]: _extension, ...rest } = structuredClone(USER);
  expect(patched({ op: 'remove', path: 'name' }, { op: 'remove', path: ENTERPRISE_USER_SCHEMA })).toEqual({
    ...rest,
    schemas: [USER_SCHEMA],
  });
});

test.each<[object, string | undefined]>([
  [{ op: 'remove' }, 'noTarget'],
  [{ op: 'replace', path: 'emails[type eq "other"].value', value: 'x' }, 'noTarget'],
  [{ op: 'add', path: 'emails[type ne "work" and value eq "x"].value', value: 'x' }, 'noTarget'],
  [{ op: 'replace', path: 'unknown', value: 'x' }, 'invalidPath'],
  [{ op: 'replace', value: { unknown: 'x' } }, 'invalidPath'],
  [{ op: 'replace', path: 'emails[type eq "work"', value: 'x' }, 'invalidPath'],
  [{ op: 'replace', path: 'emails[type eq "work"].none', value: 'x' }, 'invalidPath'],
  [{ op: 'replace', path: 'emails[type is "work"].value', value: 'x' }, 'invalidFilter'],
  [{ op: 'replace', path: 7, value: 'x' }, 'invalidPath'],
  [{ op: 'replace', path: 'userName' }, 'invalidValue'],
  [{ op: 'replace', path: 'userName', value: 7 }, 'invalidValue'],
  [{ op: 'replace', path: 'userName', value: ' ' }, 'invalidValue'],
  [{ op: 'replace', path: 'active', value: 'perhaps' }, 'invalidValue'],
  [{ op: 'replace', value: 'x' }, 'invalidValue'],
  [{ op: 'remove', path: 'userName' }, 'mutability'],
  [{ op: 'replace', path: 'userName', value: null }, 'mutability'],
  [{ op: 'replace', path: 'id', value: 'x' }, 'mutability'],
  [{ op: 'replace', path: 'meta.created', value: 'x' }, 'mutability'],
  [{ op: 'add', path: 'groups', value: [{ value: 'x' }] }, 'mutability'],
  [{ op: 'move', path: 'title', value: 'x' }, 'invalidSyntax'],
  [{ path: 'title', value: 'x' }, 'invalidSyntax'],
])('%j is rejected with %s', (operation, scimType) => {
  expect(() => patched(operation)).toThrow(expect.objectContaining({ status: 400, scimType }));
});

test('a PATCH applies all operations or none', () => {
  const user = structuredClone(USER);
  const patch = {
    schemas: [PATCH_OP],
    Operations: [
      { op: 'replace', path: 'title', value: 'x' },
      { op: 'remove', path: 'userName' },
    ],
  };
  expect(() => applyPatch(user, patch)).toThrow();
  expect(user).toEqual(USER);
});

test.each([
  [{}],
  [{ schemas: [PATCH_OP] }],
  [{ schemas: [PATCH_OP], Operations: [] }],
  [{ schemas: [PATCH_OP], Operations: {} }],
  [{ schemas: [PATCH_OP], Operations: [null] }],
  [{ schemas: [USER_SCHEMA], Operations: [{ op: 'add', path: 'title', value: 'x' }] }],
  [[]],
  ['x'],
])('the body %j is rejected', (body) => {
  expect(() => applyPatch(structuredClone(USER), body)).toThrow(
    expect.objectContaining({ scimType: 'invalidSyntax' }),
  );
});
