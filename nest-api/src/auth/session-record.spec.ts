import { type Role, TENANT_STATUSES } from '@gatehouse/contracts';
import { describe, expect, test } from 'vitest';
import { freshUntil, requireFresh } from '../common/reauthentication.js';
import {
  idleEnd,
  isAlive,
  permissionsInForce,
  roleInForce,
  type SessionRecord,
  toCaller,
  toMe,
  toUser,
} from './session-record.js';

const NOON = new Date('2026-11-21T12:00:00Z');
const after = (milliseconds: number) => new Date(NOON.getTime() + milliseconds);

const session = (given: Partial<SessionRecord> = {}): SessionRecord => ({
  id: 's',
  userId: 'u',
  tenantId: 't',
  accountRole: 'tenant_admin',
  role: 'tenant_admin',
  amr: ['pwd'],
  isApproved: false,
  hasNetworkRules: false,
  authenticatedAt: NOON,
  provedAt: NOON,
  lastSeenAt: NOON,
  idleSeconds: 900,
  expiresAt: after(3_600_000),
  upstreamTenantId: null,
  host: null,
  address: '192.0.2.7',
  userAgent: null,
  places: null,
  riskLevel: null,
  riskRules: null,
  email: 'ada@acme.test',
  emailVerifiedAt: NOON,
  givenName: 'Ada',
  familyName: 'Lovelace',
  picture: null,
  locale: null,
  zoneinfo: null,
  userUpdatedAt: NOON,
  userStatus: 'active',
  isSuperadmin: false,
  membershipRole: 'tenant_admin',
  membershipStatus: 'active',
  roleName: null,
  rolePermissions: null,
  tenantName: 'Acme',
  tenantStatus: 'active',
  plan: 'pro',
  trialEndsAt: null,
  oidc: null,
  ...given,
});
const OPERATOR = {
  tenantId: null,
  isSuperadmin: true,
  accountRole: 'superadmin',
  role: 'superadmin',
} as const;

describe('a session', () => {
  test.each<[string, Partial<SessionRecord>, boolean]>([
    ['of a member', {}, true],
    ['of a suspended account', { userStatus: 'suspended' }, false],
    ['of a suspended membership', { membershipStatus: 'suspended' }, false],
    ['without a membership', { membershipStatus: null, membershipRole: null }, false],
    ['without a tenant', { tenantStatus: null }, false],
    ['of a superadmin', OPERATOR, true],
    ['of a former superadmin', { ...OPERATOR, isSuperadmin: false }, false],
    ['of a suspended superadmin', { ...OPERATOR, userStatus: 'suspended' }, false],
    [
      'of a superadmin in a tenant without a membership',
      { isSuperadmin: true, membershipStatus: null },
      false,
    ],
  ])('%s, with %s, is valid: %s', (_name, given, alive) => {
    expect(isAlive(session(given), NOON)).toBe(alive);
  });

  test('is valid if the status of its tenant allows reading', () => {
    const alive = TENANT_STATUSES.filter((tenantStatus) => isAlive(session({ tenantStatus }), NOON));
    expect(alive.sort()).toEqual(['active', 'on-hold', 'pending']);
  });

  test('is valid until its idle timeout', () => {
    expect(idleEnd(session())).toEqual(after(900_000));
  });
});

describe('the effective role', () => {
  test.each<[Role, SessionRecord['membershipRole'], Role]>([
    ['tenant_admin', 'tenant_admin', 'tenant_admin'],
    // A role view stays, and never has more permissions than the account.
    ['tenant_user', 'tenant_admin', 'tenant_user'],
    ['tenant_admin', 'tenant_user', 'tenant_user'],
    ['superadmin', 'tenant_admin', 'tenant_admin'],
    ['tenant_admin', null, 'tenant_user'],
  ])('of a session with the role %s and the membership role %s is %s', (role, membershipRole, expected) => {
    expect(roleInForce(session({ role, membershipRole }))).toBe(expected);
  });

  test('of a platform session is the account role, regardless of memberships', () => {
    expect(roleInForce(session({ ...OPERATOR, membershipRole: 'tenant_user' }))).toBe('superadmin');
  });
});

describe('effective permissions', () => {
  const rolePermissions = ['user_management' as const];

  test('of a member include those of a tenant role', () => {
    const member = session({ role: 'tenant_user', membershipRole: 'tenant_user', rolePermissions });
    expect(permissionsInForce(member)).toContain('user_management');
    expect(permissionsInForce({ ...member, rolePermissions: null })).not.toContain('user_management');
  });

  test('of an admin in the role view of a member are those of a member', () => {
    const view = session({ role: 'tenant_user', membershipRole: 'tenant_admin', rolePermissions });
    expect(permissionsInForce(view)).not.toContain('user_management');
  });
});

describe('a caller', () => {
  test('is read-only if the status of the tenant requires it', () => {
    const because = (given: Partial<SessionRecord>) => toCaller(session(given)).readOnlyBecause;
    expect(because({})).toBeNull();
    expect(because({ tenantStatus: 'pending' })).toContain('not activated yet');
    expect(because({ tenantStatus: 'on-hold' })).toContain('on hold');
    expect(because({ ...OPERATOR, tenantStatus: null })).toBeNull();
  });

  test('has the user, tenant and role of the session', () => {
    expect(toCaller(session({ role: 'tenant_user', provedAt: after(1) }))).toMatchObject({
      userId: 'u',
      sessionId: 's',
      tenantId: 't',
      role: 'tenant_user',
      accountRole: 'tenant_admin',
      provedAt: after(1),
    });
  });
});

describe('the response to the browser', () => {
  test('describes a member', () => {
    expect(
      toUser(session({ roleName: 'Help desk', emailVerifiedAt: null, trialEndsAt: NOON })),
    ).toMatchObject({
      emailVerified: false,
      isAuthenticated: true,
      permissions: expect.arrayContaining(['tenant_management', 'user_management']),
      roleName: 'Help desk',
      tenantId: 't',
      tenantName: 'Acme',
      tenantStatus: 'active',
      subscriptionPlan: 'pro',
      trialEndsAt: NOON.toISOString(),
    });
    expect(toUser(session())).toMatchObject({ emailVerified: true, trialEndsAt: null });
    expect(toUser(session())).not.toHaveProperty('roleName');
  });

  test('names no tenant for a superadmin', () => {
    expect(toUser(session(OPERATOR))).not.toHaveProperty('tenantId');
  });

  test('contains both expiry times and the server time', () => {
    expect(toMe(session(), after(1_000), { mustProve: null }).session).toMatchObject({
      now: after(1_000).toISOString(),
      mustReauthenticate: false,
      idleExpiresAt: after(900_000).toISOString(),
      expiresAt: after(3_600_000).toISOString(),
    });
  });
});

describe('an authentication', () => {
  test.each([
    [299_999, true],
    [300_000, false],
    [300_001, false],
  ])('is recent after %i ms: %s', (milliseconds, isFresh) => {
    const check = () => requireFresh({ provedAt: NOON }, after(milliseconds));
    if (isFresh) expect(check).not.toThrow();
    else expect(check).toThrow('Confirm your identity');
    expect(freshUntil({ provedAt: NOON })).toEqual(after(300_000));
  });
});
