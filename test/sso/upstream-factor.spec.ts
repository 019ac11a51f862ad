import type { SignInPolicy, SsoResult } from '@gatehouse/contracts';
import { DIRECTORIES, type Sandbox, startSandbox } from '@gatehouse/sandbox-idp';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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

test('an organization without a policy trusts a second factor only when it is claimed', async () => {
  const policy = (await (await owner.as.get('/api/v1/sign-in-policy')).json()) as SignInPolicy;
  expect(policy.upstreamFactor).toBe('when_claimed');
});

test('so does one whose policy never named it', async () => {
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

  test('lets its people in by a claim of two factors', async () => {
    expect(await signIn('claims_mfa')).toBe('authenticated');
  });

  test('asks them for a second factor without that claim', async () => {
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
