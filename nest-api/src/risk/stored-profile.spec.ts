import { learn, type Profile } from '@gatehouse/sign-in-risk';
import { expect, test } from 'vitest';
import { storedProfile } from './stored-profile.js';

const profile: Profile = learn(null, {
  at: new Date('2026-11-21T12:00:00Z'),
  method: 'password',
  country: 'DE',
  operator: 64_496,
  network: '203.0.113.0/24',
  device: 'a-device',
  userAgent: null,
  application: null,
});
const { weekdays: _, ...older } = profile;

test('a stored profile is read back unchanged', () => {
  expect(storedProfile(JSON.parse(JSON.stringify(profile)))).toEqual(profile);
});

test.each([
  ['null', null],
  ['a profile of a later version', { ...profile, v: 2 }],
  ['a profile with a missing part', older],
  ['a profile with a null part', { ...profile, last: null }],
  ['an empty object', {}],
])('%s is not a valid profile', (_name, stored) => {
  expect(storedProfile(stored)).toBeNull();
});
