import type { SsoConfigurationDto, SsoPolicyDto, SsoRoute, SsoStarted } from '@gatehouse/contracts';
import { type Sandbox, startSandbox } from '@gatehouse/sandbox-idp';
import { EntityManager } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { UnitOfWork } from '../../nest-api/src/database/unit-of-work.js';
import { Jobs } from '../../nest-api/src/jobs/jobs.js';
import { SsoConfigurationState } from '../../nest-api/src/sso-config/sso-configuration-state.entity.js';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import { aPerson, PASSWORD, type Person, post } from '../support/data.ts';
import { signInAtSandbox } from '../support/sandbox-browser.ts';
import {
  aConnection,
  anOrganization,
  forgetSandbox,
  type Organization,
  sandboxSettings,
} from '../support/sso.ts';
import { answerOf, complete, tested } from '../support/sso-sign-ins.ts';

const EMPLOYEE = 'employee@demo-company.test';
const clock = new HeldClock(new Date());
let sandbox: Sandbox;
let api: TestApi;
let owner: Organization;
let member: Person;
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
  member = await aPerson(api, { tenantId: owner.id });
  connection = await aConnection(owner.as, sandbox, { type: 'google', domains: ['demo-company.test'] });
  return async () => {
    respond('none');
    await forgetSandbox(api);
  };
});

const respond = (mode: 'none' | 'down' | 'html' | 'unavailable') =>
  sandbox.misbehaviour.set('google', mode, 'discovery');
const jobs = () => api.app.get(Jobs);

/** Runs the hourly read of every connection, the next attempt after a failure, and the emails. */
async function readAgain(): Promise<void> {
  clock.advance(3601);
  await jobs().runNow('sso-refresh');
  await jobs().runNow('sso-outages');
}

async function goDown(): Promise<void> {
  respond('down');
  await readAgain();
  await readAgain();
}

async function route(): Promise<SsoRoute> {
  return (await (await post(api, '/api/v1/sso/discover', { email: EMPLOYEE })).json()) as SsoRoute;
}

function stateOf(id: string): Promise<SsoConfigurationState> {
  const em = api.app.get(EntityManager);
  return api.app
    .get(UnitOfWork)
    .onPlatform('test data', () => em.findOneOrFail(SsoConfigurationState, { id }));
}

async function mailsToAdmin(): Promise<string[]> {
  const em = api.app.get(EntityManager);
  const rows = await api.app
    .get(UnitOfWork)
    .onPlatform('test data', () =>
      em.execute<{ template: string }[]>(
        `select template from outbox where recipient = ? and template like 'sso-outage%' order by id`,
        [owner.admin.email],
      ),
    );
  return rows.map(({ template }) => template);
}

async function begin(): Promise<SsoStarted> {
  const started = await post(api, '/api/v1/sso/sign-ins', {
    configurationId: connection.id,
    loginHint: EMPLOYEE,
  });
  return (await started.json()) as SsoStarted;
}

// Runs first: sign-in IDs contain the real time, which a held clock does not change.
test('an outage is noticed before the hourly turn while users sign in through a connection', async () => {
  respond('down');
  await api.app
    .get(UnitOfWork)
    .onPlatform('test data', () =>
      api.app
        .get(EntityManager)
        .execute(
          `update sso_configuration_states set refreshed_at = refreshed_at - interval '6 minutes' where id = ?`,
          [connection.id],
        ),
    );
  await jobs().runNow('sso-refresh');
  expect((await stateOf(connection.id)).unreachableSince).toBeNull();
  await begin();
  await jobs().runNow('sso-refresh');
  expect((await stateOf(connection.id)).unreachableSince).not.toBeNull();
});

describe('an identity provider that does not respond', () => {
  test('is down from the first of two failed attempts on, and up with the next response', async () => {
    respond('down');
    await readAgain();
    const first = clock.now().toISOString();
    expect((await route()).options).toMatchObject([{ downSince: null }]);
    await readAgain();
    expect((await route()).options).toMatchObject([{ configurationId: connection.id, downSince: first }]);
    respond('none');
    await readAgain();
    expect((await route()).options).toMatchObject([{ downSince: null }]);
  });

  test('is announced to the admins once, and its end once', async () => {
    await goDown();
    await readAgain();
    await readAgain();
    expect(await mailsToAdmin()).toEqual(['sso-outage']);
    respond('none');
    await readAgain();
    await readAgain();
    expect(await mailsToAdmin()).toEqual(['sso-outage', 'sso-outage-over']);
  });

  test('is read again within a minute at first, and less often later', async () => {
    respond('down');
    await readAgain();
    const waits: number[] = [];
    for (const later of [0, 20 * 60, 2 * 3600]) {
      clock.advance(later);
      await jobs().runNow('sso-refresh');
      const { nextRefreshAt } = await stateOf(connection.id);
      waits.push(((nextRefreshAt as Date).getTime() - clock.now().getTime()) / 1000);
    }
    expect(waits).toEqual([60, 5 * 60, 15 * 60]);
  });

  test.each([
    ['html', false],
    ['unavailable', true],
  ] as const)('that returns %s is down: %s', async (mode, isDown) => {
    respond(mode);
    await readAgain();
    await readAgain();
    const [option] = (await route()).options;
    expect(option?.downSince !== null).toBe(isDown);
    expect((await stateOf(connection.id)).refreshFailure).not.toBeNull();
  });

  test('is read again immediately after a failed sign-in', async () => {
    const callback = await signInAtSandbox((await begin()).authorizationUrl, {});
    expect(callback).toBeDefined();
    const started = await begin();
    const answer = await signInAtSandbox(started.authorizationUrl, {});
    sandbox.misbehaviour.set('google', 'down', 'token');
    expect((await complete(api, answerOf(answer, started))).status).toBe(502);
    const { nextRefreshAt } = await stateOf(connection.id);
    expect((nextRefreshAt as Date).getTime()).toBeLessThanOrEqual(clock.now().getTime());
  });

  test('is up again after a user signs in through it', async () => {
    await goDown();
    respond('none');
    const started = await begin();
    const answer = await signInAtSandbox(started.authorizationUrl, {});
    expect((await complete(api, answerOf(answer, started))).status).toBe(200);
    expect((await route()).options).toMatchObject([{ downSince: null }]);
  });
});

describe('an organization that requires single sign-on', () => {
  const login = () => post(api, '/api/v1/auth/login', { email: member.email, password: PASSWORD });

  async function enforce(allowsPasswordsInOutage: boolean): Promise<SsoPolicyDto> {
    await tested(api, owner.as, connection.id);
    const saved = await api.fetch('/api/v1/sso-policy', {
      method: 'PUT',
      headers: { authorization: `Bearer ${owner.as.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        version: 0,
        enforced: true,
        breakGlass: [owner.admin.id],
        allowsPasswordsInOutage,
      }),
    });
    expect(saved.status, await saved.clone().text()).toBe(200);
    return (await saved.json()) as SsoPolicyDto;
  }

  test('accepts passwords while its only connection is down, if it allows that', async () => {
    expect(await enforce(true)).toMatchObject({ allowsPasswordsInOutage: true });
    expect((await login()).status).toBe(403);
    await goDown();
    expect(await route()).toMatchObject({ kind: 'offer' });
    expect((await login()).status).toBe(200);
    respond('none');
    await readAgain();
    expect(await route()).toMatchObject({ kind: 'require' });
    expect((await login()).status).toBe(403);
  });

  test('rejects passwords while it is down, if it does not allow them', async () => {
    await enforce(false);
    await goDown();
    expect(await route()).toMatchObject({ kind: 'require' });
    expect((await login()).status).toBe(403);
  });

  test('rejects passwords while another connection works', async () => {
    await enforce(true);
    await aConnection(owner.as, sandbox, { type: 'oauth2', name: 'Second', domains: [] });
    await goDown();
    expect(await route()).toMatchObject({ kind: 'require' });
    expect((await login()).status).toBe(403);
  });
});
