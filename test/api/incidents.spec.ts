import type { Incident, IncidentDetail, IncidentPage } from '@gatehouse/contracts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { DetectionJob } from '../../nest-api/src/incidents/detection/detection.job.js';
import { Jobs } from '../../nest-api/src/jobs/jobs.js';
import { SignInLog } from '../../nest-api/src/sign-in-log/sign-in-log.js';
import { SuspectNetworks } from '../../nest-api/src/suspect-networks/suspect-networks.js';
import { withTotp } from '../support/account.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, aTenant, PASSWORD, type Person, post, signedIn } from '../support/data.ts';
import { EVENTUALLY } from '../support/eventually.ts';

const AT_ONCE = 8;
const TEN_SECONDS = 10_000;

let api: TestApi;
let owner: pg.Client;
let tenantId: string;
let admin: Person;
let asAdmin: ApiCaller;

beforeAll(async () => {
  api = await startApi();
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner?.end();
  await api?.stop();
});
beforeEach(async () => {
  tenantId = (await aTenant(api)).id;
  admin = await aPerson(api, { tenantId, role: 'tenant_admin' });
  asAdmin = await signedIn(api, admin);
});

/** Each test uses its own networks. */
let networks = 0;
const aNetwork = () => {
  networks += 1;
  return `198.18.${Math.floor(networks / 250)}.${(networks % 250) + 1}`;
};

const from = (address: string) => ({
  'x-forwarded-for': address,
  'x-gatehouse-internal': api.settings.INTERNAL_SECRET,
});

function tryPassword({ email }: Pick<Person, 'email'>, password: string, address: string): Promise<Response> {
  return post(api, '/api/v1/auth/login', { email, password }, from(address));
}

/** Runs `work` for all items, a few at a time. */
async function forAll<T>(
  all: readonly T[],
  work: (one: T, index: number) => Promise<unknown>,
): Promise<void> {
  const waiting = [...all.entries()];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await work(next[1], next[0]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function people(count: number): Promise<Person[]> {
  const made: Person[] = [];
  await forAll(Array.from({ length: count }), async () => made.push(await aPerson(api, { tenantId })));
  return made;
}

/** Waits until every attempt so far has been evaluated. */
async function looked(): Promise<void> {
  await api.app.get(SignInLog).flush();
  await vi.waitFor(async () => {
    expect(await api.app.get(Jobs).runNow(DetectionJob.NAME)).toBe(true);
    const { rows } = await owner.query(
      `select count(*)::int as left from sign_in_attempts e, detection_cursor c
       where e.is_sign_in and (e.xid, e.seq) > (c.upto, c.seq)`,
    );
    expect(rows[0].left).toBe(0);
  }, EVENTUALLY);
}

async function incidents(as = asAdmin, query = ''): Promise<Incident[]> {
  const response = await as.get(`/api/v1/incidents${query}`);
  expect(response.status, await response.clone().text()).toBe(200);
  return ((await response.json()) as IncidentPage).items;
}

async function detail(id: string, as = asAdmin): Promise<IncidentDetail> {
  return (await (await as.get(`/api/v1/incidents/${id}`)).json()) as IncidentDetail;
}

/** Attacks many accounts from one network. */
async function spray(address: string, victims: readonly Person[]): Promise<void> {
  await forAll(victims, (victim) => tryPassword(victim, 'Summer2026!', address));
}

/** @returns the only incident of the organization */
async function sprayed(address: string, victims: readonly Person[]): Promise<Incident> {
  await spray(address, victims);
  await looked();
  const found = await incidents();
  expect(found).toHaveLength(1);
  return found[0] as Incident;
}

describe('password spraying', () => {
  test('of 200 accounts opens one incident within ten seconds, with the network and the users', async () => {
    const address = aNetwork();
    const victims = await people(200);
    await spray(address, victims);
    const ended = performance.now();
    // The job starts by itself.
    await vi.waitFor(async () => expect(await incidents()).toHaveLength(1), {
      timeout: TEN_SECONDS,
      interval: 100,
    });
    expect(performance.now() - ended).toBeLessThan(TEN_SECONDS);

    await looked();
    const [incident, ...others] = await incidents();
    expect(others).toEqual([]);
    expect(incident).toMatchObject({
      kind: 'password_spraying',
      technique: 'T1110.003',
      severity: 'medium',
      state: 'open',
      subject: address,
      accounts: 200,
      networks: 1,
    });
    const { users, networkList, entries } = await detail(incident?.id as string);
    expect(new Set(users.map(({ id }) => id))).toEqual(new Set(victims.map(({ id }) => id)));
    expect(users.some(({ signedIn }) => signedIn)).toBe(false);
    expect(networkList.map(({ network }) => network)).toEqual([address]);
    expect(entries.map(({ kind }) => kind)).toEqual(['detected']);
  }, 120_000);

  test('that finds a password has high severity, and names its user', async () => {
    const address = aNetwork();
    const victims = await people(25);
    const [weak, ...others] = victims as [Person, ...Person[]];
    expect((await tryPassword(weak, PASSWORD, address)).status).toBe(200);
    const { id, severity } = await sprayed(address, others);
    expect(severity).toBe('high');
    const { users, sessions } = await detail(id);
    expect(users[0]).toEqual({ id: weak.id, email: weak.email, signedIn: true });
    expect(sessions.map(({ userId, address: at }) => [userId, at])).toEqual([[weak.id, address]]);
  });

  test('are not detected in an office of 300 with 5 % typing errors', async () => {
    const address = aNetwork();
    const office = await people(300);
    await forAll(office, async (person, index) => {
      if (index % 20 === 0) await tryPassword(person, 'A typing errror', address);
      // Half of the users who mistype do not try again.
      if (index % 40 !== 0) await tryPassword(person, PASSWORD, address);
    });
    await looked();
    expect(await incidents()).toEqual([]);
  }, 180_000);

  test('of a few accounts in each of several organizations opens an incident of the platform only', async () => {
    const address = aNetwork();
    const first = await people(15);
    const other = (await aTenant(api)).id;
    const more = await Promise.all(Array.from({ length: 20 }, () => aPerson(api, { tenantId: other })));
    await spray(address, [...first.slice(0, 15), ...more.slice(0, 15)]);
    await looked();
    expect(await incidents()).toEqual([]);
    // 30 accounts, at most 15 of each organization: too few for the platform, too.
    const superadmin = await signedIn(api, await aPerson(api));
    const ofPlatform = async () =>
      (await incidents(superadmin)).filter(({ tenant, subject }) => tenant === null && subject === address);
    expect(await ofPlatform()).toEqual([]);
    const third = (await aTenant(api)).id;
    await spray(
      address,
      await Promise.all(Array.from({ length: 15 }, () => aPerson(api, { tenantId: third }))),
    );
    await looked();
    expect(await ofPlatform()).toHaveLength(1);
  });
});

test('guesses at one account from many networks open an incident', async () => {
  const person = await aPerson(api, { tenantId });
  for (let n = 0; n < 8; n += 1) await tryPassword(person, `guess ${n}`, aNetwork());
  await looked();
  expect(await incidents()).toMatchObject([
    {
      kind: 'password_guessing',
      technique: 'T1110.001',
      subject: person.email,
      networks: 8,
      severity: 'medium',
    },
  ]);
});

test('many accounts that fail from many networks are credential stuffing', async () => {
  const victims = await people(60);
  const bots = Array.from({ length: 30 }, aNetwork);
  await forAll(victims, (victim, index) => tryPassword(victim, 'from a list', bots[index % 30] as string));
  await looked();
  expect(await incidents()).toMatchObject([
    { kind: 'credential_stuffing', technique: 'T1110.004', subject: '', networks: 30, accounts: 60 },
  ]);
}, 60_000);

describe('second-factor fatigue', () => {
  test('six unanswered second steps of a user open an incident', async () => {
    const person = await aPerson(api, { tenantId });
    await withTotp(api, person);
    const address = aNetwork();
    for (let n = 0; n < 6; n += 1) expect((await tryPassword(person, PASSWORD, address)).status).toBe(200);
    await looked();
    expect(await incidents()).toMatchObject([
      { kind: 'second_factor_fatigue', technique: 'T1621', subject: person.email, severity: 'high' },
    ]);
  });

  test('five unanswered ones do not', async () => {
    const person = await aPerson(api, { tenantId });
    await withTotp(api, person);
    for (let n = 0; n < 5; n += 1) await tryPassword(person, PASSWORD, aNetwork());
    await looked();
    expect(await incidents()).toEqual([]);
  });
});

describe('an incident', () => {
  test('joins later detections of the same network, and raises its severity', async () => {
    const address = aNetwork();
    const victims = await people(30);
    const { id, accounts } = await sprayed(address, victims.slice(0, 20));
    expect(accounts).toBe(20);
    await tryPassword(victims[0] as Person, PASSWORD, address);
    const again = await sprayed(address, victims.slice(20));
    expect(again).toMatchObject({ id, severity: 'high', accounts: 29 });
    const { entries, users } = await detail(id);
    expect(entries.map(({ kind }) => kind)).toEqual(['severity_raised', 'detected']);
    expect(users).toHaveLength(30);
  });

  test('of another network is separate', async () => {
    const victims = await people(20);
    await sprayed(aNetwork(), victims);
    await spray(aNetwork(), victims);
    await looked();
    expect(await incidents()).toHaveLength(2);
  });

  test('is worked on: comment, assignee, state and closing are in its timeline', async () => {
    const { id, version } = await sprayed(aNetwork(), await people(20));
    const path = `/api/v1/incidents/${id}`;
    expect((await asAdmin.post(`${path}/comments`, { comment: 'The firewall team knows.' })).status).toBe(
      200,
    );
    expect((await asAdmin.patch(path, { version, assigneeId: admin.id, state: 'in_progress' })).status).toBe(
      200,
    );
    expect((await asAdmin.patch(path, { version, state: 'open' })).status).toBe(409);
    const closed = await asAdmin.post(`${path}/close`, { version: version + 1, reason: 'false_alarm' });
    expect(await closed.json()).toMatchObject({ state: 'closed', reason: 'false_alarm' });
    expect((await detail(id)).entries.map(({ kind }) => kind)).toEqual([
      'closed',
      'assigned',
      'state_changed',
      'comment',
      'detected',
    ]);
    const refused = await asAdmin.post(`${path}/actions`, { action: 'end_sessions' });
    expect(await refused.json()).toMatchObject({ status: 409, code: 'incident_closed' });
    expect(await incidents(asAdmin, '?state=unresolved')).toEqual([]);
    const reopened = await asAdmin.patch(path, { version: version + 2, state: 'open' });
    expect(await reopened.json()).toMatchObject({ state: 'open', reason: null });
  });

  test('is assigned to admins of its organization only', async () => {
    const { id, version } = await sprayed(aNetwork(), await people(20));
    for (const stranger of [await aPerson(api, { tenantId }), await aPerson(api)]) {
      const response = await asAdmin.patch(`/api/v1/incidents/${id}`, { version, assigneeId: stranger.id });
      expect(await response.json()).toMatchObject({ status: 422, errors: [{ field: 'assigneeId' }] });
    }
  });

  test('that was just closed is not opened again by the same attempts', async () => {
    const address = aNetwork();
    const victims = await people(21);
    const { id, version } = await sprayed(address, victims.slice(0, 20));
    await asAdmin.post(`/api/v1/incidents/${id}/close`, { version, reason: 'expected' });
    await spray(address, victims.slice(20));
    await looked();
    expect(await incidents(asAdmin, '?state=unresolved')).toEqual([]);
    // An hour later, it reopens.
    await owner.query(`update incidents set closed_at = closed_at - interval '61 minutes' where id = $1`, [
      id,
    ]);
    await spray(address, victims.slice(20));
    await looked();
    expect(await incidents(asAdmin, '?state=unresolved')).toHaveLength(1);
  });

  test('belongs to its organization: another one does not see it, a superadmin does, a member does not', async () => {
    const { id, version } = await sprayed(aNetwork(), await people(20));
    const other = await aPerson(api, { tenantId: (await aTenant(api)).id, role: 'tenant_admin' });
    const asOther = await signedIn(api, other);
    const path = `/api/v1/incidents/${id}`;
    expect(await incidents(asOther)).toEqual([]);
    expect((await asOther.get(path)).status).toBe(404);
    expect((await asOther.patch(path, { version, state: 'in_progress' })).status).toBe(404);
    expect((await asOther.post(`${path}/comments`, { comment: 'x' })).status).toBe(404);
    expect((await asOther.post(`${path}/close`, { version, reason: 'resolved' })).status).toBe(404);
    expect((await asOther.post(`${path}/actions`, { action: 'end_sessions' })).status).toBe(404);
    const asMember = await signedIn(api, await aPerson(api, { tenantId }));
    expect((await asMember.get('/api/v1/incidents')).status).toBe(403);
    const superadmin = await signedIn(api, await aPerson(api));
    expect((await incidents(superadmin, `?tenantId=${tenantId}`)).map((incident) => incident.id)).toEqual([
      id,
    ]);
  });
});

describe('an action of an incident', () => {
  test('ends only the sessions of the affected users', async () => {
    const address = aNetwork();
    const victims = await people(21);
    const [weak, ...others] = victims as [Person, ...Person[]];
    const bystander = await signedIn(api, await aPerson(api, { tenantId }));
    const stolen = await signedIn({ ...api, fetch: at(address) }, weak);
    const { id } = await sprayed(address, others);
    const done = await asAdmin.post(`/api/v1/incidents/${id}/actions`, { action: 'end_sessions' });
    expect(await done.json()).toMatchObject({ sessions: [] });
    expect((await stolen.get('/api/v1/auth/me')).status).toBe(401);
    expect((await bystander.get('/api/v1/auth/me')).status).toBe(200);
    expect((await detail(id)).entries[0]).toMatchObject({
      kind: 'action_taken',
      author: { id: admin.id },
      detail: { action: 'end_sessions', count: 1 },
    });
    const events = await owner.query(
      `select 1 from audit_events where action = 'incident.action_taken' and target_id = $1`,
      [id],
    );
    expect(events.rowCount).toBe(1);
  });

  test('blocks the network, so a correct password from there is not enough', async () => {
    const address = aNetwork();
    const victims = await people(21);
    const { id } = await sprayed(address, victims.slice(0, 20));
    const last = victims[20] as Person;
    expect((await tryPassword(last, PASSWORD, address)).status).toBe(200);
    const act = (network: string) =>
      asAdmin.post(`/api/v1/incidents/${id}/actions`, { action: 'block_network', network });
    expect((await act('203.0.113.1')).status).toBe(422);
    expect((await act(address)).status).toBe(200);
    expect((await tryPassword(last, PASSWORD, address)).status).toBe(403);
    expect((await tryPassword(last, PASSWORD, aNetwork())).status).toBe(200);
  });

  test('does not block the address of the admin', async () => {
    const address = aNetwork();
    const { id } = await sprayed(address, await people(20));
    const near = await signedIn({ ...api, fetch: at(address) }, admin);
    const response = await near.post(`/api/v1/incidents/${id}/actions`, {
      action: 'block_network',
      network: address,
    });
    expect(await response.json()).toMatchObject({ status: 422, errors: [{ code: 'own_network_excluded' }] });
    expect((await detail(id)).entries.map(({ kind }) => kind)).not.toContain('action_taken');
  });

  test('requires a new second factor only of an affected user', async () => {
    const victims = await people(21);
    const { id } = await sprayed(aNetwork(), victims.slice(0, 20));
    const act = ({ id: userId }: Person) =>
      asAdmin.post(`/api/v1/incidents/${id}/actions`, { action: 'require_factor', userId });
    expect((await act(victims[20] as Person)).status).toBe(422);
    expect((await act(victims[0] as Person)).status).toBe(200);
    const again = await tryPassword(victims[0] as Person, PASSWORD, aNetwork());
    expect(await again.json()).toMatchObject({ status: 'second_factor_required', mustEnrol: true });
  });
});

test('admins get one email for each incident, and at most five a day', async () => {
  const victims = await people(20);
  const mails = async () => {
    const { rows } = await owner.query(
      `select recipient from outbox where template = 'incident' and tenant_id = $1`,
      [tenantId],
    );
    return rows.map(({ recipient }) => recipient);
  };
  const address = aNetwork();
  await sprayed(address, victims);
  await tryPassword(victims[0] as Person, 'once more', address);
  await looked();
  expect(await mails()).toEqual([admin.email]);
  for (let n = 0; n < 5; n += 1) await spray(aNetwork(), victims);
  await looked();
  expect(await incidents()).toHaveLength(6);
  expect(await mails()).toEqual(Array.from({ length: 5 }, () => admin.email));
}, 120_000);

/** `fetch` from the given address. */
function at(address: string): TestApi['fetch'] {
  return (path, init = {}) => api.fetch(path, { ...init, headers: { ...init.headers, ...from(address) } });
}

describe('a suppression', () => {
  const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

  test('of a range keeps detections of its networks from opening incidents, until it expires', async () => {
    const address = aNetwork();
    const victims = await people(21);
    const created = await asAdmin.post('/api/v1/detection-suppressions', {
      kind: 'password_spraying',
      network: `${address}/30`,
      note: 'Penetration test',
      expiresAt: inAnHour(),
    });
    expect(created.status).toBe(201);
    const { id } = (await created.json()) as { id: string };
    await spray(address, victims.slice(0, 20));
    await looked();
    expect(await incidents()).toEqual([]);
    await owner.query(`update detection_suppressions set expires_at = now() where id = $1`, [id]);
    await spray(address, victims.slice(20));
    await looked();
    expect(await incidents()).toHaveLength(1);
  });

  test('of one user does not affect others', async () => {
    const [one, other] = (await people(2)) as [Person, Person];
    const created = await asAdmin.post('/api/v1/detection-suppressions', {
      kind: 'password_guessing',
      userId: one.id,
      expiresAt: inAnHour(),
    });
    expect(created.status).toBe(201);
    for (const person of [one, other])
      for (let n = 0; n < 8; n += 1) await tryPassword(person, `guess ${n}`, aNetwork());
    await looked();
    expect((await incidents()).map(({ subject }) => subject)).toEqual([other.email]);
  });

  test('of another organization has no effect and is not visible', async () => {
    const asOther = await signedIn(
      api,
      await aPerson(api, { tenantId: (await aTenant(api)).id, role: 'tenant_admin' }),
    );
    const created = await asOther.post('/api/v1/detection-suppressions', {
      kind: 'password_spraying',
      expiresAt: inAnHour(),
    });
    const { id } = (await created.json()) as { id: string };
    expect((await asAdmin.delete(`/api/v1/detection-suppressions/${id}`)).status).toBe(404);
    expect(await (await asAdmin.get('/api/v1/detection-suppressions')).json()).toMatchObject({ items: [] });
    await sprayed(aNetwork(), await people(20));
    expect((await asOther.delete(`/api/v1/detection-suppressions/${id}`)).status).toBe(204);
  });

  test.each([
    ['an expiry in the past', { expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt'],
    ['an expiry in two years', { expiresAt: new Date(Date.now() + 7e10).toISOString() }, 'expiresAt'],
    ['an unknown user', { userId: crypto.randomUUID(), expiresAt: inAnHour() }, 'userId'],
  ])('with %s is rejected', async (_, body, field) => {
    const response = await asAdmin.post('/api/v1/detection-suppressions', {
      kind: 'password_guessing',
      ...body,
    });
    expect(await response.json()).toMatchObject({ status: 422, errors: [{ field }] });
  });
});

describe('suspect networks', () => {
  const suspicion = (address: string, tenant: string | null = tenantId) =>
    api.app.get(SuspectNetworks).of(tenant, address);

  test('are those of unresolved incidents, for the organization only', async () => {
    const address = aNetwork();
    expect(suspicion(address)).toBeNull();
    const { id, version } = await sprayed(address, await people(20));
    await vi.waitFor(() => expect(suspicion(address)).toBe('password_spraying'), EVENTUALLY);
    expect(suspicion(`::ffff:${address}`)).toBe('password_spraying');
    expect(suspicion(aNetwork())).toBeNull();
    expect(suspicion(address, (await aTenant(api)).id)).toBeNull();
    await asAdmin.post(`/api/v1/incidents/${id}/close`, { version, reason: 'resolved' });
    await vi.waitFor(() => expect(suspicion(address)).toBeNull(), EVENTUALLY);
  });

  test('are whole /64 networks with IPv6 and expire an hour after the last attempt', async () => {
    const { id } = await sprayed('2001:db8:0:7::1', await people(20));
    await vi.waitFor(() => expect(suspicion('2001:db8:0:7:1:2:3:4')).toBe('password_spraying'), EVENTUALLY);
    expect(suspicion('2001:db8:0:8::1')).toBeNull();
    await owner.query(`update incidents set last_seen_at = now() - interval '1 hour' where id = $1`, [id]);
    await vi.waitFor(() => expect(suspicion('2001:db8:0:7:1:2:3:4')).toBeNull(), EVENTUALLY);
  });
});
