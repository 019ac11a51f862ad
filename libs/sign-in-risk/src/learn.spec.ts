import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysLater, habits, usual } from './examples.ts';
import { learn, type Observation, type Profile } from './index.ts';

test('a profile counts a sign-in with its day', () => {
  const day = Math.floor(usual.at.getTime() / 86_400_000);
  expect(learn(null, usual)).toMatchObject({
    v: 1,
    count: 1,
    countries: { DE: [day, 1] },
    operators: { 'DE/3320': [day, 1] },
    networks: { '192.0.2.0/24': [day, 1] },
    browsers: { 'anna-0001': 'Chrome/Windows' },
    last: { at: usual.at.getTime() / 1000, country: 'DE', operator: 3320 },
  });
  expect(learn(null, usual).hours[8]).toBe(1);
  expect(learn(null, usual).weekdays[1]).toBe(1);
});

test('a profile removes values that were not seen for more than 90 days', () => {
  const abroad = learn(null, { ...usual, country: 'FR', operator: 3215, device: 'anna-0002' });
  const kept = learn(abroad, { ...usual, at: daysLater(90) });
  expect(Object.keys(kept.countries)).toEqual(['DE', 'FR']);
  // The user was never away for 90 days, so the profile itself is kept.
  const dropped = learn(kept, { ...usual, at: daysLater(91) });
  expect(Object.keys(dropped.countries)).toEqual(['DE']);
  expect(Object.keys(dropped.operators)).toEqual(['DE/3320']);
  expect(Object.keys(dropped.browsers)).toEqual(['anna-0001']);
  expect(dropped.count).toBe(3);
});

test('a profile has regions only if sign-ins have some', () => {
  expect(learn(null, usual)).not.toHaveProperty('regions');
  const inBavaria = learn(null, { ...usual, region: 'DE-BY' });
  expect(
    Object.keys(learn(inBavaria, { ...usual, at: daysLater(1), region: 'DE-HE' }).regions ?? {}),
  ).toEqual(['DE-HE', 'DE-BY']);
  expect(Object.keys(learn(inBavaria, { ...usual, at: daysLater(1) }).regions ?? {})).toEqual(['DE-BY']);
});

test('an absence of more than 90 days resets the profile', () => {
  expect(learn(habits(20), { ...usual, at: daysLater(19 + 91) }).count).toBe(1);
  expect(learn(habits(20), { ...usual, at: daysLater(19 + 90) }).count).toBe(21);
});

test('the weight of an hour halves in 30 days', () => {
  const later = learn(learn(null, usual), { ...usual, at: daysLater(30, 5) });
  expect(later.hours[8]).toBe(0.5);
  expect(later.hours[13]).toBe(1);
});

test('sign-ins out of order do not increase a weight beyond the number of sign-ins', () => {
  const profile = learn(learn(null, usual), { ...usual, at: daysLater(-40) });
  expect(profile.hours[8]).toBe(2);
});

test('a profile is at most 2 KB of JSON and is restored unchanged', () => {
  const strange: fc.Arbitrary<Observation> = fc.record({
    at: fc.integer({ min: 0, max: 80 }).map((day) => daysLater(day)),
    method: fc.constant('password'),
    country: fc.constantFrom(
      'DE',
      'AT',
      'US',
      'BR',
      'JP',
      'FR',
      'ES',
      'IT',
      'PL',
      'SE',
      'NO',
      'FI',
      'DK',
      'IN',
    ),
    region: fc.string({ unit: 'grapheme-ascii', minLength: 24, maxLength: 24 }),
    operator: fc.integer({ min: 1, max: 4_294_967_295 }),
    network: fc.ipV6().map((address) => `${address.slice(0, 20)}::/48`),
    device: fc.base64String({ minLength: 44, maxLength: 44 }),
    userAgent: fc.constant(
      'Mozilla/5.0 (X11; CrOS) AppleWebKit/5 (KHTML, like Gecko) SamsungBrowser/9 Safari/5',
    ),
    application: fc.uuid(),
  });
  fc.assert(
    fc.property(fc.array(strange, { minLength: 60, maxLength: 120 }), (all) => {
      const profile = all.reduce<Profile | null>(learn, null);
      const json = JSON.stringify(profile);
      expect(Buffer.byteLength(json)).toBeLessThanOrEqual(2048);
      expect(JSON.parse(json)).toEqual(profile);
    }),
    { numRuns: 20 },
  );
});
