import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Sandbox, startSandbox } from '@gatehouse/sandbox-idp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailOf, tokenIn } from '../support/account.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { aPerson, aTenant, PASSWORD, post, signedIn } from '../support/data.ts';

/** The sandbox's mirror has it. */
const LEAKED = 'correct horse battery staple';
const FRESH = 'four words make one door';
const sha1 = (text: string) => createHash('sha1').update(text).digest('hex').toUpperCase();

let api: TestApi;
let sandbox: Sandbox;

const withSource = (source: string) =>
  startApi({ env: { LEAKED_PASSWORDS: source, OUTBOUND_ALLOW: '127.0.0.0/8' } });

beforeAll(async () => {
  sandbox = await startSandbox(0);
  api = await withSource(`${sandbox.url}/leaked-passwords/range/`);
});
afterAll(async () => {
  await api.stop();
  await sandbox.stop();
});

async function errorOf(response: Response): Promise<unknown> {
  const { errors } = (await response.json()) as { errors?: { field: string; code: string }[] };
  return { status: response.status, errors: errors?.map(({ field, code }) => `${field} ${code}`) };
}

const rejectedAt = (field: string) => ({ status: 422, errors: [`${field} leaked_password`] });

describe('a leaked password is rejected, and another one accepted,', () => {
  const register = (of: TestApi, password: string) => {
    const email = `${sha1(password + of.url).slice(0, 12)}@leaked-sign-up.test`;
    return post(of, '/api/v1/auth/register', { email, password, firstName: 'Ada', lastName: 'Lovelace' });
  };

  test('at sign-up', async () => {
    expect(await errorOf(await register(api, LEAKED))).toEqual(rejectedAt('password'));
    expect((await register(api, FRESH)).status).toBe(202);
  });

  test('at a change', async () => {
    const caller = await signedIn(api, await aPerson(api, { tenantId: (await aTenant(api)).id }));
    const change = (newPassword: string) =>
      caller.post('/api/v1/account/password', { currentPassword: PASSWORD, newPassword });
    expect(await errorOf(await change(LEAKED))).toEqual(rejectedAt('newPassword'));
    expect((await change(FRESH)).status).toBe(204);
  });

  test('at a reset, whose link still works', async () => {
    const { email } = await aPerson(api, { tenantId: (await aTenant(api)).id });
    await post(api, '/api/v1/auth/password-reset', { email });
    const token = tokenIn(await mailOf(api, email, /new password/));
    const complete = (password: string) =>
      post(api, '/api/v1/auth/password-reset/complete', { token, password });
    expect(await errorOf(await complete(LEAKED))).toEqual(rejectedAt('password'));
    expect((await complete(FRESH)).status).toBe(200);
  });

  test('at an invitation, whose link still works', async () => {
    const tenantId = (await aTenant(api)).id;
    const admin = await signedIn(api, await aPerson(api, { tenantId, role: 'tenant_admin' }));
    const email = 'invited@leaked-invitation.test';
    await admin.post('/api/v1/invitations', { email, role: 'tenant_user' });
    const token = tokenIn(await mailOf(api, email, /./));
    const accept = (password: string) =>
      post(api, '/api/v1/invitations/accept', { token, firstName: 'Ada', lastName: 'King', password });
    expect(await errorOf(await accept(LEAKED))).toEqual(rejectedAt('password'));
    expect((await accept(FRESH)).status).toBe(200);
  });

  test('by a file of hashes', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'gatehouse-leaked-'));
    const path = join(folder, 'passwords.txt');
    await writeFile(
      path,
      ['one', 'two', LEAKED]
        .map((text) => `${sha1(text)}:7\n`)
        .toSorted()
        .join(''),
    );
    const offline = await withSource(path);
    try {
      expect(await errorOf(await register(offline, LEAKED))).toEqual(rejectedAt('password'));
      expect((await register(offline, FRESH)).status).toBe(202);
    } finally {
      await offline.stop();
      await rm(folder, { recursive: true });
    }
  });

  describe('and a range service', () => {
    let server: Server;
    let asked: IncomingMessage[];
    let answer: { status: number; body: string };
    let curious: TestApi;
    beforeAll(async () => {
      asked = [];
      server = createServer((request, response) => {
        asked.push(request);
        response.writeHead(answer.status).end(answer.body);
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      curious = await withSource(`http://127.0.0.1:${(server.address() as AddressInfo).port}/range`);
    });
    afterAll(async () => {
      await curious.stop();
      server.close();
    });

    test('receives five digits of the hash, asks for padding, and counts no padding', async () => {
      answer = { status: 200, body: `${sha1(LEAKED).slice(5)}:0` };
      expect((await register(curious, LEAKED)).status).toBe(202);
      expect(asked.map(({ url }) => url)).toEqual([`/range/${sha1(LEAKED).slice(0, 5)}`]);
      expect(asked[0]?.headers['add-padding']).toBe('true');
      expect(JSON.stringify(asked[0]?.rawHeaders)).not.toContain(sha1(LEAKED).slice(5));
    });

    test('that fails rejects nothing, and is counted and logged', async () => {
      answer = { status: 503, body: `${sha1('Tr0ub4dor&3').slice(5)}:59` };
      expect((await register(curious, 'Tr0ub4dor&3')).status).toBe(202);
      const metrics = await (await fetch(`${curious.url}/metrics`)).text();
      expect(metrics).toContain('gatehouse_leaked_password_lookups_total{outcome="failed"} 1');
      expect(curious.log.join('\n')).toContain('The list of leaked passwords is not available');
      expect(curious.log.join('\n')).not.toContain('Tr0ub4dor');
    });

    test('is not asked about a password that breaks another rule', async () => {
      asked.length = 0;
      expect((await register(curious, 'password1234')).status).toBe(422);
      expect(asked).toEqual([]);
    });
  });
});
