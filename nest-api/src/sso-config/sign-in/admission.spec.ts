import { describe, expect, test } from 'vitest';
import { decideAdmission, type Facts, nameFor, roleFor } from './admission.js';

const [TENANT, USER] = ['tenant', 'user'];
const person = { userId: USER, isSuperadmin: false, hasPassword: false, isMember: true, isLinked: false };
const planLimit = { plan: 'trial', what: 'users', limit: 500, used: 500, wanted: 1 } as const;
const rules = {
  tenantId: TENANT,
  createsPeople: true,
  isInvited: false,
  planIsFull: null,
  wrongOrganization: null,
  domain: { isVerified: true, autoJoin: 'sso' as const },
};

/** A new user with a verified address of a verified domain, at a connection of the tenant. */
const facts = (change: Partial<Facts> = {}): Facts => ({
  identity: { email: 'ada@acme.example', emailVerified: true },
  mode: 'signin',
  connection: { tenantId: TENANT },
  rules,
  domainIsOwned: true,
  known: null,
  person: null,
  directory: null,
  ...change,
});

const linked = { userId: USER, hasPassword: false, isLinked: false };
const former = { hasLeft: false, isFormer: true, linked: null };
const noAddress = { identity: { email: null, emailVerified: false } };

describe('the table of docs/sso-sign-in.md for connections of tenants', () => {
  const known = { userId: USER, isSuperadmin: false, tenantId: TENANT, isDisabled: false };
  test.each<[string, Partial<Facts>, string]>([
    ['a known user', { known }, 'enter'],
    ['a known user of a removed domain', { known, rules: { ...rules, domain: null } }, 'enter'],
    ['a known user without an address', { known, identity: { email: null, emailVerified: false } }, 'enter'],
    [
      'a known user with the address of another user',
      { known, person: { ...person, userId: 'other' } },
      'email_changed',
    ],
    ['a known superadmin', { known: { ...known, isSuperadmin: true } }, 'superadmin_refused'],
    [
      'a known user, disabled at the identity provider',
      { known: { ...known, isDisabled: true } },
      'disabled_at_provider',
    ],
    [
      'a known user, deactivated by the directory',
      { known, directory: { hasLeft: true, isFormer: false, linked: null } },
      'left_directory',
    ],
    [
      'a new user, deactivated by the directory',
      { directory: { hasLeft: true, isFormer: false, linked: null } },
      'left_directory',
    ],
    [
      'a user without an address, known to the directory',
      { ...noAddress, directory: { hasLeft: false, isFormer: false, linked } },
      'link',
    ],
    [
      'a user with a password, known to the directory',
      {
        ...noAddress,
        directory: { hasLeft: false, isFormer: false, linked: { ...linked, hasPassword: true } },
      },
      'prove',
    ],
    [
      'a linked user, known to the directory as another one',
      { directory: { hasLeft: false, isFormer: false, linked: { ...linked, isLinked: true } } },
      'linked_to_another',
    ],
    ['a known user with the address of a former user', { known, directory: former }, 'linked_to_another'],
    ['a new user with the address of a former user', { person, directory: former }, 'linked_to_another'],
    [
      'a new user with the address of a former user who has a password',
      { person: { ...person, hasPassword: true }, directory: former },
      'prove',
    ],
    ['a user without an address', { identity: { email: null, emailVerified: true } }, 'email_missing'],
    [
      'an unverified address',
      { identity: { email: 'ada@acme.example', emailVerified: false } },
      'email_unverified',
    ],
    [
      'an invited user at a connection that creates no users',
      { rules: { ...rules, createsPeople: false, isInvited: true } },
      'join',
    ],
    [
      'an invited user of an unverified domain',
      { rules: { ...rules, isInvited: true, domain: null } },
      'domain_unverified',
    ],
    ['an unclaimed domain', { rules: { ...rules, domain: null } }, 'domain_unverified'],
    [
      'a domain of another tenant',
      { rules: { ...rules, domain: { isVerified: false, autoJoin: 'sso' } } },
      'domain_unverified',
    ],
    [
      'a user of another organization',
      { rules: { ...rules, wrongOrganization: 'wrong_company' } },
      'wrong_company',
    ],
    ['a new user', {}, 'join'],
    ['a new user beyond the plan limit', { rules: { ...rules, planIsFull: planLimit } }, 'plan_full'],
    [
      'an invited user beyond the plan limit',
      { rules: { ...rules, isInvited: true, planIsFull: planLimit } },
      'join',
    ],
    ['a known user beyond the plan limit', { known, rules: { ...rules, planIsFull: planLimit } }, 'enter'],
    [
      'a new user at a connection that creates no users',
      { rules: { ...rules, createsPeople: false } },
      'not_invited',
    ],
    [
      'a new user of an invite-only domain',
      { rules: { ...rules, domain: { isVerified: true, autoJoin: 'invite_only' } } },
      'not_invited',
    ],
    ['a member without a password', { person }, 'link'],
    ['a member with a password', { person: { ...person, hasPassword: true } }, 'prove'],
    ['a member of another tenant', { person: { ...person, isMember: false } }, 'account_elsewhere'],
    ['a superadmin', { person: { ...person, isSuperadmin: true, hasPassword: true } }, 'superadmin_refused'],
    ['a member linked to another identity', { person: { ...person, isLinked: true } }, 'linked_to_another'],
  ])('covers %s', (_name, change, outcome) => {
    expect(outcomeOf(facts(change))).toBe(outcome);
  });
});

describe('a connection of the platform', () => {
  const platform = { connection: { tenantId: null } };
  test.each<[string, Partial<Facts>, string]>([
    ['a new user whose domain has a connection', {}, 'join'],
    ['a new user whose domain has no connection', { rules: null }, 'organization_exists'],
    ['a new user of a domain without an owner', { rules: null, domainIsOwned: false }, 'unknown_person'],
    [
      'a sign-up with a domain without an owner',
      { rules: null, domainIsOwned: false, mode: 'signup' },
      'sign_up',
    ],
    ['a sign-up with a domain of an organization', { rules: null, mode: 'signup' }, 'organization_exists'],
    ['an account with a password', { rules: null, person: { ...person, hasPassword: true } }, 'prove'],
    ['an account without a password', { rules: null, person }, 'not_invited'],
    [
      'a superadmin with a password',
      { rules: null, person: { ...person, isSuperadmin: true, hasPassword: true } },
      'prove',
    ],
    [
      'a superadmin with a password whose domain has a connection',
      { person: { ...person, isSuperadmin: true, hasPassword: true } },
      'prove',
    ],
    [
      'a superadmin without a password whose domain has a connection',
      { person: { ...person, isSuperadmin: true } },
      'superadmin_refused',
    ],
    [
      'a known superadmin',
      { known: { userId: USER, isSuperadmin: true, tenantId: null, isDisabled: false } },
      'enter',
    ],
  ])('handles %s', (_name, change, outcome) => {
    expect(outcomeOf(facts({ ...platform, ...change }))).toBe(outcome);
  });
});

test('a tenant’s connection never admits a superadmin, or a user to another tenant', () => {
  for (const each of everyFact()) {
    const admission = decideAdmission(each);
    if (each.connection.tenantId === null) continue;
    if (each.known?.isSuperadmin) expect(admission.kind).toBe('refuse');
    if (!each.known && each.person?.isSuperadmin) expect(admission.kind).toBe('refuse');
    if ('tenantId' in admission && admission.kind !== 'enter') expect(admission.tenantId).toBe(TENANT);
  }
});

test('a tenant’s connection treats an unverified domain the same, regardless of the address’s owner', () => {
  for (const each of everyFact()) {
    if (each.connection.tenantId === null || each.rules?.domain?.isVerified) continue;
    expect(decideAdmission(each)).toEqual(decideAdmission({ ...each, person: null }));
    if (!each.known && each.identity.emailVerified) expect(outcomeOf(each)).toBe('domain_unverified');
  }
});

test('an unverified address of an unknown user is always rejected', () => {
  for (const each of everyFact()) {
    if (each.known || each.identity.emailVerified) continue;
    expect(decideAdmission(each).kind).toBe('refuse');
  }
});

test('an address alone never links a user with a password or of another tenant', () => {
  for (const each of everyFact()) {
    if (decideAdmission(each).kind !== 'link') continue;
    expect(each.person).toMatchObject({
      hasPassword: false,
      isMember: true,
      isLinked: false,
      isSuperadmin: false,
    });
    expect(each.rules?.domain?.isVerified).toBe(true);
  }
});

test.each([
  [[], 'tenant_user'],
  [['staff'], 'tenant_user'],
  [['staff', 'it'], 'tenant_admin'],
  [['unknown'], 'tenant_user'],
])('the groups %o give the role %s', (groups, role) => {
  const groupRoles = [
    { group: 'staff', role: 'tenant_user' as const },
    { group: 'it', role: 'tenant_admin' as const },
  ];
  expect(roleFor({ groupRoles, defaultRole: 'tenant_user' }, groups)).toBe(role);
});

test('a mapped group overrides the default role, even with a lower role', () => {
  const groupRoles = [{ group: 'staff', role: 'tenant_user' as const }];
  const role = (groups: string[]) => roleFor({ groupRoles, defaultRole: 'tenant_admin' }, groups);
  expect([role(['staff']), role(['unknown'])]).toEqual(['tenant_user', 'tenant_admin']);
});

test.each([
  [{ givenName: 'Ada', familyName: 'Lovelace' }, 'Ada Lovelace'],
  [{ givenName: null, familyName: null }, 'Ada Byron'],
  [{ givenName: 'Ada', familyName: null }, 'Ada '],
  [{ givenName: null, familyName: 'Lovelace' }, ' Lovelace'],
  [{ givenName: null, familyName: null, email: null }, 'New '],
  [{ givenName: null, familyName: null, email: 'ada_byron-king+it@acme.example' }, 'Ada Byron King It'],
  [{ givenName: 'a'.repeat(100), familyName: 'b'.repeat(101) }, `${'a'.repeat(100)} ${'b'.repeat(100)}`],
])('%o gets the name %s', (names, name) => {
  const { givenName, familyName } = nameFor({ email: 'ada.byron@acme.example', ...names });
  expect(`${givenName} ${familyName}`).toBe(name);
});

function outcomeOf(each: Facts): string {
  const admission = decideAdmission(each);
  return admission.kind === 'refuse' ? admission.code : admission.kind;
}

function* everyFact(): Generator<Facts> {
  const both = [true, false];
  const people = both.flatMap((isSuperadmin) =>
    both.flatMap((hasPassword) =>
      both.flatMap((isMember) =>
        both.map((isLinked) => ({ userId: USER, isSuperadmin, hasPassword, isMember, isLinked })),
      ),
    ),
  );
  const domains = [
    null,
    ...both.flatMap((isVerified) => [
      { isVerified, autoJoin: 'sso' as const },
      { isVerified, autoJoin: 'invite_only' as const },
    ]),
  ];
  const tenantRules = domains.flatMap((domain) =>
    both.map((createsPeople) => ({ ...rules, createsPeople, domain })),
  );
  for (const known of [
    null,
    ...both.map((isSuperadmin) => ({ userId: USER, isSuperadmin, tenantId: TENANT, isDisabled: false })),
  ])
    for (const someone of [null, ...people])
      for (const tenantId of [TENANT, null])
        for (const some of tenantId ? tenantRules : [null, ...tenantRules])
          for (const emailVerified of both)
            for (const mode of ['signin', 'signup'] as const)
              yield {
                known,
                person: someone,
                directory: null,
                rules: some,
                mode,
                domainIsOwned: true,
                connection: { tenantId },
                identity: { email: 'ada@acme.example', emailVerified },
              };
}
