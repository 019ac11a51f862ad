import type {
  Problem,
  SsoConfigurationDto,
  SsoConfigurationVersionDto,
  SsoDraftDto,
  SsoResult,
  SsoStarted,
} from '@gatehouse/contracts';
import { type Sandbox, startSandbox } from '@gatehouse/sandbox-idp';
import { EntityManager } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { UnitOfWork } from '../../nest-api/src/database/unit-of-work.js';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, callerWith, type Person, signedIn } from '../support/data.ts';
import { type Choice, signInAtSandbox } from '../support/sandbox-browser.ts';
import {
  aConnection,
  anOrganization,
  forgetSandbox,
  type Organization,
  sandboxSettings,
} from '../support/sso.ts';
import { answerOf, codeOf, complete, lastTrace, start, through } from '../support/sso-sign-ins.ts';

const EMPLOYEE = 'employee@demo-company.test';
/** A secret that the sandbox does not know. */
const WRONG = 'no-such-secret';
const clock = new HeldClock(new Date());
let sandbox: Sandbox;
let api: TestApi;
let owner: Organization;
let connection: SsoConfigurationDto;

beforeAll(async () => {
  sandbox = await startSandbox(0);
  api = await startApi({ clock, env: sandboxSettings(sandbox) });
});
afterAll(async () => {
  await api?.stop();
  await sandbox?.stop();
});
beforeEach(async () => {
  owner = await anOrganization(api, 'demo-company.test');
  connection = await aConnection(owner.as, sandbox, { type: 'google', domains: ['demo-company.test'] });
  return () => forgetSandbox(api);
});

const path = (rest = '') => `/api/v1/sso-configurations/${connection.id}${rest}`;
const send = (as: ApiCaller, method: string, rest: string, body?: object) =>
  api.fetch(path(rest), {
    method,
    headers: { authorization: `Bearer ${as.token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });

async function asked<T>(response: Response, status = 200): Promise<T> {
  expect(response.status, await response.clone().text()).toBe(status);
  return (await response.json()) as T;
}

const live = async () => asked<SsoConfigurationDto>(await owner.as.get(path()));
const draft = async () => asked<SsoDraftDto>(await owner.as.get(path('/draft')));
const save = async (change: object) =>
  asked<SsoDraftDto>(await send(owner.as, 'PUT', '/draft', { version: (await live()).version, ...change }));
const release = async (to: object) =>
  asked<SsoDraftDto>(await send(owner.as, 'PUT', '/draft/release', { draftId: (await draft()).id, ...to }));
const publish = async () => send(owner.as, 'POST', '/draft/publish', { draftId: (await draft()).id });
const statusOf = async (response: Response) => ((await response.json()) as SsoResult).status;
/** One sign-in. The entered address selects the draft or the live version. */
const signIn = (loginHint: string | undefined = EMPLOYEE, choice: Choice = {}) =>
  through(api, connection.id, { email: EMPLOYEE, ...choice }, loginHint ? { loginHint } : {});

async function passTest(): Promise<void> {
  const started = await asked<SsoStarted>(
    await send(owner.as, 'POST', '/draft/tests', { draftId: (await draft()).id }),
    201,
  );
  const answer = answerOf(await signInAtSandbox(started.authorizationUrl, {}), started);
  expect(await (await complete(api, answer)).json()).toMatchObject({ status: 'tested', passed: true });
}

async function fail(times: number): Promise<void> {
  for (let time = 0; time < times; time++) expect(await codeOf(await signIn())).toBe('client_refused');
}

async function actions(): Promise<string[]> {
  const page = await asked<{ items: { action: string }[] }>(
    await owner.as.get('/api/v1/audit/events?action=sso_configuration.draft_taken_back'),
  );
  return page.items.map(({ action }) => action);
}

async function mails(): Promise<string[]> {
  const em = api.app.get(EntityManager);
  const rows = await api.app
    .get(UnitOfWork)
    .onPlatform('test data', () =>
      em.execute<{ recipient: string }[]>(
        `select recipient from outbox where template = 'sso-draft-taken-back' and recipient = ?`,
        [owner.admin.email],
      ),
    );
  return rows.map(({ recipient }) => recipient);
}

describe('a draft', () => {
  test('changes nothing until it is published, and then is a new version', async () => {
    const saved = await save({ name: 'New directory', domains: ['demo-company.test', 'new.test'] });
    expect(saved.changes).toEqual([
      'name: Company directory → New directory',
      'domains: ["demo-company.test"] → ["demo-company.test","new.test"]',
    ]);
    expect(await live()).toMatchObject({ name: 'Company directory', version: connection.version });
    expect(await asked(await publish())).toMatchObject({ name: 'New directory', version: 2 });
    expect((await owner.as.get(path('/draft'))).status).toBe(404);
    const { items } = await asked<{ items: SsoConfigurationVersionDto[] }>(
      await owner.as.get(path('/versions')),
    );
    expect(items[0]?.changes).toEqual(saved.changes);
  });

  test('is checked like an edit', async () => {
    const refused = await send(owner.as, 'PUT', '/draft', { version: 1, domains: ['not a domain'] });
    expect(refused.status).toBe(422);
    expect((await send(owner.as, 'PUT', '/draft', { version: 9, name: 'X' })).status).toBe(409);
    expect((await owner.as.get(path('/draft'))).status).toBe(404);
  });

  test('keeps values of an earlier save, and its secret is never shown', async () => {
    await save({ name: 'Second name', clientSecret: WRONG });
    const saved = await save({ createsPeople: false });
    expect(saved.changes).toEqual([
      'name: Company directory → Second name',
      'createsPeople: true → false',
      'clientSecret: replaced',
    ]);
    expect(saved.configuration).toMatchObject({ name: 'Second name', clientSecretSet: true });
    for (const rest of ['/draft', '', '/versions'])
      expect(await (await owner.as.get(path(rest))).text()).not.toContain(WRONG);
  });

  test('that was saved again does not count as tested, and the previous draft is gone', async () => {
    const first = await save({ name: 'First' });
    await passTest();
    expect((await draft()).test).toMatchObject({ by: owner.admin.id, isFresh: true });
    expect((await live()).lastTest).toBeNull();
    const second = await save({ name: 'Second' });
    expect(second.test).toBeNull();
    const stale = await send(owner.as, 'POST', '/draft/publish', { draftId: first.id });
    expect(await codeOf(stale)).toBe('stale_version');
  });

  test('is not published over later changes', async () => {
    await save({ name: 'From the draft' });
    await owner.as.patch(path(), { version: 1, createsPeople: false });
    expect(await draft()).toMatchObject({ isOutdated: true });
    expect(await codeOf(await publish())).toBe('draft_outdated');
    await save({ createsPeople: false });
    expect(await asked(await publish())).toMatchObject({ name: 'From the draft', createsPeople: false });
  });

  test('can be discarded, and is deleted with its connection', async () => {
    await save({ name: 'Never' });
    expect((await owner.as.delete(path('/draft'))).status).toBe(204);
    expect((await owner.as.get(path('/draft'))).status).toBe(404);
    await save({ name: 'Never' });
    await release({ percent: 100 });
    expect((await owner.as.delete(path())).status).toBe(204);
    expect((await owner.as.get(path('/draft'))).status).toBe(404);
  });

  test('is invisible to another organization', async () => {
    const { id } = await save({ name: 'Secret plan' });
    const stranger = await anOrganization(api);
    const body = { draftId: id };
    for (const [method, rest, sent] of [
      ['GET', '/draft', undefined],
      ['DELETE', '/draft', undefined],
      ['PUT', '/draft', { version: 1, name: 'Mine' }],
      ['PUT', '/draft/release', { ...body, percent: 100 }],
      ['POST', '/draft/tests', body],
      ['POST', '/draft/end-release', body],
      ['POST', '/draft/publish', body],
    ] as const) {
      expect((await send(stranger.as, method, rest, sent)).status, `${method} ${rest}`).toBe(404);
    }
    expect(await draft()).toMatchObject({ id });
  });

  test('is written to the audit log with its release and its publication', async () => {
    await save({ name: 'Audited', clientSecret: WRONG });
    const { id } = await release({ percent: 10 });
    await asked(await send(owner.as, 'POST', '/draft/end-release', { draftId: id }));
    await asked(await publish());
    const page = await asked<{ items: { action: string }[] }>(
      await owner.as.get('/api/v1/audit/events?limit=20'),
    );
    const names = page.items.map(({ action }) => action).filter((name) => name.includes('draft_'));
    expect(names.reverse()).toEqual(
      ['saved', 'released', 'release_ended', 'published'].map((name) => `sso_configuration.draft_${name}`),
    );
    expect(JSON.stringify(page)).not.toContain(WRONG);
  });

  test('is not offered for a connection of the platform', async () => {
    const superadmin = await signedIn(api, await aPerson(api));
    const platform = await aConnection(superadmin, sandbox, { name: 'Platform' });
    const refused = await superadmin.get(`/api/v1/sso-configurations/${platform.id}/draft`);
    expect(await codeOf(refused)).toBe('draft_not_offered');
  });
});

describe('a release', () => {
  let member: Person;
  beforeEach(async () => {
    member = await aPerson(api, { tenantId: owner.id });
    // A sign-in with the draft fails, which shows whether it used the draft.
    await save({ clientSecret: WRONG });
  });

  test('to users applies only to the address that they enter', async () => {
    const employee = await aPerson(api, { tenantId: owner.id, email: EMPLOYEE });
    await release({ emails: [employee.email] });
    expect(await codeOf(await signIn('EMPLOYEE@demo-company.test'))).toBe('client_refused');
    expect(['signed_in', 'link_required']).toContain(await statusOf(await signIn('other@demo-company.test')));
    expect((await draft()).outcomes).toMatchObject({
      draft: { succeeded: 0, failed: 1, causes: [{ code: 'client_refused', count: 1 }] },
      live: { succeeded: 1, failed: 0 },
    });
  });

  test('to users accepts only members', async () => {
    const stranger = await aPerson(api, { tenantId: (await anOrganization(api)).id });
    const body = { draftId: (await draft()).id, emails: [member.email, stranger.email] };
    const refused = await send(owner.as, 'PUT', '/draft/release', body);
    expect([refused.status, ((await refused.json()) as Problem).errors?.[0]?.field]).toEqual([
      422,
      'emails.1',
    ]);
  });

  test.each([
    ['nothing', {}],
    ['both', { emails: ['ada@demo-company.test'], percent: 5 }],
    ['no share', { percent: 0 }],
    ['more than all', { percent: 101 }],
  ])('to %s is rejected', async (_name, to) => {
    const body = { draftId: (await draft()).id, ...to };
    const refused = await send(owner.as, 'PUT', '/draft/release', body);
    expect([400, 422]).toContain(refused.status);
    expect(((await refused.json()) as Problem).errors?.[0]?.field).toBe('percent');
  });

  test('to all applies to every sign-in that starts during it', async () => {
    expect(await statusOf(await signIn())).toBe('signed_in');
    const { id } = await release({ percent: 100 });
    expect(await codeOf(await signIn())).toBe('client_refused');
    expect(await codeOf(await signIn(undefined))).toBe('client_refused');
    await asked(await send(owner.as, 'POST', '/draft/end-release', { draftId: id }));
    expect(await statusOf(await signIn())).toBe('signed_in');
  });

  test('requires an enabled connection', async () => {
    const { version } = await live();
    await owner.as.post(path('/disable'), { version });
    const body = { draftId: (await draft()).id, percent: 5 };
    expect(await codeOf(await send(owner.as, 'PUT', '/draft/release', body))).toBe(
      'release_needs_connection',
    );
  });

  test('applies from the start: the response is checked with the version of its request', async () => {
    const before = await start(api, connection.id);
    const { id } = await release({ percent: 100 });
    const during = await start(api, connection.id);
    await asked(await send(owner.as, 'POST', '/draft/end-release', { draftId: id }));
    const end = async (started: SsoStarted) =>
      complete(api, answerOf(await signInAtSandbox(started.authorizationUrl, { email: EMPLOYEE }), started));
    expect(await codeOf(await end(during))).toBe('client_refused');
    expect(await statusOf(await end(before))).toBe('signed_in');
  });

  test('of a deleted draft ends the sign-ins that it began', async () => {
    await release({ percent: 100 });
    const started = await start(api, connection.id);
    const answer = answerOf(await signInAtSandbox(started.authorizationUrl, { email: EMPLOYEE }), started);
    expect((await owner.as.delete(path('/draft'))).status).toBe(204);
    expect(await codeOf(await complete(api, answer))).toBe('state_unknown');
  });

  test('that is published ends with the current connection', async () => {
    await save({ clientSecret: 'gatehouse-sandbox-secret', name: 'Published' });
    await release({ percent: 100 });
    const started = await start(api, connection.id);
    const answer = answerOf(await signInAtSandbox(started.authorizationUrl, { email: EMPLOYEE }), started);
    await asked(await publish());
    expect(await statusOf(await complete(api, answer))).toBe('signed_in');
  });

  test('marks its sign-ins in their traces and does not count toward the health of the connection', async () => {
    await release({ percent: 100 });
    await fail(1);
    const trace = await lastTrace(owner.as, connection.id);
    expect(trace).toMatchObject({ usedDraft: true, outcome: 'client_refused' });
    expect(trace.steps.map(({ name }) => name)).toContain('draft');
    expect(await live()).toMatchObject({ failedSignIns: 0 });
  });
});

describe('a release ends automatically', () => {
  test('at the fifth failure, with an event, an email and the cause', async () => {
    await save({ clientSecret: WRONG });
    await release({ percent: 100 });
    await fail(4);
    expect((await draft()).release).not.toBeNull();
    expect(await mails()).toEqual([]);
    await fail(1);
    expect(await draft()).toMatchObject({
      release: null,
      takenBack: { code: 'client_refused', draft: { succeeded: 0, failed: 5 } },
      outcomes: { draft: { failed: 5 }, live: { failed: 0 } },
    });
    expect(await mails()).toEqual([owner.admin.email]);
    expect(await statusOf(await signIn())).toBe('signed_in');
    expect(await actions()).toEqual(['sso_configuration.draft_taken_back']);
    const { release: again } = await release({ percent: 100 });
    expect(again).toMatchObject({ percent: 100 });
    expect((await draft()).outcomes?.draft.failed).toBe(0);
  });

  test('except for failures that users cause themselves', async () => {
    await save({ name: 'Renamed' });
    await release({ percent: 100 });
    for (let time = 0; time < 6; time++)
      expect(await codeOf(await signIn(EMPLOYEE, { cancel: true }))).toBe('cancelled');
    expect(await draft()).toMatchObject({
      release: { percent: 100 },
      takenBack: null,
      outcomes: { draft: { failed: 0, ofUsers: 6 } },
    });
  });

  test('except while the connection fails as often', async () => {
    await owner.as.patch(path(), { version: 1, clientSecret: WRONG });
    await fail(5);
    await save({ name: 'Renamed' });
    await release({ percent: 100 });
    await fail(6);
    expect(await draft()).toMatchObject({ release: { percent: 100 }, outcomes: { draft: { failed: 6 } } });
  });
});

describe('while single sign-on is required', () => {
  async function enforce(): Promise<void> {
    const started = await asked<SsoStarted>(await owner.as.post(path('/tests')), 201);
    await complete(api, answerOf(await signInAtSandbox(started.authorizationUrl, {}), started));
    const saved = await api.fetch('/api/v1/sso-policy', {
      method: 'PUT',
      headers: { authorization: `Bearer ${owner.as.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ version: 0, enforced: true, breakGlass: [owner.admin.id] }),
    });
    expect(saved.status, await saved.clone().text()).toBe(200);
  }

  test('the only connection is edited by a draft that passed a test, and stays tested', async () => {
    await enforce();
    await save({
      clientSecret: 'gatehouse-sandbox-secret',
      mapping: { ...connection.mapping, groups: 'roles' },
    });
    expect(await draft()).toMatchObject({ needsTest: true, test: null });
    expect(await codeOf(await publish())).toBe('edit_needs_test');
    expect(
      await codeOf(
        await send(owner.as, 'PUT', '/draft/release', { draftId: (await draft()).id, percent: 5 }),
      ),
    ).toBe('edit_needs_test');
    await passTest();
    expect(await asked(await publish())).toMatchObject({ version: 2, lastTest: { isFresh: true } });
    // It still counts as the tested connection.
    expect(await codeOf(await owner.as.delete(path()))).toBe('last_way_in');
  });

  test('a test that is more than a day old is not enough', async () => {
    await enforce();
    await save({ mapping: { ...connection.mapping, groups: 'roles' } });
    await passTest();
    clock.advance(25 * 3600);
    const as = callerWith(api, (await signedIn(api, owner.admin)).token);
    const response = await send(as, 'POST', '/draft/publish', { draftId: (await draftAs(as)).id });
    expect(await codeOf(response)).toBe('edit_needs_test');
  });

  test('an edit that no test depends on needs no test', async () => {
    await enforce();
    await save({ name: 'Renamed' });
    expect(await draft()).toMatchObject({ needsTest: false });
    expect(await asked(await publish())).toMatchObject({ name: 'Renamed', lastTest: { isFresh: true } });
  });

  async function draftAs(as: ApiCaller): Promise<SsoDraftDto> {
    return asked<SsoDraftDto>(await as.get(path('/draft')));
  }
});
