import { ENTERPRISE_USER_SCHEMA, readUser, USER_SCHEMA } from '@gatehouse/scim';
import { describe, expect, test } from 'vitest';
import { isGuest, isWhole, membersOf, userOfGraph } from './graph-user.js';

/** From the documentation of Microsoft Graph: get a user. */
const ADELE = {
  id: '87d349ed-44d7-43e1-9a83-5f2406dee5bd',
  businessPhones: ['+1 425 555 0109'],
  displayName: 'Adele Vance',
  givenName: 'Adele',
  jobTitle: 'Product Marketing Manager',
  mail: 'AdeleV@contoso.com',
  mobilePhone: '+1 425 555 0109',
  preferredLanguage: 'en-US',
  surname: 'Vance',
  userPrincipalName: 'AdeleV@contoso.com',
  accountEnabled: true,
  userType: 'Member',
  department: 'Retail',
  employeeId: '1234',
};

describe('a user of Microsoft Graph', () => {
  test('becomes a SCIM user with the object ID as its external ID', () => {
    expect(userOfGraph(ADELE)).toEqual({
      schemas: [USER_SCHEMA, ENTERPRISE_USER_SCHEMA],
      externalId: '87d349ed-44d7-43e1-9a83-5f2406dee5bd',
      userName: 'AdeleV@contoso.com',
      active: true,
      displayName: 'Adele Vance',
      name: { givenName: 'Adele', familyName: 'Vance' },
      title: 'Product Marketing Manager',
      userType: 'Member',
      preferredLanguage: 'en-US',
      emails: [{ value: 'AdeleV@contoso.com', type: 'work', primary: true }],
      phoneNumbers: [
        { value: '+1 425 555 0109', type: 'work' },
        { value: '+1 425 555 0109', type: 'mobile' },
      ],
      [ENTERPRISE_USER_SCHEMA]: { employeeNumber: '1234', department: 'Retail' },
    });
    expect(() => readUser(userOfGraph(ADELE))).not.toThrow();
  });

  test('is inactive when the account is disabled', () => {
    expect(userOfGraph({ ...ADELE, accountEnabled: false }).active).toBe(false);
  });

  test.each([
    ['the mail property', { mail: 'adele@contoso.com' }, 'adele@contoso.com'],
    ['the user principal name if mail is empty', { mail: null }, 'AdeleV@contoso.com'],
    [
      'neither for a guest without mail',
      { mail: null, userPrincipalName: 'ada_acme.com#EXT#@contoso.com' },
      undefined,
    ],
  ])('takes its email address from %s', (_what, given, address) => {
    expect(userOfGraph({ ...ADELE, ...given }).emails?.[0]?.value).toBe(address);
  });

  test('has no attributes for null or empty values', () => {
    const bare = {
      id: 'an-id',
      userPrincipalName: 'ada@contoso.com',
      accountEnabled: true,
      surname: ' ',
      mail: null,
    };
    expect(userOfGraph(bare)).toEqual({
      schemas: [USER_SCHEMA],
      externalId: 'an-id',
      userName: 'ada@contoso.com',
      active: true,
      emails: [{ value: 'ada@contoso.com', type: 'work', primary: true }],
    });
  });

  test('is complete only with its name and status', () => {
    expect(isWhole(ADELE)).toBe(true);
    expect(isWhole({ id: 'an-id', jobTitle: 'Manager' })).toBe(false);
    expect(isWhole({ id: 'an-id', userPrincipalName: 'ada@contoso.com' })).toBe(false);
  });

  test('is recognized as a guest by its type', () => {
    expect([isGuest(ADELE), isGuest({ ...ADELE, userType: 'Guest' })]).toEqual([false, true]);
  });
});

/** From the documentation of Microsoft Graph: get incremental changes for groups. */
test('the members of a group are users and groups, separated into added and removed', () => {
  const group = {
    id: '2e5807ce-58f3-4a94-9b37-ffff2e085957',
    displayName: 'Test',
    'members@delta': [
      { '@odata.type': '#microsoft.graph.user', id: '632f6bb2-3ec8-4c1f-9073-0027a8c6859' },
      { '@odata.type': '#microsoft.graph.group', id: '37de1ae3-408f-4702-8636-20824abda004' },
      { '@odata.type': '#microsoft.graph.device', id: 'f7f1ddd1-0000-4c1f-9073-0027a8c6859' },
      {
        '@odata.type': '#microsoft.graph.user',
        id: '4562bcc8-c436-4f95-b7c0-4f8ce89dca5e',
        '@removed': { reason: 'deleted' },
      },
    ],
  };
  expect(membersOf(group)).toEqual({
    added: ['632f6bb2-3ec8-4c1f-9073-0027a8c6859', '37de1ae3-408f-4702-8636-20824abda004'],
    removed: ['4562bcc8-c436-4f95-b7c0-4f8ce89dca5e'],
  });
  expect(membersOf({ id: 'a-group' })).toEqual({ added: [], removed: [] });
});
