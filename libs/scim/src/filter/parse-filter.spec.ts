import { expect, test } from 'vitest';
import { CUSTOM_USER_SCHEMA, customUserSchema } from '../schemas/custom-user-schema.ts';
import { ENTERPRISE_USER_SCHEMA } from '../schemas/enterprise-user-schema.ts';
import { GROUP_TYPE, USER_TYPE, userType } from '../schemas/resource-types.ts';
import { USER_SCHEMA } from '../schemas/user-schema.ts';
import { ScimError } from '../scim-error.ts';
import { matches } from './matches.ts';
import { parseFilter } from './parse-filter.ts';

const BARBARA = {
  schemas: [USER_SCHEMA, ENTERPRISE_USER_SCHEMA],
  id: '2819c223-7f76-453a-919d-413861904646',
  externalId: 'Bjensen',
  userName: 'bjensen@example.com',
  name: { familyName: "O'Malley", givenName: 'Barbara' },
  title: 'Tour Guide',
  userType: 'Employee',
  active: true,
  emails: [
    { value: 'bjensen@example.com', type: 'work', primary: true },
    { value: 'babs@example.org', type: 'home' },
  ],
  ims: [{ value: 'babs@foo.com', type: 'xmpp' }],
  meta: {
    created: '2011-05-13T04:42:34.000Z',
    lastModified: '2011-05-13T04:42:34.000Z',
    resourceType: 'User',
  },
  [ENTERPRISE_USER_SCHEMA]: { employeeNumber: '701984', manager: { value: '26118915' } },
};

/** The examples of RFC 7644 §3.4.2.2, figure 2. */
test.each([
  ['userName eq "bjensen@example.com"', true],
  ['userName Eq "BJENSEN@example.com"', true],
  [`name.familyName co "O'Malley"`, true],
  ['userName sw "J"', false],
  [`${USER_SCHEMA}:userName sw "B"`, true],
  ['title pr', true],
  ['meta.lastModified gt "2011-05-13T04:42:34Z"', false],
  ['meta.lastModified ge "2011-05-13T04:42:34Z"', true],
  ['meta.lastModified lt "2011-05-13T06:42:35+02:00"', true],
  ['meta.lastModified le "2011-05-13T04:42:34Z"', true],
  ['title pr and userType eq "Employee"', true],
  ['title pr or userType eq "Intern"', true],
  [`schemas eq "${ENTERPRISE_USER_SCHEMA}"`, true],
  ['userType eq "Employee" and (emails co "example.com" or emails.value co "example.org")', true],
  ['userType ne "Employee" and not (emails co "example.com" or emails.value co "example.org")', false],
  ['userType eq "Employee" and (emails.type eq "work")', true],
  ['userType eq "Employee" and emails[type eq "work" and value co "@example.com"]', true],
  ['emails[type eq "work" and value co "@example.com"] or ims[type eq "xmpp" and value co "@foo.com"]', true],
])('the RFC example %s matches: %s', (filter, expected) => {
  expect(matches(parseFilter(filter), BARBARA)).toBe(expected);
});

test.each([
  ['emails[type eq "home" and value co "@example.com"]', false],
  ['emails[not (type eq "work")]', true],
  ['emails[type eq "work"].value eq "BJensen@example.com"', true],
  ['emails[type eq "home"].value eq "bjensen@example.com"', false],
  ['emails.primary eq "True"', true],
  ['emails[primary eq false]', false],
  ['externalId eq "bjensen"', false],
  ['externalId eq "Bjensen"', true],
  ['active eq true', true],
  ['active ne true', false],
  ['nickName eq null', true],
  ['nickName ne null', false],
  ['nickName ne "Babs"', true],
  ['nickName pr', false],
  ['not (nickName pr)', true],
  ['id eq "2819C223-7f76-453a-919d-413861904646"', false],
  [`${ENTERPRISE_USER_SCHEMA}:manager eq "26118915"`, true],
  [`${ENTERPRISE_USER_SCHEMA.toUpperCase()}:employeeNumber ew "984"`, true],
  ['userType eq "Employee" or title pr and nickName pr', true],
  ['(userType eq "Employee" or title pr) and nickName pr', false],
  ['userName eq "b\\u006aensen@example.com"', true],
])('the filter %s matches: %s', (filter, expected) => {
  expect(matches(parseFilter(filter), BARBARA)).toBe(expected);
});

test.each([
  [''],
  ['userName'],
  ['userName eq'],
  ['userName eq bjensen'],
  ["userName eq 'bjensen'"],
  ['userName eq "bjensen'],
  ['userName is "x"'],
  ['userName eq "x" and'],
  ['userName eq "x" userName eq "y"'],
  ['and userName eq "x"'],
  ['(userName eq "x"'],
  ['userName eq "x")'],
  ['emails[type eq "work"'],
  ['emails[]'],
  ['emails[emails[type eq "x"]]'],
  ['name[familyName eq "x"]'],
  ['userName[value eq "x"]'],
  ['emails[type eq "work"].none eq "x"'],
  ['not userName eq "x"'],
  ['unknown eq "x"'],
  ['manager eq "x"'],
  ['name.unknown eq "x"'],
  ['name eq "x"'],
  ['name.familyName.more eq "x"'],
  ['password eq "x"'],
  ['groups.value eq "x"'],
  ['active gt true'],
  ['active eq "perhaps"'],
  ['x509Certificates.value gt "x"'],
  ['meta.created gt "yesterday"'],
  ['meta.created co "2011"'],
  ['userName eq 1'],
  ['userName gt null'],
  ['userName eq "\\u0000"'],
  ['userName eq "\\ud800"'],
  ['userName eq "x"; drop table users'],
])('the filter %s is rejected', (filter) => {
  expect(() => parseFilter(filter)).toThrow(
    expect.objectContaining({ status: 400, scimType: 'invalidFilter' }),
  );
});

test('a filter is limited in size, depth and comparisons', () => {
  const refused = expect.objectContaining({ scimType: 'invalidFilter' });
  const many = (count: number) => Array.from({ length: count }, () => 'title pr').join(' or ');
  const deep = (count: number) => `${'('.repeat(count)}title pr${')'.repeat(count)}`;
  expect(() => parseFilter(many(100))).not.toThrow();
  expect(() => parseFilter(many(101))).toThrow(refused);
  expect(() => parseFilter(deep(19))).not.toThrow();
  expect(() => parseFilter(deep(20))).toThrow(refused);
  expect(() => parseFilter(deep(3_000))).toThrow(refused);
  expect(() => parseFilter(`userName eq "${'x'.repeat(8_200)}"`)).toThrow(refused);
});

test('a filter finds group members with the queries of Entra ID', () => {
  const group = { id: 'g', members: [{ value: 'u1', type: 'User' }] };
  const isMember = (filter: string) => matches(parseFilter(filter, GROUP_TYPE), group);
  expect(isMember('id eq "g" and members eq "u1"')).toBe(true);
  expect(isMember('id eq "g" and members eq "u2"')).toBe(false);
  expect(isMember('members[value eq "u1" and type eq "user"]')).toBe(true);
});

test('a filter compares custom attributes by their type', () => {
  const type = userType([
    customUserSchema([
      { name: 'level', type: 'integer', multiValued: false, description: '' },
      { name: 'badges', type: 'string', multiValued: true, description: '' },
    ]),
  ]);
  const user = { userName: 'x', [CUSTOM_USER_SCHEMA]: { level: 9, badges: ['Red', 'Blue'] } };
  const isTrue = (filter: string) => matches(parseFilter(filter, type), user);
  expect(isTrue(`${CUSTOM_USER_SCHEMA}:level gt 8.5`)).toBe(true);
  expect(isTrue(`${CUSTOM_USER_SCHEMA}:level lt 10`)).toBe(true);
  expect(isTrue(`${CUSTOM_USER_SCHEMA}:badges eq "blue"`)).toBe(true);
  expect(isTrue(`${CUSTOM_USER_SCHEMA}:badges[value sw "r"]`)).toBe(true);
  expect(() => parseFilter(`${CUSTOM_USER_SCHEMA}:level eq "9"`, type)).toThrow(ScimError);
  expect(() => parseFilter(`${CUSTOM_USER_SCHEMA}:level eq 9`, USER_TYPE)).toThrow(ScimError);
});
