import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CryptoKey, exportJWK, generateKeyPair } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { digestOf, PARTS, packPart } from './entries.ts';
import { HeldDirectory } from './held-directory.ts';
import { type Cell, signManifest, type Trust } from './manifest.ts';

const NOW = 1_800_000_000;
const GRACE = 100;
const CELLS: Cell[] = [
  { id: 'eu', region: 'European Union', origin: 'https://eu.id.example.test' },
  { id: 'us', region: 'United States', origin: 'https://us.id.example.test' },
];
const NAME = Buffer.alloc(16, 9);

let key: CryptoKey;
let trust: Trust;
const directory = mkdtempSync(join(tmpdir(), 'gatehouse-directory-'));
const file = (name: string) => join(directory, name);

beforeAll(async () => {
  const pair = await generateKeyPair('Ed25519');
  key = pair.privateKey;
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'Ed25519' };
  trust = { issuer: 'https://id.example.test', keys: { keys: [jwk] } };
});
afterAll(() => rmSync(directory, { recursive: true }));

/** A directory with `NAME` in one cell. */
async function published(version: number, cell: number, cells = CELLS) {
  const parts = Array.from({ length: PARTS }, (_, part) =>
    packPart(part === NAME[0] ? [{ key: NAME, cell }] : []),
  );
  const jws = await signManifest(
    { iss: trust.issuer, version, iat: NOW, exp: NOW + 50, cells, parts: parts.map(digestOf) },
    key,
    'one',
  );
  const loaded: string[] = [];
  const load = async (digest: string) => {
    loaded.push(digest);
    return parts.find((part) => digestOf(part) === digest) ?? Buffer.alloc(0);
  };
  return { jws, load, loaded };
}

test('a name is found in its cell, and in the next one after a move', async () => {
  const held = new HeldDirectory(trust, file('move'), GRACE);
  const [first, second] = [await published(1, 0), await published(2, 1)];
  expect(await held.take(first.jws, first.load, NOW)).toBe(true);
  expect(held.find(NAME, NOW)?.id).toBe('eu');
  expect(await held.take(second.jws, second.load, NOW)).toBe(true);
  expect(held.find(NAME, NOW)?.id).toBe('us');
  expect(held.find(Buffer.alloc(16, 8), NOW)).toBeNull();
});

test('only changed parts are loaded', async () => {
  const held = new HeldDirectory(trust, file('parts'), GRACE);
  const [first, second] = [await published(1, 0), await published(2, 1)];
  await held.take(first.jws, first.load, NOW);
  await held.take(second.jws, second.load, NOW);
  expect(second.loaded).toHaveLength(1);
});

test('a directory with an unknown cell is rejected as a whole, and the held one stays', async () => {
  const held = new HeldDirectory(trust, file('whole'), GRACE);
  const [first, second] = [await published(1, 0), await published(2, 1, CELLS.slice(0, 1))];
  await held.take(first.jws, first.load, NOW);
  await expect(held.take(second.jws, second.load, NOW)).rejects.toMatchObject({ reason: 'part_cell' });
  expect([held.version, held.find(NAME, NOW)?.id]).toEqual([1, 'eu']);
});

test('a known part is checked again when a cell was removed', async () => {
  const held = new HeldDirectory(trust, file('again'), GRACE);
  const [first, second] = [await published(1, 1), await published(2, 1, CELLS.slice(0, 1))];
  await held.take(first.jws, first.load, NOW);
  await expect(held.take(second.jws, second.load, NOW)).rejects.toMatchObject({ reason: 'part_cell' });
});

test('what is received must not be expired, and what is held is used until the end of its grace time', async () => {
  const held = new HeldDirectory(trust, file('grace'), GRACE);
  const { jws, load } = await published(1, 0);
  await expect(held.take(jws, load, NOW + 50)).rejects.toMatchObject({ reason: 'expired' });
  await held.take(jws, load, NOW + 49);
  expect(held.find(NAME, NOW + 149)?.id).toBe('eu');
  expect(() => held.find(NAME, NOW + 150)).toThrow(expect.objectContaining({ reason: 'expired' }));
});

test('after a restart, the file has the directory, and an older version is rejected', async () => {
  const [older, newer] = [await published(1, 0), await published(2, 1)];
  await new HeldDirectory(trust, file('restart'), GRACE).take(newer.jws, newer.load, NOW);
  const restarted = new HeldDirectory(trust, file('restart'), GRACE);
  await restarted.restore(NOW + 149);
  expect([restarted.version, restarted.entries, restarted.find(NAME, NOW)?.id]).toEqual([2, 1, 'us']);
  await expect(restarted.take(older.jws, older.load, NOW)).rejects.toMatchObject({ reason: 'replayed' });
});

test('a file that is older than the grace time, or that was changed, is not used', async () => {
  const { jws, load } = await published(1, 0);
  await new HeldDirectory(trust, file('changed'), GRACE).take(jws, load, NOW);
  const restarted = () => new HeldDirectory(trust, file('changed'), GRACE);
  await expect(restarted().restore(NOW + 150)).rejects.toMatchObject({ reason: 'expired' });
  const bytes = readFileSync(file('changed'));
  bytes[bytes.length - 1] = 1;
  writeFileSync(file('changed'), bytes);
  await expect(restarted().restore(NOW)).rejects.toMatchObject({ reason: 'part_digest' });
});

test('without a file, a router knows no cell', async () => {
  const held = new HeldDirectory(trust, file('missing'), GRACE);
  await held.restore(NOW);
  expect(() => held.cells(NOW)).toThrow(expect.objectContaining({ reason: 'expired' }));
});
