import { expect, test } from 'vitest';
import { newArtifactId } from './artifact-id.js';
import { IssuedArtifacts } from './issued-artifacts.js';

const aKey = () => ({ kind: 'RefreshToken', id: newArtifactId('RefreshToken', 1_800_000_000) }) as const;
const PAYLOAD = { exp: 1_800_000_000, grantId: 'g' };

test('a payload is returned once', () => {
  const issued = new IssuedArtifacts();
  const key = aKey();
  issued.keep(null, key, PAYLOAD);
  expect([issued.take(null, key), issued.take(null, key)]).toEqual([PAYLOAD, null]);
});

test('a payload is unknown to other issuers', () => {
  const issued = new IssuedArtifacts();
  const key = aKey();
  issued.keep('tenant', key, PAYLOAD);
  expect([issued.take(null, key), issued.take('other', key), issued.take('tenant', key)]).toEqual([
    null,
    null,
    PAYLOAD,
  ]);
});

test('a change to a returned or stored object does not affect other callers', () => {
  const issued = new IssuedArtifacts();
  const key = aKey();
  const payload = { ...PAYLOAD, claims: { id_token: {} as Record<string, null> } };
  issued.keep(null, key, payload);
  payload.claims.id_token.email = null;
  expect(issued.take(null, key)).toEqual({ ...PAYLOAD, claims: { id_token: {} } });
});

test('the oldest payloads are removed first, by number and by age', () => {
  const issued = new IssuedArtifacts();
  const [first, second, third] = [aKey(), aKey(), aKey()];
  issued.keep(null, first, PAYLOAD, 0);
  for (let n = 1; n < 10_000; n++) issued.keep(null, aKey(), PAYLOAD, 1);
  issued.keep(null, second, PAYLOAD, 1);
  expect(issued.take(null, first)).toBeNull();
  issued.keep(null, third, PAYLOAD, 600_001);
  expect([issued.take(null, second), issued.take(null, third)]).toEqual([null, PAYLOAD]);
});
