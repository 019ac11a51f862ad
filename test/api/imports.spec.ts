import { randomUUID } from 'node:crypto';
import type { ImportDto, ImportLine } from '@gatehouse/contracts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { IMPORT_BATCH } from '../../nest-api/src/imports/import-job.js';
import { Jobs } from '../../nest-api/src/jobs/jobs.js';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import { countedOwnQueries } from '../support/counted-queries.ts';
import { type ApiCaller, aPerson, aTenant, signedIn } from '../support/data.ts';

const clock = new HeldClock(new Date());
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

const work = () => api.app.get(Jobs).runNow('imports');
const count = async (sql: string, ...values: unknown[]) =>
  (await owner.query<{ n: number }>(`select count(*)::int as n from ${sql}`, values)).rows[0]?.n;

const TENANTS = '/api/v1/tenants/imports';
const PEOPLE = '/api/v1/invitations/imports';

async function start(path: string, body: object, caller = superadmin): Promise<ImportDto> {
  const response = await caller.post(path, body);
  expect(response.status).toBe(202);
  return (await response.json()) as ImportDto;
}

async function read(path: string, { id }: { id: string }, caller = superadmin): Promise<ImportDto> {
  return (await (await caller.get(`${path}/${id}`)).json()) as ImportDto;
}

async function linesOf(
  path: string,
  { id }: ImportDto,
  query = '',
  caller = superadmin,
): Promise<ImportLine[]> {
  const lines: ImportLine[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page = await caller.get(`${path}/${id}/lines?limit=500${query}${cursor && `&cursor=${cursor}`}`);
    const { items, nextCursor } = (await page.json()) as { items: ImportLine[]; nextCursor: string | null };
    lines.push(...items);
    cursor = nextCursor;
  }
  return lines;
}

/** Lines of tenants with unique names. */
function tenantFile(lines: number): { csv: string; mark: string } {
  const mark = randomUUID().slice(0, 8);
  const rows = Array.from(
    { length: lines },
    (_, n) => `${mark} number ${n},t${n}.${mark}.example,it@t${n}.${mark}.example`,
  );
  return { csv: `name,domain,adminEmail\n${rows.join('\n')}\n`, mark };
}

const tenantsCalled = (mark: string) => count('tenants where name like $1', `${mark}%`);

describe('a file of tenants', () => {
  const good = 'Name;Domain;Admin email;Plan\nFiled One;filed-one.example;a@filed-one.example;pro\n';

  test('is checked first, then created in the background', async () => {
    const checked = await superadmin.post(`${TENANTS}/check`, { csv: good });
    expect(await checked.json()).toEqual({ rows: 1, create: 1, skip: 0, errors: [] });
    const started = await start(TENANTS, { csv: good });
    expect(started).toMatchObject({
      kind: 'tenants',
      tenantId: null,
      state: 'waiting',
      lines: 1,
      created: 0,
    });
    await work();
    expect(await read(TENANTS, started)).toMatchObject({ state: 'done', created: 1, skipped: 0, failed: 0 });
    const found = await superadmin.get('/api/v1/tenants?search=filed');
    expect(await found.json()).toMatchObject({
      items: [{ name: 'Filed One', subscriptionPlan: 'pro', domain: 'filed-one.example' }],
    });
    expect(await count(`invitations where email = 'a@filed-one.example' and role = 'tenant_admin'`)).toBe(1);
    expect(await count(`outbox where recipient = 'a@filed-one.example'`)).toBe(1);
    const trail = await owner.query<{ action: string }>(
      `select event ->> 'action' as action from audit_events
       where event -> 'target' ->> 'id' = $1 order by seq`,
      [started.id],
    );
    expect(trail.rows.map(({ action }) => action)).toEqual(['import.started', 'import.finished']);
  });

  test('that is imported a second time creates nothing new', async () => {
    const { csv, mark } = tenantFile(3);
    await start(TENANTS, { csv });
    const again = await start(TENANTS, { csv });
    await work();
    expect(await read(TENANTS, again)).toMatchObject({ state: 'done', created: 0, skipped: 3 });
    expect(await linesOf(TENANTS, again)).toMatchObject([
      { line: 2, outcome: 'skipped', message: 'A tenant with this name and domain exists' },
      { line: 3 },
      { line: 4 },
    ]);
    expect(await tenantsCalled(mark)).toBe(3);
  });

  test('with wrong lines is created without them, and they are kept with their errors', async () => {
    const csv = `name,domain,adminEmail,status
Half Made,half-made.example,a@half-made.example,active
,no-name.example,b@no-name.example,
Half Mail,gmail.com,c@gmail.com,
Half Again,half-made.example,d@half-made.example,
"Half, Wrong",half-wrong.example,nobody,asleep`;
    const checked = (await (await superadmin.post(`${TENANTS}/check`, { csv })).json()) as {
      errors: { line: number; field: string }[];
    };
    expect(checked).toMatchObject({ rows: 5, create: 1, skip: 0 });
    const wrong = checked.errors.map(({ line, field }) => `${line} ${field}`);
    expect(wrong).toEqual(['3 name', '4 domain', '5 domain', '6 adminEmail', '6 status']);

    const started = await start(TENANTS, { csv });
    expect(started).toMatchObject({ state: 'waiting', lines: 5, failed: 4 });
    await work();
    expect(await read(TENANTS, started)).toMatchObject({ state: 'done', created: 1, failed: 4 });
    expect(await linesOf(TENANTS, started, '&outcome=failed')).toMatchObject([
      { line: 3, cells: { domain: 'no-name.example' }, message: 'name: This value is missing' },
      { line: 4, message: expect.stringContaining('domain: ') },
      { line: 5, message: 'domain: The same domain is on line 2' },
      { line: 6, cells: { name: 'Half, Wrong', status: 'asleep' } },
    ]);
  });

  test('names a wrong column like the header of the file', async () => {
    const csv = 'Name;Domain;Admin  email;Plan\nHeaded;headed.example;;golden\n';
    const checked = await superadmin.post(`${TENANTS}/check`, { csv });
    expect(await checked.json()).toMatchObject({
      errors: [
        { field: 'adminEmail', column: 'Admin email', message: 'This value is missing' },
        { field: 'subscriptionPlan', column: 'Plan' },
      ],
    });
    const [failed] = await linesOf(TENANTS, await start(TENANTS, { csv }));
    expect(failed?.message).toMatch(/^Admin email: This value is missing\. Plan: /);
  });

  test('without a valid line ends immediately', async () => {
    const started = await start(TENANTS, { csv: 'name,domain,adminEmail\n,,\nX,,\n' });
    expect(started).toMatchObject({ state: 'done', failed: 1 });
  });

  test.each([
    ['without the columns', 'name,mail\nAcme,x'],
    ['without a line', 'name,domain,adminEmail\n'],
    ['with an open quote', 'name,domain,adminEmail\n"Acme,acme.example,it@acme.example'],
    ['of 5,001 lines', `name,domain,adminEmail\n${'a,b.example,c@b.example\n'.repeat(5_001)}`],
  ])('%s is rejected as a whole', async (_, csv) => {
    for (const path of [`${TENANTS}/check`, TENANTS]) {
      const response = await superadmin.post(path, { csv });
      expect([response.status, await response.json()]).toMatchObject([422, { errors: [{ field: 'csv' }] }]);
    }
  });

  test('a line that is rejected during creation fails alone', async () => {
    const { csv, mark } = tenantFile(4);
    // The checks cannot predict this error: the database rejects one name.
    await owner.query(
      `alter table tenants add constraint test_refuses check (name <> '${mark} number 1') not valid`,
    );
    const started = await start(TENANTS, { csv });
    await work();
    await owner.query('alter table tenants drop constraint test_refuses');
    expect(await read(TENANTS, started)).toMatchObject({ state: 'done', created: 3, failed: 1 });
    expect(await linesOf(TENANTS, started, '&outcome=failed')).toMatchObject([
      { line: 3, message: 'The database rejected this line.' },
    ]);
    expect(await tenantsCalled(mark)).toBe(3);
  });
});

describe('a large file', () => {
  test('takes the same number of statements for each batch, however many lines it has', async () => {
    const statements = async (lines: number) => {
      const { id } = await start(TENANTS, { csv: tenantFile(lines).csv });
      const sent = await countedOwnQueries(api, work);
      expect(await read(TENANTS, { id })).toMatchObject({ state: 'done', created: lines });
      return sent;
    };
    // All batches need about the same number of statements, far fewer than one per line.
    const three = (await statements(3 * IMPORT_BATCH)) / 3;
    const nine = (await statements(9 * IMPORT_BATCH)) / 9;
    expect(nine).toBeLessThanOrEqual(three + 1);
    expect(three).toBeLessThan(IMPORT_BATCH / 3);
  });

  test('does not delay the creation of a tenant', async () => {
    const { csv, mark } = tenantFile(2);
    await start(TENANTS, { csv });
    // The transaction of the batch stays open because it waits for a locked row.
    await owner.query('begin');
    await owner.query('lock table outbox in exclusive mode');
    const running = work();
    await waitsFor('outbox');
    const created = await superadmin.post('/api/v1/tenants/imports/check', { csv: tenantFile(1).csv });
    expect(created.status).toBe(200);
    const inserted = await withinASecond(
      `insert into tenants (id, slug, name, created_at, updated_at)
       values (gen_random_uuid(), 'meanwhile-${mark}', 'Meanwhile', now(), now())`,
    );
    expect(inserted).toBe('done');
    await owner.query('commit');
    await running;
    expect(await tenantsCalled(mark)).toBe(2);
    expect((await superadmin.get('/api/v1/tenants/summary')).status).toBe(200);
  });

  test('that is interrupted continues, without duplicates', async () => {
    const { csv, mark } = tenantFile(3 * IMPORT_BATCH);
    const started = await start(TENANTS, { csv });
    // The second batch loses its database connection during its transaction.
    await owner.query(`
      create function test_cuts() returns trigger language plpgsql as $$
      begin
        if (select count(*) from tenants where name like '${mark}%') > ${IMPORT_BATCH} then
          raise exception 'cut off' using errcode = '08006';
        end if;
        return null;
      end $$`);
    await owner.query(
      'create trigger test_cuts after insert on invitations for each statement execute function test_cuts()',
    );
    await owner.query('alter function test_cuts() security definer');
    await expect(work()).rejects.toThrow();
    expect(await read(TENANTS, started)).toMatchObject({ state: 'running', created: IMPORT_BATCH });
    expect(await tenantsCalled(mark)).toBe(IMPORT_BATCH);
    await owner.query('drop trigger test_cuts on invitations');
    await owner.query('drop function test_cuts');
    await work();
    expect(await read(TENANTS, started)).toMatchObject({ state: 'done', created: 3 * IMPORT_BATCH });
    expect(await tenantsCalled(mark)).toBe(3 * IMPORT_BATCH);
    expect(
      await count(`invitations i join tenants t on t.id = i.tenant_id where t.name like $1`, `${mark}%`),
    ).toBe(3 * IMPORT_BATCH);
  });

  test('with similar names gets a unique slug for each', async () => {
    const mark = randomUUID().slice(0, 8);
    const rows = Array.from(
      { length: 5 },
      (_, n) => `Same ${mark},s${n}.${mark}.example,it@s${n}.${mark}.example`,
    );
    await start(TENANTS, { csv: `name,domain,adminEmail\n${rows.join('\n')}` });
    await work();
    const { rows: slugs } = await owner.query<{ slug: string }>(
      'select slug from tenants where name = $1 order by slug',
      [`Same ${mark}`],
    );
    expect(slugs.map(({ slug }) => slug)).toEqual(
      [1, 2, 3, 4, 5].map((n) => `same-${mark}${n === 1 ? '' : `-${n}`}`),
    );
  });
});

describe('the same request sent twice', () => {
  test('starts one import', async () => {
    const { csv, mark } = tenantFile(1);
    const id = randomUUID();
    const [first, second] = await Promise.all([start(TENANTS, { id, csv }), start(TENANTS, { id, csv })]);
    expect([first.id, second.id]).toEqual([id, id]);
    await work();
    expect(await tenantsCalled(mark)).toBe(1);
    expect((await read(TENANTS, { id })).lines).toBe(1);
  });

  test('by another user is rejected', async () => {
    const { id } = await start(TENANTS, { csv: tenantFile(1).csv });
    const other = await signedIn(api, await aPerson(api));
    const response = await other.post(TENANTS, { id, csv: tenantFile(1).csv });
    expect([response.status, await response.json()]).toMatchObject([409, { code: 'import_id_taken' }]);
  });
});

describe('a file of users', () => {
  let tenantId: string;
  let asAdmin: ApiCaller;
  let adminId: string;
  beforeEach(async () => {
    tenantId = (await aTenant(api, { plan: 'pro' })).id;
    const admin = await aPerson(api, { tenantId, role: 'tenant_admin' });
    adminId = admin.id;
    asAdmin = await signedIn(api, admin);
  });
  const file = (lines: number) => ({
    format: 'csv',
    text: `email,first name\n${Array.from({ length: lines }, (_, n) => `p${n}@${tenantId}.test,P${n}`).join('\n')}`,
  });
  const invitations = () => count('invitations where tenant_id = $1', tenantId);

  test('takes the same number of statements for each batch, however many lines it has', async () => {
    const statements = async (lines: number) => {
      const { id } = await start(PEOPLE, file(lines), asAdmin);
      const sent = await countedOwnQueries(api, work);
      expect(await read(PEOPLE, { id }, asAdmin)).toMatchObject({ state: 'done', failed: 0 });
      await owner.query('delete from invitations where tenant_id = $1', [tenantId]);
      await owner.query('delete from attempt_limits');
      return sent;
    };
    const three = (await statements(3 * IMPORT_BATCH)) / 3;
    const nine = (await statements(9 * IMPORT_BATCH)) / 9;
    expect(nine).toBeLessThanOrEqual(three + 1);
    expect(three).toBeLessThan(IMPORT_BATCH / 3);
  });

  test('shows the cells of a failed line in the order of the file', async () => {
    const text = 'Last name,email,role,first name\nAddress,bad-address,user,Bad\n';
    const [people] = await linesOf(
      PEOPLE,
      await start(PEOPLE, { format: 'csv', text }, asAdmin),
      '',
      asAdmin,
    );
    expect(Object.values(people?.cells ?? {})).toEqual(['Address', 'bad-address', 'user', 'Bad']);

    const csv = 'plan,admin email,name,domain\npro,nobody,Ordered,ordered.example\n';
    const [tenants] = await linesOf(TENANTS, await start(TENANTS, { csv }));
    expect(Object.values(tenants?.cells ?? {})).toEqual(['pro', 'nobody', 'Ordered', 'ordered.example']);
  });

  test('with a NUL is read: only the lines with one are wrong', async () => {
    const text = `email,first name,role\nn1@${tenantId}.test,A\0da,user\nn\x002@${tenantId}.test,,\nn3@${tenantId}.test,,us\0er\nn4@${tenantId}.test,,`;
    const body = { format: 'csv', text };
    expect(await (await asAdmin.post(`${PEOPLE}/check`, body)).json()).toMatchObject({
      invite: 1,
      error: 3,
      lines: [{ line: 2, outcome: 'error' }, { line: 3 }, { line: 4, outcome: 'error' }, { line: 5 }],
    });
    const started = await start(PEOPLE, body, asAdmin);
    await work();
    expect(await read(PEOPLE, started, asAdmin)).toMatchObject({ created: 1, failed: 3 });
    const [first] = await linesOf(PEOPLE, started, '&outcome=failed', asAdmin);
    expect(first).toMatchObject({ line: 2, cells: { givenName: 'A\uFFFDda' } });

    const { csv: good } = tenantFile(1);
    const csv = `${good}N\0l,nul.example,a@nul.example\n`;
    expect(await (await superadmin.post(`${TENANTS}/check`, { csv })).json()).toMatchObject({
      create: 1,
      errors: [{ line: 3, field: 'name' }],
    });
    expect(await start(TENANTS, { csv })).toMatchObject({ lines: 2, failed: 1 });
    await work();
  });

  test('is visible only in its organization', async () => {
    const started = await start(PEOPLE, file(2), asAdmin);
    const elsewhere = await aTenant(api);
    const foreign = await signedIn(api, await aPerson(api, { tenantId: elsewhere.id, role: 'tenant_admin' }));
    const member = await signedIn(api, await aPerson(api, { tenantId }));
    for (const path of [`${PEOPLE}/${started.id}`, `${PEOPLE}/${started.id}/lines`]) {
      expect((await foreign.get(path)).status).toBe(404);
      expect((await foreign.get(`${path}?tenantId=${tenantId}`)).status).toBe(404);
      expect((await member.get(path)).status).toBe(403);
      expect((await superadmin.get(`${path}?tenantId=${tenantId}`)).status).toBe(200);
    }
    expect(await (await foreign.get(PEOPLE)).json()).toMatchObject({ items: [] });
    expect(await (await asAdmin.get(PEOPLE)).json()).toMatchObject({ items: [{ id: started.id }] });
    expect((await asAdmin.get(`${TENANTS}/${started.id}`)).status).toBe(403);
    expect((await superadmin.get(`${TENANTS}/${started.id}`)).status).toBe(404);
  });

  test('invites as many as the plan allows, and reports the others', async () => {
    await owner.query(`update tenants set plan = 'trial' where id = $1`, [tenantId]);
    await owner.query(
      `insert into invitations (id, tenant_id, email, email_key, role, invited_by, sent_at, expires_at, created_at)
       select gen_random_uuid(), $1, 'x' || n, 'x' || n, 'tenant_user', $1, now(), now() + interval '99 days',
         now() - interval '2 days'
       from generate_series(1, 497) n`,
      [tenantId],
    );
    const body = file(4);
    expect(await (await asAdmin.post(`${PEOPLE}/check`, body)).json()).toMatchObject({ invite: 4, room: 2 });
    const started = await start(PEOPLE, body, asAdmin);
    await work();
    expect(await read(PEOPLE, started, asAdmin)).toMatchObject({ state: 'done', created: 2, failed: 2 });
    const [failed] = await linesOf(PEOPLE, started, '&outcome=failed', asAdmin);
    expect(failed).toMatchObject({
      line: 4,
      message: expect.stringContaining('allows 500 people'),
    });
  });

  test.each([
    ['is removed', 'delete from memberships where user_id = $1'],
    ['is suspended', `update memberships set status = 'suspended' where user_id = $1`],
    ['is demoted', `update memberships set role = 'tenant_user' where user_id = $1`],
    ['has their account suspended', `update users set status = 'suspended' where id = $1`],
  ])('stops when the user who started it %s', async (_, sql) => {
    const started = await start(PEOPLE, file(3), asAdmin);
    await owner.query(sql, [adminId]);
    await work();
    expect(await read(PEOPLE, started, await ofTenant(tenantId))).toMatchObject({
      state: 'stopped',
      created: 0,
      failed: 3,
      stoppedBecause: 'The user who started this import no longer has the permission to invite users.',
    });
    expect(await invitations()).toBe(0);
  });

  test('stops when the organization becomes read-only', async () => {
    const started = await start(PEOPLE, file(1), asAdmin);
    await owner.query(`update tenants set status = 'on-hold' where id = $1`, [tenantId]);
    await work();
    expect(await read(PEOPLE, started, asAdmin)).toMatchObject({ state: 'stopped', created: 0, failed: 1 });
  });

  test('two imports take turns', async () => {
    const first = await start(PEOPLE, file(2 * IMPORT_BATCH), asAdmin);
    clock.advance(1);
    const { csv } = tenantFile(IMPORT_BATCH);
    const second = await start(TENANTS, { csv });
    await owner.query(`
      create function test_order() returns trigger language plpgsql security definer as $$
      begin
        if new.state <> old.state or new.created <> old.created then
          insert into test_turns select coalesce(max(n), 0) + 1, new.id from test_turns;
        end if;
        return null;
      end $$`);
    await owner.query('create table test_turns (n int, id uuid)');
    await owner.query(
      'create trigger test_order after update on imports for each row execute function test_order()',
    );
    clock.advance(1);
    await work();
    const { rows } = await owner.query<{ id: string }>('select id from test_turns order by n limit 2');
    await owner.query('drop trigger test_order on imports');
    await owner.query('drop function test_order');
    await owner.query('drop table test_turns');
    expect(rows.map(({ id }) => id)).toEqual([first.id, second.id]);
  });
});

test('an import is kept for 30 days after it ended', async () => {
  const started = await start(TENANTS, { csv: tenantFile(1).csv });
  await work();
  clock.advance(30 * 86_400);
  superadmin = await signedIn(api, await aPerson(api));
  await work();
  expect((await superadmin.get(`${TENANTS}/${started.id}`)).status).toBe(200);
  clock.advance(1);
  await work();
  expect((await superadmin.get(`${TENANTS}/${started.id}`)).status).toBe(404);
});

test('an import into an organization that does not exist starts nothing', async () => {
  const body = { format: 'list', text: 'ada@acme.test', tenantId: randomUUID() };
  expect((await superadmin.post(`${PEOPLE}/check`, body)).status).toBe(404);
  expect((await superadmin.post(PEOPLE, { ...body, id: randomUUID() })).status).toBe(404);
});

test('an import stops when its author is no longer a superadmin', async () => {
  const person = await aPerson(api);
  const { csv, mark } = tenantFile(1);
  const started = await start(TENANTS, { csv }, await signedIn(api, person));
  await owner.query('update users set is_superadmin = false where id = $1', [person.id]);
  await work();
  expect(await read(TENANTS, started)).toMatchObject({ state: 'stopped', created: 0, failed: 1 });
  expect(await tenantsCalled(mark)).toBe(0);
});

/** A superadmin who reads one tenant. */
async function ofTenant(tenantId: string): Promise<ApiCaller> {
  return { ...superadmin, get: (path) => superadmin.get(`${path}?tenantId=${tenantId}`) };
}

async function waitsFor(table: string): Promise<void> {
  for (;;) {
    const waiting = await owner.query(
      `select 1 from pg_locks l join pg_class c on c.oid = l.relation where c.relname = $1 and not l.granted`,
      [table],
    );
    if (waiting.rowCount) return;
  }
}

async function withinASecond(sql: string): Promise<string> {
  const client = new pg.Client({ connectionString: api.database.ownerUrl });
  await client.connect();
  try {
    await client.query(`set statement_timeout = '1s'`);
    await client.query(sql);
    return 'done';
  } catch (error) {
    return (error as Error).message;
  } finally {
    await client.end();
  }
}
