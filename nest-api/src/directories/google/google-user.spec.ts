import { ENTERPRISE_USER_SCHEMA, readUser, USER_SCHEMA } from '@gatehouse/scim';
import { describe, expect, test } from 'vitest';
import { memberIdsOf, userOfGoogle } from './google-user.js';

/** From the documentation of the Google Directory API: manage user accounts. */
const LIZ = {
  kind: 'directory#user',
  id: '103289759208759827598',
  etag: '"8YDmXTBjHLDsKLTLPEkM0Q"',
  primaryEmail: 'liz@example.com',
  name: { givenName: 'Liz', familyName: 'Smith', fullName: 'Liz Smith' },
  isAdmin: true,
  suspended: false,
  emails: [{ address: 'liz@example.com', type: 'home', customType: '', primary: true }],
  externalIds: [
    { value: 'employee number', type: 'custom', customType: 'office' },
    { value: '4711', type: 'organization' },
  ],
  organizations: [
    { name: 'Elsewhere Ltd', title: 'Adviser' },
    { name: 'Google Inc.', title: 'SWE', primary: true, department: 'Engineering', costCenter: 'C-7' },
  ],
  phones: [{ value: '+1 nnn nnn nnnn', type: 'work' }],
  languages: [
    { languageCode: 'en', preference: 'not_preferred' },
    { languageCode: 'de', preference: 'preferred' },
  ],
};

describe('a user of the Google Directory API', () => {
  test('becomes a SCIM user with the Google ID as its external ID', () => {
    expect(userOfGoogle(LIZ)).toEqual({
      schemas: [USER_SCHEMA, ENTERPRISE_USER_SCHEMA],
      externalId: '103289759208759827598',
      userName: 'liz@example.com',
      active: true,
      displayName: 'Liz Smith',
      name: { givenName: 'Liz', familyName: 'Smith' },
      title: 'SWE',
      preferredLanguage: 'de',
      emails: [{ value: 'liz@example.com', type: 'work', primary: true }],
      phoneNumbers: [{ value: '+1 nnn nnn nnnn', type: 'work' }],
      [ENTERPRISE_USER_SCHEMA]: {
        employeeNumber: '4711',
        costCenter: 'C-7',
        department: 'Engineering',
        organization: 'Google Inc.',
      },
    });
    expect(() => readUser(userOfGoogle(LIZ))).not.toThrow();
  });

  test.each([
    ['suspended', { suspended: true }],
    ['archived', { archived: true }],
  ])('is inactive when %s', (_state, given) => {
    expect(userOfGoogle({ ...LIZ, ...given }).active).toBe(false);
  });

  test('has no attributes for missing values', () => {
    expect(userOfGoogle({ id: '1', primaryEmail: 'ada@example.com' })).toEqual({
      schemas: [USER_SCHEMA],
      externalId: '1',
      userName: 'ada@example.com',
      active: true,
      emails: [{ value: 'ada@example.com', type: 'work', primary: true }],
    });
  });
});

/** From the documentation of the Google Directory API: manage group members. */
test('only users and groups count as members', () => {
  const members = [
    { id: '115132133459687953401', type: 'USER', role: 'MEMBER' },
    { id: '02afmg283x1nqpd', type: 'GROUP', role: 'MEMBER' },
    { id: 'C04az79cv', type: 'CUSTOMER', role: 'MEMBER' },
    { email: 'somebody@elsewhere.example', type: 'EXTERNAL', role: 'MEMBER' },
  ];
  expect(memberIdsOf(members)).toEqual(['115132133459687953401', '02afmg283x1nqpd']);
  expect(memberIdsOf(undefined)).toEqual([]);
});
