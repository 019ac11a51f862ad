import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aMembership, aPerson, aTenant, type Person, signedIn } from '../support/data.ts';

let api: TestApi;
let owner: pg.Client;
let tenantId: string;
let admin: Person;
let asAdmin: ApiCaller;
let asSuperadmin: ApiCaller;

interface User {
  id: string;
  email: string;
  name: string;
  status: string;
  role: string;
  version: number;
}

beforeAll(async () => {
  api = await startApi();
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
  asSuperadmin = await signedIn(api, await aPerson(api));
});
afterAll(async () => {
  await owner.end();
  await api.stop();
});

beforeEach(async () => {
  tenantId = (await aTenant(api)).id;
  admin = await aPerson(api, { tenantId, role: 'tenant_admin' });
  asAdmin = await signedIn(api, admin);
});

const path = (person: Person, more = '') => `/api/v1/users/${person.id}${more}`;
const read = async (person: Person) => (await (await asAdmin.get(path(person))).json()) as User;
const list = async (query: string, caller = asAdmin) =>
  (await (await caller.get(`/api/v1/users?${query}`)).json()) as { items: User[]; nextCursor: string | null };
const code = async (response: Response) => [
  response.status,
  ((await response.json()) as { code: string }).code,
];

async function named(givenName: string, familyName: string, email: string): Promise<Person> {
  const person = await aPerson(api, { tenantId, email });
  await owner.query('update users set given_name = $2, family_name = $3 where id = $1', [
    person.id,
    givenName,
    familyName,
  ]);
  return person;
}

/** Creates members whose names and addresses are a word and a number. */
async function crowdOf(tenant: string, size: number, word: string): Promise<void> {
  await owner.query(
    `with made as (
       insert into users (id, email, email_key, given_name, family_name, created_at, updated_at)
       select gen_random_uuid(), email, email, $2 || n, 'Person' || n, now(), now()
       from generate_series(1, $3::int) n, lateral (select $2 || n || '-' || $1::uuid as email) e returning id)
     insert into memberships (id, tenant_id, user_id, role, created_at, updated_at)
     select gen_random_uuid(), $1::uuid, id, 'tenant_user', now(), now() from made`,
    [tenant, word, size],
  );
}

async function audited(person: Person): Promise<{ action: string; actor: string }[]> {
  const { rows } = await owner.query(
    `select action, actor_id as actor from audit_events where tenant_id = $1 and target_id = $2 order by seq`,
    [tenantId, person.id],
  );
  return rows.filter(({ action }) => !String(action).startsWith('sign_in'));
}

test('members are found by any part of their address or name, in any case and order, with and without accents', async () => {
  const suffix = tenantId.slice(-12);
  await named('Äda', 'Lovelace', `countess-${suffix}@example.test`);
  await named('Alan', 'Turing', `enigma-${suffix}@example.test`);
  const found = async (search: string) =>
    (await list(`search=${encodeURIComponent(search)}`)).items.map(({ name }) => name);
  expect(await found('COUNT')).toEqual(['Äda Lovelace']);
  expect(await found('äDA l')).toEqual(['Äda Lovelace']);
  expect(await found('türing')).toEqual(['Alan Turing']);
  expect(await found('lace äd')).toEqual(['Äda Lovelace']);
  expect(await found('lace ada')).toEqual(['Äda Lovelace']);
  expect(await found('A\u0308da')).toEqual(['Äda Lovelace']);
  expect(await found('igma-')).toEqual(['Alan Turing']);
  expect(await found('äda turing')).toEqual([]);
  for (const pattern of ['%', '_', '"', '\\', "'", '{}', ',']) expect(await found(pattern)).toEqual([]);
});

test.each(['name', 'email', 'newest', 'oldest'])(
  'the pages of a list by %s contain each user once, in order',
  async (sort) => {
    const suffix = tenantId.slice(-12);
    for (const name of ['Cleo', 'Bob', 'Ada', 'Eve']) {
      await named(name, 'Same', `${name}-${suffix}@example.test`);
    }
    const whole = (await list(`sort=${sort}&limit=100`)).items.map(({ id }) => id);
    const paged: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Awaited<ReturnType<typeof list>> = await list(
        `sort=${sort}&limit=2${cursor ? `&cursor=${cursor}` : ''}`,
      );
      paged.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(whole).toHaveLength(5);
    expect(paged).toEqual(whole);
  },
);

test('a list is filtered by role and status, and summarized', async () => {
  const user = await aPerson(api, { tenantId });
  const second = await aPerson(api, { tenantId, role: 'tenant_admin' });
  await asAdmin.post(path(user, '/suspend'), { version: 1 });
  const ids = async (query: string) => (await list(query)).items.map(({ id }) => id).sort();
  expect(await ids('role=tenant_admin')).toEqual([admin.id, second.id].sort());
  expect(await ids('status=suspended')).toEqual([user.id]);
  expect(await (await asAdmin.get('/api/v1/users/summary')).json()).toEqual({
    total: 3,
    admins: 2,
    suspended: 1,
    invited: 0,
    limit: 500,
  });
});

test('a search among many members reads an index and no members of another tenant', async () => {
  await crowdOf(tenantId, 4_000, 'many');
  const other = await aTenant(api);
  await crowdOf(other.id, 5, 'elsewhere-many777');
  await owner.query('vacuum analyze users, memberships');
  const client = new pg.Client({ connectionString: api.database.appUrl });
  await client.connect();
  await client.query('begin');
  await client.query("select set_config('app.tenant_id', $1, true)", [tenantId]);
  const { rows: found } = await client.query("select members_with('any777', null)");
  const { rows } = await client.query(
    `explain (analyze, buffers, format json) select members_with('any777', null)`,
  );
  await client.end();
  expect(found).toHaveLength(1);
  const { 'Shared Hit Blocks': hit, 'Shared Read Blocks': read } = rows[0]['QUERY PLAN'][0].Plan;
  // The tenant's members fill more than 100 blocks, and its users as many.
  expect(hit + read).toBeLessThan(100);
  expect((await list('search=any777')).items).toHaveLength(1);
  expect((await list('search=ny77&sort=name&limit=100')).items).toHaveLength(11);
});

test('a list is counted only on request', async () => {
  await crowdOf(tenantId, 30, 'counted');
  const total = async (query: string) =>
    ((await (await asAdmin.get(`/api/v1/users?${query}`)).json()) as { total?: number }).total;
  expect(await total('limit=10')).toBeUndefined();
  expect(await total('limit=10&count=true')).toBe(31);
  expect(await total('limit=100&count=true')).toBe(31);
  expect(await total('limit=5&count=true&search=ounted1')).toBe(11);
  expect(await total('limit=5&count=true&role=tenant_admin')).toBe(1);
});

test('a renamed user is found by the new name immediately', async () => {
  const person = await named('Old', 'Name', `renamed-${tenantId}@example.test`);
  await asSuperadmin.patch(`/api/v1/people/${person.id}`, {
    version: 1,
    givenName: 'Fresh',
    familyName: 'Name',
  });
  expect((await list('search=fresh')).items.map(({ id }) => id)).toEqual([person.id]);
  expect((await list('search=old')).items).toEqual([]);
});

test('a suspension ends sessions and refresh tokens immediately, and reactivation restores none', async () => {
  const person = await aPerson(api, { tenantId });
  const asPerson = await signedIn(api, person);
  const suspended = await asAdmin.post(path(person, '/suspend'), { version: 1 });
  expect(await suspended.json()).toMatchObject({ status: 'suspended', sessions: 0, version: 2 });
  expect((await asPerson.get('/api/v1/auth/me')).status).toBe(401);
  await expect(signedIn(api, person)).rejects.toThrow('account_suspended');

  expect((await asAdmin.post(path(person, '/reactivate'), { version: 2 })).status).toBe(200);
  expect((await asPerson.get('/api/v1/auth/me')).status).toBe(401);
  expect((await (await signedIn(api, person)).get('/api/v1/auth/me')).status).toBe(200);
  expect((await audited(person)).map(({ action }) => action)).toEqual([
    'membership.suspended',
    'membership.reactivated',
  ]);
  expect(await code(await asAdmin.post(path(person, '/reactivate'), { version: 3 }))).toEqual([
    409,
    'already_so',
  ]);
});

test('tokens of applications end with the suspension of the user, in this organization only', async () => {
  const other = await aTenant(api);
  const person = await aPerson(api, { tenantId });
  await aMembership(api, person, { tenantId: other.id });
  for (const tenant of [tenantId, other.id]) {
    await owner.query(
      `insert into oauth_authorizations (id, tenant_id, client_id, user_id, payload, expires_at)
       select $1, $2, client_id, $3, '{}', now() + interval '1 day' from oauth_clients limit 1`,
      [`a-${tenant}`.slice(0, 60), tenant, person.id],
    );
  }
  await asAdmin.post(path(person, '/suspend'), { version: 1 });
  const left = await owner.query('select tenant_id from oauth_authorizations where user_id = $1', [
    person.id,
  ]);
  expect(left.rows).toEqual([{ tenant_id: other.id }]);
});

test('a removed member keeps the account', async () => {
  const person = await aPerson(api, { tenantId });
  const asPerson = await signedIn(api, person);
  const { version } = await read(person);
  expect((await asAdmin.delete(path(person, `?version=${version}`))).status).toBe(204);
  expect((await asPerson.get('/api/v1/auth/me')).status).toBe(401);
  expect((await asAdmin.get(path(person))).status).toBe(404);
  await expect(signedIn(api, person)).rejects.toThrow('no_organization');
  expect((await audited(person)).map(({ action }) => action)).toEqual(['membership.removed']);
});

test('signing out everywhere ends only the sessions of this organization', async () => {
  const person = await aPerson(api, { tenantId });
  const other = await aTenant(api);
  const [first, second] = [await signedIn(api, person), await signedIn(api, person)];
  await aMembership(api, person, { tenantId: other.id });
  const elsewhere = await owner.query(
    `insert into sessions (id, tenant_id, user_id, token_hash, account_role, role, amr, authenticated_at,
       last_seen_at, idle_seconds, expires_at, created_at)
     values (gen_random_uuid(), $1, $2, $3, 'tenant_user', 'tenant_user', '{pwd}', now(), now(), 900,
       now() + interval '1 hour', now()) returning id`,
    [other.id, person.id, `x${tenantId.replaceAll('-', '')}`.padEnd(43, 'x')],
  );
  const open = (await (await asAdmin.get(path(person, '/sessions'))).json()) as { items: { id: string }[] };
  expect(open.items).toHaveLength(2);
  const answer = await asAdmin.post(path(person, '/sign-out'));
  expect(await answer.json()).toEqual({ sessions: 2 });
  expect([(await first.get('/api/v1/auth/me')).status, (await second.get('/api/v1/auth/me')).status]).toEqual(
    [401, 401],
  );
  const { rows } = await owner.query('select ended_at from sessions where id = $1', [elsewhere.rows[0].id]);
  expect(rows).toEqual([{ ended_at: null }]);
});

test('a single session can be ended; one of another organization is not found', async () => {
  const person = await aPerson(api, { tenantId });
  const [first, second] = [await signedIn(api, person), await signedIn(api, person)];
  const me = (await (await first.get('/api/v1/auth/me')).json()) as { session: { id: string } };
  expect((await asAdmin.delete(path(person, `/sessions/${me.session.id}`))).status).toBe(204);
  expect((await asAdmin.delete(path(person, `/sessions/${me.session.id}`))).status).toBe(404);
  expect([(await first.get('/api/v1/auth/me')).status, (await second.get('/api/v1/auth/me')).status]).toEqual(
    [401, 200],
  );
});

test('the second of two editors gets a conflict, and changes nothing', async () => {
  const person = await aPerson(api, { tenantId });
  const answers = await Promise.all([
    asAdmin.patch(path(person), { version: 1, role: 'tenant_admin' }),
    asAdmin.post(path(person, '/suspend'), { version: 1 }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const stale = answers.find(({ status }) => status === 409) as Response;
  expect(await code(stale)).toEqual([409, 'stale_version']);
  expect(await audited(person)).toHaveLength(1);
});

test('a lower role applies from the next request of a session, and a higher one from the next sign-in', async () => {
  const person = await aPerson(api, { tenantId });
  const before = await signedIn(api, person);
  await asAdmin.patch(path(person), { version: 1, role: 'tenant_admin' });
  expect((await before.get('/api/v1/users')).status).toBe(403);
  const after = await signedIn(api, person);
  expect((await after.get('/api/v1/users')).status).toBe(200);
  await asAdmin.patch(path(person), { version: 2, role: 'tenant_user' });
  expect((await after.get('/api/v1/users')).status).toBe(403);
});

test('the last admin is not demoted', async () => {
  const { version } = await read(admin);
  const answer = await asAdmin.patch(path(admin), { version, role: 'tenant_user' });
  expect(await code(answer)).toEqual([409, 'last_admin']);
});

test('the last admin cannot be suspended or removed, even by a superadmin', async () => {
  const of = `?tenantId=${tenantId}`;
  const { version } = await read(admin);
  const suspended = await asSuperadmin.post(path(admin, `/suspend${of}`), { version });
  expect(await code(suspended)).toEqual([409, 'last_admin']);
  expect(await code(await asSuperadmin.delete(path(admin, of)))).toEqual([409, 'last_admin']);
});

test('an admin whose account is suspended does not count as a remaining one', async () => {
  const second = await aPerson(api, { tenantId, role: 'tenant_admin' });
  await asSuperadmin.post(`/api/v1/people/${second.id}/suspend`, { version: 1 });
  const { version } = await read(admin);
  const answer = await asAdmin.patch(path(admin), { version, role: 'tenant_user' });
  expect(await code(answer)).toEqual([409, 'last_admin']);
});

test('if two admins remove each other at the same time, one stays', async () => {
  for (let round = 0; round < 3; round += 1) {
    const tenant = (await aTenant(api)).id;
    const [one, two] = [
      await aPerson(api, { tenantId: tenant, role: 'tenant_admin' }),
      await aPerson(api, { tenantId: tenant, role: 'tenant_admin' }),
    ];
    const [asOne, asTwo] = [await signedIn(api, one), await signedIn(api, two)];
    await Promise.all([
      asOne.post(path(two, '/suspend'), { version: 1 }),
      asTwo.patch(path(one), { version: 1, role: 'tenant_user' }),
      asOne.delete(path(two)),
      asTwo.delete(path(one)),
    ]);
    const { rows } = await owner.query(
      `select count(*)::int as n from memberships where tenant_id = $1 and role = 'tenant_admin' and status = 'active'`,
      [tenant],
    );
    expect(rows).toEqual([{ n: 1 }]);
  }
});

test('users cannot suspend or remove themselves', async () => {
  await aPerson(api, { tenantId, role: 'tenant_admin' });
  const { version } = await read(admin);
  expect(await code(await asAdmin.post(path(admin, '/suspend'), { version }))).toEqual([
    409,
    'own_membership',
  ]);
  expect(await code(await asAdmin.delete(path(admin)))).toEqual([409, 'own_membership']);
});

test('a tenant user cannot change anyone', async () => {
  const asUser = await signedIn(api, await aPerson(api, { tenantId }));
  expect((await asUser.get('/api/v1/users')).status).toBe(403);
  expect((await asUser.post(path(admin, '/sign-out'))).status).toBe(403);
});

test('a superadmin can suspend other users everywhere, but not themselves', async () => {
  const other = await aTenant(api);
  const person = await aPerson(api, { tenantId });
  await aMembership(api, person, { tenantId: other.id });
  const asPerson = await signedIn(api, person);
  const suspended = await asSuperadmin.post(`/api/v1/people/${person.id}/suspend`, { version: 1 });
  expect(await suspended.json()).toMatchObject({
    status: 'suspended',
    memberships: [{ status: 'active' }, { status: 'active' }],
  });
  expect((await asPerson.get('/api/v1/auth/me')).status).toBe(401);
  expect(await read(person)).toMatchObject({ status: 'active', isBlocked: true });

  const me = (await (await asSuperadmin.get('/api/v1/auth/me')).json()) as { user: { id: string } };
  const own = await asSuperadmin.post(`/api/v1/people/${me.user.id}/suspend`, { version: 1 });
  expect(await code(own)).toEqual([409, 'own_membership']);
});

test('a superadmin finds all users, with their organizations', async () => {
  const person = await named('Zaphod', 'Beeblebrox', `zaphod-${tenantId}@example.test`);
  const found = (await (await asSuperadmin.get('/api/v1/people?search=zaphod&role=tenant_user')).json()) as {
    items: unknown[];
  };
  expect(found.items).toEqual([
    expect.objectContaining({
      id: person.id,
      name: 'Zaphod Beeblebrox',
      memberships: [expect.objectContaining({ tenantId, role: 'tenant_user' })],
    }),
  ]);
  expect((await asAdmin.get('/api/v1/people')).status).toBe(403);
});

describe('a search of users in all organizations', () => {
  interface Found {
    items: { id: string; name: string; email: string }[];
    nextCursor: string | null;
  }

  const search = async (query: string): Promise<Found> =>
    (await (await asSuperadmin.get(`/api/v1/people?${query}`)).json()) as Found;

  async function allPages(query: string): Promise<Found['items']> {
    const items: Found['items'] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Found = await search(`${query}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`);
      items.push(...page.items);
      cursor = page.nextCursor;
    }
    return items;
  }

  /** Creates `of` users. The names and address derive from the user's number. */
  async function crowd(of: number, given: string, family: string, email: string): Promise<void> {
    await owner.query(
      `with made as (
         insert into users (id, email, email_key, given_name, family_name, created_at, updated_at)
         select gen_random_uuid(), $3 || n || $5, $3 || n || $5, $1 || n, $2 || n, now(), now()
         from generate_series(1, $4::int) n returning id, family_name)
       insert into memberships (id, tenant_id, user_id, role, created_at, updated_at)
       select gen_random_uuid(), $6, id, case when family_name like '%7' then 'tenant_admin' else 'tenant_user' end, now(), now()
       from made`,
      [given, family, email, of, `-${tenantId}@example.test`, tenantId],
    );
  }

  test('with many results has each of them once, in order, for any page size', async () => {
    await crowd(900, 'Aaron', 'Bridges', 'encom');
    await crowd(230, 'Quorra', 'Flynn', 'quorra');
    await crowd(120, 'Sam', 'Quorn', 'vadis');
    const found = await allPages('search=uor&sort=name&limit=100');
    expect(found).toHaveLength(350);
    expect(new Set(found.map(({ id }) => id)).size).toBe(350);
    const names = found.map(({ name }) => name.toLowerCase());
    expect(names).toEqual(names.toSorted());
    const whole = found.map(({ id }) => id);
    expect((await allPages('search=UOR&sort=name&limit=23')).map(({ id }) => id)).toEqual(whole);

    const admins = await allPages('search=uor&sort=name&role=tenant_admin&status=active&limit=17');
    const expected = found.filter(({ name }) => name.endsWith('7')).map(({ id }) => id);
    expect(admins.map(({ id }) => id)).toEqual(expected);
    expect(await allPages('search=uor&status=suspended')).toEqual([]);
    expect(await search('search=uor&limit=5&count=true')).toMatchObject({ total: 350 });
  });

  test.each(['name', 'email', 'newest', 'oldest'])('is sorted by %s', async (sort) => {
    const word = `Zz${sort}`;
    await crowd(5, word, 'Any', 'z');
    await crowd(5, 'Any', word, 'a');
    const whole = await search(`search=${word}&sort=${sort}&limit=100`);
    expect(whole.items).toHaveLength(10);
    const keys: Record<string, (item: Found['items'][number]) => string> = {
      name: ({ name }) => name.toLowerCase(),
      email: ({ email }) => email,
      newest: ({ id }) => id,
      oldest: ({ id }) => id,
    };
    const values = whole.items.map((item) => keys[sort]?.(item) ?? '');
    expect(values).toEqual(sort === 'newest' ? values.toSorted().reverse() : values.toSorted());
    expect(await allPages(`search=${word}&sort=${sort}&limit=3`)).toEqual(whole.items);
  });
});
