import { randomUUID } from 'node:crypto';
import { addDays, dayAt } from '@gatehouse/contracts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { UNCOUNTED } from '../../../test/support/counted-sign-ins.ts';
import { cloneDatabase, type DatabaseClone } from '../../../test/support/database.ts';

const ALL = '00000000-0000-0000-0000-000000000000';
const HOUR_MS = 3_600_000;

let database: DatabaseClone;
let owner: pg.Pool;
let maintenance: pg.Pool;

beforeAll(async () => {
  database = await cloneDatabase();
  owner = new pg.Pool({ connectionString: database.ownerUrl });
  // The counting process may run in another time zone: hours and days are in UTC.
  maintenance = new pg.Pool({
    connectionString: database.maintenanceUrl,
    options: '-c TimeZone=Asia/Kathmandu',
  });
});
afterAll(async () => {
  await Promise.all([owner.end(), maintenance.end()]);
  await database.drop();
});

interface Happened {
  readonly tenantId?: string;
  readonly outcome?: string;
  readonly method?: string;
  readonly person?: string;
  /** Whether another organization of the user has the attempt that counts. */
  readonly isCopy?: boolean;
  readonly times?: number;
  /** Whole hours ago; the current hour by default. */
  readonly hoursAgo?: number;
  /** ID of the connection. */
  readonly connection?: string | null;
}

const NOTHING_COUNTED =
  'truncate sign_in_attempts, sign_in_hours, sign_in_people, sign_in_days, active_users, active_user_counts';

const thisHour = () => Math.floor(Date.now() / HOUR_MS) * HOUR_MS;
const hour = (ago: number) => new Date(thisHour() - ago * HOUR_MS);

async function happened(
  {
    tenantId = ALL,
    outcome = 'success',
    method = 'password',
    person = randomUUID(),
    isCopy = false,
    times = 1,
    hoursAgo = 0,
    connection = null,
  }: Happened,
  client: pg.Pool | pg.PoolClient = owner,
): Promise<void> {
  const failed = outcome !== 'success';
  const at = new Date(hour(hoursAgo).getTime() + 60_000);
  await client.query(
    `insert into sign_in_attempts (failed, at, id, tenant_id, is_copy, method, is_sign_in, outcome, reference, user_id, count,
       connection_id)
     select $1, $2, gen_random_uuid(), $3, $4, $5, $6, $7, 'r', $8, $9, $10`,
    [failed, at, tenantId, isCopy, method, method !== 'token', outcome, person, times, connection],
  );
}

async function countOnce(most = 1_000): Promise<void> {
  for (;;) {
    const { rows } = await maintenance.query<{ done: number }>('select count_sign_ins($1) as done', [most]);
    if ((rows[0]?.done ?? 0) < most) return;
  }
}

/** Until everything that is committed is counted. */
async function count(most?: number): Promise<void> {
  const left = async () => {
    await countOnce(most);
    return (await owner.query<{ left: number }>(UNCOUNTED)).rows[0]?.left;
  };
  await expect.poll(left).toBe(0);
}

/** By hours ago, the newest first. */
async function hoursOf(tenantId: string) {
  const { rows } = await owner.query(
    `select hour, succeeded::int, failed::int, people::int from sign_in_hours where tenant_id = $1 order by hour desc`,
    [tenantId],
  );
  return rows.map(({ hour: at, ...row }) => ({ ago: (thisHour() - at.getTime()) / HOUR_MS, ...row }));
}

async function aTenantWith(people: number): Promise<{ tenantId: string; people: string[] }> {
  const tenantId = randomUUID();
  await owner.query(
    `insert into tenants (id, slug, name, created_at, updated_at) values ($1, $2, 'Any', now(), now())`,
    [tenantId, `t-${tenantId}`],
  );
  const ids = Array.from({ length: people }, () => randomUUID());
  await owner.query(
    `insert into users (id, email, email_key, given_name, family_name, created_at, updated_at)
     select id, id::text, id::text, 'Any', 'Body', now(), now() from unnest($1::uuid[]) id`,
    [ids],
  );
  await joins(tenantId, ids);
  return { tenantId, people: ids };
}

const joins = (tenantId: string, people: readonly string[]) =>
  owner.query(
    `insert into memberships (id, tenant_id, user_id, role, created_at, updated_at)
     select gen_random_uuid(), $1, id, 'tenant_user', now(), now() from unnest($2::uuid[]) id`,
    [tenantId, people],
  );

describe('sign-ins', () => {
  beforeEach(async () => {
    await owner.query(NOTHING_COUNTED);
  });

  test('are counted per hour, and only once even if the job runs again', async () => {
    const { tenantId, people } = await aTenantWith(2);
    for (const person of people) await happened({ tenantId, person });
    await happened({ tenantId, person: people[0] as string, hoursAgo: 3 });
    await happened({ tenantId, outcome: 'sso_required', hoursAgo: 3 });
    for (let n = 0; n < 3; n++) await count();
    expect(await hoursOf(tenantId)).toEqual([
      { ago: 0, succeeded: 2, failed: 0, people: 2 },
      { ago: 3, succeeded: 1, failed: 1, people: 0 },
    ]);
    expect(await hoursOf(ALL)).toEqual(await hoursOf(tenantId));
  });

  test('are counted the same in batches of one', async () => {
    const { tenantId, people } = await aTenantWith(1);
    for (const hoursAgo of [5, 0, 2]) await happened({ tenantId, person: people[0] as string, hoursAgo });
    await count(1);
    expect(await hoursOf(tenantId)).toEqual([
      { ago: 0, succeeded: 1, failed: 0, people: 1 },
      { ago: 2, succeeded: 1, failed: 0, people: 0 },
      { ago: 5, succeeded: 1, failed: 0, people: 0 },
    ]);
  });

  test('of one user in several hours count that user once, in the latest hour', async () => {
    const { tenantId, people } = await aTenantWith(1);
    const person = people[0] as string;
    await happened({ tenantId, person, hoursAgo: 30 });
    await count();
    expect(await hoursOf(tenantId)).toEqual([{ ago: 30, succeeded: 1, failed: 0, people: 1 }]);
    await happened({ tenantId, person, hoursAgo: 1 });
    await count();
    const hours = await hoursOf(tenantId);
    expect(hours.map(({ ago, people }) => [ago, people])).toEqual([
      [1, 1],
      [30, 0],
    ]);
  });

  test('that commit late count in their own hour, without changing other hours', async () => {
    const { tenantId, people } = await aTenantWith(1);
    const person = people[0] as string;
    const late = await owner.connect();
    await late.query('begin');
    await happened({ tenantId, person, hoursAgo: 4 }, late);
    await happened({ tenantId, person });
    await countOnce();
    await late.query('commit');
    late.release();
    await count();
    expect(await hoursOf(tenantId)).toEqual([
      { ago: 0, succeeded: 1, failed: 0, people: 1 },
      { ago: 4, succeeded: 1, failed: 0, people: 0 },
    ]);
  });

  test('with a wrong password count for each tenant of the user, and once in total', async () => {
    const [one, other] = [await aTenantWith(1), await aTenantWith(1)];
    const person = one.people[0] as string;
    await joins(other.tenantId, [person]);
    const outcome = 'invalid_credentials';
    await happened({ outcome, person, tenantId: one.tenantId });
    await happened({ outcome, person, tenantId: other.tenantId, isCopy: true });
    await happened({ outcome });
    await count();
    const failed = async (tenantId: string) => (await hoursOf(tenantId)).map((row) => row.failed);
    expect(await failed(one.tenantId)).toEqual([1]);
    expect(await failed(other.tenantId)).toEqual([1]);
    expect(await failed(ALL)).toEqual([2]);
  });

  test('in one aggregated record count individually, and requests of applications do not count', async () => {
    const { tenantId } = await aTenantWith(0);
    await happened({ tenantId, outcome: 'invalid_credentials', times: 40 });
    await happened({ tenantId, method: 'token', outcome: 'invalid_grant' });
    await count();
    expect(await hoursOf(tenantId)).toEqual([{ ago: 0, succeeded: 0, failed: 40, people: 0 }]);
  });

  test('are removed from the hourly counts after a month', async () => {
    const { tenantId } = await aTenantWith(0);
    await happened({ tenantId });
    await count();
    await owner.query(`insert into sign_in_hours values ($1, now() - interval '33 days', 1, 0, 1)`, [
      tenantId,
    ]);
    await count();
    expect(await hoursOf(tenantId)).toHaveLength(1);
  });

  test('are recounted after a restore into another cluster, and counting continues from there', async () => {
    const { tenantId, people } = await aTenantWith(2);
    await happened({ tenantId, person: people[0] as string });
    await count();
    // Restored rows have transaction IDs of the other cluster, which are higher than the current ones.
    await owner.query(
      `insert into sign_in_attempts (xid, failed, at, id, tenant_id, method, is_sign_in, outcome, reference, user_id)
       select '99999999', failed, at, gen_random_uuid(), tenant_id, method, is_sign_in, outcome, reference, user_id
       from sign_in_attempts`,
    );
    await owner.query(`update sign_in_cursor set system_identifier = 'another'`);
    await happened({ tenantId, person: people[1] as string });
    await count();
    await count();
    expect(await hoursOf(tenantId)).toEqual([{ ago: 0, succeeded: 3, failed: 0, people: 2 }]);
    await happened({ tenantId, person: people[1] as string });
    await count();
    expect(await hoursOf(tenantId)).toEqual([{ ago: 0, succeeded: 4, failed: 0, people: 2 }]);
  });

  test('of a user who is being erased do not restore the user’s entry', async () => {
    const { tenantId, people } = await aTenantWith(1);
    const person = people[0] as string;
    await happened({ tenantId, person });
    await count();
    await owner.query('delete from memberships where user_id = $1', [person]);
    const erasing = await owner.connect();
    await erasing.query('begin');
    await erasing.query('delete from users where id = $1', [person]);
    await happened({ tenantId, person });
    await countOnce();
    await erasing.query('commit');
    erasing.release();
    await count();
    expect(await hoursOf(tenantId)).toEqual([{ ago: 0, succeeded: 2, failed: 0, people: 1 }]);
    const { rows } = await owner.query('select 1 from sign_in_people where user_id = $1', [person]);
    expect(rows).toEqual([]);
  });

  test('have counts that the maintenance role cannot change directly', async () => {
    await expect(maintenance.query('delete from sign_in_hours')).rejects.toMatchObject({ code: '42501' });
    await expect(maintenance.query('delete from active_users')).rejects.toMatchObject({ code: '42501' });
    await expect(maintenance.query(`select add_sign_ins('0', 0, '1', 0, 0, 0, now())`)).rejects.toMatchObject(
      { code: '42501' },
    );
  });
});

const aPasskey = (person: string) =>
  owner.query(
    `insert into passkeys (id, user_id, credential_id, public_key, counter, transports, is_synced, name, created_at)
     values (gen_random_uuid(), $1, gen_random_uuid(), 'key', 0, '{}', false, 'Key', now())`,
    [person],
  );

describe('daily sign-in statistics', () => {
  beforeEach(async () => {
    await owner.query(NOTHING_COUNTED);
  });

  const PERIODS = ['day', 'week', 'month'] as const;
  const beginOf = {
    day: (day: string) => day,
    week: (day: string) => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7)),
    month: (day: string) => `${day.slice(0, 7)}-01`,
  };
  const before = {
    day: (begins: string) => addDays(begins, -1),
    week: (begins: string) => addDays(begins, -7),
    month: (begins: string) => beginOf.month(addDays(begins, -1)),
  };

  async function daysOf(tenantId: string, dimension: string) {
    const { rows } = await owner.query(
      `select day::text, value, succeeded::int, failed::int from sign_in_days
       where tenant_id = $1 and dimension = $2 order by day, value`,
      [tenantId, dimension],
    );
    return rows;
  }

  const activeOf = async (tenantId: string) => {
    const { rows } = await owner.query(
      `select period, begins::text, people::int, came_back::int as "cameBack" from active_user_counts
       where tenant_id = $1 order by period, begins`,
      [tenantId],
    );
    return rows;
  };

  /** The same, computed from the sign-ins. */
  function activeIn(signIns: readonly { at: Date; person: string }[], timeZone: string) {
    return PERIODS.flatMap((period) => {
      const users = new Map<string, Set<string>>();
      for (const { at, person } of signIns) {
        const begins = beginOf[period](dayAt(at, timeZone));
        users.set(begins, (users.get(begins) ?? new Set()).add(person));
      }
      return [...users].map(([begins, people]) => ({
        period,
        begins,
        people: people.size,
        cameBack: [...people].filter((person) => users.get(before[period](begins))?.has(person)).length,
      }));
    }).toSorted((a, b) => `${a.period}${a.begins}`.localeCompare(`${b.period}${b.begins}`));
  }

  // Clock changes of an hour, and of half an hour.
  test.each([
    ['Europe/Zurich', '2025-03-30T01:00Z'],
    ['Australia/Lord_Howe', '2025-10-04T15:30Z'],
  ])('in %s equal the sign-in log while the clocks change', async (timeZone, change) => {
    const { tenantId, people } = await aTenantWith(3);
    await owner.query('update tenants set time_zone = $2 where id = $1', [tenantId, timeZone]);
    const middle = Date.parse(change);
    const day = (days: number) => new Date(middle + days * 24 * HOUR_MS).toISOString().slice(0, 10);
    for (const parent of ['failed', 'succeeded']) {
      await owner.query(`
        create table if not exists attempts_${parent}_${day(0).replaceAll('-', '')}
        partition of sign_in_attempts_${parent} for values from ('${day(-3)} 00:00+00') to ('${day(4)} 00:00+00')`);
    }
    const signIns = Array.from({ length: 180 }, (_, place) => ({
      at: new Date(middle + (place - 90) * 47 * 60_000),
      person: people[((place * 7) % 5) % 3] as string,
      failed: place % 4 === 0,
      method: place % 3 === 0 ? 'passkey' : 'password',
      risk: ['low', 'high', null][place % 3],
    }));
    await owner.query(
      `insert into sign_in_attempts (failed, at, id, tenant_id, method, is_sign_in, outcome, reference, user_id, country,
         risk)
       select r.failed, r.at, gen_random_uuid(), $2, r.method, true,
         case when r.failed then 'invalid_credentials' else 'success' end, 'r', r.person, 'CH',
         jsonb_build_object('level', r.risk, 'isEnforced', r.risk = 'high', 'action', 'second_factor')
       from jsonb_to_recordset($1) r (at timestamptz, person uuid, failed boolean, method text, risk text)`,
      [JSON.stringify(signIns), tenantId],
    );
    await owner.query(
      `select add_sign_in_days('0', 0, '18446744073709551615', 9223372036854775807, 0, 9223372036854775807,
         '-infinity', '-infinity')`,
    );
    const logged = (valueIn: (signIn: (typeof signIns)[number]) => string) => {
      const counts = new Map<string, { succeeded: number; failed: number }>();
      for (const signIn of signIns) {
        const key = `${dayAt(signIn.at, timeZone)} ${valueIn(signIn)}`;
        const known = counts.get(key) ?? { succeeded: 0, failed: 0 };
        known[signIn.failed ? 'failed' : 'succeeded'] += 1;
        counts.set(key, known);
      }
      return [...counts]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, count]) => ({ day: key.slice(0, 10), value: key.slice(11), ...count }));
    };
    expect(await daysOf(tenantId, 'method')).toEqual(logged(({ method }) => method));
    expect(await daysOf(tenantId, 'risk')).toEqual(logged(({ risk }) => risk ?? ''));
    expect(await daysOf(tenantId, 'risk_acted')).toEqual(
      logged(({ risk }) => risk ?? '').filter(({ value }) => value === 'high'),
    );
    expect(await daysOf(tenantId, 'country')).toEqual(logged(() => 'CH'));
    expect(await daysOf(tenantId, 'application')).toEqual(logged(() => ''));
    expect(await activeOf(tenantId)).toEqual(
      activeIn(
        signIns.filter(({ failed }) => !failed),
        timeZone,
      ),
    );
  });

  test('count each user once per day, week and month, even if sign-ins arrive late', async () => {
    const { tenantId, people } = await aTenantWith(4);
    // Out of order: 7 and 640 have no common divisor.
    const signIns = Array.from({ length: 40 }, (_, place) => ({
      hoursAgo: (place * 7 * 13) % 640,
      person: people[(place * place) % 4] as string,
    }));
    for (const [place, signIn] of signIns.entries()) {
      await happened({ tenantId, ...signIn });
      if (place % 6 === 0) await count(place % 4 === 0 ? 1 : 1_000);
    }
    await count();
    const inTime = signIns.map(({ hoursAgo, person }) => ({
      at: new Date(hour(hoursAgo).getTime() + 60_000),
      person,
    }));
    expect(await activeOf(tenantId)).toEqual(activeIn(inTime, 'UTC'));
    expect(await activeOf(ALL)).toEqual(activeIn(inTime, 'UTC'));
  });

  test('of all organizations together contain no applications or connections', async () => {
    const { tenantId } = await aTenantWith(0);
    await happened({ tenantId, outcome: 'sso_required' });
    await count();
    const { rows } = await owner.query(
      'select dimension from sign_in_days where tenant_id = $1 order by dimension',
      [ALL],
    );
    expect(rows.map(({ dimension }) => dimension)).toEqual(['country', 'method', 'outcome', 'risk']);
    expect(await daysOf(tenantId, 'outcome')).toMatchObject([{ value: 'sso_required', failed: 1 }]);
  });

  test('remove the ID of an erased user and never add it again', async () => {
    const { tenantId, people } = await aTenantWith(1);
    const person = people[0] as string;
    await happened({ tenantId, person });
    await count();
    await owner.query('delete from memberships where user_id = $1', [person]);
    await owner.query('delete from users where id = $1', [person]);
    await happened({ tenantId, person, hoursAgo: 30 });
    await count();
    expect((await owner.query('select 1 from active_users where user_id = $1', [person])).rows).toEqual([]);
    expect((await activeOf(tenantId)).map(({ people }) => people)).toEqual([1, 1, 1]);
  });

  test('contain no counts of an erased organization', async () => {
    const { tenantId, people } = await aTenantWith(1);
    await happened({ tenantId, person: people[0] as string });
    await count();
    await maintenance.query('select snapshot_adoption()');
    await owner.query('update tenants set erased_at = now() where id = $1', [tenantId]);
    await happened({ tenantId });
    await count();
    for (const table of ['sign_in_days', 'active_users', 'active_user_counts', 'adoption_days']) {
      const { rows } = await owner.query(`select 1 from ${table} where tenant_id = $1`, [tenantId]);
      expect([table, rows]).toEqual([table, []]);
    }
  });

  test('recount the days since the backup after a restore, and keep earlier days', async () => {
    const { tenantId, people } = await aTenantWith(2);
    await happened({ tenantId, person: people[0] as string });
    await count();
    const old = addDays(new Date().toISOString().slice(0, 10), -100);
    await owner.query(`insert into sign_in_days values ($1, 'outcome', $2, 'success', 7, 0)`, [
      tenantId,
      old,
    ]);
    await owner.query(
      `insert into sign_in_attempts (xid, failed, at, id, tenant_id, method, is_sign_in, outcome, reference, user_id)
       select '99999999', failed, at, gen_random_uuid(), tenant_id, method, is_sign_in, outcome, reference, user_id
       from sign_in_attempts`,
    );
    await owner.query(`update sign_in_cursor set system_identifier = 'another'`);
    await happened({ tenantId, person: people[1] as string });
    await count();
    await count();
    expect((await daysOf(tenantId, 'outcome')).map(({ succeeded }) => succeeded)).toEqual([7, 3]);
    expect((await activeOf(tenantId)).map(({ people }) => people)).toEqual([2, 2, 2]);
  });

  test('record adoption once a day, and only where it changed', async () => {
    const { tenantId, people } = await aTenantWith(3);
    await aPasskey(people[0] as string);
    await owner.query('delete from adoption_days');
    const taken = async () =>
      (await maintenance.query<{ rows: number }>('select snapshot_adoption() as rows')).rows[0]?.rows;
    expect(await taken()).toBeGreaterThan(1);
    const { rows } = await owner.query(
      'select people::int, enrolled::int, passkeys::int from adoption_days where tenant_id = $1',
      [tenantId],
    );
    expect(rows).toEqual([{ people: 3, enrolled: 1, passkeys: 1 }]);
    expect(await taken()).toBe(0);
    await owner.query('update adoption_days set day = day - 1');
    expect(await taken()).toBe(1);
    await owner.query('update adoption_days set day = day - 1');
    await owner.query(`update memberships set status = 'suspended' where user_id = any($1)`, [people]);
    expect(await taken()).toBe(2);
  });

  test('keep counts for 13 months, and user IDs only while a late sign-in can need them', async () => {
    const { tenantId, people } = await aTenantWith(1);
    const ago = (days: number) => addDays(new Date().toISOString().slice(0, 10), -days);
    for (const days of [399, 402]) {
      await owner.query(`insert into sign_in_days values ($1, 'risk', $2, 'low', 1, 0)`, [
        tenantId,
        ago(days),
      ]);
    }
    for (const days of [390, 500, 600]) {
      await owner.query('insert into adoption_days values ($1, $2, 1, 0, 0)', [tenantId, ago(days)]);
    }
    for (const [period, kept] of [
      ['day', 35],
      ['week', 50],
      ['month', 100],
    ] as const) {
      for (const days of [kept, kept + 1]) {
        await owner.query('insert into active_users values ($1, $2, $3, $4)', [
          tenantId,
          period,
          ago(days),
          people[0],
        ]);
      }
    }
    await maintenance.query('select clear_analytics()');
    expect((await daysOf(tenantId, 'risk')).map(({ day }) => day)).toEqual([ago(399)]);
    const left = async (sql: string) => (await owner.query(sql, [tenantId])).rows.map(({ day }) => day);
    expect(await left('select day::text from adoption_days where tenant_id = $1 order by day')).toEqual([
      ago(500),
      ago(390),
    ]);
    expect(
      await left('select begins::text as day from active_users where tenant_id = $1 order by period'),
    ).toEqual([ago(35), ago(100), ago(50)]);
  });

  test('require a time zone that the database knows', async () => {
    const { tenantId } = await aTenantWith(0);
    const set = owner.query(`update tenants set time_zone = 'Mars/Base' where id = $1`, [tenantId]);
    await expect(set).rejects.toMatchObject({ code: '22023' });
  });
});

describe('statistics of sign-in durations', () => {
  beforeEach(async () => {
    await owner.query('truncate sign_in_journeys, sign_in_times');
  });

  interface Step {
    readonly id: string;
    readonly tenant_id?: string;
    readonly step: string;
    readonly took?: Record<string, number>;
    readonly is_over?: boolean;
  }

  const note = (...steps: readonly Step[]) =>
    owner.query('select note_journeys($1)', [
      JSON.stringify(steps.map((step) => ({ took: {}, is_over: false, ...step }))),
    ]);
  const countTimes = async (most = 1_000) =>
    (await maintenance.query<{ done: number }>('select count_journeys($1) as done', [most])).rows[0]?.done;
  const timesOf = async (tenantId: string) => {
    const { rows } = await owner.query(
      `select step, bucket, times::int from sign_in_times where tenant_id = $1 order by step, bucket`,
      [tenantId],
    );
    return rows.map(({ step, bucket, times }) => [step, bucket, times]);
  };
  const longAgo = () => owner.query(`update sign_in_journeys set due_at = now() - interval '1 second'`);

  test('count a sign-in once per step and in total, for its organization and for all', async () => {
    const { tenantId } = await aTenantWith(0);
    const id = randomUUID();
    await note({ id, step: 'password', took: { address: 60 } });
    expect(await countTimes()).toBe(0);
    await note({
      id,
      tenant_id: tenantId,
      step: 'password',
      took: { address: 60, password: 50 * 2 ** 4 },
      is_over: true,
    });
    // A late step changes nothing.
    await note({ id, step: 'second_factor', took: { address: 1 } });
    expect(await countTimes()).toBe(1);
    expect(await countTimes()).toBe(0);
    const counted = [
      ['address', 1, 1],
      ['password', 16, 1],
      ['total', 16, 1],
    ];
    expect(await timesOf(tenantId)).toEqual(counted);
    expect(await timesOf(ALL)).toEqual(counted);
  });

  test('count a stopped sign-in as abandoned at its step after half an hour', async () => {
    const { tenantId } = await aTenantWith(0);
    await note({ id: randomUUID(), tenant_id: tenantId, step: 'second_factor', took: { password: 400 } });
    expect(await countTimes()).toBe(0);
    const { rows } = await owner.query(
      `select due_at - now() between interval '29 minutes' and interval '30 minutes' as held from sign_in_journeys`,
    );
    expect(rows).toEqual([{ held: true }]);
    await longAgo();
    expect(await countTimes()).toBe(1);
    expect(await timesOf(tenantId)).toEqual([
      ['password', 12, 1],
      ['second_factor', -1, 1],
    ]);
  });

  test('measure consent from the first view of its page, outside of the total', async () => {
    const { tenantId } = await aTenantWith(0);
    const id = randomUUID();
    await note({ id, tenant_id: tenantId, step: 'consent' });
    await owner.query(`update sign_in_journeys set began_at = now() - interval '8.5 seconds'`);
    await note({ id, tenant_id: tenantId, step: 'consent' });
    await note({ id, step: 'consent', is_over: true });
    await countTimes();
    expect(await timesOf(tenantId)).toEqual([['consent', 29, 1]]);
  });

  test('count a page that users left on the day in the time zone of its organization', async () => {
    const { tenantId } = await aTenantWith(0);
    const [application, client] = [randomUUID(), `client-${randomUUID()}`];
    await owner.query(`update tenants set time_zone = 'Pacific/Kiritimati' where id = $1`, [tenantId]);
    await owner.query(
      `insert into saml_service_providers (id, tenant_id, name, entity_id, assertion_consumer_services, slo_binding,
         certificates, attributes, name_id_format, sign, signature_algorithm, created_at, updated_at)
       values ($1, $2, 'Any', $1::uuid::text, '[]', 'redirect', '[]', '[]', 'persistent', 'both', 'rsa-sha256', now(), now())`,
      [application, tenantId],
    );
    const leave = (...pages: object[]) => owner.query('select count_left($1)', [JSON.stringify(pages)]);
    await leave(
      { times: 3, tenant_id: tenantId },
      { times: 4, slug: `t-${tenantId}` },
      { times: 5, application },
      { times: 6, application: client },
      { times: 7 },
    );
    await leave({ times: 1, tenant_id: tenantId });
    expect(await timesOf(tenantId)).toEqual([['left', 0, 13]]);
    expect(await timesOf(ALL)).toEqual([['left', 0, 26]]);
    const { rows } = await owner.query(
      `select day = (now() at time zone 'Pacific/Kiritimati')::date as here from sign_in_times where tenant_id = $1`,
      [tenantId],
    );
    expect(rows).toEqual([{ here: true }]);
    await owner.query('update tenants set erased_at = now() where id = $1', [tenantId]);
    await leave({ times: 1, tenant_id: tenantId });
    expect(await timesOf(tenantId)).toEqual([]);
  });

  test('are counted in batches, in buckets that cover every duration', async () => {
    const { tenantId } = await aTenantWith(0);
    await note(
      ...[0, 49, 50, 1_800_000, 90_000_000].map((password) => ({
        id: randomUUID(),
        tenant_id: tenantId,
        step: 'password',
        took: { password },
        is_over: true,
      })),
    );
    expect([await countTimes(2), await countTimes(2), await countTimes(2)]).toEqual([2, 2, 1]);
    const whole = (await timesOf(tenantId)).filter(([step]) => step === 'total');
    expect(whole.map(([, bucket, times]) => [bucket, times])).toEqual([
      [0, 3],
      [60, 1],
      [63, 1],
    ]);
  });

  test('belong to the day when the sign-in began, in the time zone of the organization', async () => {
    const { tenantId } = await aTenantWith(0);
    await owner.query(`update tenants set time_zone = 'Pacific/Kiritimati' where id = $1`, [tenantId]);
    await note({
      id: randomUUID(),
      tenant_id: tenantId,
      step: 'password',
      took: { password: 9 },
      is_over: true,
    });
    await owner.query(`update sign_in_journeys set began_at = '2026-11-20T23:30:00Z'`);
    await countTimes();
    const daysIn = async (id: string) => {
      const sql = 'select distinct day::text from sign_in_times where tenant_id = $1';
      return (await owner.query(sql, [id])).rows.map(({ day }) => day);
    };
    expect([await daysIn(tenantId), await daysIn(ALL)]).toEqual([['2026-11-21'], ['2026-11-20']]);
  });

  test('keep days for 13 months, and nothing of an erased organization', async () => {
    const { tenantId } = await aTenantWith(0);
    const over = { tenant_id: tenantId, step: 'password', took: { password: 9 }, is_over: true };
    await note({ id: randomUUID(), ...over });
    await countTimes();
    await note({ id: randomUUID(), tenant_id: tenantId, step: 'password' });
    await owner.query('update tenants set erased_at = now() where id = $1', [tenantId]);
    await note({ id: randomUUID(), ...over });
    await countTimes();
    expect(await timesOf(tenantId)).toEqual([]);
    expect((await owner.query('select 1 from sign_in_journeys')).rows).toEqual([]);
    await owner.query('update sign_in_times set day = current_date - 402');
    await maintenance.query('select clear_analytics()');
    expect(await timesOf(ALL)).toEqual([]);
  });
});

describe('funnels', () => {
  beforeEach(async () => {
    await owner.query(`${NOTHING_COUNTED}, funnel_entries, funnel_days`);
  });

  const stagesOf = async (tenantId: string, funnel = 'connection') => {
    const sql =
      'select stage, sum(times)::int as times from funnel_days where tenant_id = $1 and funnel = $2 group by 1 order by 1';
    return (await owner.query(sql, [tenantId, funnel])).rows.map(({ stage, times }) => [stage, times]);
  };
  const reach = (funnel: string, subject: string, tenantId: string | null, stage: number) =>
    owner.query('select reach_stage($1, $2, $3, $4)', [funnel, subject, tenantId, stage]);
  const upTo = (stage: number) => Array.from({ length: stage }, (_, place) => [place + 1, 1]);

  test('count a set-up once per stage, even if it skips or repeats a stage', async () => {
    const { tenantId } = await aTenantWith(0);
    const subject = randomUUID();
    await reach('connection', subject, tenantId, 1);
    await reach('connection', subject, tenantId, 3);
    await reach('connection', subject, tenantId, 2);
    await reach('connection', subject, tenantId, 3);
    expect(await stagesOf(tenantId)).toEqual(upTo(3));
    expect(await stagesOf(ALL)).toEqual(upTo(3));
  });

  test('count earlier stages for an organization once it is known, on the day when the set-up began', async () => {
    const { tenantId } = await aTenantWith(0);
    await owner.query(`update tenants set time_zone = 'Pacific/Kiritimati' where id = $1`, [tenantId]);
    const subject = randomUUID();
    await reach('connection', subject, null, 2);
    await owner.query(`update funnel_entries set began_at = '2026-11-20T23:30:00Z'`);
    await reach('connection', subject, tenantId, 3);
    expect(await stagesOf(tenantId)).toEqual(upTo(3));
    expect(await stagesOf(ALL)).toEqual(upTo(3));
    const sql = 'select distinct day::text from funnel_days where tenant_id = $1';
    expect((await owner.query(sql, [tenantId])).rows).toEqual([{ day: '2026-11-21' }]);
  });

  test('advance a connection with its wizard, test and first sign-in, and never move it back', async () => {
    const { tenantId } = await aTenantWith(0);
    const id = randomUUID();
    const follow = async (sql: string) => {
      await owner.query(sql, [id]);
      return (await stagesOf(tenantId)).length;
    };
    await owner.query(
      `insert into sso_wizard_runs (id, tenant_id, mode, provider, type, step, configuration_id, started_by, expires_at,
         created_at, updated_at, version)
       values (gen_random_uuid(), $1, 'wizard', 'okta', 'saml', 'authenticate', $2, $2, now(), now(), now(), 1)`,
      [tenantId, id],
    );
    expect(await stagesOf(tenantId)).toEqual(upTo(1));
    expect(await follow(`update sso_wizard_runs set step = 'captured' where configuration_id = $1`)).toBe(2);
    await owner.query(
      `insert into sso_configurations (id, tenant_id, name, type, is_enabled, name_id_format, signature_algorithm, scopes,
         domains, creates_people, mapping, created_at, updated_at, version)
       values ($2, $1, 'Any', 'saml', false, 'emailAddress', 'sha256', '{}', '{}', false, '{}', now(), now(), 1)`,
      [tenantId, id],
    );
    expect(await stagesOf(tenantId)).toEqual(upTo(3));
    await owner.query(
      `insert into sso_configuration_states (id, tenant_id, keys, failures_since_success) values ($2, $1, '[]', 0)`,
      [tenantId, id],
    );
    expect(await follow('update sso_configuration_states set failures_since_success = 1 where id = $1')).toBe(
      3,
    );
    expect(await follow('update sso_configuration_states set tested_at = now() where id = $1')).toBe(4);
    expect(await follow('update sso_configurations set is_enabled = true where id = $1')).toBe(5);
    await happened({ tenantId, method: 'saml', connection: randomUUID() });
    await happened({ tenantId, method: 'saml', connection: id, outcome: 'failed' });
    await count();
    expect(await stagesOf(tenantId)).toEqual(upTo(5));
    for (let n = 0; n < 2; n++) {
      await happened({ tenantId, method: 'saml', connection: id });
      await count();
    }
    expect(await follow('update sso_configurations set is_enabled = false where id = $1')).toBe(6);
    expect(await follow('update sso_configurations set is_enabled = true where id = $1')).toBe(6);
    expect(await stagesOf(tenantId)).toEqual(upTo(6));
  });

  test('ignore a connection that existed before counting began', async () => {
    const { tenantId } = await aTenantWith(0);
    const id = randomUUID();
    await owner.query(
      `insert into sso_configurations (id, tenant_id, name, type, is_enabled, name_id_format, signature_algorithm, scopes,
         domains, creates_people, mapping, created_at, updated_at, version)
       values ($2, $1, 'Any', 'saml', false, 'emailAddress', 'sha256', '{}', '{}', false, '{}', now(), now(), 1)`,
      [tenantId, id],
    );
    await owner.query('truncate funnel_entries, funnel_days');
    await owner.query('update sso_configurations set is_enabled = true where id = $1', [id]);
    expect(await stagesOf(tenantId)).toEqual([]);
  });

  test('count a sign-up only for all organizations together, without the sign-in that completes it', async () => {
    const { tenantId } = await aTenantWith(0);
    const subject = randomUUID();
    await owner.query('select count_opened(4)');
    for (const [tenant, stage] of [
      [null, 2],
      [null, 3],
      [tenantId, 4],
    ] as const)
      await reach('sign_up', subject, tenant, stage);
    await happened({ tenantId, method: 'sign_up' });
    await count();
    const reached = [
      [1, 4],
      [2, 1],
      [3, 1],
      [4, 1],
    ];
    expect(await stagesOf(ALL, 'sign_up')).toEqual(reached);
    await happened({ tenantId });
    await count();
    expect(await stagesOf(ALL, 'sign_up')).toEqual([...reached, [5, 1]]);
    expect(await stagesOf(tenantId, 'sign_up')).toEqual([]);
  });

  test('keep days for 13 months, and nothing of an erased organization', async () => {
    const { tenantId } = await aTenantWith(0);
    await reach('connection', randomUUID(), tenantId, 2);
    await owner.query('update tenants set erased_at = now() where id = $1', [tenantId]);
    expect(await stagesOf(tenantId)).toEqual([]);
    expect((await owner.query('select 1 from funnel_entries')).rows).toEqual([]);
    await owner.query('update funnel_days set day = current_date - 402');
    await maintenance.query('select clear_analytics()');
    expect(await stagesOf(ALL)).toEqual([]);
  });
});

describe('user counts', () => {
  const counted = async (tenantId: string) => {
    const { rows } = await owner.query(
      `select coalesce(sum(people), 0)::int as people, coalesce(sum(active), 0)::int as active,
         coalesce(sum(enrolled), 0)::int as enrolled from people_counts where tenant_id = $1`,
      [tenantId],
    );
    return rows[0];
  };
  /** The same, computed from the rows. */
  const truth = async (tenantId: string) => {
    const of = tenantId === ALL ? 'users u' : 'memberships m join users u on u.id = m.user_id';
    const status = tenantId === ALL ? 'u.status' : 'm.status';
    const { rows } = await owner.query(
      `select count(*)::int as people, count(*) filter (where ${status} = 'active')::int as active,
         count(*) filter (where ${status} = 'active' and person_has_factor(u.id))::int as enrolled
       from ${of} where ${tenantId === ALL ? '$1::uuid is not null' : 'm.tenant_id = $1'}`,
      [tenantId],
    );
    return rows[0];
  };
  const rolesHold = async () => {
    for (const [line, role] of ['tenant_admin', 'tenant_user'].entries()) {
      const { rows } = await owner.query(
        `select count(*)::int as people, count(*) filter (where u.status = 'active')::int as active,
           count(*) filter (where u.status = 'active' and person_has_factor(u.id))::int as enrolled
         from memberships m join users u on u.id = m.user_id where m.status = 'active' and m.role = $1`,
        [role],
      );
      expect(await counted(ALL.replace(/.$/, String(line + 1)))).toEqual(rows[0]);
    }
  };
  const anApp = (person: string) =>
    owner.query(
      `insert into totp_factors (id, user_id, secret, created_at)
       values (gen_random_uuid(), $1, 'v1.k.' || repeat('A', 16) || '.' || repeat('A', 30), now())`,
      [person],
    );

  test('stay correct through every change of users, memberships and factors', async () => {
    const { tenantId, people } = await aTenantWith(5);
    const [a, b, c, d] = people as [string, string, string, string];
    const other = await aTenantWith(1);
    await joins(other.tenantId, [a]);
    const holds = async () => {
      await rolesHold();
      for (const id of [tenantId, other.tenantId, ALL]) expect(await counted(id)).toEqual(await truth(id));
    };
    await holds();
    await aPasskey(a);
    await aPasskey(a);
    await anApp(b);
    await holds();
    expect(await counted(tenantId)).toEqual({ people: 5, active: 5, enrolled: 1 });
    await owner.query('update totp_factors set confirmed_at = now() where user_id = $1', [b]);
    await holds();
    expect(await counted(tenantId)).toEqual({ people: 5, active: 5, enrolled: 2 });
    await owner.query(`update memberships set status = 'suspended' where user_id = any($1)`, [[b, c]]);
    await owner.query(`update users set status = 'suspended' where id = $1`, [a]);
    await holds();
    await owner.query('delete from passkeys where user_id = $1', [a]);
    await owner.query('delete from memberships where user_id = $1', [d]);
    await owner.query('delete from users where id = $1', [d]);
    await holds();
    await maintenance.query('select fold_people_counts(1000)');
    await holds();
    const { rows } = await owner.query('select 1 from people_counts where tenant_id = $1', [tenantId]);
    expect(rows).toHaveLength(1);
  });

  test('stay correct by role through every change of users, memberships and factors', async () => {
    const { tenantId, people } = await aTenantWith(3);
    const [a, b, c] = people as [string, string, string];
    await aPasskey(a);
    await owner.query(`update memberships set role = 'tenant_admin' where user_id = any($1)`, [[a, b]]);
    await rolesHold();
    await owner.query(
      `update memberships set status = 'suspended', role = 'tenant_user' where user_id = $1`,
      [b],
    );
    await owner.query(`update users set status = 'suspended' where id = $1`, [a]);
    await rolesHold();
    await owner.query(`update users set status = 'active' where id = $1`, [a]);
    await owner.query('delete from passkeys where user_id = $1', [a]);
    await owner.query(`update memberships set status = 'active' where user_id = $1`, [b]);
    await rolesHold();
    await Promise.all([aPasskey(c), owner.query('delete from memberships where user_id = $1', [c])]);
    await owner.query('delete from memberships where tenant_id = $1', [tenantId]);
    await rolesHold();
  });

  test('count a user who adds several factors at once as enrolled once', async () => {
    const { tenantId, people } = await aTenantWith(1);
    const person = people[0] as string;
    await Promise.all([aPasskey(person), aPasskey(person), aPasskey(person)]);
    expect(await counted(tenantId)).toEqual({ people: 1, active: 1, enrolled: 1 });
    await Promise.all([owner.query('delete from passkeys where user_id = $1', [person]), anApp(person)]);
    expect(await counted(tenantId)).toEqual({ people: 1, active: 1, enrolled: 0 });
  });

  test('include the factor of a user who joins while adding it', async () => {
    const { tenantId, people } = await aTenantWith(1);
    const other = await aTenantWith(0);
    const person = people[0] as string;
    const joining = await owner.connect();
    await joining.query('begin');
    await joining.query(
      `insert into memberships (id, tenant_id, user_id, role, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, 'tenant_user', now(), now())`,
      [other.tenantId, person],
    );
    const enrolling = aPasskey(person);
    await joining.query('commit');
    joining.release();
    await enrolling;
    expect(await counted(other.tenantId)).toEqual({ people: 1, active: 1, enrolled: 1 });
    expect(await counted(tenantId)).toEqual({ people: 1, active: 1, enrolled: 1 });
  });
});
