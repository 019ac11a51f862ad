import { COUNTED, COUNTED_AT_MOST, LIMITS, PLAN_LIMITS, PLANS, REQUESTED_PLANS } from '@gatehouse/contracts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NotFoundError } from '../../nest-api/src/common/app-error.js';
import { UnitOfWork } from '../../nest-api/src/database/unit-of-work.js';
import { Jobs } from '../../nest-api/src/jobs/jobs.js';
import { PlanBounds } from '../../nest-api/src/tenants/plans/plan-bounds.js';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, aTenant, signedIn } from '../support/data.ts';

const clock = new HeldClock();
let api: TestApi;
let owner: pg.Client;
let superadmin: ApiCaller;

beforeAll(async () => {
  api = await startApi({ clock });
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
  superadmin = await signedIn(api, await aPerson(api));
});
afterAll(async () => {
  await owner.end();
  await api.stop();
});

const ROWS = {
  users: `insert into invitations (id, tenant_id, email, email_key, role, invited_by, sent_at, expires_at, created_at)
    select gen_random_uuid(), $1, 'x' || n, 'x' || n, 'tenant_user', $1, now(), now() + interval '9 years', now()
    from generate_series(1, $2) n`,
  domains: `insert into domains (id, tenant_id, domain, created_at, updated_at)
    select gen_random_uuid(), $1::uuid, 'd' || n || '.' || $1::text || '.test', now(), now()
    from generate_series(1, $2) n`,
  ssoConfigurations: `insert into sso_configurations (id, tenant_id, name, type, name_id_format, signature_algorithm, scopes, domains, creates_people, mapping,
      created_at, updated_at)
    select gen_random_uuid(), $1::uuid, 'x' || n, 'oauth2', 'unspecified', 'sha256', '{}', '{}', false, '{}', now(), now()
    from generate_series(1, $2) n`,
};

describe.each(['users', 'domains', 'ssoConfigurations'] as const)('the plan limit of %s', (what) => {
  test.each(PLANS.filter((plan) => PLAN_LIMITS[plan][what] !== null))(
    '%s: the last place can be taken, and no further one',
    async (plan) => {
      const limit = PLAN_LIMITS[plan][what] as number;
      const { id } = await aTenant(api, { plan });
      await owner.query(ROWS[what], [id, limit - 1]);
      const missing = (more: number) =>
        api.app.get(UnitOfWork).inTenant(id, () => api.app.get(PlanBounds).missing(id, what, more));
      expect(await missing(1)).toBeNull();
      expect(await missing(2)).toMatchObject({ limit, used: limit - 1, wanted: 2 });
      await owner.query(ROWS[what].replaceAll("'x' || n", "'y' || n").replaceAll("'d' || n", "'e' || n"), [
        id,
        1,
      ]);
      expect(await missing(0)).toBeNull();
      expect(await missing(1)).toMatchObject({ limit, used: limit, wanted: 1 });
    },
  );
});

describe('plan limits', () => {
  const bounds = <T>(id: string, work: (it: PlanBounds) => Promise<T>) =>
    api.app.get(UnitOfWork).inTenant(id, () => work(api.app.get(PlanBounds)));

  test('the limit is that of the tenant’s plan, and the largest one has none for users', async () => {
    for (const plan of PLANS) {
      const { id } = await aTenant(api, { plan });
      for (const what of COUNTED)
        expect(await bounds(id, (it) => it.limitOf(id, what))).toBe(PLAN_LIMITS[plan][what]);
    }
    const { id } = await aTenant(api, { plan: 'enterprise' });
    expect(await bounds(id, (it) => it.missing(id, 'users', 1_000_000))).toBeNull();
  });

  test('a change that adds nobody is accepted above the limit of a smaller plan', async () => {
    const { id } = await aTenant(api, { plan: 'trial' });
    await owner.query(ROWS.domains, [id, 11]);
    expect(await bounds(id, (it) => it.missing(id, 'domains', 0))).toBeNull();
    expect(await bounds(id, (it) => it.missing(id, 'domains', 1))).toMatchObject({ used: 11 });
  });

  test('an unknown tenant has no plan', async () => {
    const id = crypto.randomUUID();
    await expect(bounds(id, (it) => it.missing(id, 'domains', 1))).rejects.toThrow(NotFoundError);
  });

  test('counting ends at the requested maximum', async () => {
    const { id } = await aTenant(api, { plan: 'enterprise' });
    await owner.query(ROWS.domains, [id, 4]);
    expect(await bounds(id, (it) => it.used(id, 'domains', 3))).toBe(3);
    expect(await bounds(id, (it) => it.used(id, 'domains'))).toBe(4);
    await owner.query(ROWS.users, [id, COUNTED_AT_MOST + 5]);
    expect(await bounds(id, (it) => it.used(id, 'users'))).toBe(COUNTED_AT_MOST + 1);
  });

  test('the names of limits match those of users and clients', () => {
    expect([COUNTED, REQUESTED_PLANS]).toEqual([
      ['users', 'domains', 'ssoConfigurations'],
      ['trial', 'pro', 'enterprise'],
    ]);
  });
});

describe('the last page of a list', () => {
  test.each([
    [2, 4, [2, 2]],
    [2, 5, [2, 2, 1]],
    [4, 4, [4]],
    [5, 4, [4]],
  ])('is known to be the last with %i of %i', async (limit, count, sizes) => {
    const mark = crypto.randomUUID().slice(0, 13);
    for (let n = 0; n < count; n += 1) await aTenant(api, { name: `${mark} ${n}` });
    const seen: number[] = [];
    const names = new Set<string>();
    let cursor: string | null = '';
    while (cursor !== null) {
      const query = new URLSearchParams({ search: mark, limit: String(limit), ...(cursor && { cursor }) });
      const response = await superadmin.get(`/api/v1/tenants?${query}`);
      const page = (await response.json()) as { items: { name: string }[]; nextCursor: string | null };
      seen.push(page.items.length);
      for (const { name } of page.items) names.add(name);
      cursor = page.nextCursor;
    }
    expect([seen, names.size]).toEqual([sizes, count]);
  });
});

test('a deleted tenant is erased at thirty days to the millisecond, and not before', async () => {
  const { id } = await aTenant(api);
  const at = clock.now();
  await owner.query(`update tenants set deleted_at = $2, status = 'deactivated' where id = $1`, [id, at]);
  const isErased = async () => {
    await api.app.get(Jobs).runNow('tenant-erasure');
    const { rows } = await owner.query('select erased_at is not null as erased from tenants where id = $1', [
      id,
    ]);
    return rows[0].erased;
  };
  clock.advance(LIMITS.erasureDays * 86_400 - 0.001);
  expect(await isErased()).toBe(false);
  clock.advance(0.001);
  expect(await isErased()).toBe(true);
});
