import { expect, test } from 'vitest';
import { assess, learn, type Observation, type Profile, type Surroundings } from './index.ts';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

const usual: Observation = {
  at: new Date('2026-03-02T08:15:00Z'),
  method: 'password',
  country: 'DE',
  operator: 3320,
  network: '192.0.2.0/24',
  device: 'device-of-anna-0001',
  userAgent: CHROME,
  application: '0196c1f0-0000-7000-8000-00000000a001',
};

const quiet: Surroundings = { suspectNetwork: null, accountNetworks: 0, accountFailures: 0, prompts: 0 };

/** The usual sign-in on so many days. */
function habits(days: number): Profile | null {
  let profile: Profile | null = null;
  for (let day = 0; day < days; day += 1) {
    profile = learn(profile, { ...usual, at: new Date(usual.at.getTime() + day * 86_400_000) });
  }
  return profile;
}

const later = new Date('2026-03-22T08:30:00Z');

test('a usual sign-in has no reasons', () => {
  expect(assess({ ...usual, at: later }, habits(20), quiet)).toEqual({ score: 0, level: 'low', reasons: [] });
});

test('a user without history has none either', () => {
  expect(assess(usual, null, quiet)).toEqual({ score: 0, level: 'low', reasons: [] });
});

test('a new device in a far country an hour later is of high risk, with the strongest reason first', () => {
  const at = new Date('2026-03-21T09:15:00Z');
  const found = assess({ ...usual, at, device: null, country: 'BR', operator: 28573 }, habits(20), quiet);
  expect(found.level).toBe('high');
  expect(found.reasons.map(({ signal }) => signal)).toEqual([
    'impossible_travel',
    'new_country',
    'new_device',
  ]);
});
