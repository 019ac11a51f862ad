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

/** Somebody new, with a verified address of a verified domain, at a tenant's own connection. */
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

describe('the table of docs/sso-sign-in.md, at a connection of a tenant', () => {
  const known = { userId: USER, isSuperadmin: false, tenantId: TENANT };
  test.each<[string, Partial<Facts>, string]>([
    ['known', { known }, 'enter'],
    ['known, whatever became of the domain', { known, rules: { ...rules, domain: null } }, 'enter'],
    ['known, with no address any more', { known, identity: { email: null, emailVerified: false } }, 'enter'],
    [
      'known, with the address of somebody else',
      { known, person: { ...person, userId: 'other' } },
      'email_changed',
    ],
    ['known, and a superadmin', { known: { ...known, isSuperadmin: true } }, 'superadmin_refused'],
    [
      'known, and deactivated by the directory',
      { known, directory: { hasLeft: true, isFormer: false, linked: null } },
      'left_directory',
    ],
    [
      'new, and deactivated by the directory',
      { directory: { hasLeft: true, isFormer: false, linked: null } },
      'left_directory',
    ],
    [
      'no address, but known to the directory',
      { ...noAddress, directory: { hasLeft: false, isFormer: false, linked } },
      'link',
    ],
    [
      'known to the directory, with a password',
      {
        ...noAddress,
        directory: { hasLeft: false, isFormer: false, linked: { ...linked, hasPassword: true } },
      },
      'prove',
    ],
    [
      'known to the directory, and somebody else here',
      { directory: { hasLeft: false, isFormer: false, linked: { ...linked, isLinked: true } } },
      'linked_to_another',
    ],
    ['known by an address that was that of a former user', { known, directory: former }, 'linked_to_another'],
    ['new, with the address of a former user', { person, directory: former }, 'linked_to_another'],
    [
      'new, with the address of a former user who has a password',
      { person: { ...person, hasPassword: true }, directory: former },
      'prove',
    ],
    ['no address', { identity: { email: null, emailVerified: true } }, 'email_missing'],
    ['not verified', { identity: { email: 'ada@acme.example', emailVerified: false } }, 'email_unverified'],
    [
      'new and invited, where nobody joins otherwise',
      { rules: { ...rules, createsPeople: false, isInvited: true } },
      'join',
    ],
    [
      'invited, but of a domain that the tenant has not verified',
      { rules: { ...rules, isInvited: true, domain: null } },
      'domain_unverified',
    ],
    ['domain not claimed', { rules: { ...rules, domain: null } }, 'domain_unverified'],
    [
      'domain of another tenant',
      { rules: { ...rules, domain: { isVerified: false, autoJoin: 'sso' } } },
      'domain_unverified',
    ],
    ['of another company', { rules: { ...rules, wrongOrganization: 'wrong_company' } }, 'wrong_company'],
    ['new', {}, 'join'],
    ['new, and the plan is full', { rules: { ...rules, planIsFull: planLimit } }, 'plan_full'],
    [
      'new and invited, and the plan is full',
      { rules: { ...rules, isInvited: true, planIsFull: planLimit } },
      'join',
    ],
    ['known, and the plan is full', { known, rules: { ...rules, planIsFull: planLimit } }, 'enter'],
    ['new, connection makes nobody', { rules: { ...rules, createsPeople: false } }, 'not_invited'],
    [
      'new, domain by invitation',
      { rules: { ...rules, domain: { isVerified: true, autoJoin: 'invite_only' } } },
      'not_invited',
    ],
    ['member without a password', { person }, 'link'],
    ['member with a password', { person: { ...person, hasPassword: true } }, 'prove'],
    ['member of another tenant', { person: { ...person, isMember: false } }, 'account_elsewhere'],
    ['superadmin', { person: { ...person, isSuperadmin: true, hasPassword: true } }, 'superadmin_refused'],
    ['linked to somebody else there', { person: { ...person, isLinked: true } }, 'linked_to_another'],
  ])('%s', (_name, change, outcome) => {
    expect(outcomeOf(facts(change))).toBe(outcome);
  });
});

describe('at the platform’s own connection', () => {
  const platform = { connection: { tenantId: null } };
  test.each<[string, Partial<Facts>, string]>([
    ['new, and the owner of the domain is connected', {}, 'join'],
    ['new, and the owner is not', { rules: null }, 'organization_exists'],
    ['new, nobody owns the domain', { rules: null, domainIsOwned: false }, 'unknown_person'],
    ['the same, signing up', { rules: null, domainIsOwned: false, mode: 'signup' }, 'sign_up'],
    ['signing up where the domain is owned', { rules: null, mode: 'signup' }, 'organization_exists'],
    ['an account with a password', { rules: null, person: { ...person, hasPassword: true } }, 'prove'],
    ['an account without one', { rules: null, person }, 'not_invited'],
    [
      'a superadmin with a password',
      { rules: null, person: { ...person, isSuperadmin: true, hasPassword: true } },
      'prove',
    ],
    [
      'a superadmin with a password, of a domain whose owner is connected',
      { person: { ...person, isSuperadmin: true, hasPassword: true } },
      'prove',
    ],
    [
      'a superadmin without one, of a domain whose owner is connected',
      { person: { ...person, isSuperadmin: true } },
      'superadmin_refused',
    ],
    ['a known superadmin', { known: { userId: USER, isSuperadmin: true, tenantId: null } }, 'enter'],
  ])('%s', (_name, change, outcome) => {
    expect(outcomeOf(facts({ ...platform, ...change }))).toBe(outcome);
  });
});

test('whatever the facts, a tenant’s connection lets no superadmin in and nobody into another tenant', () => {
  for (const each of everyFact()) {
    const admission = decideAdmission(each);
    if (each.connection.tenantId === null) continue;
    if (each.known?.isSuperadmin) expect(admission.kind).toBe('refuse');
    if (!each.known && each.person?.isSuperadmin) expect(admission.kind).toBe('refuse');
    if ('tenantId' in admission && admission.kind !== 'enter') expect(admission.tenantId).toBe(TENANT);
  }
});

test('at a tenant’s connection an unverified domain is answered alike, whoever has the address', () => {
  for (const each of everyFact()) {
    if (each.connection.tenantId === null || each.rules?.domain?.isVerified) continue;
    expect(decideAdmission(each)).toEqual(decideAdmission({ ...each, person: null }));
    if (!each.known && each.identity.emailVerified) expect(outcomeOf(each)).toBe('domain_unverified');
  }
});

test('whatever the facts, an unverified address opens nothing', () => {
  for (const each of everyFact()) {
    if (each.known || each.identity.emailVerified) continue;
    expect(decideAdmission(each).kind).toBe('refuse');
  }
});

test('whatever the facts, nobody is linked by an address alone who has a password or is elsewhere', () => {
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
])('groups %o give %s', (groups, role) => {
  const groupRoles = [
    { group: 'staff', role: 'tenant_user' as const },
    { group: 'it', role: 'tenant_admin' as const },
  ];
  expect(roleFor({ groupRoles, defaultRole: 'tenant_user' }, groups)).toBe(role);
});

test('a group that is mapped decides before the default, downwards as well', () => {
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
])('%o is called %s', (names, name) => {
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
    ...both.map((isSuperadmin) => ({ userId: USER, isSuperadmin, tenantId: TENANT })),
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
