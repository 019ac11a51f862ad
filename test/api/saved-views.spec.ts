import { LIMITS, type SavedViewDto } from '@gatehouse/contracts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, aTenant, type Person, signedIn } from '../support/data.ts';

const PATH = '/api/v1/account/saved-views';
let api: TestApi;
let admin: Person;
let tenantId: string;
let caller: ApiCaller;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  tenantId = (await aTenant(api)).id;
  admin = await aPerson(api, { tenantId, role: 'tenant_admin' });
  caller = await signedIn(api, admin);
});

const body = (more: object = {}) => ({
  list: 'members',
  name: 'Suspended',
  query: 'status=suspended',
  ...more,
});

async function save(more: object = {}, by = caller): Promise<SavedViewDto> {
  const response = await by.post(PATH, body(more));
  expect(response.status).toBe(201);
  return (await response.json()) as SavedViewDto;
}

async function saved(list = 'members', by = caller): Promise<SavedViewDto[]> {
  const response = await by.get(`${PATH}?list=${list}`);
  expect(response.status).toBe(200);
  return ((await response.json()) as { items: SavedViewDto[] }).items;
}

const problem = async (response: Response) => {
  const { code, detail } = (await response.json()) as { code: string; detail: string };
  return { status: response.status, code, detail };
};

test('a view is saved, renamed, changed and deleted', async () => {
  const view = await save();
  expect(await saved()).toEqual([view]);
  const changed = await caller.patch(`${PATH}/${view.id}`, {
    name: 'On hold',
    query: 'status=suspended&sort=name',
  });
  expect(changed.status).toBe(200);
  expect(await saved()).toMatchObject([
    { id: view.id, name: 'On hold', query: 'status=suspended&sort=name' },
  ]);
  expect((await caller.delete(`${PATH}/${view.id}`)).status).toBe(204);
  expect(await saved()).toEqual([]);
  expect((await caller.delete(`${PATH}/${view.id}`)).status).toBe(404);
});

test('a list shows only its own views, sorted by name', async () => {
  for (const name of ['beta', 'Alpha', 'Gamma']) await save({ name });
  await save({ list: 'audit', query: 'group=sign-in' });
  expect((await saved()).map(({ name }) => name)).toEqual(['Alpha', 'beta', 'Gamma']);
  expect(await saved('audit')).toHaveLength(1);
});

test('a list has one default view', async () => {
  const first = await save({ isDefault: true });
  const second = await save({ name: 'Admins', query: 'role=tenant_admin', isDefault: true });
  const other = await save({ list: 'audit', query: 'outcome=failure', isDefault: true });
  const defaults = async () => (await saved()).filter((view) => view.isDefault).map(({ id }) => id);
  expect(await defaults()).toEqual([second.id]);
  expect((await caller.patch(`${PATH}/${first.id}`, { isDefault: true })).status).toBe(200);
  expect(await defaults()).toEqual([first.id]);
  expect((await caller.patch(`${PATH}/${first.id}`, { isDefault: false })).status).toBe(200);
  expect(await defaults()).toEqual([]);
  expect(await saved('audit')).toMatchObject([{ id: other.id, isDefault: true }]);
});

describe('rejects', () => {
  test.each([
    ['a cursor', 'status=suspended&cursor=abc', 'cursor'],
    ['the pages before', 'back=abc', 'back'],
    ['a parameter of another list', 'payment=overdue', 'payment'],
    ['a parameter of no list', 'returnTo=https%3A%2F%2Fevil.test', 'returnTo'],
  ])('%s', async (_, query, named) => {
    const refused = {
      status: 422,
      code: 'invalid_input',
      detail: `query: The list has no parameter ${named}`,
    };
    expect(await problem(await caller.post(PATH, body({ query })))).toEqual(refused);
    const { id } = await save();
    expect(await problem(await caller.patch(`${PATH}/${id}`, { query }))).toEqual(refused);
    expect(await saved()).toMatchObject([{ query: 'status=suspended' }]);
  });

  test.each([
    ['an unknown list', { list: 'secrets' }],
    ['an empty name', { name: '  ' }],
    ['a long name', { name: 'n'.repeat(LIMITS.savedViewName + 1) }],
    ['an empty query', { query: '' }],
    ['a long query', { query: `search=${'q'.repeat(LIMITS.savedViewQuery)}` }],
    ['an unknown field', { userId: crypto.randomUUID() }],
  ])('%s', async (_, more) => {
    expect((await caller.post(PATH, body(more))).status).toBe(400);
    expect((await caller.get(`${PATH}?list=secrets`)).status).toBe(400);
  });

  test('a duplicate name in a list, regardless of case', async () => {
    const view = await save();
    const taken = { status: 409, code: 'saved_view_name_taken' };
    expect(await problem(await caller.post(PATH, body({ name: 'SUSPENDED' })))).toMatchObject(taken);
    const other = await save({ name: 'Other' });
    expect(await problem(await caller.patch(`${PATH}/${other.id}`, { name: 'suspended' }))).toMatchObject(
      taken,
    );
    expect((await caller.patch(`${PATH}/${view.id}`, { name: 'suspended' })).status).toBe(200);
    await save({ list: 'users' });
  });

  test('more than the limit, even with simultaneous requests', async () => {
    for (let n = 1; n < LIMITS.savedViews; n += 1) await save({ name: `View ${n}` });
    const answers = await Promise.all(['a', 'b', 'c'].map((name) => caller.post(PATH, body({ name }))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await saved()).toHaveLength(LIMITS.savedViews);
    expect(await problem(await caller.post(PATH, body({ name: 'one more' })))).toMatchObject({
      status: 409,
      code: 'too_many_saved_views',
    });
    await save({ list: 'audit', query: 'group=sign-in' });
  });

  test('a visitor without a session', async () => {
    expect((await api.fetch(`${PATH}?list=members`)).status).toBe(401);
  });
});

test('other users, including superadmins, cannot find a view', async () => {
  const view = await save({ isDefault: true });
  const colleague = await signedIn(api, await aPerson(api, { tenantId, role: 'tenant_admin' }));
  for (const other of [colleague, await signedIn(api, await aPerson(api))]) {
    expect(await saved('members', other)).toEqual([]);
    expect((await other.patch(`${PATH}/${view.id}`, { name: 'Mine' })).status).toBe(404);
    expect((await other.delete(`${PATH}/${view.id}`)).status).toBe(404);
    await save({ isDefault: true }, other);
  }
  expect(await saved()).toEqual([view]);
});

test('the database shows a user only their own rows, and other roles none', async () => {
  await save();
  const other = await aPerson(api, { tenantId });
  const owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
  const seenBy = async (role: string, user: string) => {
    await owner.query('begin');
    await owner.query(`select set_config('role', $1, true), set_config('app.user_id', $2, true)`, [
      role,
      user,
    ]);
    const found = await owner
      .query<{ list: string }>('select list from saved_views')
      .then(({ rows }) => rows.map(({ list }) => list))
      .catch((error: { code: string }) => error.code);
    await owner.query('rollback');
    return found;
  };
  try {
    expect(await seenBy('gatehouse_person', admin.id)).toEqual(['members']);
    expect(await seenBy('gatehouse_person', other.id)).toEqual([]);
    for (const role of ['app', 'platform', 'sign_in', 'maintenance'])
      expect(await seenBy(`gatehouse_${role}`, admin.id), role).toBe('42501');
  } finally {
    await owner.end();
  }
});
