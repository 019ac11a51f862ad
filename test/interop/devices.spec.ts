import * as oidc from 'openid-client';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SignInLog } from '../../nest-api/src/sign-in-log/sign-in-log.js';
import { startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, aTenant, type Person, signedIn } from '../support/data.ts';
import { untilLocked } from '../support/locks.ts';
import { aClient, aResource, type Registered, RelyingParty } from '../support/relying-party.ts';

const DEVICE = 'urn:ietf:params:oauth:grant-type:device_code';
const TELEVISION = {
  name: 'Television',
  grant_types: [DEVICE],
  redirect_uris: [],
  token_endpoint_auth_method: 'none',
  scopes: ['openid', 'email', 'offline_access'],
};
const PATH = '/api/v1/oauth2/device';

let api: TestApi;
let other: TestApi;
let owner: pg.Client;
let superadmin: ApiCaller;
let tenantId: string;
let person: Person;
let caller: ApiCaller;
let client: Registered;
let television: RelyingParty;

beforeAll(async () => {
  api = await startApi();
  other = await startApi({ database: api.database });
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
  superadmin = await signedIn(api, await aPerson(api));
  tenantId = (await aTenant(api)).id;
  person = await aPerson(api, { tenantId });
  caller = await signedIn(api, person);
  client = await aClient(superadmin, TELEVISION);
  television = await RelyingParty.discover(api, client);
});
afterAll(async () => {
  await owner.end();
  await other.stop();
  await api.stop();
});

const begin = (
  parameters: Record<string, string> = { scope: 'openid email offline_access' },
  as = television,
) => oidc.initiateDeviceAuthorization(as.config, parameters);

/** Sends one poll from the device. */
async function poll(device_code: string, as: Registered = client, at = api) {
  const body = new URLSearchParams({ grant_type: DEVICE, device_code, client_id: as.client_id });
  const response = await fetch(`${at.url}/api/v1/oauth2/token`, { method: 'POST', body });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

const find = (user_code: string, as = caller) => as.post(`${PATH}/find`, { user_code });
const answer = (user_code: string, given: 'allow' | 'deny', as = caller) =>
  as.post(`${PATH}/answer`, { user_code, answer: given });

describe('a device', () => {
  test('shows a code and the Gatehouse page with any issuer', async () => {
    const begun = await begin();
    expect(begun.user_code).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/);
    expect(begun).toMatchObject({
      verification_uri: `${api.settings.PUBLIC_URL}/device`,
      verification_uri_complete: `${api.settings.PUBLIC_URL}/device?user_code=${begun.user_code}`,
      expires_in: 600,
      interval: 5,
    });
    expect((await poll(begun.device_code)).body.error).toBe('authorization_pending');
  });

  test('is signed in by a user who types its code at another process', async () => {
    const { user_code, device_code } = await begin();
    const found = await find(user_code.toLowerCase().replace('-', ' '));
    expect(await found.json()).toMatchObject({
      user_code,
      client: { client_id: client.client_id, name: 'Television' },
      scopes: [{ scope: 'openid' }, { scope: 'email' }, { scope: 'offline_access' }],
    });
    const elsewhere = await signedIn(other, person);
    expect((await answer(user_code, 'allow', elsewhere)).status).toBe(204);

    const { body } = await poll(device_code);
    expect(body).toMatchObject({ access_token: expect.stringMatching(/^gha_/), token_type: 'Bearer' });
    const claims = JSON.parse(Buffer.from(String(body.id_token).split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({ sub: person.id, email: person.email, amr: ['pwd'] });
    expect(await television.userinfo(String(body.access_token), person.id)).toMatchObject({
      email: person.email,
    });
    expect((await television.refresh(String(body.refresh_token))).access_token).toMatch(/^gha_/);
  });

  test('shows how long its access lasts, by the shortest limit of application and organization', async () => {
    const lifetime = async (parameters?: Record<string, string>) =>
      ((await (await find((await begin(parameters)).user_code)).json()) as { lifetime: object }).lifetime;
    expect(await lifetime({ scope: 'openid email' })).toEqual({ accessSeconds: 3600, offline: null });
    await owner.query(
      'update tenants set offline_idle_seconds = 3600, offline_total_seconds = 7200 where id = $1',
      [tenantId],
    );
    try {
      expect(await lifetime()).toEqual({
        accessSeconds: 3600,
        offline: { idleSeconds: 3600, totalSeconds: 3600 },
      });
    } finally {
      await owner.query(
        'update tenants set offline_idle_seconds = default, offline_total_seconds = default where id = $1',
        [tenantId],
      );
    }
  });

  test('gets its tokens once', async () => {
    const { user_code, device_code } = await begin();
    await answer(user_code, 'allow');
    const answers = await Promise.all(Array.from({ length: 10 }, () => poll(device_code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await poll(device_code)).body.error).toBe('invalid_grant');
  });

  test('gets an error after the user denies it', async () => {
    const { user_code, device_code } = await begin();
    expect((await answer(user_code, 'deny')).status).toBe(204);
    expect((await poll(device_code)).body.error).toBe('access_denied');
    const { rows } = await owner.query(
      `select event from audit_events where tenant_id = $1 and action = 'device.refused'`,
      [tenantId],
    );
    expect(rows).toHaveLength(1);
  });

  test('gets an error after its code expires', async () => {
    const { user_code, device_code } = await begin();
    await owner.query(
      `update oauth_artifacts set payload = jsonb_set(payload, '{exp}', to_jsonb(extract(epoch from now())::int - 1))
       where kind = 'DeviceCode' and consumed_at is null`,
    );
    expect((await find(user_code)).status).toBe(404);
    expect((await poll(device_code)).body.error).toBe('expired_token');
  });

  test('cannot use the code of another application', async () => {
    const { user_code, device_code } = await begin();
    await answer(user_code, 'allow');
    expect((await poll(device_code, await aClient(superadmin, TELEVISION))).body.error).toBe('invalid_grant');
  });

  test('is signed out with its user', async () => {
    const session = await signedIn(api, person);
    const { user_code, device_code } = await begin();
    await answer(user_code, 'allow', session);
    const { body } = await poll(device_code);
    await session.post('/api/v1/auth/logout');
    await expect(television.refresh(String(body.refresh_token))).rejects.toMatchObject({
      error: 'invalid_grant',
    });
  });

  test('can request an API', async () => {
    const resource = 'https://api.films.example.test';
    await aResource(superadmin, resource, { scopes: ['films:watch'] });
    const watching = await aClient(superadmin, {
      ...TELEVISION,
      resources: [{ resource, scopes: ['films:watch'] }],
    });
    const { user_code, device_code } = await begin(
      { scope: 'films:watch', resource },
      await RelyingParty.discover(api, watching),
    );
    await answer(user_code, 'allow');
    expect((await poll(device_code, watching)).body).toMatchObject({ expires_in: 300, scope: 'films:watch' });
  });

  test.each([
    [{ scope: 'openid tenant' }, 'invalid_scope'],
    [{ scope: 'openid\u0007' }, 'invalid_scope'],
    [{ scope: 'openid', resource: 'https://api.other.example.test' }, 'invalid_target'],
  ])('that requests %j is rejected', async (parameters, error) => {
    await expect(begin(parameters)).rejects.toMatchObject({ status: 400, error });
  });

  test('an application for browsers cannot use the flow', async () => {
    await expect(
      begin({ scope: 'openid' }, await RelyingParty.discover(api, await aClient(superadmin))),
    ).rejects.toMatchObject({ status: 400, error: 'unauthorized_client' });
  });
});

describe('a device that polls too fast', () => {
  const said = async (device_code: string, at = api) => (await poll(device_code, client, at)).body.error;
  /** Moves the last poll of every device into the past. */
  const wait = (seconds: number) =>
    owner.query(
      `update oauth_artifacts
       set payload = payload || jsonb_build_object('polledAt', (payload ->> 'polledAt')::float8 - $1::int)
       where kind = 'DeviceCode'`,
      [seconds],
    );

  test('gets slow_down from every process, and its interval grows by five seconds each time', async () => {
    const { device_code } = await begin();
    expect(await said(device_code)).toBe('authorization_pending');
    await wait(5);
    expect(await said(device_code, other)).toBe('authorization_pending');
    expect(await said(device_code)).toBe('slow_down');
    await wait(7);
    expect(await said(device_code, other)).toBe('slow_down');
    await wait(15);
    expect(await said(device_code)).toBe('authorization_pending');
    await wait(12);
    expect(await said(device_code)).toBe('slow_down');
  });

  test('that sends many requests to two processes gets one response', async () => {
    const { device_code } = await begin();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => said(device_code, index % 2 ? api : other)),
    );
    expect(answers.sort()).toEqual(['authorization_pending', ...Array(9).fill('slow_down')]);
  });

  test('still gets its tokens after the user has answered', async () => {
    const { user_code, device_code } = await begin();
    await said(device_code);
    await answer(user_code, 'allow');
    expect((await poll(device_code)).status).toBe(200);
  });

  test('is not delayed by another application', async () => {
    const { device_code } = await begin();
    expect((await poll(device_code, await aClient(superadmin, TELEVISION))).body.error).toBe('invalid_grant');
    expect(await said(device_code)).toBe('authorization_pending');
  });
});

describe('the user code of a device', () => {
  test('is for members of the tenant that owns the application', async () => {
    const admin = await signedIn(api, await aPerson(api, { tenantId, role: 'tenant_admin' }));
    const theirs = await RelyingParty.discover(api, await aClient(admin, TELEVISION));
    const { user_code } = await begin({ scope: 'openid' }, theirs);
    const outsider = await signedIn(api, await aPerson(api, { tenantId: (await aTenant(api)).id }));
    for (const tried of [await find(user_code, outsider), await answer(user_code, 'allow', outsider)]) {
      expect(tried.status).toBe(403);
      expect(await tried.json()).toMatchObject({ code: 'not_a_member' });
    }
    expect((await answer(user_code, 'allow')).status).toBe(204);
  });

  test('that is rejected on the page is in the sign-in log of the user’s organization', async () => {
    const own = await aTenant(api);
    const outsider = await aPerson(api, { tenantId: own.id });
    const admin = await signedIn(api, await aPerson(api, { tenantId, role: 'tenant_admin' }));
    const registered = await aClient(admin, TELEVISION);
    const { user_code } = await begin({ scope: 'openid' }, await RelyingParty.discover(api, registered));
    const as = await signedIn(api, outsider);
    await find(user_code, as);
    await find('BBBB-BBBB', as);
    await api.app.get(SignInLog, { strict: false }).flush();
    const { rows } = await owner.query(
      `select tenant_id as tenant, outcome, user_id as "user", application_id is not null as "isNamed"
       from sign_in_attempts where failed and method = 'authorization' and tenant_id = any($1)
         and outcome in ('not_a_member', 'device_code_unknown') and (user_id = $2 or tenant_id = $3)`,
      [[own.id, tenantId], outsider.id, tenantId],
    );
    expect(rows).toEqual(
      expect.arrayContaining([
        { tenant: own.id, outcome: 'not_a_member', user: outsider.id, isNamed: true },
        { tenant: own.id, outcome: 'device_code_unknown', user: outsider.id, isNamed: false },
        // The organization that owns the application sees no data about the user.
        { tenant: tenantId, outcome: 'not_a_member', user: null, isNamed: true },
      ]),
    );
  });

  test('of a tenant’s issuer is entered on the same page', async () => {
    const tenant = await aTenant(api);
    const admin = await signedIn(api, await aPerson(api, { tenantId: tenant.id, role: 'tenant_admin' }));
    const theirs = await aClient(admin, TELEVISION);
    const issuer = `${api.settings.PUBLIC_URL}/t/${tenant.slug}`;
    const begun = await begin(
      { scope: 'openid' },
      await RelyingParty.discover(api, theirs, undefined, issuer),
    );
    expect(begun.verification_uri).toBe(`${api.settings.PUBLIC_URL}/device`);
    expect((await answer(begun.user_code, 'allow', admin)).status).toBe(204);
    const body = new URLSearchParams({
      grant_type: DEVICE,
      device_code: begun.device_code,
      client_id: theirs.client_id,
    });
    const there = await fetch(`${api.url}/t/${tenant.slug}/api/v1/oauth2/token`, { method: 'POST', body });
    expect(await there.json()).toHaveProperty('id_token');
  });

  test('can be answered once, by any user', async () => {
    const { user_code } = await begin();
    const answers = await Promise.all([
      answer(user_code, 'allow'),
      answer(user_code, 'deny'),
      answer(user_code, 'allow'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
  });

  /** Both requests read the unanswered code before either one can answer it. */
  test('is answered once by two simultaneous users, and one of them gets an error', async () => {
    const { user_code, device_code } = await begin();
    const holder = new pg.Client({ connectionString: api.database.ownerUrl });
    await holder.connect();
    try {
      await holder.query('begin');
      await holder.query(`select 1 from oauth_artifacts where kind = 'DeviceCode' for update`);
      const both = (['allow', 'deny'] as const).map((given) => answer(user_code, given));
      await untilLocked(owner, 'answer_device', 2);
      await holder.query('commit');
      const [allowed, denied] = (await Promise.all(both)).map(({ status }) => status);
      expect([allowed, denied].sort()).toEqual([204, 404]);
      expect((await poll(device_code)).status === 200).toBe(allowed === 204);
    } finally {
      await holder.end();
    }
  });

  test('needs a session', async () => {
    const { user_code } = await begin();
    const response = await api.fetch(`${PATH}/find`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ user_code }),
    });
    expect(response.status).toBe(401);
  });

  test('is answered after a new sign-in if the device requires one', async () => {
    const { user_code } = await begin({ scope: 'openid', max_age: '0' });
    const viewer = await aPerson(api, { tenantId });
    const session = await signedIn(api, viewer);
    /** Sets the sign-in time relative to the device's request. */
    const signedInAt = (milliseconds: number) =>
      owner.query(
        `update sessions set authenticated_at = to_timestamp((payload ->> 'askedAt')::float8 + $2::int / 1000.0)
         from oauth_artifacts
         where kind = 'DeviceCode' and payload -> 'params' ->> 'prompt' = 'login' and user_id = $1`,
        [viewer.id, milliseconds],
      );
    await signedInAt(-1);
    const refused = await answer(user_code, 'allow', session);
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
      409,
      'sign_in_again',
    ]);
    await signedInAt(1);
    expect((await answer(user_code, 'allow', session)).status).toBe(204);
  });

  test('is protected against guessing', async () => {
    const guesser = await signedIn(api, await aPerson(api, { tenantId }));
    const statuses: number[] = [];
    for (let i = 0; i < 8; i++) statuses.push((await find(`BBBB-BBB${'BCDFGHJK'[i]}`, guesser)).status);
    expect(statuses.slice(0, 5)).toEqual([404, 404, 404, 404, 404]);
    expect(statuses).toContain(429);
    const { user_code } = await begin();
    expect((await find(user_code, guesser)).status).toBe(429);
    expect((await find(user_code)).status).toBe(200);
  });

  test.each(['', 'BCDF', 'BCDF-GHJ1', 'x'.repeat(200)])('%j is invalid', async (user_code) => {
    expect((await find(user_code)).status).toBe(400);
  });

  test('is not in the database or the log', async () => {
    const { user_code, device_code } = await begin();
    await find(user_code);
    const { rows } = await owner.query<{ line: string }>('select t::text as line from oauth_artifacts t');
    const kept = rows.map(({ line }) => line).join('\n') + [...api.log, ...other.log].join('');
    for (const secret of [user_code, user_code.replace('-', ''), device_code])
      expect(kept.includes(secret)).toBe(false);
  });
});
