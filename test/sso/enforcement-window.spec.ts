import type { PolicyReplay, SavedSsoPolicy, SsoRequirement, SsoRoute } from '@gatehouse/contracts';
import { type Sandbox, startSandbox } from '@gatehouse/sandbox-idp';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Jobs } from '../../nest-api/src/jobs/jobs.js';
import { SignInLog } from '../../nest-api/src/sign-in-log/sign-in-log.js';
import { startApi, type TestApi } from '../support/api.ts';
import { aPerson, PASSWORD, type Person, post, signedIn } from '../support/data.ts';
import {
  aConnection,
  anOrganization,
  forgetSandbox,
  type Organization,
  sandboxSettings,
} from '../support/sso.ts';
import { tested } from '../support/sso-sign-ins.ts';

const DAY_MS = 86_400_000;
let sandbox: Sandbox;
let api: TestApi;
let database: pg.Client;
let owner: Organization;
let member: Person;

beforeAll(async () => {
  sandbox = await startSandbox(0);
  api = await startApi({ env: sandboxSettings(sandbox) });
  database = new pg.Client({ connectionString: api.database.ownerUrl });
  await database.connect();
});
afterAll(async () => {
  await database?.end();
  await api?.stop();
  await sandbox?.stop();
});
beforeEach(async () => {
  owner = await anOrganization(api, 'demo-company.test');
  member = await aPerson(api, { tenantId: owner.id });
  const { id } = await aConnection(owner.as, sandbox, { type: 'google', domains: ['demo-company.test'] });
  await passTest(id);
  return () => forgetSandbox(api);
});

async function passTest(id: string): Promise<void> {
  expect(await tested(api, owner.as, id)).toMatchObject({ passed: true });
}

const save = (more: object = {}, version = 0) =>
  owner.as.put('/api/v1/sso-policy', { version, enforced: true, breakGlass: [owner.admin.id], ...more });
async function saved(more: object = {}, version = 0): Promise<SavedSsoPolicy> {
  const response = await save(more, version);
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as SavedSsoPolicy;
}
const problemOf = async (response: Response) => {
  const { code, detail } = (await response.json()) as { code: string; detail: string };
  return { status: response.status, code, detail };
};
const login = ({ email }: Person) => post(api, '/api/v1/auth/login', { email, password: PASSWORD });
const route = async () =>
  (await (await post(api, '/api/v1/sso/discover', { email: 'any@demo-company.test' })).json()) as SsoRoute;
/** Simulates that many days, by the clock that decides. */
const pass = (days: number) =>
  database.query(
    `update sso_policies set enforced_since = enforced_since - make_interval(days => $2),
       enforced_from = enforced_from - make_interval(days => $2) where tenant_id = $1`,
    [owner.id, days],
  );
const mails = async (template: string) =>
  (
    await database.query<{ recipient: string }>(
      'select recipient from outbox where template = $1 and tenant_id = $2',
      [template, owner.id],
    )
  ).rows.map(({ recipient }) => recipient);

describe('a grace period', () => {
  test('accepts passwords until it ends by time alone', async () => {
    const policy = await saved({ graceDays: 7 });
    expect(Date.parse(policy.enforcedFrom ?? '') - Date.parse(policy.enforcedSince ?? '')).toBe(7 * DAY_MS);
    expect((await login(member)).status).toBe(200);
    await pass(6);
    expect((await login(member)).status).toBe(200);
    await pass(1);
    expect(await problemOf(await login(member))).toMatchObject({ status: 403, code: 'sso_required' });
  });

  test('is announced on the sign-in page, for known and unknown addresses alike', async () => {
    expect(await route()).toMatchObject({ kind: 'offer', requiredFrom: null });
    const { enforcedFrom } = await saved({ graceDays: 7 });
    const known = await route();
    expect(known).toMatchObject({ kind: 'offer', requiredFrom: enforcedFrom });
    const unknown = await post(api, '/api/v1/sso/discover', { email: 'nobody@demo-company.test' });
    expect(await unknown.json()).toEqual({ ...known });
    await pass(7);
    expect(await route()).toMatchObject({ kind: 'require', requiredFrom: null });
  });

  test('is announced only to members', async () => {
    const { enforcedFrom } = await saved({ graceDays: 7 });
    const requirementOf = async (person: Person) =>
      (await (
        await (await signedIn(api, person)).get('/api/v1/account/sso-requirement')
      ).json()) as SsoRequirement;
    expect(await requirementOf(member)).toEqual({ requiredFrom: enforcedFrom, isInForce: false });
    const stranger = await anOrganization(api);
    expect(await requirementOf(stranger.admin)).toEqual({ requiredFrom: null, isInForce: false });
    expect(await requirementOf(await aPerson(api))).toEqual({ requiredFrom: null, isInForce: false });
  });

  test('can be shortened, and never extended', async () => {
    const { enforcedFrom, version } = await saved({ graceDays: 7 });
    expect((await saved({ graceDays: 30 }, version)).enforcedFrom).toBe(enforcedFrom);
    expect((await saved({}, version)).enforcedFrom).toBe(enforcedFrom);
    await saved({ graceDays: 0 }, version);
    expect((await login(member)).status).toBe(403);
    await saved({ graceDays: 30 }, version);
    expect((await login(member)).status).toBe(403);
  });

  test('begins again after the requirement was disabled', async () => {
    await saved({ graceDays: 7 });
    expect(await saved({ enforced: false }, 1)).toMatchObject({ enforcedFrom: null, enforcedSince: null });
    const again = await saved({ graceDays: 1 }, 2);
    expect(Date.parse(again.enforcedFrom ?? '')).toBeLessThan(Date.now() + 2 * DAY_MS);
  });

  test.each([-1, 31, 1.5])('of %s days is rejected', async (graceDays) => {
    expect((await save({ graceDays })).status).toBe(400);
  });

  test('shows who still uses a password since it began, by name', async () => {
    const { enforcedSince } = await saved({ graceDays: 7 });
    await login(member);
    await api.app.get(SignInLog).flush();
    const query = new URLSearchParams({ rule: 'single_sign_on', since: enforcedSince ?? '' });
    const replay = await owner.as.get(`/api/v1/sign-in-policy/replay?${query}`);
    expect(((await replay.json()) as PolicyReplay).items).toMatchObject([
      { userId: member.id, signIns: 1, reasons: ['password'] },
    ]);
  });

  test('already protects the only tested connection', async () => {
    await saved({ graceDays: 7 });
    const { items } = (await (await owner.as.get('/api/v1/sso-configurations')).json()) as {
      items: { id: string }[];
    };
    const removed = await owner.as.delete(`/api/v1/sso-configurations/${items[0]?.id}`);
    expect(await problemOf(removed)).toMatchObject({ code: 'last_way_in' });
  });

  test('is announced to the admins when it begins, and once before it ends', async () => {
    await saved({ graceDays: 7 });
    expect(await mails('sso-enforcement')).toEqual([owner.admin.email]);
    const run = () => api.app.get(Jobs).runNow('sso-grace-notices');
    await run();
    expect(await mails('sso-grace-ending')).toEqual([]);
    await pass(6);
    await run();
    await run();
    expect(await mails('sso-grace-ending')).toEqual([owner.admin.email]);
  });

  test('of two days or less has no reminder of its own', async () => {
    await saved({ graceDays: 2 });
    await api.app.get(Jobs).runNow('sso-grace-notices');
    expect(await mails('sso-grace-ending')).toEqual([]);
  });
});

describe('the last ways in are tested before the requirement is enabled', () => {
  test('each enabled connection has passed a test since its last edit; those that have not are named', async () => {
    const { id } = await aConnection(owner.as, sandbox, {
      name: 'Second directory',
      domains: ['demo-company.test'],
    });
    const refused = await problemOf(await save());
    expect(refused).toMatchObject({ status: 409, code: 'policy_would_lock_out' });
    expect(refused.detail).toContain('Second directory');
    expect(refused.detail).not.toContain('Company directory');
    await passTest(id);
    await saved();
  });

  test('each emergency administrator has a password, and those without one are named', async () => {
    const other = await aPerson(api, { tenantId: owner.id, role: 'tenant_admin' });
    await database.query('delete from credentials where user_id = $1', [other.id]);
    const refused = await problemOf(await save({ breakGlass: [owner.admin.id, other.id] }));
    expect(refused.detail).toContain(other.email);
    expect(refused.detail).not.toContain(owner.admin.email);
  });

  test('one of them has used their password since its last change', async () => {
    const other = await aPerson(api, { tenantId: owner.id, role: 'tenant_admin' });
    const refused = await problemOf(await save({ breakGlass: [other.id] }));
    expect(refused.detail).toContain('Emergency access is not tested');
    await login(other);
    await saved({ breakGlass: [other.id] });
    await saved({ enforced: false, breakGlass: [other.id] }, 1);
    await database.query('update credentials set updated_at = now() where user_id = $1', [other.id]);
    expect((await problemOf(await save({ breakGlass: [other.id] }, 2))).detail).toContain(other.email);
  });
});
