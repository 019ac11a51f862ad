import { randomUUID } from 'node:crypto';
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
}

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
  }: Happened,
  client: pg.Pool | pg.PoolClient = owner,
): Promise<void> {
  const failed = outcome !== 'success';
  const at = new Date(hour(hoursAgo).getTime() + 60_000);
  await client.query(
    `insert into sign_in_attempts (failed, at, id, tenant_id, is_copy, method, is_sign_in, outcome, reference, user_id, count)
     select $1, $2, gen_random_uuid(), $3, $4, $5, $6, $7, 'r', $8, $9`,
    [failed, at, tenantId, isCopy, method, method !== 'token', outcome, person, times],
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
    await owner.query('truncate sign_in_attempts, sign_in_hours, sign_in_people');
  });

  test('are counted by the hour, each once however often the job runs', async () => {
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

  test('are the same in batches of one', async () => {
    const { tenantId, people } = await aTenantWith(1);
    for (const hoursAgo of [5, 0, 2]) await happened({ tenantId, person: people[0] as string, hoursAgo });
    await count(1);
    expect(await hoursOf(tenantId)).toEqual([
      { ago: 0, succeeded: 1, failed: 0, people: 1 },
      { ago: 2, succeeded: 1, failed: 0, people: 0 },
      { ago: 5, succeeded: 1, failed: 0, people: 0 },
    ]);
  });

  test('of one person in many hours are one person, in the hour of the last', async () => {
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

  test('with a wrong password count for each tenant of the person, and once for all', async () => {
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

  test('that are one record count as many as it stands for, and requests of applications do not count', async () => {
    const { tenantId } = await aTenantWith(0);
    await happened({ tenantId, outcome: 'invalid_credentials', times: 40 });
    await happened({ tenantId, method: 'token', outcome: 'invalid_grant' });
    await count();
    expect(await hoursOf(tenantId)).toEqual([{ ago: 0, succeeded: 0, failed: 40, people: 0 }]);
  });

  test('are forgotten after a month, and older ones are not counted', async () => {
    const { tenantId } = await aTenantWith(0);
    await happened({ tenantId });
    await count();
    await owner.query(`insert into sign_in_hours values ($1, now() - interval '33 days', 1, 0, 1)`, [
      tenantId,
    ]);
    await count();
    expect(await hoursOf(tenantId)).toHaveLength(1);
  });

  test('are counted afresh after a restore into another cluster, and go on from there', async () => {
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

  test('of an erased user do not restore their counts', async () => {
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

  test('no role that serves may write what is counted', async () => {
    await expect(maintenance.query('delete from sign_in_hours')).rejects.toMatchObject({ code: '42501' });
    await expect(maintenance.query(`select add_sign_ins('0', 0, '1', 0, 0, 0, now())`)).rejects.toMatchObject(
      { code: '42501' },
    );
  });
});

describe('people', () => {
  const counted = async (tenantId: string) => {
    const { rows } = await owner.query(
      `select coalesce(sum(people), 0)::int as people, coalesce(sum(active), 0)::int as active,
         coalesce(sum(enrolled), 0)::int as enrolled from people_counts where tenant_id = $1`,
      [tenantId],
    );
    return rows[0];
  };
  /** The same, of the rows themselves. */
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
  const aPasskey = (person: string) =>
    owner.query(
      `insert into passkeys (id, user_id, credential_id, public_key, counter, transports, is_synced, name, created_at)
       values (gen_random_uuid(), $1, gen_random_uuid(), 'key', 0, '{}', false, 'Key', now())`,
      [person],
    );
  const anApp = (person: string) =>
    owner.query(
      `insert into totp_factors (id, user_id, secret, created_at)
       values (gen_random_uuid(), $1, 'v1.k.' || repeat('A', 16) || '.' || repeat('A', 30), now())`,
      [person],
    );

  test('are counted through whatever happens to them', async () => {
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

  test('are counted by role, whatever becomes of them', async () => {
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

  test('two factors that come at once make one who is enrolled', async () => {
    const { tenantId, people } = await aTenantWith(1);
    const person = people[0] as string;
    await Promise.all([aPasskey(person), aPasskey(person), aPasskey(person)]);
    expect(await counted(tenantId)).toEqual({ people: 1, active: 1, enrolled: 1 });
    await Promise.all([owner.query('delete from passkeys where user_id = $1', [person]), anApp(person)]);
    expect(await counted(tenantId)).toEqual({ people: 1, active: 1, enrolled: 0 });
  });

  test('who joins while they get a factor is counted with it', async () => {
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
