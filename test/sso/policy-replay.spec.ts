import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AttemptMethod, PolicyReplay, RiskAction, RiskLevel } from '@gatehouse/contracts';
import { Uint32, writeMmdb } from '@gatehouse/network-origin/write';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { aPerson, type Person, signedIn } from '../support/data.ts';
import { aClient } from '../support/relying-party.ts';
import { anOrganization, type Organization } from '../support/sso.ts';
import { aStoredConnection } from '../support/stored-connection.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
let api: TestApi;
let database: pg.Client;
let folder: string;
let owner: Organization;
let member: Person;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gatehouse-replay-'));
  api = await startApi({
    env: {
      COUNTRY_DATABASE: aFile('country.mmdb', { country_code: 'DE' }),
      OPERATOR_DATABASE: aFile('operator.mmdb', {
        autonomous_system_number: new Uint32(64_496),
        autonomous_system_organization: 'Example Telecom',
      }),
    },
  });
  database = new pg.Client({ connectionString: api.database.ownerUrl });
  await database.connect();
});
afterAll(async () => {
  await database?.end();
  await api?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A network file for 203.0.113.0/24. */
function aFile(name: string, data: object): string {
  const path = join(folder, name);
  const first = BigInt(0xcb_00_71_00);
  writeFileSync(path, writeMmdb('Test', new Date(0), [{ first, last: first + 0xffn, data: data as never }]));
  return path;
}

beforeEach(async () => {
  owner = await anOrganization(api);
  member = await aPerson(api, { tenantId: owner.id });
});

interface Past {
  readonly method?: AttemptMethod;
  readonly hoursAgo?: number;
  readonly connectionId?: string | null;
  readonly claimsFactor?: boolean;
  readonly failed?: boolean;
  readonly isSignIn?: boolean;
  readonly ip?: string | null;
  readonly risk?: RiskLevel;
}

const enters = (
  user: Person,
  application: string,
  hoursAgo: number,
  {
    ip = null,
    count = 1,
    method = 'authorization',
  }: { ip?: string | null; count?: number; method?: AttemptMethod } = {},
) =>
  database.query(
    `insert into sign_in_attempts (failed, at, id, tenant_id, method, is_sign_in, outcome, count, reference, user_id, ip,
       application_id, application_type)
     values (false, $1, gen_random_uuid(), $2, $3, false, 'success', $4, 'r', $5, $6, $7, 'oauth_client')`,
    [new Date(Date.now() - hoursAgo * HOUR_MS), owner.id, method, count, user.id, ip, application],
  );

async function signIn(user: Pick<Person, 'id'> | null, past: Past = {}, tenantId = owner.id): Promise<void> {
  const { method = 'password', hoursAgo = 1, connectionId = null, claimsFactor, failed = false } = past;
  await database.query(
    `insert into sign_in_attempts (failed, at, id, tenant_id, method, is_sign_in, outcome, reference, connection_id,
       user_id, found, ip, risk)
     values ($1, $2, gen_random_uuid(), $3, $4, $5, $6, 'r', $7, $8, $9, $10, $11)`,
    [
      failed,
      new Date(Date.now() - hoursAgo * HOUR_MS),
      tenantId,
      method,
      past.isSignIn ?? true,
      failed ? 'invalid_credentials' : 'success',
      connectionId,
      user?.id ?? null,
      claimsFactor === undefined ? null : { secondFactor: claimsFactor },
      past.ip ?? null,
      past.risk ? { level: past.risk } : null,
    ],
  );
}

/** Excludes the sign-in of the admin who runs the replay. */
const SINCE = new Date(Date.now() - 29 * DAY_MS).toISOString();

async function replay(rule: string, more: Record<string, string> = {}) {
  const query = new URLSearchParams({ rule, since: SINCE, ...more });
  const response = await owner.as.get(`/api/v1/sign-in-policy/replay?${query}`);
  expect(response.status, await response.clone().text()).toBe(200);
  const found = (await response.json()) as PolicyReplay;
  // The admin's own session is real, and the tests below are about others.
  return { ...found, items: found.items.filter(({ userId }) => userId !== owner.admin.id) };
}

const withFactor = (user: Person) =>
  database.query('update users set has_factor = true where id = $1', [user.id]);

describe('a required second factor', () => {
  test('would have rejected users who signed in with a password and have no factor, by name and number', async () => {
    await signIn(member, { hoursAgo: 2 });
    await signIn(member, { hoursAgo: 30 });
    const found = await replay('second_factor');
    expect(found.items).toEqual([
      {
        userId: member.id,
        email: member.email,
        name: expect.any(String),
        signIns: 2,
        lastAt: expect.any(String),
        reasons: ['no_second_factor'],
        remedy: 'set_up_factor',
      },
    ]);
    expect(Date.now() - Date.parse(found.items[0]?.lastAt ?? '')).toBeLessThan(3 * HOUR_MS);
    expect(found.isEstimate).toBe(false);
  });

  test('rejects no user who used a factor or has one by now', async () => {
    const enrolled = await aPerson(api, { tenantId: owner.id });
    await withFactor(enrolled);
    await signIn(enrolled);
    await signIn(member, { method: 'totp' });
    await signIn(member, { method: 'passkey' });
    const found = await replay('second_factor');
    expect(found.items).toEqual([]);
    expect(found.signIns).toBeGreaterThanOrEqual(3);
  });

  test('excludes failures, other organizations and sign-ins older than 30 days', async () => {
    const elsewhere = await anOrganization(api);
    await signIn(member, { failed: true });
    await signIn(member, {}, elsewhere.id);
    // Only one second over, because in the first hour of a day the log has no room for another hour.
    await signIn(member, { hoursAgo: 24 * 30 + 1 / 3_600 });
    const query = new URLSearchParams({ rule: 'second_factor', since: new Date(0).toISOString() });
    const response = await owner.as.get(`/api/v1/sign-in-policy/replay?${query}`);
    const { items } = (await response.json()) as PolicyReplay;
    expect(items.filter(({ userId }) => userId === member.id)).toEqual([]);
  });

  test.each([
    ['trusted', []],
    ['when_claimed', ['connection_without_factor']],
    ['never', ['connection_without_factor']],
  ] as const)('with connections that are %s', async (upstreamFactor, reasons) => {
    const connectionId = await aStoredConnection(api, owner.id);
    await signIn(member, { method: 'saml', connectionId, claimsFactor: false });
    const { items } = await replay('second_factor', { upstreamFactor });
    expect(items.flatMap((item) => item.reasons)).toEqual(reasons);
  });

  test('accepts a claim of the identity provider, and counts sign-ins without a recorded one', async () => {
    const connectionId = await aStoredConnection(api, owner.id);
    await signIn(member, { method: 'saml', connectionId, claimsFactor: true });
    await signIn(member, { method: 'saml', connectionId });
    const found = await replay('second_factor', { upstreamFactor: 'when_claimed' });
    expect(found.items).toEqual([]);
    expect(found.unknown).toEqual([{ code: 'unrecorded_claims', signIns: 1 }]);
  });

  test('says how many sign-ins belong to former members', async () => {
    await database.query('update memberships set status = $1 where user_id = $2', ['suspended', member.id]);
    await signIn(member);
    const found = await replay('second_factor');
    expect(found.items).toEqual([]);
    expect(found.unknown).toEqual([{ code: 'former_members', signIns: 1 }]);
  });
});

describe('required single sign-on', () => {
  test('would have rejected passwords, passkeys and platform connections, but not its own connections', async () => {
    const connectionId = await aStoredConnection(api, owner.id);
    await signIn(member, { method: 'password' });
    await signIn(member, { method: 'passkey' });
    await signIn(member, { method: 'google', connectionId: randomUUID() });
    await signIn(member, { method: 'saml', connectionId });
    const [item] = (await replay('single_sign_on', { breakGlass: owner.admin.id })).items;
    expect([item?.signIns, item?.reasons.toSorted()]).toEqual([3, ['other_provider', 'passkey', 'password']]);
    expect(item?.remedy).toBe('no_connection');
  });

  test('treats a connection of another organization as foreign', async () => {
    const elsewhere = await anOrganization(api);
    await signIn(member, { method: 'saml', connectionId: await aStoredConnection(api, elsewhere.id) });
    expect((await replay('single_sign_on')).items).toMatchObject([{ reasons: ['other_provider'] }]);
  });

  test('rejects no emergency administrator', async () => {
    const [named, other] = [
      await aPerson(api, { tenantId: owner.id, role: 'tenant_admin' }),
      await aPerson(api, { tenantId: owner.id, role: 'tenant_admin' }),
    ];
    for (const admin of [named, other]) await signIn(admin);
    const stopped = async (breakGlass: string) =>
      (await replay('single_sign_on', { breakGlass })).items.map(({ userId }) => userId);
    expect(await stopped(named.id)).toEqual([other.id]);
    // If no emergency administrator is an admin, every admin counts as one.
    expect(await stopped(member.id)).toEqual([]);
  });

  test('excludes users who switched from another organization, and states so', async () => {
    await signIn(member, { method: 'tenant_switch' });
    const found = await replay('single_sign_on', { breakGlass: owner.admin.id });
    expect([found.items, found.unknown]).toEqual([[], [{ code: 'organization_switches', signIns: 1 }]]);
  });
});

describe('actions at risk', () => {
  const withPasskey = async ({ id }: Person) => {
    await database.query(
      `insert into passkeys (id, user_id, credential_id, public_key, counter, transports, is_synced, name, created_at)
       values (gen_random_uuid(), $1, gen_random_uuid()::text, 'k', 0, '{}', false, 'Laptop', now())`,
      [id],
    );
    await withFactor({ id } as Person);
  };
  const reasonsAt = async (riskMedium: RiskAction, riskHigh: RiskAction) =>
    (await replay('risk', { riskMedium, riskHigh })).items.map(({ signIns, reasons, remedy }) => [
      signIns,
      reasons,
      remedy,
    ]);

  test('would have affected the sign-ins of their level, and no usual ones', async () => {
    await signIn(member, { risk: 'low' });
    await signIn(member, { risk: 'medium' });
    await signIn(member, { risk: 'high' });
    await signIn(member);
    expect(await reasonsAt('allow', 'allow')).toEqual([]);
    expect(await reasonsAt('allow', 'reject')).toEqual([[1, ['risk_rejected'], 'use_usual_device']]);
    expect(await reasonsAt('second_factor', 'second_factor')).toEqual([
      [2, ['risk_sets_up_factor', 'risk_without_factor'], 'set_up_factor'],
    ]);
    expect(await reasonsAt('passkey', 'passkey')).toEqual([
      [2, ['risk_sets_up_factor', 'risk_without_passkey'], 'set_up_passkey'],
    ]);
    // A script made the admin's own sign-in, so it has medium risk.
    const found = await replay('risk', { riskMedium: 'allow', riskHigh: 'reject' });
    expect(found).toMatchObject({
      affectedSignIns: 1,
      affectedUsers: 1,
      byReason: [{ reason: 'risk_rejected', signIns: 1, users: 1 }],
    });
    expect(found.unknown).toContainEqual({ code: 'unassessed', signIns: 1 });
  });

  test('ask users for the factors that they have, unless the sign-in used them', async () => {
    await withFactor(member);
    await signIn(member, { risk: 'high', method: 'totp' });
    expect(await reasonsAt('allow', 'second_factor')).toEqual([]);
    expect(await reasonsAt('allow', 'passkey')).toEqual([[1, ['risk_without_passkey'], 'set_up_passkey']]);
    await withPasskey(member);
    expect(await reasonsAt('allow', 'passkey')).toEqual([[1, ['risk_confirms_passkey'], 'confirm']]);
    await signIn(member, { risk: 'high', method: 'passkey' });
    expect(await reasonsAt('allow', 'passkey')).toEqual([[1, ['risk_confirms_passkey'], 'confirm']]);
  });

  test('count a connection as two factors only with its claim', async () => {
    const connectionId = await aStoredConnection(api, owner.id);
    await signIn(member, { risk: 'medium', method: 'oauth2', connectionId, claimsFactor: true });
    expect(await reasonsAt('second_factor', 'allow')).toEqual([]);
    await signIn(member, { risk: 'medium', method: 'oauth2', connectionId, claimsFactor: false });
    expect(await reasonsAt('second_factor', 'allow')).toEqual([
      [1, ['risk_sets_up_factor'], 'set_up_factor'],
    ]);
    await withFactor(member);
    expect(await reasonsAt('second_factor', 'allow')).toEqual([[1, ['risk_confirms_factor'], 'confirm']]);
  });

  test('are stricter for the members of a group', async () => {
    const made = await owner.as.post('/api/v1/groups', { name: 'Finance' });
    const { id } = (await made.json()) as { id: string };
    await owner.as.post(`/api/v1/groups/${id}/members`, { addUsers: [member.id] });
    const other = await aPerson(api, { tenantId: owner.id });
    for (const user of [member, other]) await signIn(user, { risk: 'high' });
    const of = { riskMedium: 'allow', riskHigh: 'allow' };
    expect((await replay('risk', { ...of, riskRules: `group:${id}:allow:reject` })).items).toMatchObject([
      { userId: member.id, reasons: ['risk_rejected'] },
    ]);
    expect((await replay('risk', { ...of, riskRules: '' })).items).toEqual([]);
  });

  test('are stricter for sign-ins that entered an application before the next one', async () => {
    const application = randomUUID();
    await signIn(member, { risk: 'high', hoursAgo: 9 });
    await enters(member, application, 8);
    await signIn(member, { risk: 'high', hoursAgo: 7 });
    await signIn(member, { risk: 'low', hoursAgo: 6 });
    await enters(member, application, 5);
    const of = { riskMedium: 'allow', riskHigh: 'allow' };
    const riskRules = `oauth_client:${application}:allow:reject`;
    expect((await replay('risk', { ...of, riskRules })).items).toMatchObject([
      { userId: member.id, signIns: 1, reasons: ['risk_rejected'] },
    ]);
    const other = `oauth_client:${randomUUID()}:allow:reject`;
    expect((await replay('risk', { ...of, riskRules: other })).items).toEqual([]);
  });

  test('use scores with or without the points of the model', async () => {
    await signIn(member, { risk: 'low' });
    const reasons = [
      { signal: 'new_device', points: 34, found: null, usual: null },
      { signal: 'unlike_organization', points: 12, found: 'country', usual: null, isCounted: false },
    ];
    await database.query(
      `update sign_in_attempts set risk = risk || jsonb_build_object('score', 34, 'reasons', $2::jsonb)
       where user_id = $1`,
      [member.id, JSON.stringify(reasons)],
    );
    const affected = async (riskModel: string) =>
      (await replay('risk', { riskMedium: 'reject', riskModel })).items.map(({ userId }) => userId);
    expect(await affected('count')).toEqual([member.id]);
    expect(await affected('report')).toEqual([]);
    expect(await affected('off')).toEqual([]);
  });

  test('are those of the policy by default', async () => {
    await signIn(member, { risk: 'high' });
    expect((await replay('risk')).items).toMatchObject([{ reasons: ['risk_without_factor'] }]);
    await database.query(
      `insert into sign_in_policies (tenant_id, risk_high, updated_at) values ($1, 'reject', now())
       on conflict (tenant_id) do update set risk_high = 'reject'`,
      [owner.id],
    );
    expect((await replay('risk')).items).toMatchObject([{ reasons: ['risk_rejected'] }]);
  });
});

describe('session limits', () => {
  const limits = (idle: number, total: number) => ({
    sessionIdleSeconds: String(idle),
    sessionTotalSeconds: String(total),
  });
  const use = (hoursAgo: number) => signIn(member, { method: 'saml_request', isSignIn: false, hoursAgo });

  test('would have asked again after a pause that is too long', async () => {
    await signIn(member, { hoursAgo: 10 });
    await use(9.5);
    await use(7);
    const found = await replay('session_limits', limits(3600, 86_400));
    expect(found.items).toMatchObject([
      { userId: member.id, signIns: 1, reasons: ['session_idle'], remedy: 'sign_in_again' },
    ]);
    expect(found.isEstimate).toBe(true);
  });

  test('would have asked again once for each full lifetime', async () => {
    await signIn(member, { hoursAgo: 10 });
    for (const hoursAgo of [9.5, 9, 8.5, 8, 7.5, 7]) await use(hoursAgo);
    const found = await replay('session_limits', limits(3600, 3600));
    expect(found.items).toMatchObject([{ signIns: 3, reasons: ['session_expired'] }]);
  });

  test('affects nobody who signed in again in between', async () => {
    await signIn(member, { hoursAgo: 10 });
    await signIn(member, { hoursAgo: 8 });
    await use(7.75);
    expect((await replay('session_limits', limits(3600, 3600))).items).toEqual([]);
  });
});

describe('a replay', () => {
  test('rejects IDs of emergency administrators that are not UUIDs', async () => {
    const path = `/api/v1/sign-in-policy/replay?rule=single_sign_on&breakGlass=${'a-'.repeat(18)}`;
    const response = await owner.as.get(path);
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('breakGlass')]);
  });

  test('lists the users page by page, those with most sign-ins first', async () => {
    const people = [member, ...(await Promise.all([1, 2].map(() => aPerson(api, { tenantId: owner.id }))))];
    for (const [index, person] of people.entries())
      for (let n = 0; n < index + 2; n += 1) await signIn(person, { hoursAgo: n + 1 });
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query = new URLSearchParams({
        rule: 'single_sign_on',
        limit: '1',
        since: SINCE,
        breakGlass: owner.admin.id,
      });
      if (cursor) query.set('cursor', cursor);
      const response = await owner.as.get(`/api/v1/sign-in-policy/replay?${query}`);
      const page = (await response.json()) as PolicyReplay;
      expect(page).toMatchObject({ affectedUsers: 3, affectedSignIns: 9 });
      seen.push(...page.items.map(({ userId }) => userId));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(people.map(({ id }) => id).toReversed());
  });

  test.each([
    ['no rule', ''],
    ['an unknown rule', 'rule=network'],
    ['limits that no session has', 'rule=session_limits&sessionIdleSeconds=1'],
    ['a cursor that nobody gave out', 'rule=second_factor&cursor=abc'],
  ])('with %s is rejected', async (_name, query) => {
    const response = await owner.as.get(`/api/v1/sign-in-policy/replay?${query}`);
    expect([400, 422]).toContain(response.status);
  });

  test('of another organization is not found, and members cannot run any', async () => {
    const stranger = await anOrganization(api);
    const path = `/api/v1/sign-in-policy/replay?rule=second_factor&tenantId=${owner.id}`;
    expect((await stranger.as.get(path)).status).toBe(404);
    expect((await (await signedIn(api, member)).get(path)).status).toBe(403);
    const superadmin = await signedIn(api, await aPerson(api));
    expect((await superadmin.get(path)).status).toBe(200);
    expect((await superadmin.get('/api/v1/sign-in-policy/replay?rule=second_factor')).status).toBe(422);
  });
});

describe('networks', () => {
  const OFFICE = '203.0.113.7';
  const HOME = '198.51.100.7';

  test('would have rejected users who signed in from elsewhere or from a blocked network, by name and number', async () => {
    const other = await aPerson(api, { tenantId: owner.id });
    await signIn(member, { ip: HOME, hoursAgo: 2 });
    await signIn(member, { ip: '2001:db8::7', hoursAgo: 3 });
    await signIn(member, { ip: OFFICE });
    await signIn(other, { ip: '203.0.113.9' });
    const found = await replay('networks', {
      allowedNetworks: '203.0.113.0/24, 2001:db8:1::/48',
      blockedNetworks: '203.0.113.9',
    });
    expect(
      found.items.map(({ userId, signIns, reasons, remedy }) => [userId, signIns, reasons, remedy]),
    ).toEqual([
      [member.id, 2, ['network_not_allowed'], 'use_allowed_network'],
      [other.id, 1, ['network_blocked'], 'use_allowed_network'],
    ]);
    expect(found.isEstimate).toBe(false);
  });

  test('would have rejected nobody from IPv4, IPv6 and mapped networks that are allowed', async () => {
    await signIn(member, { ip: OFFICE });
    await signIn(member, { ip: '2001:db8::7' });
    const { items } = await replay('networks', { allowedNetworks: '::ffff:203.0.113.0/120,2001:db8::/32' });
    expect(items).toEqual([]);
    expect((await replay('networks', { allowedNetworks: '', blockedNetworks: '' })).items).toEqual([]);
  });

  test('includes switches from another organization', async () => {
    await signIn(member, { ip: HOME, method: 'tenant_switch' });
    const found = await replay('networks', { allowedNetworks: OFFICE });
    expect(found.items.map(({ userId }) => userId)).toEqual([member.id]);
    expect(found.unknown).toEqual([]);
  });

  test('says how many sign-ins have no address', async () => {
    await signIn(member, { ip: null });
    await signIn(member, { ip: 'unknown' });
    const found = await replay('networks', { allowedNetworks: OFFICE });
    expect(found.items).toEqual([]);
    expect(found.unknown).toEqual([{ code: 'unrecorded_addresses', signIns: 2 }]);
  });

  test('are those of the policy by default', async () => {
    await database.query(
      `insert into sign_in_policies (tenant_id, blocked_networks, updated_at) values ($1, $2, now())`,
      [owner.id, ['198.51.100.0/24']],
    );
    await signIn(member, { ip: HOME });
    expect((await replay('networks')).items.map(({ reasons }) => reasons)).toEqual([['network_blocked']]);
    expect((await replay('networks', { blockedNetworks: '' })).items).toEqual([]);
  });

  test('can be countries and operators', async () => {
    await signIn(member, { ip: OFFICE });
    await signIn(member, { ip: HOME, hoursAgo: 2 });
    const reasonsOf = async (lists: Record<string, string>) =>
      (await replay('networks', lists)).items.map(({ signIns, reasons }) => [signIns, reasons]);
    expect(await reasonsOf({ blockedNetworks: 'DE' })).toEqual([[1, ['network_blocked']]]);
    expect(await reasonsOf({ blockedNetworks: 'as64496,BR' })).toEqual([[1, ['network_blocked']]]);
    expect(await reasonsOf({ allowedNetworks: 'DE' })).toEqual([[1, ['network_not_allowed']]]);
    expect(await reasonsOf({ allowedNetworks: `AS64496,${HOME}` })).toEqual([]);
    expect(await reasonsOf({ allowedNetworks: 'FR' })).toEqual([[2, ['network_not_allowed']]]);
  });

  test('look up the first 50,000 addresses of the period and state so only if there are more', async () => {
    await signIn(member, { ip: OFFICE });
    const many = (first: number, last: number) =>
      database.query(
        `insert into sign_in_attempts (failed, at, id, tenant_id, method, is_sign_in, outcome, reference, user_id, ip)
         select false, now() - interval '1 day', gen_random_uuid(), $1, 'password', true, 'success', 'r', $2,
           '10.' || n / 65536 || '.' || n / 256 % 256 || '.' || n % 256
         from generate_series($3::int, $4::int) n`,
        [owner.id, member.id, first, last],
      );
    const limited = async (lists: Record<string, string>) => {
      const { addressLimit, affectedSignIns } = await replay('networks', lists);
      return [addressLimit, affectedSignIns];
    };
    await many(1, 49_000);
    expect(await limited({ blockedNetworks: 'DE' })).toEqual([null, 1]);
    await many(49_001, 51_000);
    // The last sign-in has that country.
    expect(await limited({ blockedNetworks: 'DE' })).toEqual([50_000, 0]);
    expect(await limited({ blockedNetworks: OFFICE })).toEqual([null, 1]);
  });

  test('of an application are evaluated for its requests only, by countries too', async () => {
    const { id: applicationId } = await aClient(owner.as);
    const { id: another } = await aClient(owner.as);
    await signIn(member, { ip: HOME });
    await enters(member, another, 2, { ip: HOME });
    await enters(member, applicationId, 2, { ip: HOME, count: 3 });
    await enters(member, applicationId, 3, { ip: OFFICE });
    await enters(member, applicationId, 4, { ip: HOME, method: 'token' });
    const found = async (lists: Record<string, string>) => {
      const { signIns, items } = await replay('networks', { applicationId, ...lists });
      return [signIns, items.map((user) => [user.signIns, user.reasons])];
    };
    expect(await found({ allowedNetworks: OFFICE })).toEqual([4, [[3, ['network_not_allowed']]]]);
    expect(await found({ blockedNetworks: 'DE' })).toEqual([4, [[1, ['network_blocked']]]]);
    expect(await found({})).toEqual([4, []]);
  });

  test('of an application are those of the policy for it by default', async () => {
    const { id: applicationId } = await aClient(owner.as);
    const networks = [
      { target: { type: 'oauth_client', id: applicationId }, allowed: [], blocked: ['198.51.100.0/24'] },
    ];
    await database.query(
      `insert into sign_in_policies (tenant_id, allowed_networks, network_rules, updated_at) values ($1, $2, $3, now())`,
      [owner.id, ['192.0.2.0/24'], JSON.stringify(networks)],
    );
    await enters(member, applicationId, 2, { ip: HOME });
    await enters(member, applicationId, 3, { ip: OFFICE });
    const { items } = await replay('networks', { applicationId });
    expect(items.map(({ signIns, reasons }) => [signIns, reasons])).toEqual([[1, ['network_blocked']]]);
  });

  test('of an application of another organization are rejected', async () => {
    const stranger = await anOrganization(api);
    const { id } = await aClient(stranger.as);
    const response = await owner.as.get(`/api/v1/sign-in-policy/replay?rule=networks&applicationId=${id}`);
    expect([response.status, await response.text()]).toEqual([
      422,
      expect.stringContaining('Choose an application of the organization'),
    ]);
  });

  test('that are invalid are rejected', async () => {
    const response = await owner.as.get('/api/v1/sign-in-policy/replay?rule=networks&allowedNetworks=10.1');
    expect([response.status, await response.text()]).toEqual([
      422,
      expect.stringContaining('allowedNetworks'),
    ]);
  });
});
