import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { currentRequestId } from '../../nest-api/src/common/request-id.js';
import type { DatabaseEntry } from '../../nest-api/src/database/database-entries.js';
import { PLATFORM_ROLE } from '../../nest-api/src/database/roles.js';
import { describeApi } from '../../nest-api/src/openapi/describe-api.js';
import { startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, aTenant, signedIn } from '../support/data.ts';
import { operationsOf } from '../support/operations.ts';
import { ownWalk } from '../support/own-walk.ts';
import { type Side, twoTenants } from '../support/two-tenants.ts';

interface Counted extends DatabaseEntry {
  readonly operation: string;
}

const byRequest = new Map<string, DatabaseEntry[]>();
const note = (entry: unknown) => {
  const id = currentRequestId();
  if (id === 'none') return;
  byRequest.set(id, [...(byRequest.get(id) ?? []), entry as DatabaseEntry]);
};

let api: TestApi;
let a: Side;

beforeAll(async () => {
  api = await startApi();
  ({ a } = await twoTenants(api));
  subscribe('gatehouse:database-entry', note);
});
afterAll(async () => {
  unsubscribe('gatehouse:database-entry', note);
  await api.stop();
});

/**
 * The database entries of each operation until its response. Later background work is not part of the request. A
 * forbidden operation costs only the session lookup.
 */
async function entriesOf(caller: ApiCaller): Promise<Counted[]> {
  const entries: Counted[] = [];
  await ownWalk(api, describeApi(api.app), a, caller, ({ name }, response) => {
    if (response.status === 403) return;
    const own = byRequest.get(response.headers.get('x-request-id') ?? '') ?? [];
    entries.push(...own.map((entry) => ({ ...entry, operation: name })));
  });
  return entries;
}

test('requests of members and admins of a tenant never read across tenants', async () => {
  const entries = [...(await entriesOf(await signedIn(api, a.user))), ...(await entriesOf(a.asAdmin))];
  const exempt = entries.filter(({ role }) => role === PLATFORM_ROLE);
  const share = Math.ceil((1000 * exempt.length) / entries.length) / 10;
  process.stdout.write(
    `${exempt.length} of ${entries.length} entries of tenant callers are exempt: ${share} %\n${tableOf(exempt)}\n`,
  );
  expect(entries.length).toBeGreaterThan(200);
  expect(exempt).toEqual([]);
});

test('an organization without any data is not read across tenants either', async () => {
  const { id: tenantId } = await aTenant(api);
  const admin = await signedIn(api, await aPerson(api, { tenantId, role: 'tenant_admin' }));
  const lists = operationsOf(describeApi(api.app)).filter(
    ({ method, path, isPublic }) => method === 'GET' && !isPublic && !path.includes('{'),
  );
  const exempt: string[] = [];
  for (const { path } of lists) {
    const response = await admin.get(path);
    const own = byRequest.get(response.headers.get('x-request-id') ?? '') ?? [];
    if (own.some(({ role }) => role === PLATFORM_ROLE)) exempt.push(path);
    await response.body?.cancel();
  }
  expect(lists.length).toBeGreaterThan(20);
  expect(exempt).toEqual([]);
});

test('no public operation is served by the role that sees every tenant', async () => {
  const document = describeApi(api.app);
  const open = operationsOf(document).filter(({ isPublic }) => isPublic);
  const exempt: string[] = [];
  let entries = 0;
  for (const { method, path, example } of open) {
    const response = await fetch(`${api.url}${path.replaceAll(/\{[^}]+\}/g, () => crypto.randomUUID())}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(example !== undefined && { body: JSON.stringify(example) }),
      redirect: 'manual',
    });
    const own = byRequest.get(response.headers.get('x-request-id') ?? '') ?? [];
    entries += own.length;
    if (own.some(({ role }) => role === PLATFORM_ROLE)) exempt.push(`${method} ${path}`);
    await response.body?.cancel();
  }
  process.stdout.write(`${open.length} public operations made ${entries} entries\n`);
  expect([open.length > 30, entries > 30]).toEqual([true, true]);
  expect(exempt).toEqual([]);
});

function tableOf(entries: readonly Counted[]): string {
  return [...Map.groupBy(entries, ({ name }) => name)]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([name, all]) => `${all.length} ${name}: ${[...new Set(all.map((it) => it.operation))].join(', ')}`)
    .join('\n');
}
