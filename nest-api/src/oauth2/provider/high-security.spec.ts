import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CLIENT_POLICY } from '../clients/client-metadata.js';
import { isHighlySecure, profileOf, requireSoundAssertion, requireSoundProof } from './high-security.js';

const NOW = 1_800_000_000;
const ISSUER = 'https://id.example.test';
const client = (securityProfile: string) => ({ [CLIENT_POLICY]: { securityProfile } });
const context = (profile: string, proof = '') =>
  ({ oidc: { client: client(profile), issuer: ISSUER }, get: () => proof }) as never;
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const dpop = (alg: unknown, iat: unknown) => `${part({ alg })}.${part({ iat })}.signature`;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW * 1000 });
});
afterEach(() => {
  vi.useRealTimers();
});

async function refusal(work: () => unknown): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    return (error as { error_detail?: string }).error_detail ?? String((error as Error).message);
  }
}
const refused = expect.any(String);

test('the security profile is that of the client', () => {
  expect([isHighlySecure(client('fapi2')), isHighlySecure(client('standard')), isHighlySecure({})]).toEqual([
    true,
    false,
    false,
  ]);
  expect(profileOf({} as never, client('fapi2'))).toBe('2.0');
  expect(profileOf({} as never, client('standard'))).toBeUndefined();
  expect(profileOf({} as never, undefined)).toBeUndefined();
});

describe('a client assertion', () => {
  const sound = { exp: NOW + 60, aud: ISSUER, iat: NOW };
  const check = (profile: string, claims: Record<string, unknown>, alg = 'PS256') =>
    refusal(() => requireSoundAssertion(context(profile), { ...sound, ...claims }, { alg }));

  test.each<[string, Record<string, unknown>, string | undefined, unknown]>([
    ['standard', {}, 'RS256', null],
    ['standard', { exp: NOW + 3_600 }, 'RS256', null],
    ['standard', { exp: NOW + 3_600.001 }, 'RS256', refused],
    ['standard', { exp: undefined }, 'RS256', refused],
    ['standard', { exp: String(NOW) }, 'RS256', refused],
    ['standard', { aud: 'https://else.test', iat: NOW + 9_999 }, 'RS256', null],
    ['fapi2', {}, undefined, null],
    ['fapi2', { exp: NOW + 3_601 }, undefined, refused],
    ['fapi2', { aud: 'https://else.test' }, undefined, refused],
    ['fapi2', { aud: [ISSUER] }, undefined, refused],
    ['fapi2', {}, 'ES256', null],
    ['fapi2', {}, 'EdDSA', null],
    ['fapi2', {}, 'RS256', refused],
    ['fapi2', { iat: NOW + 60 }, undefined, null],
    ['fapi2', { iat: NOW + 60.001 }, undefined, refused],
    ['fapi2', { iat: undefined }, undefined, null],
  ])('of a %s client with %j, signed with %s, has the error: %s', async (profile, claims, alg, expected) => {
    expect(await check(profile, claims, alg)).toEqual(expected);
  });

  test('is rejected together with an invalid DPoP proof', async () => {
    const bad = context('fapi2', dpop('RS256', NOW));
    expect(await refusal(() => requireSoundAssertion(bad, sound, { alg: 'PS256' }))).toEqual(refused);
  });
});

describe('a DPoP proof', () => {
  test.each<[string, string, unknown]>([
    ['fapi2', '', null],
    ['fapi2', dpop('ES256', NOW), null],
    ['fapi2', dpop('RS256', NOW), refused],
    ['fapi2', dpop(undefined, NOW), refused],
    ['fapi2', dpop('ES256', NOW + 60), null],
    ['fapi2', dpop('ES256', NOW + 61), refused],
    ['fapi2', 'not a token', refused],
    ['fapi2', `${part(null)}.x`, refused],
    ['standard', dpop('RS256', NOW + 9_999), null],
  ])('of a %s client, %s, has the error: %s', async (profile, proof, expected) => {
    expect(await refusal(() => requireSoundProof(context(profile, proof)))).toEqual(expected);
  });
});
