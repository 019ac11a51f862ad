import type { DirectoryRequestDto } from '@gatehouse/contracts';
import { GROUP_SCHEMA, PATCH_OP, USER_SCHEMA } from '@gatehouse/scim';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PACES } from '../../nest-api/src/auth/rate-limits.js';
import { startApi, type TestApi } from '../support/api.ts';
import { pathOf } from '../support/directory.ts';
import { EVENTUALLY } from '../support/eventually.ts';
import { aScimEndpoint, type ScimEndpoint, sender } from '../support/scim-endpoint.ts';

let api: TestApi;
let a: ScimEndpoint;
let b: ScimEndpoint;
let ofB: { user: string; group: string };

const BULK = 'urn:ietf:params:scim:api:messages:2.0:BulkRequest';
const SEARCH = 'urn:ietf:params:scim:api:messages:2.0:SearchRequest';
const user = (userName: string) => ({ schemas: [USER_SCHEMA], userName, externalId: `external ${userName}` });
const group = (...members: string[]) => ({
  schemas: [GROUP_SCHEMA],
  displayName: 'Group',
  members: members.map((value) => ({ value })),
});
const patch = (path: string, value: unknown) => ({
  schemas: [PATCH_OP],
  Operations: [{ op: 'replace', path, value }],
});

beforeAll(async () => {
  api = await startApi();
  a = await aScimEndpoint(api, 'a.example');
  b = await aScimEndpoint(api, 'b.example');
  const { body } = await b.send('POST', '/Users', user('secret@b.example'));
  const made = await b.send('POST', '/Groups', group(body.id));
  ofB = { user: body.id, group: made.body.id };
});
afterAll(() => api?.stop());

/** Every endpoint with each of its methods, for objects of B. */
function requests(): readonly (readonly [string, string, unknown?])[] {
  return [
    ['GET', '/ServiceProviderConfig'],
    ['GET', '/ResourceTypes'],
    ['GET', '/ResourceTypes/User'],
    ['GET', '/Schemas'],
    ['GET', `/Schemas/${USER_SCHEMA}`],
    ['GET', '/Users'],
    ['POST', '/Users', user('other@b.example')],
    ['POST', '/Users/.search', { schemas: [SEARCH] }],
    ['GET', '/Groups'],
    ['POST', '/Groups', group()],
    ['POST', '/Groups/.search', { schemas: [SEARCH] }],
    ['POST', '/.search', { schemas: [SEARCH] }],
    ['POST', '/Bulk', { schemas: [BULK], Operations: [{ method: 'DELETE', path: `/Users/${ofB.user}` }] }],
    ...changes(),
  ];
}

function changes(): readonly (readonly [string, string, unknown?])[] {
  return [
    ['GET', `/Users/${ofB.user}`],
    ['PUT', `/Users/${ofB.user}`, user('changed@b.example')],
    ['PATCH', `/Users/${ofB.user}`, patch('active', false)],
    ['DELETE', `/Users/${ofB.user}`],
    ['GET', `/Groups/${ofB.group}`],
    ['PUT', `/Groups/${ofB.group}`, group()],
    ['PATCH', `/Groups/${ofB.group}`, patch('displayName', 'Changed')],
    ['DELETE', `/Groups/${ofB.group}`],
  ];
}

const everythingOfB = async () => [
  (await b.send('GET', '/Users?sortBy=id')).body,
  (await b.send('GET', '/Groups?sortBy=id')).body,
];

test('no endpoint accepts the token of another connection, or no token', async () => {
  const before = await everythingOfB();
  const [foreign, wrong, none] = [sender(b.base, a.token), sender(b.base, `${b.token}x`), sender(b.base, '')];
  for (const [method, path, body] of requests()) {
    const name = `${method} ${path}`;
    const refused = await foreign(method, path, body);
    expect(refused.status, name).toBe(403);
    expect(JSON.stringify(refused.body), name).not.toContain('secret@b.example');
    expect((await wrong(method, path, body)).status, name).toBe(401);
    const anonymous = await none(method, path, body);
    expect(anonymous.status, name).toBe(401);
    expect(anonymous.headers.get('www-authenticate'), name).toMatch(/^Bearer /);
  }
  expect(await everythingOfB()).toEqual(before);
});

test('an ID of another organization is not found, and none of its users can be found or become a member', async () => {
  const before = await everythingOfB();
  for (const [method, path, body] of changes())
    expect((await a.send(method, path, body)).status, `${method} ${path}`).toBe(404);

  const bulk = await a.send('POST', '/Bulk', {
    schemas: [BULK],
    Operations: changes().flatMap(([method, path, data]) =>
      method === 'GET' ? [] : [{ method, path, data }],
    ),
  });
  expect(new Set(bulk.body.Operations.map(({ status }) => status))).toEqual(new Set(['404']));

  for (const filter of [
    `id eq "${ofB.user}"`,
    'userName co "secret"',
    'externalId sw "external"',
    'userName pr',
  ]) {
    const found = await a.send('GET', `/Users?filter=${encodeURIComponent(filter)}`);
    expect(found.body, filter).toMatchObject({ totalResults: 0 });
  }
  const made = await a.send('POST', '/Groups', group(ofB.user, ofB.group));
  expect(made.status).toBe(201);
  expect(made.body).not.toHaveProperty('members');
  expect(await everythingOfB()).toEqual(before);
});

test('the reason why a known token is rejected is in the request log of its directory', async () => {
  const c = await aScimEndpoint(api, 'c.example');
  const owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
  try {
    expect((await sender(b.base, c.token)('GET', '/Users')).status).toBe(403);
    await owner.query(`update directory_tokens set networks = '{198.51.100.0/24}' where directory_id = $1`, [
      c.directoryId,
    ]);
    expect((await c.send('GET', '/Groups')).status).toBe(403);
    await owner.query('update directory_tokens set expires_at = now() where directory_id = $1', [
      c.directoryId,
    ]);
    expect((await c.send('PATCH', '/Users/1')).status).toBe(401);
    expect((await sender(c.base, `${c.token}x`)('GET', '/Schemas')).status).toBe(401);
  } finally {
    await owner.end();
  }
  await expect
    .poll(async () => {
      const page = await c.as.get(pathOf(c.directoryId, '/requests?rejected=true'));
      const { items } = (await page.json()) as { items: DirectoryRequestDto[] };
      return items.map(({ method, path, status, by, detail }) => ({ method, path, status, by, detail }));
    }, EVENTUALLY)
    .toEqual([
      { method: 'PATCH', path: '/Users/1', status: 401, by: 'token', detail: 'The token expired.' },
      {
        method: 'GET',
        path: '/Groups',
        status: 403,
        by: 'token',
        detail: expect.stringContaining('does not allow requests from'),
      },
      {
        method: 'GET',
        path: '/Users',
        status: 403,
        by: 'token',
        detail: 'The token belongs to another connection.',
      },
    ]);
});

test('guesses of tokens are limited, a valid token never is', async () => {
  const at = { 'x-forwarded-for': '203.0.113.9', 'x-gatehouse-internal': api.settings.INTERNAL_SECRET };
  const guess = async () => (await sender(a.base, `${a.token}x`)('GET', '/Users', undefined, at)).status;
  let guesses = 0;
  for (; guesses < 100 && (await guess()) === 401; guesses += 1);
  expect(guesses).toBe(PACES['directory-token:network'].free + 1);
  const refused = await sender(a.base, `${a.token}x`)('GET', '/Users', undefined, at);
  expect(refused).toMatchObject({ status: 429, body: { status: '429' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await a.send('GET', '/Users', undefined, at)).status).toBe(200);
});

test('as many requests as a first synchronization needs are not limited', async () => {
  for (let round = 0; round < 20; round += 1) {
    const answers = await Promise.all(Array.from({ length: 10 }, () => a.send('GET', '/Users?count=1')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  }
});
