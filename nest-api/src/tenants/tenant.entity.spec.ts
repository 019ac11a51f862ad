import { TENANT_STANDING, TENANT_STATUSES } from '@gatehouse/contracts';
import { describe, expect, test } from 'vitest';
import { erasesAfter, Tenant } from './tenant.entity.js';

const NOON = new Date('2026-11-21T12:00:00Z');
const inDays = (days: number) => new Date(NOON.getTime() + days * 86_400_000);
const tenant = (given: Partial<Tenant> = {}) =>
  Object.assign(Object.create(Tenant.prototype) as Tenant, {
    status: 'pending',
    plan: 'trial',
    activatedAt: null,
    trialEndsAt: null,
    deletedAt: null,
    statusBeforeDeletion: null,
    ...given,
  });

test('each status has its permissions', () => {
  const may = TENANT_STATUSES.map((status) => {
    const { signIn, read, write } = TENANT_STANDING[status];
    return [status, [signIn && 'sign in', read && 'read', write && 'write'].filter(Boolean).join(', ')];
  });
  expect(Object.fromEntries(may)).toEqual({
    active: 'sign in, read, write',
    pending: 'sign in, read',
    'on-hold': 'sign in, read',
    inactive: '',
    suspended: '',
    cancelled: '',
    deactivated: '',
  });
  expect(tenant({ status: 'on-hold' }).standing()).toBe(TENANT_STANDING['on-hold']);
});

describe('a trial', () => {
  test('begins with the first activation and lasts 14 days', () => {
    const acme = tenant();
    acme.activate(NOON);
    expect(acme).toMatchObject({ status: 'active', activatedAt: NOON, trialEndsAt: inDays(14) });
    acme.status = 'on-hold';
    acme.activate(inDays(5));
    expect(acme).toMatchObject({ status: 'active', activatedAt: NOON, trialEndsAt: inDays(14) });
  });

  test('exists only for the trial plan', () => {
    const acme = tenant({ plan: 'pro' });
    acme.activate(NOON);
    expect(acme.trialEndsAt).toBeNull();
  });
});

test('a started plan is paid for 30 days and no longer overdue', () => {
  const acme = tenant({ paymentStatus: 'overdue', overdueSince: inDays(-1) });
  acme.startPlan('pro', NOON);
  expect(acme).toMatchObject({
    plan: 'pro',
    paymentStatus: 'paid',
    overdueSince: null,
    lastPaymentAt: NOON,
    nextPaymentAt: inDays(30),
  });
});

test('a deleted tenant is erased after 30 days, and a restore returns its earlier status', () => {
  const acme = tenant({ status: 'on-hold' });
  expect(acme.erasesAt()).toBeNull();
  acme.delete('ada', NOON);
  expect(acme).toMatchObject({ status: 'deactivated', deletedBy: 'ada', deletedAt: NOON });
  expect([acme.erasesAt(), erasesAfter(NOON)]).toEqual([inDays(30), inDays(30)]);
  acme.restore();
  expect(acme).toMatchObject({
    status: 'on-hold',
    deletedAt: null,
    deletedBy: null,
    statusBeforeDeletion: null,
  });
  acme.restore();
  expect(acme.status).toBe('inactive');
});
