import { describe, expect, test } from 'vitest';
import { dueOf, type Subscription } from './due.js';

const NOW = new Date('2026-11-21T12:00:00Z');
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const trial = (change: Partial<Subscription> = {}): Subscription => ({
  status: 'active',
  plan: 'trial',
  paymentStatus: 'pending',
  trialEndsAt: inDays(14),
  nextPaymentAt: null,
  overdueSince: null,
  remindedDays: null,
  ...change,
});
const pro = (change: Partial<Subscription> = {}) =>
  trial({ plan: 'pro', paymentStatus: 'paid', nextPaymentAt: inDays(20), ...change });

describe('a trial', () => {
  test.each([
    [14, null, null],
    [7.1, null, null],
    [7, null, 7],
    [6, 7, null],
    [3, 7, 3],
    [2, null, 3],
    [1, 3, 1],
    [0.5, 1, null],
  ])('with %d days left, last reminded at %s days, is reminded at %s days', (left, remindedDays, days) => {
    const due = dueOf(trial({ trialEndsAt: inDays(left), remindedDays }), NOW);
    expect(due).toEqual(days === null ? null : { what: 'remind', days, endsAt: inDays(left) });
  });

  test('that has ended is overdue since its end', () => {
    expect(dueOf(trial({ trialEndsAt: inDays(-1) }), NOW)).toEqual({ what: 'overdue', since: inDays(-1) });
  });

  test('that never began needs no action', () => {
    expect(dueOf(trial({ trialEndsAt: null }), NOW)).toBeNull();
  });
});

describe('a paid plan', () => {
  test('needs no action until its next payment', () => {
    expect(dueOf(pro({ nextPaymentAt: inDays(1) }), NOW)).toBeNull();
  });

  test('is overdue after its payment date', () => {
    expect(dueOf(pro({ nextPaymentAt: inDays(-3) }), NOW)).toEqual({ what: 'overdue', since: inDays(-3) });
  });

  test('is not affected by an earlier trial', () => {
    expect(dueOf(pro({ trialEndsAt: inDays(-100) }), NOW)).toBeNull();
  });
});

describe('an overdue subscription', () => {
  const overdue = (days: number) => pro({ paymentStatus: 'overdue', overdueSince: inDays(-days) });

  test('is put on hold after the grace period', () => {
    expect(dueOf(overdue(13.9), NOW)).toBeNull();
    expect(dueOf(overdue(14), NOW)).toEqual({ what: 'hold' });
  });

  test.each(['on-hold', 'pending', 'suspended', 'cancelled', 'deactivated', 'inactive'] as const)(
    'needs no action while it is %s',
    (status) => {
      expect(dueOf({ ...overdue(60), status }, NOW)).toBeNull();
    },
  );
});

describe('exact time limits', () => {
  const at = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);

  test.each([
    ['a trial', (endsAt: Date) => trial({ trialEndsAt: endsAt, remindedDays: 1 })],
    ['a payment', (endsAt: Date) => pro({ nextPaymentAt: endsAt })],
  ])('%s becomes overdue exactly at its end', (_name, ending) => {
    expect(dueOf(ending(at(1)), NOW)).toBeNull();
    expect(dueOf(ending(at(0)), NOW)).toEqual({ what: 'overdue', since: NOW });
  });

  test('the grace period lasts exactly 14 days', () => {
    const since = (milliseconds: number) =>
      pro({ paymentStatus: 'overdue', overdueSince: at(milliseconds - 14 * 86_400_000) });
    expect(dueOf(since(1), NOW)).toBeNull();
    expect(dueOf(since(0), NOW)).toEqual({ what: 'hold' });
  });

  test('an overdue subscription without a start date counts from its end', () => {
    const overdue = { paymentStatus: 'overdue', overdueSince: null } as const;
    expect(dueOf(pro({ ...overdue, nextPaymentAt: inDays(-14) }), NOW)).toEqual({ what: 'hold' });
    expect(dueOf(trial({ ...overdue, trialEndsAt: inDays(-14), nextPaymentAt: null }), NOW)).toEqual({
      what: 'hold',
    });
    expect(dueOf(trial({ ...overdue, trialEndsAt: null }), NOW)).toBeNull();
  });

  test.each([
    [7, 1, null],
    [7, 0, 7],
    [3, 0, 3],
    [1, 0, 1],
  ])('a trial %i days and %i ms before its end is reminded of: %s', (days, milliseconds, expected) => {
    const due = dueOf(trial({ trialEndsAt: new Date(inDays(days).getTime() + milliseconds) }), NOW);
    expect(due && 'days' in due ? due.days : null).toBe(expected);
  });
});
