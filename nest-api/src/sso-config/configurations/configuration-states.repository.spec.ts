import { expect, test } from 'vitest';
import { mergeKeys } from './configuration-states.repository.js';

const now = new Date('2026-11-21T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
const jwk = (kid: string, n = kid) => ({ kty: 'RSA', kid, n });

test('a key that is no longer published stays trusted for one more day', () => {
  const known = [
    { jwk: jwk('yesterday'), lastSeenAt: hoursAgo(23) },
    { jwk: jwk('long ago'), lastSeenAt: hoursAgo(25) },
  ];
  expect(mergeKeys(known, [jwk('new')], now).map((key) => key.jwk.kid)).toEqual(['new', 'yesterday']);
});

test('two keys with the same ID are both kept', () => {
  const known = [{ jwk: jwk('same', 'old'), lastSeenAt: hoursAgo(1) }];
  expect(mergeKeys(known, [jwk('same', 'new')], now).map((key) => key.jwk.n)).toEqual(['new', 'old']);
});
