import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CHROME, daysLater, habits, quiet, usual } from './examples.ts';
import {
  assess,
  HIGH_FROM,
  learn,
  levelOf,
  MEDIUM_FROM,
  type Observation,
  type Surroundings,
} from './index.ts';

test('a usual sign-in has the score 0 and no reasons', () => {
  const found = assess({ ...usual, at: daysLater(20) }, habits(20), quiet);
  expect(found).toEqual({ score: 0, level: 'low', reasons: [] });
});

test('a sign-in without history has the score 0 and no reasons', () => {
  expect(assess(usual, null, quiet)).toEqual({ score: 0, level: 'low', reasons: [] });
});

test('a new device in a distant country an hour later is a high risk, strongest reason first', () => {
  const strange = { ...usual, at: daysLater(19, 1), device: null, country: 'BR', operator: 28573 };
  const { level, reasons } = assess(strange, habits(20), quiet);
  expect(level).toBe('high');
  expect(reasons.map(({ signal }) => signal)).toEqual(['impossible_travel', 'new_country', 'new_device']);
});

test('the points of several signals combine as independent probabilities', () => {
  const script = { ...usual, at: daysLater(20), device: null, userAgent: 'curl/8.14.1' };
  const { score } = assess(script, null, { ...quiet, prompts: 3 });
  // 50 for the script, 45 for the prompts.
  expect(score).toBe(Math.round(100 * (1 - 0.5 * 0.55)));
});

test.each([
  [0, 'low'],
  [MEDIUM_FROM - 1, 'low'],
  [MEDIUM_FROM, 'medium'],
  [HIGH_FROM - 1, 'medium'],
  [HIGH_FROM, 'high'],
])('a score of %i is %s', (score, level) => {
  expect(levelOf(score)).toBe(level);
});

const text = (...values: string[]) =>
  fc.option(fc.oneof(fc.constantFrom(...values), fc.string({ maxLength: 60 })));
const observation: fc.Arbitrary<Observation> = fc.record(
  {
    at: fc.date({ min: new Date('2025-12-01'), max: new Date('2026-12-01'), noInvalidDate: true }),
    method: fc.constantFrom('password', 'passkey', 'saml', 'oidc'),
    country: fc.option(fc.constantFrom('DE', 'AT', 'US', 'BR', 'JP', 'XX', '__proto__')),
    operator: fc.option(fc.nat(400_000)),
    network: text('192.0.2.0/24', '2001:db8:1234::/48', '__proto__'),
    device: text('anna-0001', '__proto__', 'constructor'),
    userAgent: text(CHROME, 'curl/8.14.1'),
    clientHints: fc.record({ platform: text('"Windows"'), brands: text('"Chromium";v="141"') }),
    application: text('0196c1f0-0000-7000-8000-00000000a001', '__proto__'),
  },
  { requiredKeys: ['at', 'method', 'country', 'operator', 'network', 'device', 'userAgent', 'application'] },
);
const surroundings: fc.Arbitrary<Surroundings> = fc.record({
  suspectNetwork: fc.constantFrom(null, 'password_spraying', 'credential_stuffing'),
  accountNetworks: fc.nat(1000),
  accountFailures: fc.nat(1000),
  prompts: fc.nat(1000),
});
const history = (maxLength: number) =>
  fc
    .array(observation, { maxLength })
    .map((all) =>
      all.sort((a, b) => a.at.getTime() - b.at.getTime()).reduce(learn, null as ReturnType<typeof habits>),
    );

test('any sign-in has a score from 0 to 100 and reasons sorted by points', () => {
  fc.assert(
    fc.property(observation, history(40), surroundings, (one, profile, around) => {
      const { score, level, reasons } = assess(one, profile, around);
      const points = reasons.map((reason) => reason.points);
      expect(score).toBeGreaterThanOrEqual(Math.max(0, ...points));
      expect(score).toBeLessThanOrEqual(100);
      expect(level).toBe(levelOf(score));
      expect(points).toEqual([...points].sort((a, b) => b - a));
      expect(points.every((value) => Number.isInteger(value) && value > 0 && value < 100)).toBe(true);
    }),
  );
});

test('a user with fewer than five sign-ins has a low risk in a real browser', () => {
  const browsing = observation.map(({ clientHints: _, ...one }) => ({
    ...one,
    device: null,
    userAgent: CHROME,
  }));
  fc.assert(
    fc.property(browsing, history(4), (one, profile) => {
      expect(assess(one, profile, quiet).level).toBe('low');
    }),
  );
});
