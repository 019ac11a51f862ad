import { connect } from 'node:net';
import { GROUP_SCHEMA, PATCH_OP, USER_SCHEMA } from '@gatehouse/scim';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { CONNECTION, scimInMemory, TOKEN } from '../../../test/support/directory-in-memory.ts';

let scim: Awaited<ReturnType<typeof scimInMemory>>;

beforeAll(async () => {
  scim = await scimInMemory();
});
afterAll(() => scim.stop());
beforeEach(() => {
  scim.clear();
});

const AUTHORIZED = { authorization: `Bearer ${TOKEN}` };
const TYPED = { ...AUTHORIZED, 'content-type': 'application/scim+json' };

interface Json {
  readonly id: string;
  readonly userName: string;
  readonly status: string;
  readonly detail: string;
  readonly scimType?: string;
  readonly schemas: readonly string[];
  readonly type: string;
  readonly location: string;
  readonly nextCursor: string;
  readonly meta: { readonly resourceType: string };
  readonly groups: readonly Json[];
  readonly members: readonly Json[];
  readonly Resources: readonly Json[];
  readonly Operations: readonly Json[];
}

interface Answer extends Response {
  json(): Promise<Json>;
}

const ask = (url: string, init: RequestInit): Promise<Answer> => fetch(url, init) as Promise<Answer>;
const get = (path: string, headers: Record<string, string> = {}) =>
  ask(`${scim.base}${path}`, { headers: { ...AUTHORIZED, ...headers } });
const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  ask(`${scim.base}${path}`, {
    method,
    headers: { ...TYPED, ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
const aUser = async (userName: string, more: object = {}) =>
  (await send('POST', '/Users', { schemas: [USER_SCHEMA], userName, ...more })).json();
const aGroup = async (members: readonly Pick<Json, 'id'>[]) => {
  const list = members.map(({ id }) => ({ value: id }));
  return (await send('POST', '/Groups', { schemas: [GROUP_SCHEMA], displayName: 'G', members: list })).json();
};

/** Status and error of a response, which must be a SCIM error. */
async function refused(response: Answer) {
  const body = await response.json();
  expect(response.headers.get('content-type')).toBe('application/scim+json');
  expect(body.schemas).toEqual(['urn:ietf:params:scim:api:messages:2.0:Error']);
  expect(body.status).toBe(String(response.status));
  expect(body.detail).toMatch(/^[A-Z"].*[.]$/);
  return { status: response.status, scimType: body.scimType };
}

test('a new user gets a location, an entity tag and a status', async () => {
  const response = await send('POST', '/Users', { schemas: [USER_SCHEMA], userName: 'a' });
  const body = await response.json();
  expect(response.status).toBe(201);
  expect(response.headers.get('location')).toBe(`${scim.base}/Users/${body.id}`);
  expect(response.headers.get('etag')).toBe('W/"1"');
  expect(body).toMatchObject({
    active: true,
    meta: { resourceType: 'User', version: 'W/"1"', location: `${scim.base}/Users/${body.id}` },
  });
});

test('plain JSON is accepted, and returned to clients that accept only it', async () => {
  const body = { schemas: [USER_SCHEMA], userName: 'a' };
  const response = await send('POST', '/Users', body, {
    'content-type': 'application/json; charset=utf-8',
    accept: 'application/json',
  });
  expect(response.status).toBe(201);
  expect(response.headers.get('content-type')).toBe('application/json');
});

test('every error below /scim is a SCIM error', async () => {
  const { id } = await aUser('a');
  const root = new URL(scim.base).origin;
  const found = await Promise.all(
    [
      ask(`${root}/scim`, { headers: AUTHORIZED }),
      ask(`${root}/scim/v1/${CONNECTION}/Users`, { headers: AUTHORIZED }),
      ask(`${root}/scim/v2/not-an-id/Users`, { headers: AUTHORIZED }),
      get('/Unknown'),
      get('/__proto__'),
      get('/Users/x/y'),
      get('/Users/%zz'),
      get(`/Users/${crypto.randomUUID()}`),
      get('/Users/7'),
      get('/Schemas/urn:none'),
      get('/ResourceTypes?filter=x'),
      get('/Users?filter=x'),
      get('/Users?sortBy=x'),
      get('/Users?startIndex=x'),
      get('/Users?cursor=&startIndex=1'),
      get('/Users?cursor=&count=-1'),
      get('/Users?count=1&count=2'),
      send('POST', '/Users', '{'),
      send('POST', '/Users', '"\ud800"'),
      send('POST', '/Users', { schemas: [USER_SCHEMA] }),
      send('POST', '/Users', { schemas: [USER_SCHEMA], userName: 'A' }),
      send('POST', '/Users', {}, { 'content-type': 'text/plain' }),
      send('POST', '/Users', {}, { 'content-encoding': 'gzip' }),
      send('POST', '/Users', ' '.repeat(8 * 1024 * 1024 + 1)),
      send('PATCH', `/Users/${id}`, {
        schemas: [PATCH_OP],
        Operations: [{ op: 'remove', path: 'userName' }],
      }),
      send('PUT', `/Users/${id}`, { schemas: [USER_SCHEMA], userName: 'b' }, { 'if-match': 'W/"7"' }),
      send('DELETE', `/Users/${id}`, undefined, { 'if-match': '"other"' }),
      send('DELETE', '/Users'),
      send('PUT', '/ServiceProviderConfig', {}),
      send('OPTIONS', '/Users'),
    ].map(async (response) =>
      Object.values(await refused(await response))
        .join(' ')
        .trim(),
    ),
  );
  expect(found).toEqual([
    '404',
    '404',
    '404',
    '404',
    '404',
    '404',
    '404',
    '404',
    '404',
    '404',
    '403',
    '400 invalidFilter',
    '400 invalidPath',
    '400 invalidValue',
    '400 invalidValue',
    '400 invalidCount',
    '400 invalidValue',
    '400 invalidSyntax',
    '400 invalidSyntax',
    '400 invalidValue',
    '409 uniqueness',
    '415',
    '415',
    '413',
    '400 mutability',
    '412',
    '412',
    '405',
    '405',
    '405',
  ]);
});

test('a wrong method returns the allowed methods', async () => {
  const response = await send('PATCH', '/Users', {});
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD, POST');
});

test('a request without a valid token is challenged, before its body is read', async () => {
  const none = await ask(`${scim.base}/Users`, {});
  expect(none.headers.get('www-authenticate')).toBe('Bearer realm="gatehouse"');
  expect(await refused(none)).toEqual({ status: 401, scimType: undefined });

  const wrong = await send('POST', '/Users', 'not JSON', { authorization: 'Bearer wrong' });
  expect(wrong.headers.get('www-authenticate')).toBe(
    'Bearer realm="gatehouse", error="invalid_token", error_description="The token is not valid."',
  );
  expect(await refused(wrong)).toEqual({ status: 401, scimType: undefined });

  const other = await ask(`${scim.base.replace(CONNECTION, crypto.randomUUID())}/Users`, {
    headers: AUTHORIZED,
  });
  expect(await refused(other)).toEqual({ status: 403, scimType: undefined });
});

test('an incomplete request changes nothing', async () => {
  const { hostname, port, pathname } = new URL(scim.base);
  const socket = connect(Number(port), hostname);
  const body = JSON.stringify({ schemas: [USER_SCHEMA], userName: 'half' });
  const head = [
    `POST ${pathname}/Users HTTP/1.1`,
    `host: ${hostname}`,
    `authorization: Bearer ${TOKEN}`,
    'content-type: application/scim+json',
    `content-length: ${body.length + 1}`,
  ];
  await new Promise<void>((done) => socket.write(`${head.join('\r\n')}\r\n\r\n${body}`, () => done()));
  await expect.poll(() => scim.waiting()).toBe(1);
  socket.destroy();
  await expect.poll(() => scim.recorded.at(-1)).toMatchObject({ status: 400, scimType: 'invalidSyntax' });
  expect(await (await get('/Users')).json()).toMatchObject({ totalResults: 0 });
});

test('a client with the current version gets 304, and updates require the current version', async () => {
  const { id } = await aUser('a');
  expect((await get(`/Users/${id}`, { 'if-none-match': 'W/"1"' })).status).toBe(304);
  const change = { schemas: [USER_SCHEMA], userName: 'b' };
  const changed = await send('PUT', `/Users/${id}`, change, { 'if-match': 'W/"1"' });
  expect(changed.headers.get('etag')).toBe('W/"2"');
  expect((await send('PUT', `/Users/${id}`, change, { 'if-match': 'W/"1"' })).status).toBe(412);
  expect((await send('PUT', `/Users/${id}`, change, { 'if-match': 'W/"1", W/"2"' })).status).toBe(200);
  expect((await send('PUT', `/Users/${id}`, change, { 'if-match': '*' })).status).toBe(200);
  expect((await get(`/Users/${id}`, { 'if-none-match': 'W/"1"' })).status).toBe(200);
});

test('a replacement without `active` does not activate a user', async () => {
  const { id } = await aUser('a', { active: false });
  const replaced = await send('PUT', `/Users/${id}`, { schemas: [USER_SCHEMA], userName: 'b' });
  expect(await replaced.json()).toMatchObject({ userName: 'b', active: false });
});

test('lists have pages by index and by cursor', async () => {
  for (const name of ['c', 'a', 'b']) await aUser(name);
  const list = async (query: string) => (await get(`/Users?sortBy=userName&${query}`)).json();
  const names = (page: Json) => page.Resources.map(({ userName }) => userName).join('');

  const second = await list('startIndex=2&count=2');
  expect(second).toMatchObject({ totalResults: 3, startIndex: 2, itemsPerPage: 2 });
  expect(names(second)).toBe('bc');
  expect(names(await list('startIndex=-5&count=1'))).toBe('a');
  expect(await list('count=0')).toMatchObject({ totalResults: 3, itemsPerPage: 0, Resources: [] });
  expect(await list('count=-1')).toMatchObject({ itemsPerPage: 0 });

  const first = await list('cursor=&count=2');
  expect(first).not.toHaveProperty('startIndex');
  expect(names(first)).toBe('ab');
  const last = await list(`cursor=${first.nextCursor}&count=2`);
  expect(names(last)).toBe('c');
  expect(last).not.toHaveProperty('nextCursor');
});

test('a client gets the attributes that it requests', async () => {
  const { id } = await aUser('a', { name: { familyName: 'F', givenName: 'G' }, title: 'T' });
  await aGroup([{ id }]);
  const keys = async (query: string) => Object.keys(await (await get(`/Users/${id}?${query}`)).json()).join();
  expect(await keys('attributes=title')).toBe('schemas,id,title');
  expect(await keys('attributes=name.givenName,unknown')).toBe('schemas,id,name');
  expect(await keys('excludedAttributes=id,meta,title,name')).toBe('schemas,id,userName,active,groups');
  const { groups } = await (await get(`/Users/${id}?attributes=groups`)).json();
  expect(groups).toMatchObject([{ display: 'G', type: 'direct' }]);
});

test('a search finds users, groups, or both in one list', async () => {
  const [a, b] = [await aUser('a'), await aUser('b')];
  await aGroup([a, b]);
  const search = async (path: string, more: object) =>
    (
      await send('POST', `${path}/.search`, {
        schemas: ['urn:ietf:params:scim:api:messages:2.0:SearchRequest'],
        ...more,
      })
    ).json();
  const kinds = (page: Json) => page.Resources.map(({ meta }) => meta.resourceType).join();
  expect(await search('/Users', { filter: 'userName eq "A"', attributes: ['id'] })).toMatchObject({
    Resources: [{ id: a.id }],
  });
  expect(kinds(await search('', {}))).toBe('User,User,Group');
  expect(kinds(await search('', { startIndex: 2, count: 2 }))).toBe('User,Group');
  expect(kinds(await search('', { startIndex: 3 }))).toBe('Group');
  expect(kinds(await search('', { filter: 'meta.resourceType eq "Group"' }))).toBe('Group');
  expect(kinds(await search('', { filter: 'displayName eq "g"' }))).toBe('Group');
  expect(kinds(await search('', { filter: 'userName pr' }))).toBe('User,User');
  expect(await search('', { filter: 'unknown pr' })).toMatchObject({ scimType: 'invalidFilter' });
});

test('members can be added and removed, and a change of a large group returns no list', async () => {
  const [a, b] = [await aUser('a'), await aUser('b')];
  const { id } = await aGroup([a]);
  const patch = (...Operations: object[]) =>
    send('PATCH', `/Groups/${id}`, { schemas: [PATCH_OP], Operations });
  const changed = await patch({ op: 'Add', path: 'members', value: [{ value: b.id }] });
  expect((await changed.json()).members).toEqual([
    { value: a.id, $ref: `${scim.base}/Users/${a.id}`, type: 'User' },
    { value: b.id, $ref: `${scim.base}/Users/${b.id}`, type: 'User' },
  ]);
  const left = await patch({ op: 'Remove', path: `members[value eq "${a.id}"]` });
  expect((await left.json()).members).toHaveLength(1);
  const named = await get(`/Groups/${id}?attributes=members.display`);
  expect((await named.json()).members).toEqual([{ display: 'b' }]);

  scim.addMembers(id, 1_001);
  const large = await patch({ op: 'replace', path: 'displayName', value: 'Large' });
  expect(large.status).toBe(204);
  expect(large.headers.get('etag')).toMatch(/^W\/"\d+"$/);
  const asked = await send('PATCH', `/Groups/${id}?attributes=displayName`, {
    schemas: [PATCH_OP],
    Operations: [{ op: 'replace', path: 'displayName', value: 'Larger' }],
  });
  expect(await asked.json()).toMatchObject({ displayName: 'Larger' });
});

test('a bulk request resolves its references in any order and rejects cycles', async () => {
  const member = (bulkId: string) => ({ value: `bulkId:${bulkId}` });
  const group = (bulkId: string, ...members: string[]) => ({
    method: 'POST',
    path: '/Groups',
    bulkId,
    data: { schemas: [GROUP_SCHEMA], displayName: bulkId, members: members.map(member) },
  });
  const user = {
    method: 'POST',
    path: '/Users',
    bulkId: 'u',
    data: { schemas: [USER_SCHEMA], userName: 'u' },
  };
  const response = await send('POST', '/Bulk', {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:BulkRequest'],
    Operations: [
      group('g', 'u', 'nested'),
      group('nested'),
      user,
      { ...user, bulkId: 'twin' },
      group('one', 'two'),
      group('two', 'one'),
      {
        method: 'PATCH',
        path: '/Users/bulkId:u',
        data: { schemas: [PATCH_OP], Operations: [{ op: 'add', path: 'title', value: 'T' }] },
      },
      { method: 'DELETE', path: '/Users/bulkId:twin' },
      { method: 'DELETE', path: '/Users/bulkId:none' },
    ],
  });
  const { Operations: results } = await response.json();
  expect(response.status).toBe(200);
  expect(results.map(({ status }) => status)).toEqual([
    '201',
    '201',
    '201',
    '409',
    '409',
    '409',
    '200',
    '409',
    '400',
  ]);
  expect(results[3]).toMatchObject({ bulkId: 'twin', response: { scimType: 'uniqueness' } });
  const found = await (await ask(results[0]?.location ?? '', { headers: AUTHORIZED })).json();
  expect(found.members.map(({ type }) => type).sort()).toEqual(['Group', 'User']);
  expect(await (await ask(results[2]?.location ?? '', { headers: AUTHORIZED })).json()).toMatchObject({
    title: 'T',
  });
});

test('a bulk request creates its users together, with their references and within its error limit', async () => {
  const extension = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
  const user = (bulkId: string, more: object = {}) => ({
    method: 'POST',
    path: '/Users',
    bulkId,
    data: { schemas: [USER_SCHEMA], userName: bulkId, ...more },
  });
  const bulk = async (Operations: object[], more: object = {}) => {
    const schemas = ['urn:ietf:params:scim:api:messages:2.0:BulkRequest'];
    const response = await send('POST', '/Bulk', { schemas, Operations, ...more });
    return (await response.json()).Operations;
  };
  const employee = user('employee', { [extension]: { manager: { value: 'bulkId:boss' } } });
  const results = await bulk([
    user('first'),
    user('boss'),
    employee,
    user('unreadable', { active: 'x' }),
    user('last'),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['201', '201', '201', '400', '201']);
  const found = await ask(results[2]?.location ?? '', { headers: AUTHORIZED });
  const value = results[1]?.location.split('/').at(-1);
  expect(await found.json()).toMatchObject({ userName: 'employee', [extension]: { manager: { value } } });

  expect(await bulk([user('first'), user('too-late')], { failOnErrors: 1 })).toHaveLength(1);
  const listed = await send('GET', '/Users?filter=userName%20eq%20%22too-late%22');
  expect(await listed.json()).toMatchObject({ totalResults: 0 });
});

test('a bulk request stops after its allowed number of errors', async () => {
  const wrong = { method: 'DELETE', path: `/Users/${crypto.randomUUID()}` };
  const bulk = (failOnErrors: number, count: number) =>
    send('POST', '/Bulk', {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:BulkRequest'],
      failOnErrors,
      Operations: Array(count).fill(wrong),
    });
  expect((await (await bulk(2, 5)).json()).Operations).toHaveLength(2);
  expect(await refused(await bulk(2, 1_001))).toEqual({ status: 413, scimType: undefined });
  expect(await refused(await bulk(0, 1))).toEqual({ status: 400, scimType: 'invalidSyntax' });
});

test('every request of a directory is recorded with its error', async () => {
  await get('/Users?filter=x');
  await send('POST', '/Users', { schemas: [USER_SCHEMA], userName: 'a' });
  expect(scim.recorded).toMatchObject([
    { method: 'GET', path: '/Users', status: 400, scimType: 'invalidFilter' },
    { method: 'POST', path: '/Users', status: 201, scimType: null },
  ]);
});

test('extra slashes are ignored', async () => {
  expect((await get('//Users/')).status).toBe(200);
});

test('HEAD returns no body', async () => {
  const response = await ask(`${scim.base}/Users`, { method: 'HEAD', headers: AUTHORIZED });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('');
});
