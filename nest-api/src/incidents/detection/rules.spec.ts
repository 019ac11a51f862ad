import { describe, expect, test } from 'vitest';
import { type Finding, fatigueIn, guessingIn, sprayingIn, stuffingIn } from './rules.js';

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
    ['20 accounts that only fail', { failing: 20 }, 'medium'],
    ['19 accounts', { failing: 19 }, undefined],
    ['20 accounts, one of which opens', { failing: 20, succeeded: 1 }, 'high'],
    ['an office of 300 with 15 typing errors', { failing: 15, succeeded: 285 }, undefined],
    [
      'an office of 600 with 30 typing errors that nobody corrects',
      { failing: 30, succeeded: 570 },
      undefined,
    ],
    ['200 accounts beside an office of 300', { failing: 200, succeeded: 300 }, 'high'],
    ['199 accounts beside an office of 300', { failing: 199, succeeded: 300 }, undefined],
  ] as const)('%s', (_, given, severity) => {
    expect(sprayingIn(aFinding(given))?.severity).toBe(severity);
  });
});

describe('credential stuffing', () => {
  test.each([
    ['50 accounts from 20 networks', { failing: 50, networkCount: 20 }, 'medium'],
    ['49 accounts', { failing: 49, networkCount: 20 }, undefined],
    ['19 networks', { failing: 50, networkCount: 19 }, undefined],
    ['as many accounts that sign in', { failing: 50, networkCount: 20, succeeded: 51 }, undefined],
    ['one that opens', { failing: 50, networkCount: 20, succeeded: 1, signedIn: ['u'] }, 'high'],
  ] as const)('%s', (_, given, severity) => {
    expect(stuffingIn(aFinding(given))?.severity).toBe(severity);
  });
});

test.each([
  [7, [], undefined],
  [8, [], 'medium'],
  [8, ['u'], 'high'],
] as const)('guesses from %i networks', (networkCount, signedIn, severity) => {
  expect(guessingIn(aFinding({ networkCount, signedIn }))?.severity).toBe(severity);
});

test.each([
  [5, undefined],
  [6, 'high'],
] as const)('%i second steps', (failures, severity) => {
  expect(fatigueIn(aFinding({ failures }))?.severity).toBe(severity);
});
