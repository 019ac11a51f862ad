import type { CreatedLiveDisplay, LiveBoard, LiveDisplayList } from '@gatehouse/contracts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, aTenant, type Person, signedIn } from '../support/data.ts';

const DISPLAYS = '/api/v1/system/live/displays';

const clock = new HeldClock();
let api: TestApi;
let owner: pg.Client;
let person: Person;
let superadmin: ApiCaller;
beforeAll(async () => {
  api = await startApi({ clock });
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
  person = await aPerson(api);
  superadmin = await signedIn(api, person);
});
afterAll(async () => {
  await owner?.end();
  await api?.stop();
});

async function created(body: object = { name: 'Operations room', days: 7 }): Promise<CreatedLiveDisplay> {
  const response = await superadmin.post(DISPLAYS, body);
  expect(response.status, await response.clone().text()).toBe(201);
  return (await response.json()) as CreatedLiveDisplay;
}

/** Calls the API's own port like the web app. The contract does not include it. */
const asDisplay = (token: string, path = '', headers: Record<string, string> = {}) =>
  fetch(`${api.url}/internal/live-display${path}`, {
    headers: {
      'x-gatehouse-internal': api.settings.INTERNAL_SECRET,
      'x-gatehouse-display': token,
      ...headers,
    },
  });

const listed = async () => ((await (await superadmin.get(DISPLAYS)).json()) as LiveDisplayList).items;

const remove = (id: string) => superadmin.delete(`${DISPLAYS}/${id}`);

test('a display sees the board without a session, and the list shows when', async () => {
  const { display, token } = await created();
  expect(display).toMatchObject({
    name: 'Operations room',
    createdBy: { id: person.id },
    createdAt: clock.now().toISOString(),
    expiresAt: new Date(clock.now().getTime() + 7 * 86_400_000).toISOString(),
    lastShownAt: null,
  });
  const response = await asDisplay(token);
  expect(response.status).toBe(200);
  const board = (await response.json()) as LiveBoard;
  expect(board.processes.find(({ kind }) => kind === 'api')?.running).toBe(1);
  expect(await listed()).toMatchObject([{ id: display.id, lastShownAt: clock.now().toISOString() }]);
  await remove(display.id);
});

test('the token gives no access to anything else', async () => {
  const { display, token } = await created();
  for (const path of ['/api/v1/system/live', DISPLAYS, '/api/v1/tenants', '/api/v1/auth/me']) {
    const headers = { authorization: `Bearer ${token}`, 'x-gatehouse-display': token };
    expect((await fetch(`${api.url}${path}`, { headers })).status).toBe(401);
  }
  await remove(display.id);
});

test('the token is not stored and appears in neither list nor audit log', async () => {
  const { display, token } = await created({ name: 'Lobby', days: 1 });
  const { rows } = await owner.query('select row_to_json(d)::text as row from live_displays d');
  const audit = await (await superadmin.get('/api/v1/audit/events?limit=5')).text();
  const list = JSON.stringify(await listed());
  expect(audit).toContain('live_display.created');
  for (const text of [rows[0].row, audit, list]) expect(text).not.toContain(token);
  await remove(display.id);
  expect(await (await superadmin.get('/api/v1/audit/events?limit=5')).text()).toContain(
    'live_display.deleted',
  );
});

test.each([
  ['without the internal secret', { 'x-gatehouse-internal': '' }, 404],
  ['with another internal secret', { 'x-gatehouse-internal': 'a wrong secret, which is long enough' }, 404],
  ['through a proxy', { 'x-forwarded-for': '203.0.113.9' }, 404],
  ['with an unknown token', { 'x-gatehouse-display': 'a'.repeat(43) }, 401],
  ['with an empty token', { 'x-gatehouse-display': '' }, 401],
])('a request %s does not get the board', async (_, headers, status) => {
  const { display, token } = await created();
  expect((await asDisplay(token, '', headers)).status).toBe(status);
  expect((await asDisplay(token, '/events', headers)).status).toBe(status);
  await remove(display.id);
});

test('a deleted display gets no further events and cannot read the board', async () => {
  const { display, token } = await created();
  const stream = await asDisplay(token, '/events');
  expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  const reader = (stream.body as ReadableStream).pipeThrough(new TextDecoderStream()).getReader();
  const until = async (wanted: string) => {
    for (let text = ''; ; ) {
      const { value, done } = await reader.read();
      text += value ?? '';
      if (text.includes(wanted) || done) return text;
    }
  };
  expect(await until('}\n\n')).toContain('"perSecond"');
  expect((await remove(display.id)).status).toBe(204);
  expect(await until('event: end')).toContain('event: end');
  expect((await asDisplay(token)).status).toBe(401);
  expect((await remove(display.id)).status).toBe(404);
});

test('an expired display shows nothing and is no longer listed', async () => {
  const { token } = await created({ name: 'For a day', days: 1 });
  clock.advance(86_400);
  superadmin = await signedIn(api, person);
  expect((await asDisplay(token)).status).toBe(401);
  expect(await listed()).toEqual([]);
  const { display } = await created();
  expect((await owner.query('select id from live_displays')).rows).toEqual([{ id: display.id }]);
  await remove(display.id);
});

test.each([
  [{ name: '', days: 7 }, 'name'],
  [{ name: 'a'.repeat(101), days: 7 }, 'name'],
  [{ name: 'A screen', days: 0 }, 'days'],
  [{ name: 'A screen', days: 366 }, 'days'],
])('%j is rejected', async (body, field) => {
  const response = await superadmin.post(DISPLAYS, body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ errors: [{ field }] });
});

test('there are at most 50 displays', async () => {
  await owner.query(
    `insert into live_displays (id, name, token_hash, created_at, expires_at)
     select gen_random_uuid(), 'Screen ' || n, md5(n::text), $1, $1::timestamptz + interval '1 day'
     from generate_series(1, 50) n`,
    [clock.now()],
  );
  const response = await superadmin.post(DISPLAYS, { name: 'One more', days: 1 });
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ code: 'too_many_displays' });
  expect((await listed())[0]).toMatchObject({ createdBy: null });
});

test('displays are only for users who can manage the platform', async () => {
  const admin = await aPerson(api, { tenantId: (await aTenant(api)).id, role: 'tenant_admin' });
  const asAdmin = await signedIn(api, admin);
  expect((await asAdmin.get(DISPLAYS)).status).toBe(403);
  expect((await asAdmin.post(DISPLAYS, { name: 'A screen', days: 1 })).status).toBe(403);
});
