import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, login, mailOf, methodsOf, withTotp } from '../support/account.ts';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import { aPerson, aTenant, callerWith, PASSWORD, post, signedIn } from '../support/data.ts';

const clock = new HeldClock(new Date());
const FACTORS = '/api/v1/account/factors';
let api: TestApi;
/** A second process on the same database, configured without the demo. */
let other: TestApi;
let owner: pg.Client;

beforeAll(async () => {
  api = await startApi({ clock });
  other = await startApi({
    clock,
    database: api.database,
    env: { DEMO_DATA: 'off', OUTBOUND_ALLOW: '', SUPERADMIN_SECOND_FACTOR: 'auto' },
  });
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await other.stop();
  await api.stop();
});
// A code works once, so each test needs its own time step.
beforeEach(() => clock.advance(60));

const answer = (ticket: string, method: string, code: string) =>
  post(api, '/api/v1/auth/second-factor', { ticket, answer: { method, code } });
const codeIn = async (response: Response) => ((await response.json()) as { code: string }).code;

async function member() {
  return aPerson(api, { tenantId: (await aTenant(api)).id });
}

describe('an authenticator app', () => {
  test('turns the sign-in into two steps', async () => {
    const person = await member();
    const { secret } = await withTotp(api, person);

    const first = await login(api, person);
    expect(first).toMatchObject({
      status: 'second_factor_required',
      factors: ['totp', 'recovery_code'],
      mustEnrol: false,
    });
    const second = await answer(first.ticket, 'totp', codeOf(api, secret, 1));

    expect(second.status).toBe(200);
    const { accessToken } = (await second.json()) as { accessToken: string };
    expect(await methodsOf(api, accessToken)).toEqual(['pwd', 'otp', 'mfa']);
    expect(await mailOf(api, person.email, /authenticator app was added/)).toContain('added');
  });

  test('counts only after a code has confirmed it', async () => {
    const person = await member();
    const caller = await signedIn(api, person);
    await caller.post(`${FACTORS}/totp`);
    expect(await codeIn(await caller.post(`${FACTORS}/totp/confirm`, { code: '000000' }))).toBe(
      'invalid_factor',
    );
    expect((await login(api, person)).status).toBe('authenticated');
  });

  test('accepts a code once, also on another process', async () => {
    const person = await member();
    const { secret } = await withTotp(api, person);
    const [a, b] = [await login(api, person), await login(other, person)];
    const code = codeOf(api, secret, 1);
    const both = await Promise.all([
      answer(a.ticket, 'totp', code),
      post(other, '/api/v1/auth/second-factor', { ticket: b.ticket, answer: { method: 'totp', code } }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test('does not accept the code that confirmed it', async () => {
    const person = await member();
    const { secret } = await withTotp(api, person);
    const { ticket } = await login(api, person);
    expect(await codeIn(await answer(ticket, 'totp', codeOf(api, secret)))).toBe('invalid_factor');
  });

  test('cannot be added a second time', async () => {
    const { caller } = await withTotp(api, await member());
    expect(await codeIn(await caller.post(`${FACTORS}/totp`))).toBe('totp_exists');
  });

  test('is no longer required after removal, which deletes its recovery codes', async () => {
    const person = await member();
    const { caller } = await withTotp(api, person);
    expect((await remove(caller.token, 'totp')).status).toBe(204);
    expect((await login(api, person)).status).toBe('authenticated');
    expect(await (await caller.get(FACTORS)).json()).toMatchObject({ totp: null, recoveryCodesLeft: 0 });
  });

  test('has a sealed secret, and codes are not stored as plain text', async () => {
    const person = await member();
    const { secret, recoveryCodes } = await withTotp(api, person);
    const { rows } = await owner.query<{ stored: string }>(
      `select secret::text as stored from totp_factors where user_id = $1
       union all select code::text from recovery_codes where user_id = $1`,
      [person.id],
    );
    expect(rows).toHaveLength(11);
    for (const { stored } of rows) {
      for (const plain of [secret, ...recoveryCodes]) expect(stored).not.toContain(plain);
    }
    expect(api.log.join('\n')).not.toContain(secret);
  });
});

describe('a ticket', () => {
  test('creates one session', async () => {
    const person = await member();
    const { recoveryCodes } = await withTotp(api, person);
    const { ticket } = await login(api, person);
    expect((await answer(ticket, 'recovery_code', recoveryCodes[0] ?? '')).status).toBe(200);
    expect((await answer(ticket, 'recovery_code', recoveryCodes[1] ?? '')).status).toBe(410);
  });

  test('expires after ten minutes', async () => {
    const person = await member();
    const { secret } = await withTotp(api, person);
    const { ticket } = await login(api, person);
    clock.advance(600);
    expect(await codeIn(await answer(ticket, 'totp', codeOf(api, secret)))).toBe('ticket_expired');
  });

  test('is rejected wherever a session is required', async () => {
    const person = await member();
    await withTotp(api, person);
    const { ticket } = await login(api, person);
    expect((await callerWith(api, ticket).get('/api/v1/auth/me')).status).toBe(401);
  });

  test('of a user who has a factor cannot set up another one', async () => {
    const person = await member();
    await withTotp(api, person);
    const { ticket } = await login(api, person);
    const refused = await post(api, '/api/v1/auth/second-factor/enrolment', { ticket });
    expect(await codeIn(refused)).toBe('ticket_expired');
  });

  test('of a user who was suspended since then is rejected', async () => {
    const person = await member();
    const { secret } = await withTotp(api, person);
    const { ticket } = await login(api, person);
    await owner.query("update users set status = 'suspended' where id = $1", [person.id]);
    expect(await codeIn(await answer(ticket, 'totp', codeOf(api, secret, 1)))).toBe('account_suspended');
  });
});

describe('recovery codes', () => {
  test('are created with the first factor, ten of them, and each works once', async () => {
    const person = await member();
    const { recoveryCodes } = await withTotp(api, person);
    expect(new Set(recoveryCodes).size).toBe(10);
    const code = recoveryCodes[3]?.toLowerCase().replaceAll('-', ' ') ?? '';

    const first = await answer((await login(api, person)).ticket, 'recovery_code', code);
    const again = await answer((await login(api, person)).ticket, 'recovery_code', code);

    expect([first.status, again.status]).toEqual([200, 401]);
    expect(await mailOf(api, person.email, /recovery code was used/)).toContain('recovery code');
    const { rows } = await owner.query(
      `select event ->> 'action' as action, event ->> 'outcome' as outcome from audit_events
       where event -> 'target' ->> 'id' = $1 and event ->> 'action' in ('recovery_code.used', 'factor.failed')
       order by seq`,
      [person.id],
    );
    expect(rows).toEqual([
      { action: 'recovery_code.used', outcome: 'success' },
      // The event of the platform, and the event of the user's organization.
      { action: 'factor.failed', outcome: 'failure' },
      { action: 'factor.failed', outcome: 'failure' },
    ]);
  });

  test('are invalid after new ones are created', async () => {
    const person = await member();
    const { caller, recoveryCodes } = await withTotp(api, person);
    const renewed = await caller.post(`${FACTORS}/recovery-codes`);
    const { recoveryCodes: fresh } = (await renewed.json()) as { recoveryCodes: string[] };
    const { ticket } = await login(api, person);
    expect((await answer(ticket, 'recovery_code', recoveryCodes[0] ?? '')).status).toBe(401);
    expect((await answer(ticket, 'recovery_code', fresh[0] ?? '')).status).toBe(200);
  });

  test('do not exist without a factor', async () => {
    const caller = await signedIn(api, await member());
    expect(await codeIn(await caller.post(`${FACTORS}/recovery-codes`))).toBe('last_factor');
  });
});

test('guesses of codes are rate-limited across tickets', async () => {
  const person = await member();
  await withTotp(api, person);
  const statuses: number[] = [];
  for (let i = 0; i < 9; i++) {
    const { ticket } = await login(api, person);
    statuses.push((await answer(ticket, 'totp', '000000')).status);
  }
  expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
  expect(statuses.at(-1)).toBe(429);
});

test('only a superadmin can reset lost factors, which ends the sessions', async () => {
  const person = await member();
  const { caller } = await withTotp(api, person);
  const admin = await signedIn(
    api,
    await aPerson(api, { tenantId: person.tenantId ?? '', role: 'tenant_admin' }),
  );
  const superadmin = await signedIn(api, await aPerson(api));
  const identifiedBy = 'Called back on the number of their contract';
  const reset = ({ token }: { token: string }, body: object = { identifiedBy }) =>
    post(api, `/api/v1/people/${person.id}/factors/reset`, body, { authorization: `Bearer ${token}` });

  expect((await reset(admin)).status).toBe(403);
  for (const body of [
    {},
    { identifiedBy: '' },
    { identifiedBy: '         x' },
    { identifiedBy: 'x'.repeat(501) },
  ])
    expect((await reset(superadmin, body)).status).toBe(400);
  expect((await caller.get(FACTORS)).status).toBe(200);
  expect((await reset(superadmin)).status).toBe(204);
  expect((await caller.get(FACTORS)).status).toBe(401);
  expect((await login(api, person)).status).toBe('authenticated');
  expect(await mailOf(api, person.email, /factors were reset/)).toContain('second factors');
  const events = (await (await superadmin.get('/api/v1/audit/events?action=factor.removed')).json()) as {
    items: { target: { id: string }; detail: unknown }[];
  };
  expect(events.items.find(({ target }) => target.id === person.id)?.detail).toEqual({
    factor: 'all',
    identifiedBy,
  });
});

describe('a tenant that requires a second factor', () => {
  const policy = { passwordMinLength: 8, secondFactor: 'required', graceDays: 7, upstreamFactor: 'trusted' };

  async function strictTenant(graceDays = 0) {
    const tenant = await aTenant(api);
    const admin = await signedIn(api, await aPerson(api, { tenantId: tenant.id, role: 'tenant_admin' }));
    const saved = await put(admin.token, { ...policy, graceDays, version: 1 });
    if (saved.status !== 200) throw new Error(await saved.text());
    return tenant;
  }

  test('lets members without one sign in during the grace period and shows its end', async () => {
    const tenant = await strictTenant(7);
    const person = await aPerson(api, { tenantId: tenant.id });
    const caller = await signedIn(api, person);
    const { requiredFrom } = (await (await caller.get(FACTORS)).json()) as { requiredFrom: string };
    expect(Date.parse(requiredFrom) - clock.now().getTime()).toBeGreaterThan(6 * 86_400_000);
  });

  test('requires members to set one up at sign-in after the grace period', async () => {
    const tenant = await strictTenant();
    const person = await aPerson(api, { tenantId: tenant.id });
    clock.advance(1);

    const first = await login(api, person);
    expect(first).toMatchObject({ status: 'second_factor_required', factors: [], mustEnrol: true });
    const setUp = await post(api, '/api/v1/auth/second-factor/enrolment', { ticket: first.ticket });
    const { secret, qrCode } = (await setUp.json()) as { secret: string; qrCode: string };
    expect(qrCode).toContain('<svg');
    const wrong = await post(api, '/api/v1/auth/second-factor/enrolment/confirm', {
      ticket: first.ticket,
      code: '000000',
    });
    expect(wrong.status).toBe(401);
    const done = await post(api, '/api/v1/auth/second-factor/enrolment/confirm', {
      ticket: first.ticket,
      code: codeOf(api, secret),
    });

    expect(done.status).toBe(200);
    expect(await done.json()).toMatchObject({
      login: { status: 'authenticated', user: { email: person.email } },
      recoveryCodes: expect.arrayContaining([expect.stringMatching(/^[\w-]{19}$/)]),
    });
    expect((await login(api, person)).mustEnrol).toBe(false);
  });

  test('keeps the last factor of a member', async () => {
    const tenant = await strictTenant(7);
    const { caller } = await withTotp(api, await aPerson(api, { tenantId: tenant.id }));
    expect(await codeIn(await remove(caller.token, 'totp'))).toBe('last_factor');
  });

  test('does not affect another tenant', async () => {
    await strictTenant();
    const admin = await aPerson(api, { tenantId: (await aTenant(api)).id, role: 'tenant_admin' });
    const caller = await signedIn(api, admin);
    expect(await (await caller.get('/api/v1/sign-in-policy')).json()).toMatchObject({
      secondFactor: 'optional',
      version: 1,
    });
  });

  test('rejects the second of two editors with a conflict', async () => {
    const admin = await aPerson(api, { tenantId: (await aTenant(api)).id, role: 'tenant_admin' });
    const { token } = await signedIn(api, admin);
    expect((await put(token, { ...policy, version: 1 })).status).toBe(200);
    expect((await put(token, { ...policy, version: 1, graceDays: 3 })).status).toBe(200);
    expect(await codeIn(await put(token, { ...policy, version: 1, graceDays: 4 }))).toBe('stale_version');
  });

  test('cannot be configured by an ordinary member', async () => {
    const { token } = await signedIn(api, await member());
    expect((await put(token, { ...policy, version: 1 })).status).toBe(403);
  });

  function put(token: string, body: object) {
    return api.fetch('/api/v1/sign-in-policy', {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }
});

test('outside of the demo, a superadmin must set up a factor at sign-in', async () => {
  const person = await aPerson(api);
  const response = await post(other, '/api/v1/auth/login', { email: person.email, password: PASSWORD });
  expect(await response.json()).toMatchObject({ status: 'second_factor_required', mustEnrol: true });
});

function remove(token: string, what: string) {
  return api.fetch(`${FACTORS}/${what}`, { method: 'DELETE', headers: { authorization: `Bearer ${token}` } });
}
