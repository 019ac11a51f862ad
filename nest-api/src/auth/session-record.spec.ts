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

describe('a session lives', () => {
  test.each<[string, Partial<SessionRecord>, boolean]>([
    ['of a member', {}, true],
    ['of a suspended account', { userStatus: 'suspended' }, false],
    ['of a suspended membership', { membershipStatus: 'suspended' }, false],
    ['of a membership that is gone', { membershipStatus: null, membershipRole: null }, false],
    ['of a tenant that is gone', { tenantStatus: null }, false],
    ['of a super admin', OPERATOR, true],
    ['of somebody who is a super admin no more', { ...OPERATOR, isSuperadmin: false }, false],
    ['of a suspended super admin', { ...OPERATOR, userStatus: 'suspended' }, false],
    [
      'of a super admin in a tenant where they are no member',
      { isSuperadmin: true, membershipStatus: null },
      false,
    ],
  ])('%s: %s %s', (_name, given, alive) => {
    expect(isAlive(session(given), NOON)).toBe(alive);
  });

  test('where the status of its tenant lets people read', () => {
    const alive = TENANT_STATUSES.filter((tenantStatus) => isAlive(session({ tenantStatus }), NOON));
    expect(alive.sort()).toEqual(['active', 'on-hold', 'pending']);
  });

  test('until it is idle too long', () => {
    expect(idleEnd(session())).toEqual(after(900_000));
  });
});

describe('the role in force', () => {
  test.each<[Role, SessionRecord['membershipRole'], Role]>([
    ['tenant_admin', 'tenant_admin', 'tenant_admin'],
    // A view that was taken stays, and never rises above what the account is.
    ['tenant_user', 'tenant_admin', 'tenant_user'],
    ['tenant_admin', 'tenant_user', 'tenant_user'],
    ['superadmin', 'tenant_admin', 'tenant_admin'],
    ['tenant_admin', null, 'tenant_user'],
  ])('of a session as %s and a membership as %s is %s', (role, membershipRole, expected) => {
    expect(roleInForce(session({ role, membershipRole }))).toBe(expected);
  });

  test('of a platform session is that of the account, whatever memberships there are', () => {
    expect(roleInForce(session({ ...OPERATOR, membershipRole: 'tenant_user' }))).toBe('superadmin');
  });
});

describe('permissions in force', () => {
  const rolePermissions = ['user_management' as const];

  test('of a member are extended by a role of the tenant', () => {
    const member = session({ role: 'tenant_user', membershipRole: 'tenant_user', rolePermissions });
    expect(permissionsInForce(member)).toContain('user_management');
    expect(permissionsInForce({ ...member, rolePermissions: null })).not.toContain('user_management');
  });

  test('of an admin who looks as a member are those of a member', () => {
    const view = session({ role: 'tenant_user', membershipRole: 'tenant_admin', rolePermissions });
    expect(permissionsInForce(view)).not.toContain('user_management');
  });
});

describe('a caller', () => {
  test('may change nothing where the status of the tenant says so', () => {
    const because = (given: Partial<SessionRecord>) => toCaller(session(given)).readOnlyBecause;
    expect(because({})).toBeNull();
    expect(because({ tenantStatus: 'pending' })).toContain('not activated yet');
    expect(because({ tenantStatus: 'on-hold' })).toContain('on hold');
    expect(because({ ...OPERATOR, tenantStatus: null })).toBeNull();
  });

  test('is who the session says', () => {
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

describe('what the browser receives', () => {
  test('of a member', () => {
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

  test('of a super admin names no tenant', () => {
    expect(toUser(session(OPERATOR))).not.toHaveProperty('tenantId');
  });

  test('of times: both ends, and the time of the server', () => {
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
  ])('is fresh after %i ms: %s', (milliseconds, isFresh) => {
    const check = () => requireFresh({ provedAt: NOON }, after(milliseconds));
    if (isFresh) expect(check).not.toThrow();
    else expect(check).toThrow('Confirm your identity');
    expect(freshUntil({ provedAt: NOON })).toEqual(after(300_000));
  });
});
