import { verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { newKeyPair } from './new-key-pair.js';
import { QuickSigningKey } from './quick-signing-key.js';

test('signs as ES256 does, and shows its public half alone', async () => {
  const { privateJwk, publicJwk } = await newKeyPair('ES256');
  const key = new QuickSigningKey(privateJwk);
  const data = Buffer.from('header.payload');
  const signature = key.sign(data);
  expect(signature).toHaveLength(64);
  expect(verify('sha256', data, { key: key.keyObject(), dsaEncoding: 'ieee-p1363' }, signature)).toBe(true);
  expect(key.keyObject().type).toBe('public');
  const { kid, alg, use, kty, crv, x, y } = key;
  expect({ kid, alg, use, kty, crv, x, y }).toEqual(publicJwk);
});
