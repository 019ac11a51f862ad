import { DEMO_PASSWORD, waitFor } from '@gatehouse/embedded';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PostgresPair } from '../support/postgres-pair.ts';
import { type Product, startProduct } from '../support/product.ts';
import { emailOf } from '../support/visitors.ts';
import { Ledger } from './support/ledger.ts';

const RECOVERY_MS = 60_000;
const WRITERS = 4;

let pair: PostgresPair;
let product: Product;
let ledger: Ledger;

beforeAll(async () => {
  pair = await PostgresPair.start();
  const env = { DATABASE_URL: pair.url, API_PROCESSES: '2', PROOF_OF_WORK: 'off' };
  product = await startProduct(env);
  ledger = await Ledger.open(product.url);
});
afterAll(async () => {
  await product?.stop();
  await pair?.stop();
});

/** Writes go on during the fault, and until ten more are acknowledged. */
async function writesDuring(fault: () => void): Promise<void> {
  const moreThan = (count: number) =>
    waitFor('more acknowledged writes', () => ledger.acknowledged.length >= count, RECOVERY_MS);
  ledger.begin(WRITERS);
  try {
    await moreThan(ledger.acknowledged.length + 10);
    fault();
    await waitFor('a new primary', () => !pair.hasStandby, RECOVERY_MS);
    await moreThan(ledger.acknowledged.length + 10);
  } finally {
    await ledger.stop();
  }
}

async function signIn(who: 'user' | 'superadmin'): Promise<Record<string, string>> {
  const response = await fetch(`${product.url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: emailOf(who), password: DEMO_PASSWORD }),
  });
  expect(response.status, await response.clone().text()).toBe(200);
  const { accessToken } = (await response.json()) as { accessToken: string };
  return { authorization: `Bearer ${accessToken}` };
}

/** How the session is answered, often enough to reach both processes. */
async function statusesOf(headers: Record<string, string>): Promise<number[]> {
  const me = () => fetch(`${product.url}/api/v1/auth/me`, { headers });
  const responses = await Promise.all(Array.from({ length: 8 }, me));
  return [...new Set(responses.map(({ status }) => status))];
}

test.each([
  ['killed', 'SIGKILL'],
  ['frozen', 'SIGSTOP'],
] as const)('a primary that is %s is replaced, and no acknowledged write is lost', async (_, signal) => {
  const before = await signIn('user');
  await writesDuring(() => pair.signalPrimary(signal));
  expect(await ledger.missing()).toEqual([]);

  expect(await statusesOf(before)).toEqual([200]);
  const after = await signIn('user');
  expect(await statusesOf(after)).toEqual([200]);
  // A process that keeps the session in memory is notified that it ended at the other one.
  await fetch(`${product.url}/api/v1/auth/logout`, { method: 'POST', headers: after });
  await expect.poll(() => statusesOf(after)).toEqual([401]);

  const headers = await signIn('superadmin');
  const runJob = async () => {
    const path = '/api/v1/system/jobs/outbox-retention/run';
    return (await fetch(`${product.url}${path}`, { method: 'POST', headers })).json();
  };
  // It is busy while another process runs it, as after a start.
  await expect.poll(runJob).toEqual({ outcome: 'done', failure: null });
  expect(await ledger.failureOf('/superadmin/tenants')).toBeNull();
  await pair.addStandby();
});
