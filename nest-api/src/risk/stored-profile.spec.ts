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

test('what was learned is read again', () => {
  expect(storedProfile(JSON.parse(JSON.stringify(profile)))).toEqual(profile);
});

test.each([
  ['none', null],
  ['one of a later version', { ...profile, v: 2 }],
  ['one without a part', older],
  ['one whose part is null', { ...profile, last: null }],
  ['an empty one', {}],
])('%s is no profile', (_name, stored) => {
  expect(storedProfile(stored)).toBeNull();
});
