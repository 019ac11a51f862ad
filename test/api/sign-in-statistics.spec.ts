import {
  type AccountDto,
  type ActiveUsers,
  type Adoption,
  addDays,
  dayAt,
  type FunnelReport,
  type SignInBreakdown,
  type SignInRisks,
  type SignInStatistics,
  type SignInTimes,
  startOfDay,
} from '@gatehouse/contracts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MailLinks } from '../../nest-api/src/auth/mail-links.js';
import { MasterKeys } from '../../nest-api/src/crypto/master-keys.js';
import { Jobs } from '../../nest-api/src/jobs/jobs.js';
import { sealedBody } from '../../nest-api/src/mail/sealed-body.js';
import { WeeklyReportJob } from '../../nest-api/src/reports/weekly-report/weekly-report.job.js';
import { Journeys } from '../../nest-api/src/sign-in-log/journeys.js';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import { signInsAreCounted } from '../support/counted-sign-ins.ts';
import { type ApiCaller, aPerson, aTenant, PASSWORD, type Person, post, signedIn } from '../support/data.ts';
import { aClient } from '../support/relying-party.ts';

const clock = new HeldClock(new Date());
let api: TestApi;
let owner: pg.Pool;
let superadmin: ApiCaller;
let tenantId: string;
let admin: Person;
let asAdmin: ApiCaller;

beforeAll(async () => {
  api = await startApi({ clock });
  owner = new pg.Pool({ connectionString: api.database.ownerUrl });
  superadmin = await signedIn(api, await aPerson(api));
  tenantId = (await aTenant(api)).id;
  admin = await aPerson(api, { tenantId, role: 'tenant_admin' });
  asAdmin = await signedIn(api, admin);
});
afterAll(async () => {
  await owner?.end();
  await api?.stop();
});

const PATH = '/api/v1/statistics/sign-ins';
/** The statistics after all pending events are counted. */
const figures = async (caller: ApiCaller, query = '') => {
  await signInsAreCounted(api);
  return (await (await caller.get(`${PATH}${query}`)).json()) as SignInStatistics;
};

const failToSignIn = (email: string) =>
  api.fetch('/api/v1/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'not the password' }),
  });

test('a tenant admin sees successful and failed sign-ins of their own organization', async () => {
  const other = await aPerson(api, { tenantId: (await aTenant(api)).id });
  await signedIn(api, other);
  await signedIn(api, await aPerson(api, { tenantId }));
  await signedIn(api, admin);
  for (const email of [admin.email, other.email, 'nobody@example.test']) {
    expect((await failToSignIn(email)).status).toBe(401);
  }

  const { days, last24Hours, last7Days, secondFactors } = await figures(asAdmin);
  expect(last24Hours).toEqual({ succeeded: 3, failed: 1, people: 2 });
  expect(last7Days).toEqual(last24Hours);
  expect(days).toHaveLength(14);
  expect(days.at(0)).toMatchObject({ succeeded: 0, failed: 0 });
  expect(days.reduce((sum, { succeeded, failed }) => sum + succeeded + failed, 0)).toBe(4);
  expect(secondFactors).toEqual({ people: 2, enrolled: 0 });
});

test('a superadmin sees those of all organizations, or of a named one', async () => {
  clock.advance(60);
  const [all, one] = [await figures(superadmin), await figures(superadmin, `?tenantId=${tenantId}`)];
  expect(all.last24Hours.succeeded).toBeGreaterThan(one.last24Hours.succeeded);
  expect(all.last24Hours.failed).toBeGreaterThan(one.last24Hours.failed);
  expect(one.last24Hours).toEqual((await figures(asAdmin)).last24Hours);
});

test('other users cannot see those of an organization, and its members see none', async () => {
  const foreign = (await aTenant(api)).id;
  expect((await asAdmin.get(`${PATH}?tenantId=${foreign}`)).status).toBe(404);
  expect((await superadmin.get(`${PATH}?tenantId=${crypto.randomUUID()}`)).status).toBe(404);
  const member = await signedIn(api, await aPerson(api, { tenantId }));
  expect((await member.get(PATH)).status).toBe(403);
});

test('days begin at midnight of the requested time zone', async () => {
  const tenant = (await aTenant(api)).id;
  const midnight = `${new Date(clock.now().getTime() - 2 * 86_400_000).toISOString().slice(0, 10)}T00:00:00Z`;
  await owner.query(
    `insert into sign_in_hours (tenant_id, hour, succeeded, failed, people)
     select $1, $2::timestamptz + make_interval(hours => h), 1, 0, 0 from generate_series(-1, 0) h`,
    [tenant, midnight],
  );
  const counted = async (timeZone: string) =>
    (await figures(superadmin, `?tenantId=${tenant}&days=7&timeZone=${timeZone}`)).days.map(
      ({ succeeded }) => succeeded,
    );
  const busy = async (timeZone: string) => (await counted(timeZone)).filter((count) => count > 0);
  expect(await counted('UTC')).toHaveLength(7);
  expect(await busy('UTC')).toEqual([1, 1]);
  // The UTC day begins there late in the evening or at two in the morning.
  expect(await busy('America/New_York')).toEqual([2]);
  expect(await busy('Africa/Johannesburg')).toEqual([2]);
});

test.each(['?days=0', '?days=31', '?timeZone=Mars/Base'])('%s is rejected', async (query) => {
  expect([400, 422]).toContain((await superadmin.get(`${PATH}${query}`)).status);
});

describe('by day', () => {
  const analytics = async <T>(caller: ApiCaller, query: string): Promise<T> => {
    await signInsAreCounted(api);
    return (await (await caller.get(`/api/v1/statistics/${query}`)).json()) as T;
  };
  const sum = (days: SignInBreakdown['days']) =>
    days.reduce((all, day) => all + day.succeeded + day.failed, 0);
  const today = (zone = 'UTC') => dayAt(clock.now(), zone);

  test('sign-ins have a value in each dimension, and the days and values have the same sum', async () => {
    const tenant = (await aTenant(api)).id;
    const one = await aPerson(api, { tenantId: tenant, role: 'tenant_admin' });
    const caller = await signedIn(api, one);
    expect((await failToSignIn(one.email)).status).toBe(401);
    for (const dimension of ['outcome', 'method', 'application', 'connection', 'country', 'risk']) {
      const found = await analytics<SignInBreakdown>(caller, `sign-in-breakdown?dimension=${dimension}`);
      expect(found).toMatchObject({ dimension, timeZone: 'UTC', to: today() });
      expect(found.days).toHaveLength(30);
      expect([sum(found.days), sum(found.previousDays ?? [])]).toEqual([2, 0]);
      const values = found.values.reduce((all, { succeeded, failed }) => all + succeeded + failed, 0);
      expect([dimension, values]).toEqual([dimension, 2]);
    }
    const { values } = await analytics<SignInBreakdown>(caller, 'sign-in-breakdown?dimension=outcome');
    expect(values.map(({ value }) => value).toSorted()).toEqual(['invalid_credentials', 'success']);
    const active = await analytics<ActiveUsers>(caller, 'active-users?period=month');
    expect(active.periods.at(-1)).toEqual({ begins: `${today().slice(0, 7)}-01`, people: 1, cameBack: 0 });
  });

  test('a range is compared with as many days before, in the time zone of the organization', async () => {
    const tenant = (await aTenant(api)).id;
    await owner.query(`update tenants set time_zone = 'Pacific/Kiritimati' where id = $1`, [tenant]);
    const to = today('Pacific/Kiritimati');
    for (const [ago, value] of [
      [0, 'password'],
      [6, 'passkey'],
      [7, 'passkey'],
      [13, 'saml'],
      [14, 'saml'],
    ] as const) {
      await owner.query(`insert into sign_in_days values ($1, 'method', $2, $3, 2, 1)`, [
        tenant,
        addDays(to, -ago),
        value,
      ]);
    }
    const found = await analytics<SignInBreakdown>(
      superadmin,
      `sign-in-breakdown?tenantId=${tenant}&from=${addDays(to, -6)}`,
    );
    expect(found).toMatchObject({
      timeZone: 'Pacific/Kiritimati',
      to,
      previous: { from: addDays(to, -13), to: addDays(to, -7) },
    });
    expect([sum(found.days), sum(found.previousDays ?? [])]).toEqual([6, 6]);
    expect(found.values).toEqual([
      { value: 'passkey', name: null, succeeded: 2, failed: 1, previous: { succeeded: 2, failed: 1 } },
      { value: 'password', name: null, succeeded: 2, failed: 1, previous: { succeeded: 0, failed: 0 } },
      { value: 'saml', name: null, succeeded: 0, failed: 0, previous: { succeeded: 2, failed: 1 } },
    ]);
    const year = await analytics<SignInBreakdown>(
      superadmin,
      `sign-in-breakdown?tenantId=${tenant}&from=${addDays(to, -395)}`,
    );
    expect([year.days.length, year.previous, year.previousDays]).toEqual([396, null, null]);
  });

  test('risks are stacked by level and compared with the range before, and enforced ones are counted', async () => {
    const tenant = (await aTenant(api)).id;
    for (const [dimension, ago, level, count] of [
      ['risk', 0, 'low', 5],
      ['risk', 0, 'high', 2],
      ['risk', 0, '', 4],
      ['risk_acted', 0, 'high', 1],
      ['risk', 1, 'medium', 3],
      ['risk_acted', 1, 'medium', 3],
      ['risk', 2, 'high', 7],
      ['risk', 4, 'high', 9],
    ]) {
      await owner.query('insert into sign_in_days values ($1, $2, $3, $4, $5, 0)', [
        ...[tenant, dimension, addDays(today(), -(ago as number))],
        ...[level, count],
      ]);
    }
    const found = await analytics<SignInRisks>(
      superadmin,
      `sign-in-risks?tenantId=${tenant}&from=${addDays(today(), -1)}`,
    );
    const none = { low: 0, medium: 0, high: 0, notAssessed: 0, actedOn: 0 };
    expect(found.days).toEqual([
      { ...none, day: addDays(today(), -1), medium: 3, actedOn: 3 },
      { ...none, day: today(), low: 5, high: 2, notAssessed: 4, actedOn: 1 },
    ]);
    expect(found.before).toEqual({ ...none, high: 7 });
  });

  test('adoption fills the days without a change', async () => {
    const tenant = (await aTenant(api)).id;
    for (const [ago, people, passkeys] of [
      [40, 8, 1],
      [3, 9, 2],
    ]) {
      await owner.query('insert into adoption_days values ($1, $2, $3, $4, $4)', [
        tenant,
        addDays(today(), -(ago as number)),
        people,
        passkeys,
      ]);
    }
    const { days, before } = await analytics<Adoption>(
      superadmin,
      `adoption?tenantId=${tenant}&from=${addDays(today(), -4)}`,
    );
    expect(before).toEqual({ day: addDays(today(), -5), people: 8, withFactor: 1, withPasskey: 1 });
    expect(days.map(({ withPasskey }) => withPasskey)).toEqual([1, 2, 2, 2, 2]);
  });

  test('the time of a sign-in is counted by step, whatever the browser sends', async () => {
    const tenant = (await aTenant(api)).id;
    const one = await aPerson(api, { tenantId: tenant, role: 'tenant_admin' });
    const caller = await signedIn(api, one);
    const since = (seconds: number) => clock.now().getTime() - seconds * 1_000;
    const post = (path: string, journey: string, body: unknown) =>
      api.fetch(`/api/v1/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-gatehouse-journey': journey },
        body: JSON.stringify(body),
      });
    const [done, left, forged] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    const { email } = one;
    const login = { email, password: PASSWORD };
    await post('sso/discover', `${done}.${since(4)}.address`, { email });
    expect((await post('auth/login', `${done}.${since(7)}.password.address~4000`, login)).status).toBe(200);
    await post('sso/discover', `${left}.${since(1)}.address`, { email });
    // Invalid: not a number, not a step, and a time of yesterday.
    for (const wrong of [`${forged}.${since(1)}.address.password~x`, `${forged}.${since(1)}.owner`])
      expect((await post('auth/login', wrong, login)).status).toBe(200);
    expect((await post('auth/login', `${forged}.${since(90_000)}.address`, login)).status).toBe(200);

    await api.app.get(Journeys).flush();
    // The completed journey may already be counted by the job.
    const { rows } = await owner.query('select id from sign_in_journeys where id = any($1)', [
      [left, forged],
    ]);
    expect(rows).toEqual([{ id: left }]);
    await owner.query('update sign_in_journeys set due_at = now(), tenant_id = $1', [tenant]);
    const found = await analytics<SignInTimes>(caller, 'sign-in-times');
    expect(found.steps.map(({ step, completed, gaveUp }) => [step, completed, gaveUp])).toEqual([
      ['address', 2, 0],
      ['password', 1, 1],
    ]);
    expect(found.total).toMatchObject({ completed: 1, gaveUp: 1 });
    const { completed, p50 } = found.days.at(-1) ?? {};
    expect(completed).toBe(1);
    expect(Math.abs((p50 ?? 0) / 11_000 - 1)).toBeLessThan(0.15);
    expect(found.previousDays).toHaveLength(30);
  });

  test('an abandoned sign-in page counts for the organization that it names, and for all together', async () => {
    const [one, other] = [await aTenant(api), await aTenant(api)];
    const as = await signedIn(api, await aPerson(api, { tenantId: one.id, role: 'tenant_admin' }));
    const client = await aClient(as);
    const left = async (caller: ApiCaller, query = '') => {
      const { total, days, previousTotal } = await analytics<SignInTimes>(caller, `sign-in-times${query}`);
      expect(days.at(-1)?.openedOnly).toBe(total.openedOnly);
      return [total.openedOnly, total.gaveUp, previousTotal?.openedOnly];
    };
    const [before = 0] = await left(superadmin);
    const leave = (body: object) => post(api, '/api/v1/sso/left-pages', body);
    for (const body of [
      {},
      { tenant: one.slug },
      { application: client.client_id },
      { tenant: 'nobody-has-this' },
      { application: crypto.randomUUID() },
    ])
      expect((await leave(body)).status).toBe(204);
    expect((await leave({ tenant: one.slug, email: 'ada@acme.test' })).status).toBe(400);
    expect((await leave({ application: 'a'.repeat(101) })).status).toBe(400);
    await api.app.get(Journeys).flush();
    expect(await left(as)).toEqual([2, 0, 0]);
    expect(await left(superadmin, `?tenantId=${other.id}`)).toEqual([0, 0, 0]);
    expect((await left(superadmin))[0]).toBe(before + 5);

    // Page views add no rows. Unknown names use neither memory nor rows.
    const rows = async () =>
      (await owner.query(`select count(*)::int as n from sign_in_times where step = 'left'`)).rows[0].n;
    const known = await rows();
    const answers = await Promise.all(
      Array.from({ length: 610 }, async (_, n) => (await leave({ tenant: `flood-${n}` })).status),
    );
    expect(answers.filter((status) => status === 204).length).toBeLessThanOrEqual(600);
    expect(answers).toContain(429);
    await api.app.get(Journeys).flush();
    expect(await rows()).toBe(known);
  });

  test('a funnel has all stages, compared with the days before', async () => {
    const tenant = (await aTenant(api)).id;
    for (const [ago, stage, times] of [
      [0, 1, 3],
      [6, 1, 2],
      [6, 3, 1],
      [7, 1, 4],
    ]) {
      const day = addDays(today(), -(ago as number));
      await owner.query(`insert into funnel_days values ($1, 'connection', $2, $3, $4)`, [
        tenant,
        day,
        stage,
        times,
      ]);
    }
    const found = await analytics<FunnelReport>(
      superadmin,
      `funnel?tenantId=${tenant}&from=${addDays(today(), -6)}`,
    );
    expect(found.stages.map(({ stage, reached, previous }) => [stage, reached, previous])).toEqual([
      ['started', 5, 4],
      ['entered', 0, 0],
      ['saved', 1, 0],
      ['tested', 0, 0],
      ['enabled', 0, 0],
      ['used', 0, 0],
    ]);
  });

  test('a sign-up is counted from the opened page to the created organization', async () => {
    const stages = async () => {
      await api.app.get(Journeys).flush();
      const { stages } = await analytics<FunnelReport>(superadmin, 'funnel?funnel=sign_up');
      return stages.map(({ reached }) => reached);
    };
    const [opened = 0, sent = 0, ...later] = await stages();
    await api.fetch('/api/v1/sso/providers', { headers: { 'x-gatehouse-opened': 'sign_up' } });
    await api.fetch('/api/v1/sso/providers');
    const body = { firstName: 'New', lastName: 'Body', email: 'new@funnel.test', password: PASSWORD };
    const response = await api.fetch('/api/v1/auth/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(202);
    expect(await stages()).toEqual([opened + 1, sent + 1, ...later]);
  });

  test.each(['sign-in-breakdown', 'sign-in-risks', 'active-users', 'adoption', 'sign-in-times', 'funnel'])(
    '%s: an auditor of the organization reads their own, and a member none',
    async (path) => {
      const url = `/api/v1/statistics/${path}`;
      const foreign = (await aTenant(api)).id;
      expect((await asAdmin.get(`${url}?tenantId=${foreign}`)).status).toBe(404);
      expect((await superadmin.get(`${url}?tenantId=${crypto.randomUUID()}`)).status).toBe(404);
      const member = await signedIn(api, await aPerson(api, { tenantId }));
      expect((await member.get(url)).status).toBe(403);
      const role = await asAdmin.post('/api/v1/roles', {
        name: `Auditor ${path}`,
        permissions: ['reports_view'],
      });
      const { id } = (await role.json()) as { id: string };
      const auditor = await aPerson(api, { tenantId });
      await owner.query('update memberships set role_id = $1 where user_id = $2', [id, auditor.id]);
      const asAuditor = await signedIn(api, auditor);
      expect((await asAuditor.get(url)).status).toBe(200);
      expect((await asAuditor.get(`${url}?tenantId=${foreign}`)).status).toBe(404);
    },
  );

  test.each([
    ['sign-in-breakdown?dimension=application', 'tenantId: Specify the organization'],
    ['funnel?funnel=sign_up&tenantId=:tenant', 'funnel: Sign-ups belong to all organizations together'],
    ['active-users?from=2026-01-02&to=2026-01-01', 'from: The first day must not be after the last one'],
    ['adoption?from=2024-01-01&to=2026-01-01', 'from: Choose at most 396 days'],
  ])('%s is rejected', async (query, message) => {
    const response = await superadmin.get(`/api/v1/statistics/${query.replace(':tenant', tenantId)}`);
    const { errors } = (await response.json()) as { errors: { field: string; message: string }[] };
    expect([response.status, ...errors.map((each) => `${each.field}: ${each.message}`)]).toEqual([
      422,
      message,
    ]);
  });
});

describe('the works-council mode', () => {
  let council: ApiCaller;
  let member: Person;
  let tenant: string;
  let chief: Person;
  const PATHS = [
    'sign-ins',
    'sign-ins/timeline?subject=user&id=:user',
    'users/:user/sessions',
    'users/:user/devices',
  ];
  const OTHERS = ['users/:user/data-export', 'sign-in-policy/replay?rule=second_factor', 'audit/chain'];
  const read = async (path: string, caller = council) =>
    caller.get(`/api/v1/${path.replace(':user', member.id)}`);
  const save = (enabled: boolean) => council.put('/api/v1/works-council-mode', { enabled });
  const failedReference = async () => {
    await failToSignIn(member.email);
    const newest = async () => {
      const { rows } = await owner.query<{ reference: string; id: string }>(
        'select reference, id from sign_in_attempts where tenant_id = $1 and failed order by id desc limit 1',
        [tenant],
      );
      return rows[0];
    };
    await expect.poll(newest).toBeDefined();
    return (await newest()) as { reference: string; id: string };
  };

  beforeAll(async () => {
    tenant = (await aTenant(api)).id;
    chief = await aPerson(api, { tenantId: tenant, role: 'tenant_admin' });
    member = await aPerson(api, { tenantId: tenant });
    council = await signedIn(api, chief);
    await signedIn(api, member);
  });

  test('is disabled at first and hides nothing', async () => {
    expect(await (await read('works-council-mode')).json()).toEqual({
      enabled: false,
      changedAt: null,
      changedBy: null,
    });
    for (const path of [...PATHS, ...OTHERS]) expect([path, (await read(path)).status]).toEqual([path, 200]);
    expect((await save(false)).status).toBe(200);
    expect(await (await read('works-council-mode')).json()).toMatchObject({ changedAt: null });
  });

  test('hides data about single users from admins, but not from superadmins, and shows who enabled it', async () => {
    expect(await (await save(true)).json()).toMatchObject({ enabled: true, changedBy: { id: chief.id } });
    for (const path of [...PATHS, ...OTHERS]) {
      const response = await read(path);
      const { code, detail } = (await response.json()) as { code: string; detail: string };
      expect([path, response.status, code]).toEqual([path, 403, 'works_council_mode']);
      expect(detail).toMatch(/hides this\. .+ enabled it on \d{4}-\d{2}-\d{2}\.$/);
    }
    expect((await read(`sign-ins?tenantId=${tenant}`, superadmin)).status).toBe(200);
    const mails = await owner.query(
      `select recipient from outbox where template = 'works-council-mode' and tenant_id = $1`,
      [tenant],
    );
    expect(mails.rows).toEqual([{ recipient: chief.email }]);
  });

  test('members have no last sign-in, and the audit log no sign-ins of others', async () => {
    const user = (await (await read('users/:user')).json()) as { lastLoginAt: unknown; sessions: unknown };
    expect([user.lastLoginAt, user.sessions]).toEqual([null, null]);
    const { items } = (await (await read('audit/events?limit=50')).json()) as {
      items: { action: string; actor: { id: string | null }; address: string | null }[];
    };
    expect(items.map(({ action }) => action)).toContain('works_council_mode.enabled');
    expect(items.filter(({ actor }) => actor.id === member.id)).toEqual([]);
  });

  test('a failed sign-in is found by the whole reference, and the audit log says so', async () => {
    const { reference, id } = await failedReference();
    const { items } = (await (await read(`sign-ins?reference=${reference}`)).json()) as {
      items: { id: string; outcome: string }[];
    };
    expect(items).toMatchObject([{ id, outcome: 'invalid_credentials' }]);
    expect((await read(`sign-ins/${id}`)).status).toBe(200);
    expect((await read(`sign-ins?search=${member.email}`)).status).toBe(403);
    const { rows } = await owner.query<{ event: { detail: unknown } }>(
      `select event from audit_events where tenant_id = $1 and event ->> 'action' = 'sign_in.looked_up'`,
      [tenant],
    );
    expect(rows.map(({ event }) => event.detail)).toEqual([{ reference }]);
  });

  test('groups of fewer than five sign-ins are omitted', async () => {
    for (const [country, times] of [
      ['CH', 4],
      ['DE', 5],
    ])
      await owner.query(`insert into sign_in_days values ($1, 'country', $2, $3, $4, 0)`, [
        ...[tenant, dayAt(clock.now(), 'UTC')],
        ...[country, times],
      ]);
    const { values } = (await (
      await read('statistics/sign-in-breakdown?dimension=country')
    ).json()) as SignInBreakdown;
    expect(values.map(({ value }) => value)).toContain('DE');
    expect(values.map(({ value }) => value)).not.toContain('CH');
  });

  test('after its end, only later data is shown', async () => {
    clock.advance(1);
    expect((await save(false)).status).toBe(200);
    const { items } = (await (await read('sign-ins')).json()) as { items: unknown[] };
    expect(items).toEqual([]);
    const response = await read('users/:user/data-export');
    expect(((await response.json()) as { detail: string }).detail).toMatch(/ended on .* stays hidden/);
  });
});

describe('the weekly report', () => {
  const ZONE = 'America/New_York';
  const DAY = 86_400_000;
  const WEEK = 7 * DAY;
  const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
  /** A Monday that follows a run in the previous week. */
  const monday = addDays(dayAt(new Date(), 'UTC'), 15 - (weekday(dayAt(new Date(), 'UTC')) || 7));
  const seven = (weeks: number) =>
    new Date(startOfDay(addDays(monday, 7 * weeks), ZONE).getTime() + 7 * 3_600_000);
  let tenant: string;
  let recipient: Person;
  let unsubscribed: Person;

  const runAt = async (at: Date) => {
    clock.advance((at.getTime() - clock.now().getTime()) / 1_000);
    await api.app.get(Jobs).runNow(WeeklyReportJob.NAME);
  };
  const receivers = async () => {
    const { rows } = await owner.query<{ recipient: string }>(
      `select recipient from outbox where template = 'weekly-report' and tenant_id = $1`,
      [tenant],
    );
    return rows.map((row) => row.recipient);
  };
  const happened = async (outcome: string, day: string, succeeded: number, failed: number) =>
    // On a Saturday, the day already has the sign-ins of this test's users.
    owner.query(
      `insert into sign_in_days as d values ($1, 'outcome', $2, $3, $4, $5)
       on conflict (tenant_id, dimension, day, value) do update set succeeded = d.succeeded + excluded.succeeded,
         failed = d.failed + excluded.failed`,
      [tenant, day, outcome, succeeded, failed],
    );
  const unsubscribe = (token: string, method: 'GET' | 'POST' = 'POST') =>
    api.fetch(`/api/v1/auth/weekly-email/unsubscribe?token=${token}`, {
      method,
      redirect: 'manual',
      ...(method === 'POST' && {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      }),
    });
  const tokenOf = (person: Person) =>
    new URL(api.app.get(MailLinks).make('weekly-email', person.id, 60)).searchParams.get('token') ?? '';

  beforeAll(async () => {
    tenant = (await aTenant(api)).id;
    await owner.query('update tenants set time_zone = $2 where id = $1', [tenant, ZONE]);
    recipient = await aPerson(api, { tenantId: tenant, role: 'tenant_admin' });
    unsubscribed = await aPerson(api, { tenantId: tenant, role: 'tenant_admin' });
    await aPerson(api, { tenantId: tenant });
  });

  test('has a link that unsubscribes by POST and changes nothing by GET', async () => {
    const { rows } = await owner.query('select weekly_email from users where id = $1', [unsubscribed.id]);
    expect(rows).toEqual([{ weekly_email: true }]);
    const opened = await unsubscribe(tokenOf(unsubscribed), 'GET');
    expect(opened.status).toBe(303);
    expect(opened.headers.get('location')).toMatch(/\/unsubscribe\?token=/);
    const account = async () =>
      (await (await (await signedIn(api, unsubscribed)).get('/api/v1/account')).json()) as AccountDto;
    expect((await account()).weeklyEmail).toBe(true);
    expect((await unsubscribe(tokenOf(unsubscribed))).status).toBe(204);
    expect((await unsubscribe(tokenOf(unsubscribed))).status).toBe(204);
    expect((await account()).weeklyEmail).toBe(false);
    expect((await unsubscribe('a.forged.link')).status).toBe(410);
    const other = new URL(api.app.get(MailLinks).make('email-change', recipient.id, 60));
    expect((await unsubscribe(other.searchParams.get('token') ?? '')).status).toBe(410);
  });

  test('is not sent for a week that started before the organization was scheduled', async () => {
    await signInsAreCounted(api);
    await happened('success', addDays(monday, -9), 4, 0);
    await runAt(new Date(seven(0).getTime() - 5 * DAY));
    expect(await receivers()).toEqual([]);
  });

  test('is sent to each subscribed admin once on Monday at 07:00, however often the job runs', async () => {
    await happened('success', addDays(monday, -1), 3, 0);
    await happened('invalid_credentials', addDays(monday, -7), 0, 2);
    await runAt(new Date(seven(0).getTime() - 1_000));
    expect(await receivers()).toEqual([]);
    await runAt(seven(0));
    await runAt(new Date(seven(0).getTime() + 60_000));
    expect(await receivers()).toEqual([recipient.email]);
    const { rows } = await owner.query<{ id: string; content: string }>(
      `select id, content from outbox where template = 'weekly-report' and tenant_id = $1`,
      [tenant],
    );
    const [{ id, content }] = rows as [{ id: string; content: string }];
    const body = sealedBody.open(api.app.get(MasterKeys), id, content);
    // The previous week has four sign-ins and two of the unsubscribed user.
    expect(body.text).toContain('Successful sign-ins: 3 (6)');
    expect(body.text).toContain('Success rate: 60% (100%)');
    expect(body.text).toMatch(/2 × .* \S+\/docs\/sign-in-problems\/invalid_credentials/);
    expect(body.text).toContain(body.unsubscribe);
  });

  test('is delayed by a downtime of less than a day and skipped by a longer one', async () => {
    await happened('success', addDays(monday, 2), 1, 0);
    await happened('success', addDays(monday, 9), 1, 0);
    await runAt(new Date(seven(1).getTime() + DAY - 1_000));
    expect(await receivers()).toHaveLength(2);
    await runAt(new Date(seven(2).getTime() + DAY));
    expect(await receivers()).toHaveLength(2);
  });

  test('is not sent for a week without sign-ins', async () => {
    await runAt(seven(3));
    await runAt(new Date(seven(3).getTime() + WEEK));
    expect(await receivers()).toHaveLength(2);
  });
});
