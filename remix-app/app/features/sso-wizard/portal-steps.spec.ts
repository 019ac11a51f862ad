import type { SetUpPortal } from '@gatehouse/contracts';
import { describe, expect, test } from 'vitest';
import { openStepOf, portalPlaceOf, portalStepsOf } from './portal-steps';

type Run = NonNullable<SetUpPortal['run']>;

const progress = (step: Run['step'] | null, more: Partial<SetUpPortal> = {}, provider = 'okta') => ({
  run: step && ({ step, provider } as Run),
  domains: [],
  test: null,
  ...more,
});
const verified = { domains: [{ isVerified: true }] as SetUpPortal['domains'] };
const passed = { test: { status: 'passed' } as SetUpPortal['test'] };
const failed = { test: { status: 'failed' } as SetUpPortal['test'] };

describe('the current step of a set-up portal', () => {
  test.each([
    [progress(null), 'provider'],
    [progress('authenticate'), 'domain'],
    [progress('authenticate', verified), 'connect'],
    [progress('authenticate', {}, 'google'), 'connect'],
    [progress('captured'), 'connect'],
    [progress('saved'), 'test'],
    [progress('saved', failed), 'test'],
    [progress('saved', passed), 'live'],
  ])('is the first one that is not complete (%#)', (given, expected) => {
    expect(openStepOf(given)).toBe(expected);
  });
});

describe('the displayed step', () => {
  test('is the requested one if it is available', () => {
    expect(portalPlaceOf(progress('authenticate'), 'connect')).toBe('connect');
    expect(portalPlaceOf(progress('captured'), 'provider')).toBe('provider');
    expect(portalPlaceOf(progress('saved'), 'live')).toBe('live');
    expect(portalPlaceOf(progress('saved'), 'domain')).toBe('domain');
  });

  test('is otherwise the current one', () => {
    expect(portalPlaceOf(progress(null), 'connect')).toBe('provider');
    expect(portalPlaceOf(progress('authenticate'), 'test')).toBe('domain');
    expect(portalPlaceOf(progress('saved'), 'provider')).toBe('test');
    expect(portalPlaceOf(progress('saved', passed), 'nonsense')).toBe('live');
  });
});

test('an identity provider with admin consent needs no domain step', () => {
  expect(portalStepsOf(progress('authenticate', {}, 'microsoft'))).not.toContain('domain');
  expect(portalStepsOf(progress('authenticate'))).toContain('domain');
});
