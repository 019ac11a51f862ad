import type { SignInPolicy, SsoResult } from '@gatehouse/contracts';
import { DIRECTORIES, type Sandbox, startSandbox } from '@gatehouse/sandbox-idp';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ConnectionClaims } from '../../nest-api/src/risk/connection-claims.js';
import { SignInLog } from '../../nest-api/src/sign-in-log/sign-in-log.js';
import { startApi, type TestApi } from '../support/api.ts';
import {
  aConnection,
  anOrganization,
  forgetSandbox,
  type Organization,
  sandboxSettings,
} from '../support/sso.ts';
import { through } from '../support/sso-sign-ins.ts';

let sandbox: Sandbox;
let api: TestApi;
let database: pg.Client;
let owner: Organization;

beforeAll(async () => {
  sandbox = await startSandbox(0);
  api = await startApi({ env: sandboxSettings(sandbox) });
  database = new pg.Client({ connectionString: api.database.ownerUrl });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await api.stop();
  await sandbox.stop();
});
beforeEach(async () => {
  owner = await anOrganization(api, 'demo-company.test');
});
afterEach(() => forgetSandbox(api));

test('an organization without a policy trusts a second factor only if it is claimed', async () => {
  const policy = (await (await owner.as.get('/api/v1/sign-in-policy')).json()) as SignInPolicy;
  expect(policy.upstreamFactor).toBe('when_claimed');
});

test('so does an organization whose policy never set it', async () => {
  await database.query('insert into sign_in_policies (tenant_id, updated_at) values ($1, now())', [owner.id]);
  const policy = (await (await owner.as.get('/api/v1/sign-in-policy')).json()) as SignInPolicy;
  expect(policy.upstreamFactor).toBe('when_claimed');
});

describe.each([
  ['oauth2', {}],
  ['google', {}],
  ['microsoft', { directoryId: DIRECTORIES[0]?.tid }],
])('a new connection of the type %s, where two factors are required', (type, more) => {
  const signIn = async (mode: string) => {
    await database.query(
      `insert into sign_in_policies (tenant_id, second_factor_since, grace_days, updated_at)
       values ($1, now() - interval '1 day', 0, now())`,
      [owner.id],
    );
    const given = { type, domains: ['demo-company.test'], ...more };
    const { id } = await aConnection(owner.as, sandbox, given);
    const result = (await (await through(api, id, { mode })).json()) as Extract<
      SsoResult,
      { status: 'signed_in' }
    >;
    expect(result, JSON.stringify(result)).toMatchObject({ status: 'signed_in' });
    return result.login.status;
  };

  test('admits users with a claim of two factors', async () => {
    expect(await signIn('claims_mfa')).toBe('authenticated');
  });

  test('requires a second factor without that claim', async () => {
    expect(await signIn('none')).toBe('second_factor_required');
  });
});

test.each([
  ['claims_mfa', true],
  ['none', false],
])(
  'the sign-in log keeps whether two factors were claimed, for the replay of a policy (%s)',
  async (mode, secondFactor) => {
    const { id } = await aConnection(owner.as, sandbox, { type: 'oauth2', domains: ['demo-company.test'] });
    expect(await (await through(api, id, { mode })).json()).toMatchObject({ status: 'signed_in' });
    await api.app.get(SignInLog).flush();
    const { rows } = await database.query(
      `select found from sign_in_attempts where connection_id = $1 and outcome = 'success'`,
      [id],
    );
    expect(rows).toEqual([{ found: { secondFactor } }]);
  },
);

describe('other claims than the connection usually sends', () => {
  const signIn = async (id: string, mode: string) => {
    expect(await (await through(api, id, { mode })).json()).toMatchObject({ status: 'signed_in' });
    await Promise.all([api.app.get(SignInLog).flush(), api.app.get(ConnectionClaims).flush()]);
    const { rows } = await database.query(
      `select r.reason from sign_in_attempts a cross join jsonb_array_elements(a.risk -> 'reasons') as r (reason)
       where a.connection_id = $1 and r.reason ->> 'signal' = 'other_claims' order by a.at`,
      [id],
    );
    return rows.map(({ reason }) => reason);
  };
  const habitOf = async (id: string) =>
    (
      await database.query(
        'select sign_ins as "signIns", seen from connection_claims where connection_id = $1',
        [id],
      )
    ).rows[0];
  const repeat = (id: string, times: number) =>
    database.query(
      `update connection_claims set sign_ins = sign_ins * $2,
         seen = (select jsonb_object_agg(s.key, s.value::int * $2) from jsonb_each_text(seen) s) where connection_id = $1`,
      [id, times],
    );

  test('are a reason in the sign-in log, until an admin edits the connection', async () => {
    const connection = await aConnection(owner.as, sandbox, {
      type: 'oauth2',
      domains: ['demo-company.test'],
    });
    const { id } = connection;
    expect(await signIn(id, 'none')).toEqual([]);
    const habit = await habitOf(id);
    expect(habit).toMatchObject({ signIns: 1, seen: { 'alg=RS256': 1, sub: 1, email: 1 } });
    expect(JSON.stringify(habit)).not.toContain('demo-company');
    expect(await signIn(id, 'claims_mfa')).toEqual([]);

    await database.query('delete from connection_claims where connection_id = $1', [id]);
    await signIn(id, 'none');
    await repeat(id, 20);
    const [reason, ...others] = await signIn(id, 'claims_mfa');
    expect(others).toEqual([]);
    expect(reason).toMatchObject({ signal: 'other_claims', found: expect.stringContaining('amr=mfa') });
    expect((await habitOf(id)).seen).toMatchObject({ sub: 21, 'amr=mfa': 1 });

    await database.query(
      `update sso_configurations set mapping = mapping || '{"groups": "roles"}' where id = $1`,
      [id],
    );
    expect(await signIn(id, 'claims_mfa')).toHaveLength(1);
    expect(await habitOf(id)).toMatchObject({ signIns: 1, seen: { 'amr=mfa': 1 } });
  });

  test('have less weight the older they are', async () => {
    const { id } = await aConnection(owner.as, sandbox, { type: 'oauth2', domains: ['demo-company.test'] });
    await signIn(id, 'none');
    await repeat(id, 600);
    await signIn(id, 'none');
    expect(await habitOf(id)).toMatchObject({ signIns: 301, seen: { sub: 301 } });
  });
});
