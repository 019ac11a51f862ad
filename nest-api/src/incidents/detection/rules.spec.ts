import { describe, expect, test } from 'vitest';
import {
  FATIGUE,
  type Finding,
  fatigueIn,
  guessingIn,
  SPRAYING,
  STUFFING,
  sprayingIn,
  stuffingIn,
} from './rules.js';

function aFinding(given: Partial<Finding>): Finding {
  const at = new Date('2026-11-26T09:00:00Z');
  return {
    tenantId: null,
    subject: '192.0.2.7',
    failures: 0,
    failing: 0,
    succeeded: 0,
    networks: [],
    networkCount: 1,
    users: [],
    signedIn: [],
    firstAt: at,
    lastAt: at,
    ...given,
  };
}

describe('password spraying', () => {
  test.each([
    ['has medium severity with 20 accounts that only fail', { failing: 20 }, 'medium'],
    ['is not detected with 19 accounts', { failing: 19 }, undefined],
    ['has high severity with 20 accounts and one sign-in', { failing: 20, succeeded: 1 }, 'high'],
    ['is not detected in an office of 300 with 15 typing errors', { failing: 15, succeeded: 285 }, undefined],
    [
      'is not detected in an office of 600 with 30 uncorrected typing errors',
      { failing: 30, succeeded: 570 },
      undefined,
    ],
    [
      'has high severity with 200 accounts next to an office of 300',
      { failing: 200, succeeded: 300 },
      'high',
    ],
    [
      'is not detected with 199 accounts next to an office of 300',
      { failing: 199, succeeded: 300 },
      undefined,
    ],
  ] as const)('%s', (_, given, severity) => {
    expect(sprayingIn(aFinding(given), SPRAYING.windows[0])?.severity).toBe(severity);
  });
});

describe('credential stuffing', () => {
  test.each([
    ['has medium severity with 50 accounts from 20 networks', { failing: 50, networkCount: 20 }, 'medium'],
    ['is not detected with 49 accounts', { failing: 49, networkCount: 20 }, undefined],
    ['is not detected with 19 networks', { failing: 50, networkCount: 19 }, undefined],
    ['is not detected if more accounts sign in', { failing: 50, networkCount: 20, succeeded: 51 }, undefined],
    [
      'has high severity with one sign-in',
      { failing: 50, networkCount: 20, succeeded: 1, signedIn: ['u'] },
      'high',
    ],
  ] as const)('%s', (_, given, severity) => {
    expect(stuffingIn(aFinding(given), STUFFING.windows[0])?.severity).toBe(severity);
  });
});

test.each([
  [7, [], undefined],
  [8, [], 'medium'],
  [8, ['u'], 'high'],
] as const)('guesses from %i networks are rated', (networkCount, signedIn, severity) => {
  expect(guessingIn(aFinding({ networkCount, signedIn }))?.severity).toBe(severity);
});

test.each([
  [5, 0, undefined],
  [6, 0, 'high'],
  [7, 1, undefined],
  [8, 1, 'high'],
] as const)('%i second steps in window %i are rated', (failures, window, severity) => {
  expect(fatigueIn(aFinding({ failures }), FATIGUE.windows[window])?.severity).toBe(severity);
});

test.each([
  [29, undefined],
  [30, 'medium'],
] as const)('%i accounts that fail from one network within an hour are rated', (failing, severity) => {
  expect(sprayingIn(aFinding({ failing }), SPRAYING.windows[1])?.severity).toBe(severity);
});

test.each([
  [79, undefined],
  [80, 'medium'],
] as const)('%i accounts that fail from many networks within an hour are rated', (failing, severity) => {
  expect(stuffingIn(aFinding({ failing, networkCount: 20 }), STUFFING.windows[1])?.severity).toBe(severity);
});
