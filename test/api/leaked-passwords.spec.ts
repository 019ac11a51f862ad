import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AuditEvent, SignInPolicy, SystemHealth } from '@gatehouse/contracts';
import { type Sandbox, startSandbox } from '@gatehouse/sandbox-idp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { REST_SECONDS } from '../../nest-api/src/auth/passwords/leaked-passwords.js';
import { codeOf, login, mailOf, tokenIn, withTotp } from '../support/account.ts';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import {
  type ApiCaller,
  aPerson,
  aTenant,
  callerWith,
  PASSWORD,
  type Person,
  post,
  signedIn,
} from '../support/data.ts';

/** The sandbox's mirror contains it. */
const LEAKED = 'correct horse battery staple';
const FRESH = 'four words make one door';
const sha1 = (text: string) => createHash('sha1').update(text).digest('hex').toUpperCase();

let api: TestApi;
let sandbox: Sandbox;

const clock = new HeldClock(new Date());
const withSource = (source: string) =>
  startApi({ clock, env: { LEAKED_PASSWORDS: source, OUTBOUND_ALLOW: '127.0.0.0/8' } });
/** Advances the clock to the next query of the source. */
const afterRest = () => clock.advance(REST_SECONDS);

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

describe('a leaked password is rejected, and another one is accepted,', () => {
  const register = (of: TestApi, password: string) => {
    const email = `${sha1(password + of.url).slice(0, 12)}@leaked-sign-up.test`;
    return post(of, '/api/v1/auth/register', { email, password, firstName: 'Ada', lastName: 'Lovelace' });
  };

  test('at sign-up', async () => {
    expect(await errorOf(await register(api, LEAKED))).toEqual(rejectedAt('password'));
    expect((await register(api, FRESH)).status).toBe(202);
  });

  test('at a password change', async () => {
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

  test('with a file of hashes', async () => {
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

  describe('with a range service', () => {
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

    test('that failed is not queried for half a minute, then once, and health shows it', async () => {
      afterRest();
      asked.length = 0;
      answer = { status: 503, body: '' };
      await Promise.all(
        ['one red shoe of glass', 'two red shoes of glass'].map((text) => register(curious, text)),
      );
      expect((await register(curious, 'three red shoes of glass')).status).toBe(202);
      const whileDown = asked.length;
      expect(await lookups(curious, 'skipped')).toBeGreaterThan(0);
      expect(await passwordHealth()).toMatchObject({ standing: 'wait', failingSince: expect.any(String) });

      afterRest();
      answer = { status: 200, body: `${sha1(LEAKED).slice(5)}:3` };
      expect((await register(curious, 'four red shoes of glass')).status).toBe(202);
      expect(asked.length).toBe(whileDown + 1);
      expect(await errorOf(await register(curious, LEAKED))).toEqual(rejectedAt('password'));
      expect(await passwordHealth()).toEqual({ standing: 'good', source: 'service', failingSince: null });
    });

    test('that still fails after half a minute is queried by one of many requests', async () => {
      answer = { status: 503, body: '' };
      await register(curious, 'five red shoes of glass');
      afterRest();
      asked.length = 0;
      const many = Array.from({ length: 5 }, (_, n) => register(curious, `number ${n} of many red shoes`));
      expect((await Promise.all(many)).map(({ status }) => status)).toEqual([202, 202, 202, 202, 202]);
      expect(asked).toHaveLength(1);
    });

    const lookups = async (of: TestApi, outcome: string) => {
      const metrics = await (await fetch(`${of.url}/metrics`)).text();
      const name = `gatehouse_leaked_password_lookups_total{outcome="${outcome}"} `;
      return Number(metrics.split(name)[1]?.split('\n')[0] ?? 0);
    };

    async function passwordHealth() {
      const superadmin = await signedIn(curious, await aPerson(curious));
      const health = (await (await superadmin.get('/api/v1/system/health')).json()) as SystemHealth;
      return { standing: health.standings.passwords, ...health.passwords };
    }

    test('is not queried for a password that breaks another rule', async () => {
      afterRest();
      asked.length = 0;
      expect((await register(curious, 'password1234')).status).toBe(422);
      expect(asked).toEqual([]);
    });
  });
});

describe('a leaked password at sign-in', () => {
  let server: Server;
  let answer: { status: number; body: string };
  let checking: TestApi;
  let tenantId: string;
  let person: Person;
  let asAdmin: ApiCaller;

  beforeAll(async () => {
    server = createServer((_request, response) => {
      response.writeHead(answer.status).end(answer.body);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    checking = await withSource(`http://127.0.0.1:${(server.address() as AddressInfo).port}/range`);
  });
  afterAll(async () => {
    await checking.stop();
    server.close();
  });
  beforeEach(async () => {
    afterRest();
    answer = { status: 200, body: `${sha1(PASSWORD).slice(5)}:3` };
    tenantId = (await aTenant(checking)).id;
    person = await aPerson(checking, { tenantId });
    asAdmin = await signedIn(checking, await aPerson(checking, { tenantId, role: 'tenant_admin' }));
    expect(await checkPasswords(true)).toMatchObject({ checkPasswords: true });
  });

  async function checkPasswords(isOn: boolean): Promise<SignInPolicy> {
    const {
      tenantId: _,
      requiredSince: __,
      ...policy
    } = (await (await asAdmin.get('/api/v1/sign-in-policy')).json()) as SignInPolicy;
    const saved = await asAdmin.put('/api/v1/sign-in-policy', { ...policy, checkPasswords: isOn });
    expect(saved.status, await saved.clone().text()).toBe(200);
    return (await saved.json()) as SignInPolicy;
  }
  const change = (ticket: string, password: string) =>
    post(checking, '/api/v1/auth/new-password', { ticket, password });
  const eventsOf = async (action: string) =>
    (
      (await (await asAdmin.get(`/api/v1/audit/events?action=${action}&limit=100`)).json()) as {
        items: AuditEvent[];
      }
    ).items.filter(({ target }) => target?.id === person.id);

  test('must be changed before the sign-in ends, which is recorded', async () => {
    const earlier = await checkPasswords(false).then(() => signedIn(checking, person));
    await checkPasswords(true);
    const held = await login(checking, person);
    expect(held).toMatchObject({
      status: 'second_factor_required',
      factors: [],
      mustEnrol: false,
      mustChangePassword: true,
    });
    expect(held.accessToken).toBeUndefined();
    expect(await errorOf(await change(held.ticket, PASSWORD))).toEqual(rejectedAt('password'));
    const changed = await change(held.ticket, FRESH);
    expect(changed.status, await changed.clone().text()).toBe(200);
    const { accessToken } = (await changed.json()) as { accessToken: string };
    expect((await callerWith(checking, accessToken).get('/api/v1/account')).status).toBe(200);
    expect((await earlier.get('/api/v1/account')).status).toBe(401);
    expect((await change(held.ticket, `${FRESH} again`)).status).toBe(410);
    expect(await login(checking, person, FRESH)).toMatchObject({ status: 'authenticated' });

    const [required] = await eventsOf('password.change_required');
    expect(required?.detail).toEqual({ reason: 'leaked_password' });
    expect(await eventsOf('password.changed')).toHaveLength(1);
  });

  test('is changed after the second factor, and not instead of it', async () => {
    await checkPasswords(false);
    const { secret } = await withTotp(checking, person);
    await checkPasswords(true);
    const first = await login(checking, person);
    expect(first).toMatchObject({ factors: ['totp', 'recovery_code'], mustChangePassword: false });
    expect((await change(first.ticket, FRESH)).status).toBe(410);
    const code = codeOf(checking, secret, 1);
    const answered = await post(checking, '/api/v1/auth/second-factor', {
      ticket: first.ticket,
      answer: { method: 'totp', code },
    });
    const second = (await answered.json()) as { ticket: string };
    expect(second).toMatchObject({ factors: [], mustChangePassword: true });
    const again = { ticket: second.ticket, answer: { method: 'totp', code: '000000' } };
    expect((await post(checking, '/api/v1/auth/second-factor', again)).status).toBe(410);
    const done = await change(second.ticket, FRESH);
    expect(await done.json()).toMatchObject({ status: 'authenticated' });
  });

  test('must be changed only if an organization of the user requires it', async () => {
    await checkPasswords(false);
    expect(await login(checking, person)).toMatchObject({ status: 'authenticated' });
    const elsewhere = await aPerson(checking, { tenantId: (await aTenant(checking)).id });
    await checkPasswords(true);
    expect(await login(checking, elsewhere)).toMatchObject({ status: 'authenticated' });
  });

  test('is checked by a setting whose change is recorded', async () => {
    const { items } = (await (
      await asAdmin.get('/api/v1/audit/events?action=sign_in_policy.updated&limit=1')
    ).json()) as { items: AuditEvent[] };
    expect(items[0]?.detail).toMatchObject({ leakedAtSignIn: true });
  });

  test('is not detected while the range service fails, and the sign-in succeeds', async () => {
    answer = { status: 503, body: `${sha1(PASSWORD).slice(5)}:3` };
    expect(await login(checking, person)).toMatchObject({ status: 'authenticated' });
    expect(await eventsOf('password.change_required')).toEqual([]);
  });

  test('cannot be set again while the range service fails', async () => {
    afterRest();
    const held = await login(checking, person);
    answer = { status: 503, body: '' };
    expect(await errorOf(await change(held.ticket, PASSWORD))).toEqual({
      status: 422,
      errors: ['password same_password'],
    });
    expect((await change(held.ticket, FRESH)).status).toBe(200);
  });
});
