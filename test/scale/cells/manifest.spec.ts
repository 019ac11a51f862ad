import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import { digestOf, PARTS, packPart } from './entries.ts';
import {
  checkExpiry,
  checkVersion,
  type Manifest,
  openManifest,
  signManifest,
  type Trust,
  TYPE,
} from './manifest.ts';

const NOW = 1_800_000_000;
const MANIFEST: Manifest = {
  iss: 'https://id.example.test',
  version: 7,
  iat: NOW - 10,
  exp: NOW + 3_600,
  cells: [{ id: 'eu', region: 'European Union', origin: 'https://eu.id.example.test' }],
  parts: Array.from({ length: PARTS }, () => digestOf(packPart([]))),
};

let key: CryptoKey;
let trust: Trust;

beforeAll(async () => {
  const pair = await generateKeyPair('Ed25519');
  key = pair.privateKey;
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'Ed25519' };
  trust = { issuer: MANIFEST.iss, keys: { keys: [jwk] } };
});

const open = async (manifest: object, now = NOW) =>
  openManifest(await signManifest(manifest as Manifest, key, 'one'), trust, now);

test('a signed manifest is read as it was written', async () => {
  expect(await open(MANIFEST)).toEqual(MANIFEST);
});

test('a manifest of another key with the same ID is rejected', async () => {
  const { privateKey } = await generateKeyPair('Ed25519');
  const forged = await signManifest(MANIFEST, privateKey, 'one');
  await expect(openManifest(forged, trust, NOW)).rejects.toMatchObject({ reason: 'signature' });
});

test('a manifest of an unknown key ID is rejected', async () => {
  const unknown = await signManifest(MANIFEST, key, 'two');
  await expect(openManifest(unknown, trust, NOW)).rejects.toMatchObject({ reason: 'signature' });
});

test('a manifest with one changed character is rejected', async () => {
  const [header, payload = '', signature] = (await signManifest(MANIFEST, key, 'one')).split('.');
  const changed = Buffer.from(payload, 'base64url').toString().replace('"version":7', '"version":8');
  const jws = [header, Buffer.from(changed).toString('base64url'), signature].join('.');
  await expect(openManifest(jws, trust, NOW)).rejects.toMatchObject({ reason: 'signature' });
});

test.each(['', 'a.b', '{}'])('%j is no directory', async (text) => {
  await expect(openManifest(text, trust, NOW)).rejects.toMatchObject({ reason: 'malformed' });
});

test('another document that the same key signed is rejected', async () => {
  const token = await new SignJWT({ ...MANIFEST })
    .setProtectedHeader({ alg: 'Ed25519', typ: 'JWT', kid: 'one' })
    .sign(key);
  await expect(openManifest(token, trust, NOW)).rejects.toMatchObject({ reason: 'type' });
  expect(TYPE).not.toBe('JWT');
});

test('a directory of another platform is rejected', async () => {
  await expect(open({ ...MANIFEST, iss: 'https://staging.example.test' })).rejects.toMatchObject({
    reason: 'issuer',
  });
});

test('a manifest may be a minute in the future, for a clock that is behind', async () => {
  expect(await open({ ...MANIFEST, iat: NOW + 60 })).toMatchObject({ iat: NOW + 60 });
  await expect(open({ ...MANIFEST, iat: NOW + 61 })).rejects.toMatchObject({ reason: 'future' });
});

test.each([
  ['a version of 0', { version: 0 }],
  ['no cells', { cells: [] }],
  ['255 parts', { parts: MANIFEST.parts.slice(1) }],
  ['an origin without TLS', { cells: [{ ...MANIFEST.cells[0], origin: 'http://eu.id.example.test' }] }],
  ['an origin with a path', { cells: [{ ...MANIFEST.cells[0], origin: 'https://eu.id.example.test/x' }] }],
  ['a region with markup', { cells: [{ ...MANIFEST.cells[0], region: '<b>' }] }],
  ['an origin that is a script', { cells: [{ ...MANIFEST.cells[0], origin: 'javascript:alert(1)' }] }],
])('%s is rejected', async (_, part) => {
  await expect(open({ ...MANIFEST, ...part })).rejects.toMatchObject({ reason: 'shape' });
});

test.each([
  [MANIFEST.exp - 1, 0, true],
  [MANIFEST.exp, 0, false],
  [MANIFEST.exp + 59, 60, true],
  [MANIFEST.exp + 60, 60, false],
])('at %i with a grace time of %i s, the directory may be used: %s', (now, grace, isUsable) => {
  const check = () => checkExpiry(MANIFEST, now, grace);
  if (isUsable) expect(check).not.toThrow();
  else expect(check).toThrow(expect.objectContaining({ reason: 'expired' }));
});

test('a router without a directory takes any version', () => {
  expect(checkVersion(null, { version: 1, jws: 'a' })).toBe(true);
});

test('a higher version replaces a lower one, even if versions are missing', () => {
  expect(checkVersion({ version: 7, jws: 'a' }, { version: 9, jws: 'b' })).toBe(true);
});

test('the same directory again changes nothing', () => {
  expect(checkVersion({ version: 7, jws: 'a' }, { version: 7, jws: 'a' })).toBe(false);
});

test('an older directory with a valid signature is rejected', () => {
  const replay = () => checkVersion({ version: 7, jws: 'a' }, { version: 6, jws: 'b' });
  expect(replay).toThrow(expect.objectContaining({ reason: 'replayed' }));
});

test('one version with two contents is rejected', () => {
  const second = () => checkVersion({ version: 7, jws: 'a' }, { version: 7, jws: 'b' });
  expect(second).toThrow(expect.objectContaining({ reason: 'conflict' }));
});
