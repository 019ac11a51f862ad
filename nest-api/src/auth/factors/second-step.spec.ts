import { describe, expect, test } from 'vitest';
import type { PersonStanding } from '../person-standing.js';
import type { Place } from '../place-of.js';
import type { Proof } from '../proof.js';
import { requiredFrom, riskStepOf, secondStepOf, upstreamVouches } from './second-step.js';

const now = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const terms = { now, superadminsNeedOne: false };
const TENANT = 'tenant-a';

function at(given: Partial<PersonStanding>, tenantId: string | null = TENANT): Place {
  const standing = {
    hasTotp: false,
    hasPasskey: false,
    secondFactorSince: null,
    graceDays: null,
    newFactorSince: null,
    newestFactorAt: null,
    upstreamFactor: null,
    memberSince: daysAgo(100),
    ...given,
  } as PersonStanding;
  return {
    standing: { ...standing, upstreamFactor: standing.upstreamFactor ?? 'trusted' },
    tenantId,
    role: 'tenant_user',
  };
}
const password: Proof = { userId: 'u', amr: ['pwd'], method: 'password' };
const directory = (claimsMfa: boolean, tenantId: string | null = TENANT): Proof => ({
  userId: 'u',
  amr: ['fed'],
  method: 'oauth2',
  through: { configurationId: 'c', tenantId, claimsMfa },
});

describe('a password', () => {
  test('is enough for a user without a factor if none is required', () => {
    expect(secondStepOf(at({}), password, terms)).toBeNull();
  });

  test.each([{ hasTotp: true }, { hasPasskey: true }])('needs a second factor for a user with %o', (has) => {
    expect(secondStepOf(at(has), password, terms)).toBe('answer');
  });

  test('with a second factor is enough', () => {
    expect(
      secondStepOf(at({ hasTotp: true }), { ...password, amr: ['pwd', 'otp', 'mfa'] }, terms),
    ).toBeNull();
  });
});

describe('the second step in a tenant that requires a factor', () => {
  test.each([
    [{ secondFactorSince: daysAgo(13), graceDays: 14 }, null],
    [{ secondFactorSince: daysAgo(14), graceDays: 14 }, 'enrol'],
    [{ secondFactorSince: daysAgo(30), graceDays: 14, memberSince: daysAgo(3) }, null],
    [{ secondFactorSince: daysAgo(30), graceDays: 0, memberSince: daysAgo(3) }, 'enrol'],
  ])('for %o is %s', (given, expected) => {
    expect(secondStepOf(at(given), password, terms)).toBe(expected);
  });
});

describe('a request for a new factor', () => {
  const whole: Proof = { ...password, amr: ['pwd', 'otp', 'mfa'] };
  const asked = { newFactorSince: daysAgo(1) };
  test.each([
    ['asks a user without a factor to enroll', asked, password, 'enrol'],
    [
      'first asks for the old factor',
      { ...asked, hasTotp: true, newestFactorAt: daysAgo(9) },
      password,
      'answer',
    ],
    ['then asks for a new factor', { ...asked, hasTotp: true, newestFactorAt: daysAgo(9) }, whole, 'enrol'],
    ['is fulfilled by the new factor', { ...asked, hasTotp: true, newestFactorAt: daysAgo(0) }, whole, null],
    ['does not affect a sign-in through the tenant’s connection', asked, directory(false), null],
  ])('%s', (_, given, proof, expected) => {
    expect(secondStepOf(at(given), proof, terms)).toBe(expected);
  });

  test('takes effect at once, without the grace period of others', () => {
    const { standing } = at({ ...asked, secondFactorSince: daysAgo(1), graceDays: 14 });
    expect(requiredFrom(standing, false)).toEqual(daysAgo(1));
  });
});

describe('a superadmin', () => {
  test.each([
    [true, 'enrol'],
    [false, null],
  ])('without a factor, where one is required (%s), gets the step %s', (superadminsNeedOne, expected) => {
    expect(secondStepOf(at({}, null), password, { now, superadminsNeedOne })).toBe(expected);
  });
});

describe('a connection', () => {
  const required = { secondFactorSince: daysAgo(30), graceDays: 0 };
  test.each([
    ['trusted', false, null],
    ['when_claimed', true, null],
    ['when_claimed', false, 'enrol'],
    ['never', true, 'enrol'],
  ] as const)('with trust %s and MFA claim %s gets the step %s', (upstreamFactor, claims, expected) => {
    expect(secondStepOf(at({ ...required, upstreamFactor }), directory(claims), terms)).toBe(expected);
  });

  test('of another tenant or of the platform does not replace a second factor', () => {
    for (const tenantId of ['tenant-b', null]) {
      const place = at({ hasTotp: true });
      expect(secondStepOf(place, directory(true, tenantId), terms)).toBe('answer');
      expect(upstreamVouches(place, directory(true, tenantId))).toBe(false);
    }
  });
});

describe('a risky sign-in', () => {
  const whole: Proof = { ...password, amr: ['pwd', 'otp', 'mfa'] };
  test.each([
    ['of a user with a factor asks for it', { hasTotp: true }, password, 'answer'],
    ['of a user with a passkey asks for it', { hasPasskey: true }, password, 'answer'],
    ['of a user without a factor asks to enroll', {}, password, 'enrol'],
    ['with a second factor needs no other step', { hasTotp: true }, whole, null],
    ['through a connection that claims MFA needs no other step', {}, directory(true), null],
    [
      'through a trusted connection without an MFA claim asks to enroll',
      { upstreamFactor: 'trusted' },
      directory(false),
      'enrol',
    ],
    ['through an untrusted connection asks to enroll', { upstreamFactor: 'never' }, directory(true), 'enrol'],
    ['through a connection of another tenant asks to enroll', {}, directory(true, 'tenant-b'), 'enrol'],
  ] as const)('%s', (_, given, proof, expected) => {
    expect(riskStepOf(at(given), proof)).toBe(expected);
  });
});

describe('the date from which a factor is required', () => {
  const from = (given: Partial<PersonStanding>, isPlatforms = false) =>
    requiredFrom(at(given).standing, isPlatforms);

  test('is in the past for superadmins, and unset for others without a policy', () => {
    expect(from({}, true)).toEqual(new Date(0));
    expect(from({})).toBeNull();
  });

  test('is the end of the grace period, counted from the later of policy and membership', () => {
    expect(from({ secondFactorSince: daysAgo(10), graceDays: 7 })).toEqual(daysAgo(3));
    expect(from({ secondFactorSince: daysAgo(10), graceDays: 7, memberSince: daysAgo(5) })).toEqual(
      daysAgo(-2),
    );
    expect(from({ secondFactorSince: daysAgo(10), graceDays: null })).toEqual(daysAgo(10));
    expect(from({ secondFactorSince: daysAgo(10), memberSince: null })).toEqual(daysAgo(10));
    expect(from({ secondFactorSince: new Date(0), memberSince: null })).toEqual(new Date(0));
  });

  test('accepts a factor that was set up at that exact instant', () => {
    const asked = { hasTotp: true, newFactorSince: daysAgo(1) };
    const whole: Proof = { userId: 'u', amr: ['pwd', 'mfa'], method: 'totp' };
    expect(secondStepOf(at({ ...asked, newestFactorAt: daysAgo(1) }), whole, terms)).toBeNull();
    const earlier = new Date(daysAgo(1).getTime() - 1);
    expect(secondStepOf(at({ ...asked, newestFactorAt: earlier }), whole, terms)).toBe('enrol');
  });
});
