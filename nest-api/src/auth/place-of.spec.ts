import { expect, test } from 'vitest';
import type { PersonStanding } from './person-standing.js';
import { placeOf } from './place-of.js';
import { SignInRefused } from './sign-in-refused.js';

const standing = (change: Partial<PersonStanding> = {}): PersonStanding => ({
  userId: 'u',
  email: 'a@b.test',
  emailVerifiedAt: null,
  givenName: 'Pat',
  familyName: 'Person',
  picture: null,
  locale: null,
  zoneinfo: null,
  userUpdatedAt: new Date(0),
  userStatus: 'active',
  isSuperadmin: false,
  membershipId: 'm',
  membershipRole: 'tenant_user',
  membershipStatus: 'active',
  roleName: null,
  rolePermissions: null,
  tenantId: 't1',
  tenantName: 'One',
  tenantStatus: 'active',
  plan: 'trial',
  trialEndsAt: null,
  sessionIdleSeconds: 900,
  sessionTotalSeconds: 900,
  hasTotp: false,
  hasPasskey: false,
  memberSince: null,
  secondFactorSince: null,
  graceDays: null,
  requiresSso: false,
  isEmergencyAdmin: false,
  hasEmergencyAdmin: false,
  newFactorSince: null,
  newestFactorAt: null,
  allowedNetworks: [],
  blockedNetworks: [],
  checksPasswords: false,
  riskMode: 'report_only',
  riskModel: 'report',
  riskMedium: 'second_factor',
  riskHigh: 'second_factor',
  riskRules: null,
  profile: null,
  upstreamFactor: 'trusted',
  ...change,
});

test('a user of several tenants lands in the first one', () => {
  expect(placeOf([standing(), standing({ tenantId: 't2' })])).toMatchObject({
    tenantId: 't1',
    role: 'tenant_user',
  });
});

test.each([
  ['whose tenant is suspended', { tenantStatus: 'suspended' }],
  ['whose membership is suspended', { membershipStatus: 'suspended' }],
  ['who is only invited', { membershipStatus: 'invited' }],
] as const)('a user %s lands in the next tenant', (_name, change) => {
  expect(placeOf([standing(change), standing({ tenantId: 't2' })])).toMatchObject({ tenantId: 't2' });
});

test.each([
  ['an unknown user', [], 'account_suspended'],
  ['a suspended user', [standing({ userStatus: 'suspended' })], 'account_suspended'],
  [
    'a suspended superadmin',
    [standing({ userStatus: 'suspended', isSuperadmin: true })],
    'account_suspended',
  ],
  ['a suspended member', [standing({ membershipStatus: 'suspended' })], 'account_suspended'],
  ['a member of a canceled tenant', [standing({ tenantStatus: 'cancelled' })], 'tenant_not_active'],
  ['a user without a tenant', [standing({ tenantId: null, membershipRole: null })], 'no_organization'],
] as const)('%s is rejected', (_name, standings, code) => {
  const place = placeOf(standings);
  expect(place).toBeInstanceOf(SignInRefused);
  expect(place).toMatchObject({ code });
});

test('a superadmin lands on the platform, even as a member of a tenant', () => {
  expect(placeOf([standing({ isSuperadmin: true })])).toMatchObject({ tenantId: null, role: 'superadmin' });
});
