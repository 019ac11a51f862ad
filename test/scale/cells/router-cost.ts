import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportJWK, generateKeyPair } from 'jose';
import { Agent, request } from 'undici';
import { measure } from '../../bench/load.ts';
import { digestOf, ENTRY_BYTES, PARTS, packPart } from './entries.ts';
import { HeldDirectory } from './held-directory.ts';
import { signManifest, type Trust } from './manifest.ts';
import { percentile } from './percentile.ts';

const REQUESTS = 3_000;
const LOOKUPS = 1_000_000;

export interface Times {
  readonly p50: number;
  readonly p95: number;
}

/** What the router adds to a sign-in: one request on an open connection. In milliseconds. */
export async function timeOf(
  url: string,
  options: { method: 'GET' | 'POST'; body?: string },
): Promise<Times> {
  const dispatcher = new Agent({ connections: 1 });
  const took: number[] = [];
  for (let n = 0; n < REQUESTS; n++) {
    const begun = performance.now();
    const { body } = await request(url, { ...options, dispatcher });
    await body.dump();
    if (n > REQUESTS / 10) took.push(performance.now() - begun);
  }
  await dispatcher.close();
  return { p50: percentile(took, 0.5), p95: percentile(took, 0.95) };
}

/** Discoveries a second by 16 connections, with the load generator on the same machine. */
export async function rateOf(router: string, body: string): Promise<number> {
  const requests = [{ method: 'POST' as const, path: '/discover', body }];
  const { perSecond } = await measure({ url: router, connections: 16, seconds: 5, requests });
  return perSecond;
}

/** A directory in a router's memory and on its disk, without its transfer. Times in milliseconds. */
export interface DirectoryCost {
  /** Bytes of buffers that stay. */
  readonly memory: number;
  /** To check all parts, hold them and write the file. */
  readonly take: number;
  /** To read the file and check all parts. */
  readonly restore: number;
  readonly lookupsPerSecond: number;
}

export async function directoryCost(count: number): Promise<DirectoryCost> {
  const directory = mkdtempSync(join(tmpdir(), 'gatehouse-directory-'));
  const file = join(directory, 'directory');
  try {
    const { trust, take } = await written(count, file);
    const held = new HeldDirectory(trust, file, 0);
    const before = await memoryInUse();
    const restore = await millisecondsOf(() => held.restore(now()));
    const memory = (await memoryInUse()) - before;
    const keys = Array.from({ length: 1_000 }, () => randomBytes(16));
    const took = await millisecondsOf(async () => {
      const at = now();
      for (let n = 0; n < LOOKUPS; n++) held.find(keys[n % keys.length] as Buffer, at);
    });
    return { memory, take, restore, lookupsPerSecond: (LOOKUPS / took) * 1_000 };
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/** Leaves nothing in memory that would be counted. */
async function written(count: number, file: string): Promise<{ trust: Trust; take: number }> {
  const { trust, jws, parts } = await aDirectory(count);
  const load = async (digest: string) => parts.get(digest) ?? Buffer.alloc(1);
  const take = await millisecondsOf(() => new HeldDirectory(trust, file, 0).take(jws, load, now()));
  return { trust, take };
}

async function aDirectory(count: number) {
  const { privateKey, publicKey } = await generateKeyPair('Ed25519');
  const each = Array.from({ length: PARTS }, (_, part) => onePart(part, Math.ceil(count / PARTS)));
  const parts = new Map(each.map((bytes) => [digestOf(bytes), bytes]));
  const manifest = {
    iss: 'https://id.example.test',
    version: 1,
    iat: now(),
    exp: now() + 3_600,
    cells: [{ id: 'eu', region: 'European Union', origin: 'https://eu.id.example.test' }],
    parts: [...parts.keys()],
  };
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'Ed25519' };
  const jws = await signManifest(manifest, privateKey, 'one');
  return { trust: { issuer: manifest.iss, keys: { keys: [jwk] } }, jws, parts };
}

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

function onePart(part: number, count: number): Buffer {
  const random = randomBytes(count * 15);
  const keys = Array.from({ length: count }, (_, n) =>
    Buffer.concat([Buffer.from([part]), random.subarray(n * 15, n * 15 + 15)]),
  );
  const bytes = packPart(keys.toSorted(Buffer.compare).map((key) => ({ key, cell: 0 })));
  if (bytes.length !== keys.length * ENTRY_BYTES) throw new Error('an entry is missing');
  return bytes;
}

/** Entries are buffers. After a collection of what finished work has left, if the process allows it. */
async function memoryInUse(): Promise<number> {
  for (let turn = 0; turn < 3; turn++) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    global.gc?.();
  }
  return process.memoryUsage().arrayBuffers;
}

const now = () => Math.floor(Date.now() / 1_000);
