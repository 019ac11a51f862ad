import { execFile } from 'node:child_process';
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { AuditChainPage, AuditHeadKeys, AuditPublishedHeads } from '@gatehouse/contracts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AuditChains } from '../../nest-api/src/audit/audit-chains.service.js';
import { sealOf } from '../../nest-api/src/audit/seal-chain.js';
import { MaintenanceDatabase } from '../../nest-api/src/jobs/maintenance-database.js';
import { startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, aTenant, signedIn } from '../support/data.ts';
import { sealEverything } from '../support/seal-everything.ts';

const VERIFIER = fileURLToPath(new URL('../../remix-app/public/verify-audit.mjs', import.meta.url));
const WELL_KNOWN = '/.well-known/gatehouse-audit-heads';

type Verify = (
  lines: Iterable<string>,
  known?: { keys?: object[]; heads?: string[] },
) => Promise<{
  isIntact: boolean;
  isComplete: boolean;
  isTrusted: boolean;
  events: number;
  last: string;
  problems: { kind: string; n: string | null }[];
}>;

let api: TestApi;
let admin: ApiCaller;
let other: ApiCaller;
let verify: Verify;
let keys: AuditHeadKeys['keys'];

beforeAll(async () => {
  ({ verifyAudit: verify } = (await import(VERIFIER)) as { verifyAudit: Verify });
  api = await startApi();
  admin = await anAdmin();
  other = await anAdmin();
  for (const name of ['One', 'Two', 'Three'])
    expect((await admin.post('/api/v1/roles', { name, permissions: ['reports_view'] })).status).toBe(201);
  await seal();
  await chainOf(admin);
  keys = (await read<AuditHeadKeys>(WELL_KNOWN)).keys;
});
afterAll(() => api.stop());

async function anAdmin(): Promise<ApiCaller> {
  const { id } = await aTenant(api);
  return signedIn(api, await aPerson(api, { tenantId: id, role: 'tenant_admin' }));
}

const seal = () => sealEverything(api);

async function publish(): Promise<void> {
  await api.app
    .get(MaintenanceDatabase)
    .withConnection((client) => api.app.get(AuditChains).publish(client, AbortSignal.timeout(60_000)));
}

async function read<T>(path: string): Promise<T> {
  const answer = await api.fetch(path);
  expect(answer.status).toBe(200);
  return (await answer.json()) as T;
}

async function chainOf(caller: ApiCaller, query = ''): Promise<AuditChainPage> {
  const answer = await caller.get(`/api/v1/audit/chain${query}`);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as AuditChainPage;
}

/** The file that the web app builds from a page. */
function linesOf({ items, ...header }: AuditChainPage): string[] {
  return [{ format: 'gatehouse-audit/1', ...header }, ...items].map((line) => JSON.stringify(line));
}

type Item = AuditChainPage['items'][number];
const changed = (page: AuditChainPage, change: (items: Item[]) => Item[]) =>
  linesOf({ ...page, items: change(structuredClone(page.items)) });
const kindsOf = async (lines: string[], known: Parameters<Verify>[1] = { keys }) =>
  (await verify(lines, known)).problems.map(({ kind }) => kind);

test('an export is intact, complete and signed with a published key', async () => {
  const page = await chainOf(admin);
  const report = await verify(linesOf(page), { keys });
  expect(report).toMatchObject({
    isIntact: true,
    isComplete: true,
    isTrusted: true,
    events: page.items.length,
    problems: [],
  });
  expect(page.items.length).toBeGreaterThan(3);
  expect(report.last).toBe(String(page.items.length));
});

describe('the verifier notices', () => {
  test('a changed event', async () => {
    const lines = changed(await chainOf(admin), (items) =>
      items.map((item, place) => (place === 1 ? { ...item, event: `${item.event} ` } : item)),
    );
    expect((await verify(lines, { keys })).problems).toEqual([{ kind: 'changed', n: '2' }]);
  });

  test('a changed time and a changed number', async () => {
    const page = await chainOf(admin);
    for (const change of [{ at: '2020-01-01T00:00:00.000000Z' }, { seq: '999999' }]) {
      const lines = changed(page, ([first, ...more]) => [{ ...(first as Item), ...change }, ...more]);
      expect(await kindsOf(lines)).toEqual(['changed']);
    }
  });

  test('a removed event', async () => {
    const lines = changed(await chainOf(admin), (items) => items.filter((_, place) => place !== 1));
    expect((await verify(lines, { keys })).problems).toEqual([{ kind: 'removed', n: '2' }]);
  });

  test('a removed event with the others renumbered', async () => {
    const lines = changed(await chainOf(admin), (items) =>
      items.filter((_, place) => place !== 1).map((item, place) => ({ ...item, n: String(place + 1) })),
    );
    expect(await kindsOf(lines)).toEqual(['changed', 'cut_off']);
  });

  test('events in another order', async () => {
    const lines = changed(await chainOf(admin), ([first, second, third, ...more]) => [
      first as Item,
      third as Item,
      second as Item,
      ...more,
    ]);
    expect(await kindsOf(lines)).toEqual(['removed', 'reordered']);
  });

  test('a removed ending', async () => {
    const lines = changed(await chainOf(admin), (items) => items.slice(0, -1));
    expect(await kindsOf(lines)).toEqual(['cut_off']);
  });

  test('an event that the database lost', async () => {
    const lines = changed(await chainOf(admin), ([first, ...more]) => [
      { ...(first as Item), event: null, at: null },
      ...more,
    ]);
    expect((await verify(lines, { keys })).problems).toEqual([{ kind: 'removed', n: '1' }]);
  });

  test('a chain that was sealed again completely', async () => {
    const page = await chainOf(admin);
    let before: Buffer = Buffer.alloc(32);
    const lines = changed(page, (items) =>
      items.map((item, place) => {
        const event = place === 0 ? '{}' : String(item.event);
        before = sealOf(before, { seq: item.seq, tenantId: page.trail, at: String(item.at), event });
        return { ...item, event, hash: before.toString('base64url') };
      }),
    );
    expect(await kindsOf(lines)).toEqual(['head_differs']);
  });

  test('the head of another tenant', async () => {
    const [page, foreign] = [await chainOf(admin), await chainOf(other)];
    expect(await kindsOf(linesOf({ ...page, head: foreign.head }))).toContain('foreign_head');
    expect(await kindsOf(linesOf({ ...page, head: foreign.head, chain: foreign.chain }))).not.toEqual([]);
  });

  test('a changed head', async () => {
    const page = await chainOf(admin);
    const [head, claims, signature] = String(page.head).split('.');
    const said = JSON.parse(Buffer.from(String(claims), 'base64url').toString()) as object;
    const forged = Buffer.from(JSON.stringify({ ...said, n: '2', hash: page.items[1]?.hash })).toString(
      'base64url',
    );
    const lines = linesOf({ ...page, head: `${head}.${forged}.${signature}`, items: page.items.slice(0, 2) });
    expect(await kindsOf(lines)).toEqual(['signature_invalid']);
  });

  test('a head signed with a forger’s key, even under the name of our key', async () => {
    const page = await chainOf(admin);
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    const own = (kid: string) => ({ ...keys[0], kid, x: publicKey.export({ format: 'jwk' }).x as string });
    for (const [kid, kind] of [
      ['mine', 'unknown_key'],
      [String(keys[0]?.kid), 'signature_invalid'],
    ] as const) {
      const lines = linesOf({
        ...page,
        head: resigned(String(page.head), kid, privateKey),
        keys: [own(kid) as AuditHeadKeys['keys'][number]],
      });
      expect(await kindsOf(lines)).toEqual([kind]);
    }
  });

  test('none of that without published keys, and states so', async () => {
    const report = await verify(linesOf(await chainOf(admin)));
    expect(report).toMatchObject({ isIntact: true, isTrusted: false });
  });

  test.each([
    ['an empty file', []],
    ['another file', ['id,at', '1,2']],
    ['an older format', ['{"format":"gatehouse-audit/0"}']],
  ])('%s', async (_name, lines) => {
    expect(await kindsOf(lines)).toEqual(['not_an_export']);
  });
});

function resigned(jws: string, kid: string, key: KeyObject): string {
  const [, claims] = jws.split('.');
  const header = { alg: 'EdDSA', kid, typ: 'gatehouse-audit-head+jwt' };
  const input = `${Buffer.from(JSON.stringify(header)).toString('base64url')}.${claims}`;
  return `${input}.${sign(null, Buffer.from(input), key).toString('base64url')}`;
}

describe('a part of a chain', () => {
  test('starts at a declared position and is not complete', async () => {
    const page = await chainOf(admin, '?after=2');
    expect(page.items[0]?.n).toBe('3');
    const report = await verify(linesOf(page), { keys });
    expect(report).toMatchObject({ isIntact: true, isComplete: false });
  });

  test('is detected if it hides its beginning', async () => {
    const page = await chainOf(admin, '?after=2');
    const start = 'A'.repeat(43);
    expect(await kindsOf(linesOf({ ...page, after: { n: '2', hash: start } }))).toEqual(['changed']);
    expect(await kindsOf(linesOf({ ...page, after: { n: '0', hash: start } }))).toEqual(['removed']);
  });

  test('continues page by page to the head', async () => {
    const first = await chainOf(admin, '?limit=2');
    const second = await chainOf(admin, `?after=${first.items.at(-1)?.n}`);
    const lines = linesOf({ ...first, items: [...first.items, ...second.items] });
    expect(await kindsOf(lines)).toEqual([]);
  });

  test('after the end of the chain is not found', async () => {
    expect((await admin.get('/api/v1/audit/chain?after=999999')).status).toBe(404);
    expect((await admin.get('/api/v1/audit/chain?after=-1')).status).toBe(400);
  });
});

describe('published heads', () => {
  test('are kept: an earlier one reveals a rewritten or shortened chain', async () => {
    const before = await chainOf(admin);
    await publish();
    const { heads } = await read<AuditPublishedHeads>(`${WELL_KNOWN}/${before.chain}`);
    await admin.post('/api/v1/roles', { name: `Later ${heads.length}`, permissions: ['reports_view'] });
    await seal();
    await publish();
    const after = await chainOf(admin);
    const published = await read<AuditPublishedHeads>(`${WELL_KNOWN}/${after.chain}`);

    expect(published.heads.slice(1)).toEqual(heads);
    expect(await kindsOf(linesOf(after), { keys, heads: published.heads })).toEqual([]);
    expect(await kindsOf(linesOf(before), { keys, heads: published.heads })).toEqual([
      'shorter_than_kept_head',
    ]);
    const foreign = await chainOf(other);
    expect(await kindsOf(linesOf(after), { keys, heads: [String(foreign.head)] })).toEqual([
      'kept_foreign_head',
    ]);
  });

  test('are published once for each end of a chain', async () => {
    await publish();
    const { chain } = await chainOf(admin);
    const { heads } = await read<AuditPublishedHeads>(`${WELL_KNOWN}/${chain}`);
    await publish();
    expect((await read<AuditPublishedHeads>(`${WELL_KNOWN}/${chain}`)).heads).toEqual(heads);
  });

  test('need the ID of the chain, which is not that of the tenant', async () => {
    await publish();
    const { chain, trail } = await chainOf(admin);
    expect(chain).not.toBe(trail);
    expect((await api.fetch(`${WELL_KNOWN}/${trail}`)).status).toBe(404);
    expect((await api.fetch(`${WELL_KNOWN}/0192aaaa-0000-7000-8000-00000000dead`)).status).toBe(404);
    expect(JSON.stringify(await read(WELL_KNOWN))).not.toContain(chain);
    expect(JSON.stringify(await read(`${WELL_KNOWN}/${chain}`))).not.toContain(trail);
  });
});

test('a tenant admin cannot read another chain, and a user cannot read any', async () => {
  const { trail } = await chainOf(other);
  expect((await admin.get(`/api/v1/audit/chain?tenantId=${trail}`)).status).toBe(404);
  const { id } = await aTenant(api);
  const user = await signedIn(api, await aPerson(api, { tenantId: id }));
  expect((await user.get('/api/v1/audit/chain')).status).toBe(403);
});

test('the private key is sealed in the database', async () => {
  const owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
  const { rows } = await owner.query<{ key: string }>('select private_key::text as key from audit_head_keys');
  await owner.end();
  expect(rows).toHaveLength(1);
  expect(rows[0]?.key).toMatch(/^v1\.test\./);
});

test('the script prints its findings', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'audit-'));
  const run = (...words: string[]) =>
    promisify(execFile)(process.execPath, [VERIFIER, ...words]).then(
      ({ stdout }) => ({ code: 0, stdout }),
      ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
    );
  const page = await chainOf(admin);
  const [good, bad, published] = ['good.ndjson', 'bad.ndjson', 'keys.json'].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  writeFileSync(good, linesOf(page).join('\n'));
  writeFileSync(bad, changed(page, (items) => items.slice(1)).join('\r\n'));
  writeFileSync(published, JSON.stringify({ keys }));

  const intact = await run(good, '--keys', published);
  expect(intact).toMatchObject({ code: 0, stdout: expect.stringContaining('Intact: events 1 to') as string });
  expect(await run(bad, '--keys', published)).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('At 1: An event is missing. [removed]') as string,
  });
  expect((await run()).code).toBe(2);
  rmSync(folder, { recursive: true });
});
