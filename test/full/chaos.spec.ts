import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import { join } from 'node:path';
import { DEMO_PASSWORD, requestControl, waitFor } from '@gatehouse/embedded';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Product, startProduct } from '../support/product.ts';
import { emailOf } from '../support/visitors.ts';
import { Ledger } from './support/ledger.ts';
import { startOneMore, startProcessAhead } from './support/process-ahead.ts';

const RECOVERY_MS = 60_000;
const WRITERS = 4;

let product: Product;
let ledger: Ledger;

beforeAll(async () => {
  const env = { DATABASE_URL: '', API_PROCESSES: '2', WEB_PROCESSES: '2' };
  product = await startProduct(env, undefined, true);
  ledger = await Ledger.open(product.url);
});
afterAll(() => product?.stop());

/** Writes during `disturb`, and until ten more are acknowledged afterwards. @returns the writes */
async function writesDuring(disturb: () => unknown) {
  const before = ledger.writes.length;
  const moreThan = (count: number) =>
    waitFor('more acknowledged writes', () => ledger.acknowledged.length >= count, RECOVERY_MS);
  ledger.begin(WRITERS);
  try {
    await moreThan(ledger.acknowledged.length + 10);
    await disturb();
    await moreThan(ledger.acknowledged.length + 10);
  } finally {
    await ledger.stop();
  }
  return ledger.writes.slice(before);
}

/** Reads and page requests without a pause while `work` runs. @returns how many there were, and the failed ones */
async function questionsDuring(work: () => Promise<unknown>): Promise<{ asked: number; failed: string[] }> {
  const failed: string[] = [];
  let [asked, over] = [0, false];
  const ask = async (path: string) => {
    while (!over) {
      asked += 1;
      const failure = await ledger.failureOf(path);
      if (failure) failed.push(failure);
    }
  };
  const asking = Promise.all(['/api/v1/auth/me', '/api/v1/tenants', '/', '/superadmin/tenants'].map(ask));
  try {
    await work();
  } finally {
    over = true;
    await asking;
  }
  return { asked, failed };
}

test('a killed API process of two loses no read, no page and no change except those in progress', async () => {
  let writes: Awaited<ReturnType<typeof writesDuring>> = [];
  const { asked, failed } = await questionsDuring(async () => {
    writes = await writesDuring(() => kill(product.apis[0]?.pid));
  });
  expect(asked).toBeGreaterThan(20);
  expect(failed).toEqual([]);
  const lost = writes.filter(({ outcome }) => outcome !== 'acknowledged');
  expect(lost.length).toBeLessThanOrEqual(WRITERS);
  for (const { code } of lost) expect(code).toBe('idp_lost');
  expect(await ledger.missing()).toEqual([]);
});

test('an API process of two that is asked to stop loses no request', async () => {
  let writes: Awaited<ReturnType<typeof writesDuring>> = [];
  const { failed } = await questionsDuring(async () => {
    writes = await writesDuring(() => process.kill(product.apis[1]?.pid ?? 0, 'SIGTERM'));
  });
  expect(failed).toEqual([]);
  expect(writes.filter(({ outcome }) => outcome !== 'acknowledged')).toEqual([]);
});

test('a killed web process of two loses no page', async () => {
  const { asked, failed } = await questionsDuring(() => writesDuring(() => kill(product.webs[0]?.pid)));
  expect(asked).toBeGreaterThan(20);
  expect(failed).toEqual([]);
});

test.each([
  ['both API processes', () => product.apis.map(({ pid }) => kill(pid))],
  ['both web processes', () => product.webs.map(({ pid }) => kill(pid))],
  ['PostgreSQL', () => kill(postmaster())],
  [
    'all of them',
    () => [...[...product.webs, ...product.apis].map(({ pid }) => pid), postmaster()].map((pid) => kill(pid)),
  ],
])('%s killed: everything recovers, and no acknowledged write is lost', async (_, disturb) => {
  await writesDuring(disturb);
  await waitFor('a page', () => ledger.answers('/superadmin/tenants'), RECOVERY_MS);
  expect(await ledger.missing()).toEqual([]);
});

test('the other processes see the writes of a process whose clock is an hour ahead', async () => {
  const ahead = await startProcessAhead(product);
  try {
    const theirs = await Ledger.open(ahead.url);
    for (let i = 0; i < 10; i++) {
      expect(await theirs.write()).toMatchObject({ outcome: 'acknowledged' });
      expect(await ledger.write()).toMatchObject({ outcome: 'acknowledged' });
    }
    expect(await theirs.missing()).toEqual([]);
    expect(await ledger.missing(theirs.acknowledged)).toEqual([]);
    expect(await theirs.missing(ledger.acknowledged.slice(-10))).toEqual([]);
  } finally {
    await ahead.stop();
  }
});

test('a process that is asked to stop reports not ready, accepts nothing new, and finishes its requests', async () => {
  const one = await startOneMore(product, [], { DRAIN_SECONDS: '2' });
  const ready = () => fetch(`${one.url}/health/ready`);
  expect((await ready()).status).toBe(200);
  const inHand = await beginSignIn(one.url);
  const ended = one.stop();
  const notReady = await waitFor('not ready', async () => {
    const answer = await ready();
    return answer.status === 503 ? answer : null;
  });
  expect(await notReady.json()).toMatchObject({ code: 'stopping' });
  const served = await fetch(`${one.url}/api/v1/auth/me`);
  expect([served.status, served.headers.get('connection')]).toEqual([401, 'close']);
  await waitFor('no more connections', () =>
    ready().then(
      () => false,
      () => true,
    ),
  );
  expect(await inHand.finish()).toBe(200);
  expect(await ended).toBe(0);
}, 60_000);

/** Sends the head of a request. `finish` sends its body and resolves with the response status. */
async function beginSignIn(url: string): Promise<{ finish(): Promise<number | undefined> }> {
  const body = JSON.stringify({ email: emailOf('user'), password: DEMO_PASSWORD });
  const headers = { 'content-type': 'application/json', 'content-length': body.length };
  const request = http.request(`${url}/api/v1/auth/login`, { method: 'POST', headers, agent: false });
  const answer = once(request, 'response') as Promise<[http.IncomingMessage]>;
  request.write(body.slice(0, 1));
  await once(request, 'socket').then(([socket]) => socket.connecting && once(socket, 'connect'));
  return {
    finish: async () => {
      request.end(body.slice(1));
      const [response] = await answer;
      response.resume();
      return response.statusCode;
    },
  };
}

test('restarting all processes one after another loses no request', async () => {
  const processes = () => [...product.apis, ...product.webs].map(({ pid }) => pid);
  await expect
    .poll(() => [...product.apis, ...product.webs].filter(({ downSince }) => downSince))
    .toEqual([]);
  const before = processes();
  const said: string[] = [];
  let writes: Awaited<ReturnType<typeof writesDuring>> = [];
  const { asked, failed } = await questionsDuring(async () => {
    writes = await writesDuring(() => requestControl(product.dataDir, 'restart', (line) => said.push(line)));
  });
  expect(asked).toBeGreaterThan(20);
  expect(failed).toEqual([]);
  expect(writes.filter(({ outcome }) => outcome !== 'acknowledged')).toEqual([]);
  expect(said).toHaveLength(4);
  expect(processes().filter((pid) => before.includes(pid))).toEqual([]);
});

function kill(pid: number | undefined): void {
  if (pid === undefined) throw new Error('there is no such process');
  process.kill(pid, 'SIGKILL');
}

function postmaster(): number {
  const file = join(product.dataDir, 'postgres/data/postmaster.pid');
  return Number(readFileSync(file, 'utf8').split('\n')[0]);
}
