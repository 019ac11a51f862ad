import { DEMO_PASSWORD, waitFor } from '@gatehouse/embedded';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PostgresPair } from '../support/postgres-pair.ts';
import { type Product, startProduct } from '../support/product.ts';
import { emailOf } from '../support/visitors.ts';

const PROCESSES = 1;

let pair: PostgresPair;
let product: Product;
let superadmin: Record<string, string>;

beforeAll(async () => {
  pair = await PostgresPair.start({ promotes: false });
  product = await startProduct({
    DATABASE_URL: pair.url,
    DATABASE_READ_URL: pair.readUrl,
    API_PROCESSES: String(PROCESSES),
    PROOF_OF_WORK: 'off',
  });
  superadmin = await signIn('superadmin');
});
afterAll(async () => {
  pair?.signalPrimary('SIGCONT');
  await product?.stop();
  await pair?.stop();
});

async function signIn(who: 'superadmin' | 'user'): Promise<Record<string, string>> {
  const response = await post('/api/v1/auth/login', { email: emailOf(who), password: DEMO_PASSWORD }, {});
  const { accessToken } = (await response.json()) as { accessToken: string };
  return { authorization: `Bearer ${accessToken}` };
}

function post(path: string, body: unknown, headers = superadmin): Promise<Response> {
  return fetch(`${product.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/** Transactions for the standby so far, by what became of them. */
async function reads(): Promise<Record<string, number>> {
  const text = await (await fetch(`${product.apiUrl}/metrics`)).text();
  const lines = text.matchAll(/^gatehouse_standby_reads_total\{outcome="(\w+)"\} (\d+)$/gm);
  return Object.fromEntries([...lines].map(([, outcome, count]) => [outcome, Number(count)]));
}

async function tenantNames(search: string): Promise<string[]> {
  const response = await fetch(`${product.url}/api/v1/tenants?search=${search}`, { headers: superadmin });
  expect(response.status, await response.clone().text()).toBe(200);
  const { items } = (await response.json()) as { items: { name: string }[] };
  return items.map(({ name }) => name);
}

async function aTenant(name: string): Promise<void> {
  const domain = `${name.toLowerCase()}.example`;
  const body = { name, domain, adminEmail: `it@${domain}`, status: 'active' };
  expect((await post('/api/v1/tenants', body)).status).toBe(201);
}

describe('lists', () => {
  test('are read from the standby and contain what was just saved', async () => {
    for (const name of ['Alderstone', 'Birchwater', 'Cedarvale']) {
      await aTenant(name);
      expect(await tenantNames(name)).toEqual([name]);
    }
    const { read = 0, unreachable = 0 } = await reads();
    expect([read >= 3, unreachable]).toEqual([true, 0]);
  });

  test('are read from the primary while the standby is behind', async () => {
    await pair.pauseReplay(true);
    await aTenant('Dunmere');
    expect(await tenantNames('Dunmere')).toEqual(['Dunmere']);
    expect((await reads()).behind).toBeGreaterThan(0);
    await pair.pauseReplay(false);
    await expect
      .poll(async () => {
        const before = (await reads()).read ?? 0;
        await tenantNames('Dunmere');
        return ((await reads()).read ?? 0) > before;
      })
      .toBe(true);
  });
});

describe('token introspection', () => {
  let authorization: string;
  let token: string;

  beforeAll(async () => {
    const client = (await (
      await post('/api/v1/admin/oauth2/clients', {
        name: 'Nightly job',
        grant_types: ['client_credentials'],
        redirect_uris: [],
        scopes: [],
      })
    ).json()) as { client_id: string; client_secret: string };
    authorization = `Basic ${btoa(`${client.client_id}:${client.client_secret}`)}`;
    const response = await form('token', { grant_type: 'client_credentials' });
    token = ((await response.json()) as { access_token: string }).access_token;
  });

  const form = (path: string, body: Record<string, string>) =>
    fetch(`${product.url}/api/v1/oauth2/${path}`, {
      method: 'POST',
      headers: { authorization },
      body: new URLSearchParams(body),
    });
  const introspect = async () => {
    const response = await form('introspect', { token });
    return { status: response.status, ...((await response.json()) as { active?: boolean }) };
  };

  test.each([
    ['frozen', 'SIGSTOP'],
    ['killed', 'SIGKILL'],
  ] as const)('goes on while the primary is %s', async (_, signal) => {
    expect(await introspect()).toMatchObject({ status: 200, active: true });
    pair.signalPrimary(signal);
    // Nothing is kept in memory any more, so each of them reads the database.
    await waitFor(
      'an outage',
      async () => (await form('token', { grant_type: 'client_credentials' })).status === 503,
    );
    for (let n = 0; n < 20; n++) expect(await introspect()).toMatchObject({ status: 200, active: true });
    const unknown = await form('introspect', { token: 'unknown' });
    expect([unknown.status, await unknown.json()]).toEqual([200, { active: false }]);
    if (signal !== 'SIGSTOP') return;
    pair.signalPrimary('SIGCONT');
    await waitFor('tokens again', async () => (await form('token', { grant_type: 'client_credentials' })).ok);
  });
});
