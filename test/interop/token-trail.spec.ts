import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { AuditQueue } from '../../nest-api/src/audit/audit-queue.js';
import type { Tenant } from '../../nest-api/src/tenants/tenant.entity.js';
import { startApi, type TestApi } from '../support/api.ts';
import { Browser } from '../support/browser.ts';
import { type ApiCaller, aPerson, aTenant, type Person, signedIn } from '../support/data.ts';
import { cloneDatabase, type DatabaseClone } from '../support/database.ts';
import { EVENTUALLY } from '../support/eventually.ts';
import { aClient, type Registered, RelyingParty } from '../support/relying-party.ts';

let database: DatabaseClone;
let owner: pg.Pool;
let api: TestApi;
let superadmin: ApiCaller;
let client: Registered;
let app: RelyingParty;
let tenant: Tenant;
let person: Person;
let browser: Browser;

beforeAll(async () => {
  database = await cloneDatabase();
  owner = new pg.Pool({ connectionString: database.ownerUrl, max: 2 });
  api = await startApi({ database });
  superadmin = await signedIn(api, await aPerson(api));
  client = await aClient(superadmin);
  app = await RelyingParty.discover(api, client);
  tenant = await aTenant(api);
  person = await aPerson(api, { tenantId: tenant.id });
  browser = new Browser(api);
  await browser.signIn(person);
});
afterAll(async () => {
  await Promise.all([api?.stop(), owner?.end()]);
  await database?.drop();
});

interface Told {
  readonly tenant: string;
  readonly event: Record<string, unknown> & { detail: Record<string, unknown> };
}

async function told(): Promise<Told[]> {
  const { rows } = await owner.query<Told>(
    `select tenant_id as tenant, event from audit_events where action like 'token.%' order by seq`,
  );
  await owner.query(`truncate audit_events, audit_seals, audit_heads`);
  return rows;
}

async function flushed(): Promise<Told[]> {
  await api.app.get(AuditQueue).flush();
  return told();
}

test('tokens of a user are in the audit log of the organization, by name but not by value', async () => {
  const tokens = await app.signIn(browser, { scope: 'openid offline_access', prompt: 'consent' });
  const refreshed = await app.refresh(String(tokens.refresh_token));
  const events = await flushed();
  expect(events).toMatchObject(
    ['authorization_code', 'refresh_token'].map((grant_type) => ({
      tenant: tenant.id,
      event: {
        action: 'token.issued',
        outcome: 'success',
        actor: { type: 'user', id: person.id },
        target: { type: 'oauth_client', id: client.id },
        address: '127.0.0.1',
        requestId: expect.stringMatching(/^[\w-]{12}$/),
        detail: {
          client_id: client.client_id,
          grant_type,
          scope: 'openid offline_access',
          issued: ['access_token', 'id_token', 'refresh_token'],
        },
      },
    })),
  );
  for (const { access_token, refresh_token } of [tokens, refreshed]) {
    expect(JSON.stringify(events)).not.toContain(access_token);
    expect(JSON.stringify(events)).not.toContain(refresh_token);
  }
});

test("rejected requests of an organization's application are in its audit log", async () => {
  const own = await aClient(superadmin, { tenant_id: tenant.id });
  const party = await RelyingParty.discover(api, own);
  await expect(party.refresh(`ghr_000${'x'.repeat(43)}`)).rejects.toThrow();
  expect(await flushed()).toMatchObject([
    {
      tenant: tenant.id,
      event: {
        action: 'token.refused',
        outcome: 'failure',
        actor: { type: 'client', id: own.id },
        detail: { error: 'invalid_grant', grant_type: 'refresh_token' },
      },
    },
  ]);
});

test("a code that is used twice is a reuse in the audit log of the application's organization", async () => {
  const party = await RelyingParty.discover(api, await aClient(superadmin, { tenant_id: tenant.id }));
  const request = await party.request({ scope: 'openid' });
  let callback = await browser.follow(request.url);
  if (callback.pathname.startsWith('/interaction/')) callback = await browser.proceed(callback, 'allow');
  await party.redeem(callback, request);
  await expect(party.redeem(callback, request)).rejects.toThrow();
  expect((await flushed()).map(({ tenant: whose, event }) => [whose, event.action, event.outcome])).toEqual([
    [tenant.id, 'token.issued', 'success'],
    [tenant.id, 'token.reuse_detected', 'failure'],
  ]);
});

test('the session of a code that is used twice ends if the policy rejects the risk, with a back-channel logout', async () => {
  const other = await aTenant(api);
  const user = await aPerson(api, { tenantId: other.id });
  const theirs = new Browser(api);
  await theirs.signIn(user);
  await owner.query(
    `insert into sign_in_policies (tenant_id, risk_mode, risk_medium, risk_high, updated_at)
     values ($1, 'enforce', 'allow', 'reject', now())`,
    [other.id],
  );
  const told = await aClient(superadmin, {
    tenant_id: other.id,
    backchannel_logout_uri: 'https://expenses.example.test/logout',
  });
  const begun = async (registered: Registered) => {
    const party = await RelyingParty.discover(api, registered);
    const request = await party.request({ scope: 'openid' });
    let callback = await theirs.follow(request.url);
    if (callback.pathname.startsWith('/interaction/')) callback = await theirs.proceed(callback, 'allow');
    await party.redeem(callback, request);
    return { party, request, callback };
  };
  await begun(told);
  const { party, request, callback } = await begun(await aClient(superadmin, { tenant_id: other.id }));
  await expect(party.redeem(callback, request)).rejects.toThrow();
  await vi.waitFor(async () => {
    const { rows } = await owner.query('select end_reason from sessions where user_id = $1', [user.id]);
    expect(rows).toEqual([{ end_reason: 'token_reused' }]);
  }, EVENTUALLY);
  const { rows } = await owner.query('select reason from oauth_logout_deliveries where user_id = $1', [
    user.id,
  ]);
  expect(rows).toEqual([{ reason: 'token_reused' }]);
  await flushed();
});

test('guesses of client secrets are in the audit log, and cannot fill it', async () => {
  for (let n = 0; n < 20; n++) {
    const secret = Buffer.from(`${client.client_id}:wrong-secret-${n}`).toString('base64');
    await fetch(`${api.url}/api/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${secret}` },
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: 'x' }),
    });
  }
  const events = await flushed();
  expect(events.length).toBeLessThan(20);
  expect(events.reduce((sum, { event }) => sum + Number(event.detail.count ?? 1), 0)).toBe(20);
  expect(events[0]?.event).toMatchObject({ action: 'token.refused', detail: { error: 'invalid_client' } });
});

test('an event that is not storable text loses no other event', async () => {
  const own = await aClient(superadmin, { tenant_id: tenant.id });
  const party = await RelyingParty.discover(api, own);
  await party.refresh(`ghr_000${'x'.repeat(43)}`).catch(() => undefined);
  const secret = Buffer.from(`${own.client_id}:${own.client_secret}`).toString('base64');
  const response = await fetch(`${api.url}/api/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${secret}` },
    body: new URLSearchParams({ grant_type: 'x\u0000' }),
  });
  expect(response.status).toBe(400);
  expect((await flushed()).map(({ event }) => event.detail.grant_type)).toEqual(['refresh_token', 'x\ufffd']);
});

test('a process that stops has written every token that it issued to the audit log', async () => {
  const leaving = await startApi({ database });
  app.moveTo(leaving);
  browser.moveTo(leaving);
  await app.signIn(browser, { scope: 'openid' });
  await leaving.stop();
  expect(await told()).toHaveLength(1);
});
