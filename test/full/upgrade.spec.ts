import { randomBytes } from 'node:crypto';
import type { SsoConfigurationDto } from '@gatehouse/contracts';
import { DEMO_PASSWORD, waitFor } from '@gatehouse/embedded';
import { type Sandbox, startSandbox } from '@gatehouse/sandbox-idp';
import * as oidc from 'openid-client';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { stepAt, totpCode } from '../../nest-api/src/auth/factors/totp.js';
import { readSettings } from '../../nest-api/src/settings/settings.js';
import { ROUTES } from '../../remix-app/app/pages/index.ts';
import type { ServedApi } from '../support/api.ts';
import { Browser } from '../support/browser.ts';
import { type ApiCaller, callerWith, post } from '../support/data.ts';
import { asRole, inDatabase } from '../support/database-urls.ts';
import { aClient, RelyingParty } from '../support/relying-party.ts';
import { signInAtSandbox } from '../support/sandbox-browser.ts';
import {
  application,
  aServiceProvider,
  formOf,
  locationOf,
  profileOf,
  visit,
} from '../support/service-provider.ts';
import { aConnection, sandboxSettings } from '../support/sso.ts';
import * as sso from '../support/sso-sign-ins.ts';
import { type Account, emailOf } from '../support/visitors.ts';
import { Ledger } from './support/ledger.ts';
import {
  checkOutPreviousVersion,
  hasPreviousVersion,
  type Running,
  THIS_VERSION,
  type Version,
} from './support/previous-checkout.ts';

const name = `gatehouse_upgrade_${randomBytes(4).toString('hex')}`;
const { serverUrl, roles } = inject('postgres');
const ownerUrl = inDatabase(serverUrl, name);
const PUBLIC_URL = 'http://localhost:8080';
const env: Record<string, string> = {
  DATABASE_URL: asRole(ownerUrl, 'gatehouse_app', roles.appPassword),
  DATABASE_MAINTENANCE_URL: asRole(ownerUrl, 'gatehouse_maintenance', roles.maintenancePassword),
  MASTER_KEY: `test:${Buffer.alloc(32, 7).toString('base64')}`,
  INTERNAL_SECRET: 'the internal secret of the tests, long enough',
  PUBLIC_URL,
  OUTBOUND_ALLOW: '127.0.0.0/8',
  DEMO_DATA: 'on',
  PROOF_OF_WORK: 'off',
  LOG_LEVEL: 'silent',
};

let previous: (Version & { remove(): void }) | undefined;
const running: Running[] = [];
/** Processes of the previous version and of this one, on one database. */
const apis: Partial<Record<Side, ServedApi>> = {};
type Side = 'previous' | 'new';
/** The admin of the demo company, with a session at this version. */
let admin: ApiCaller;
let adminCodes: Promise<string[]> | undefined;
/** Of the demo company, to the sandbox. */
let connection: SsoConfigurationDto;
let sandbox: Sandbox;

const DEVICE = 'urn:ietf:params:oauth:grant-type:device_code';
const TELEVISION = {
  name: 'Television',
  grant_types: [DEVICE],
  redirect_uris: [],
  token_endpoint_auth_method: 'none',
  scopes: ['openid', 'email'],
};

const other = (side: Side): Side => (side === 'previous' ? 'new' : 'previous');

beforeAll(async () => {
  if (!hasPreviousVersion()) return;
  sandbox = await startSandbox(0);
  Object.assign(env, sandboxSettings(sandbox));
  previous = await checkOutPreviousVersion();
  await onServer(`create database ${name}`);
  await previous.migrate({ ...env, DATABASE_OWNER_URL: ownerUrl }, true);
});
afterAll(async () => {
  await Promise.all(running.map((process) => process.stop()));
  await sandbox?.stop();
  previous?.remove();
  await onServer(`drop database if exists ${name} with (force)`);
});

async function onServer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

async function started(process: Promise<Running>): Promise<Running> {
  const its = await process;
  running.push(its);
  return its;
}

async function serve(side: Side, version: Version): Promise<ServedApi> {
  const { url } = await started(version.startApi(env));
  const api = {
    url,
    settings: readSettings(env),
    fetch: (path, init) => fetch(`${url}${path}`, init),
  } satisfies ServedApi;
  apis[side] = api;
  return api;
}

function at(side: Side): ServedApi {
  const api = apis[side];
  if (!api) throw new Error(`no process of the ${side} version runs`);
  return api;
}

/** @returns a session, or a ticket for the second factor */
async function login(api: ServedApi, who: Account): Promise<{ accessToken?: string; ticket?: string }> {
  const answer = await post(api, '/api/v1/auth/login', { email: emailOf(who), password: DEMO_PASSWORD });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as { accessToken?: string; ticket?: string };
}

async function signIn(api: ServedApi, who: Account): Promise<string> {
  const { accessToken } = await login(api, who);
  if (!accessToken) throw new Error(`${who} has to confirm a second factor`);
  return accessToken;
}

/** New ones of the admin, who gets an authenticator app first. */
async function recoveryCodes(): Promise<string[]> {
  adminCodes ??= (async () => {
    const begun = await admin.post('/api/v1/account/factors/totp', {});
    const { secret } = (await begun.json()) as { secret: string };
    const code = totpCode(secret, stepAt(new Date()));
    const confirmed = await admin.post('/api/v1/account/factors/totp/confirm', { code });
    return ((await confirmed.json()) as { recoveryCodes: string[] }).recoveryCodes;
  })();
  return adminCodes;
}

/**
 * Writes, lists and sign-ins at these versions without a pause.
 *
 * @returns what failed until `work` was done, prefixed with its version
 */
async function loadDuring(
  ledgers: Partial<Record<Side, Ledger>>,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const failed: string[] = [];
  let isOver = false;
  const over = async (request: () => Promise<string | null>) => {
    while (!isOver) {
      const failure = await request();
      if (failure) failed.push(failure);
    }
  };
  const paths = [
    '/api/v1/auth/me',
    '/api/v1/tenants',
    '/api/v1/audit/events?limit=20',
    '/api/v1/sign-ins?limit=20',
  ];
  const each = Object.entries(ledgers) as [Side, Ledger][];
  const load = each.flatMap(([side, ledger]) => [
    ...paths.map((path) =>
      over(async () => {
        const failure = await ledger.failureOf(path);
        return failure && `${side} version: ${failure}`;
      }),
    ),
    over(() =>
      signIn(at(side), 'user').then(
        () => null,
        (error) => `${side} version: ${error}`,
      ),
    ),
  ]);
  for (const [, ledger] of each) ledger.begin(2);
  try {
    await work();
  } finally {
    isOver = true;
    await Promise.all([...load, ...each.map(([, ledger]) => ledger.stop())]);
  }
  const lost = each.flatMap(([side, { writes }]) =>
    writes
      .filter(({ outcome }) => outcome !== 'acknowledged')
      .map((write) => `${side} version: ${JSON.stringify(write)}`),
  );
  return [...failed, ...lost];
}

/** Requests at the same time, for all connections of a process. @returns what failed */
async function allAtOnce(ledger: Ledger): Promise<string[]> {
  const requests = Array.from({ length: 16 }, () => ledger.failureOf('/api/v1/tenants'));
  return (await Promise.all(requests)).filter((failure) => failure !== null);
}

const moreWrites = (ledger: Ledger, count = ledger.acknowledged.length + 10) =>
  waitFor('acknowledged writes', () => ledger.acknowledged.length >= count, 60_000);

/**
 * The previous version keeps prepared statements whose result a migration changes: each fails once on each connection. This
 * version prepares them again (`lookups.db.spec.ts`), so the allowance goes when it becomes the previous one.
 */
const isOldPlan = (failure: string) =>
  failure.startsWith('previous version: ') && failure.includes('internal_error');

describe.skipIf(!hasPreviousVersion())('this version beside the previous one', () => {
  test('the previous version serves on while the database is migrated, and then beside this one', async () => {
    if (!previous) throw new Error('no previous version');
    const old = await serve('previous', previous);
    const theirs = await Ledger.open(old.url);
    const failed = await loadDuring({ previous: theirs }, async () => {
      await moreWrites(theirs);
      await THIS_VERSION.migrate({ ...env, DATABASE_OWNER_URL: ownerUrl }, true);
      await moreWrites(theirs);
    });
    expect(failed.filter((failure) => !isOldPlan(failure))).toEqual([]);

    const now = await serve('new', THIS_VERSION);
    const ours = await Ledger.open(now.url);
    const beside = await loadDuring({ previous: theirs, new: ours }, async () => {
      await moreWrites(ours);
      await moreWrites(theirs);
    });
    expect(beside.filter((failure) => !isOldPlan(failure))).toEqual([]);
    // Its connections are new, or have failed once, before the flows begin.
    await waitFor(
      'connections without old plans',
      async () => (await allAtOnce(theirs)).length === 0,
      60_000,
    );
    expect(await theirs.missing(ours.acknowledged)).toEqual([]);
    expect(await ours.missing(theirs.acknowledged)).toEqual([]);

    admin = callerWith(now, await signIn(now, 'admin'));
    connection = await aConnection(admin, sandbox, { domains: ['demo-company.test'] });
  });

  describe.each(['previous', 'new'] as const)(
    'what begins at the %s version goes on at the other:',
    (first) => {
      /** Runs a flow once for each way to distribute the steps after the first over both versions. */
      async function everyWay(
        steps: number,
        flow: (serving: (step: number) => ServedApi) => Promise<unknown>,
      ): Promise<void> {
        for (let ways = 0; ways < 2 ** steps; ways++)
          await flow((step) => at(step > 0 && ways & (1 << (step - 1)) ? other(first) : first));
      }

      test('a session, until it ends for both', async () => {
        const token = await signIn(at(first), 'user');
        const [here, there] = [callerWith(at(first), token), callerWith(at(other(first)), token)];
        expect((await there.get('/api/v1/auth/me')).status).toBe(200);
        expect((await there.post('/api/v1/auth/logout')).status).toBeLessThan(300);
        await expect.poll(async () => (await here.get('/api/v1/auth/me')).status).toBe(401);
      });

      test('a sign-in to an application, its consent, its code and its tokens', async () => {
        const client = await aClient(callerWith(at(first), await signIn(at(first), 'superadmin')));
        await everyWay(4, async (serving) => {
          const app = await RelyingParty.discover(serving(0), client);
          const browser = new Browser(serving(0));
          const request = await app.request({ scope: 'openid profile offline_access', prompt: 'consent' });
          const page = await browser.follow(request.url);
          browser.moveTo(serving(1));
          browser.enterWith(await signIn(serving(1), 'user'));
          const consent = await browser.proceed(page, 'continue');
          browser.moveTo(serving(2));
          const callback = consent.pathname.startsWith('/interaction/')
            ? await browser.proceed(consent, 'allow')
            : consent;
          app.moveTo(serving(3));
          const tokens = await app.redeem(callback, request);
          app.moveTo(serving(4));
          const again = await app.refresh(String(tokens.refresh_token));
          for (const api of [at(first), at(other(first))]) {
            app.moveTo(api);
            expect(await app.introspect(again.access_token)).toMatchObject({ active: true });
            expect(await app.userinfo(again.access_token, tokens.claims()?.sub ?? '')).toHaveProperty('sub');
          }
        });
      });

      test('a second factor after a password', async () => {
        const codes = await recoveryCodes();
        await everyWay(1, async (serving) => {
          const { ticket } = await login(serving(0), 'admin');
          const answer = { method: 'recovery_code', code: codes.pop() };
          const answered = await post(serving(1), '/api/v1/auth/second-factor', { ticket, answer });
          expect(answered.status, await answered.clone().text()).toBe(200);
        });
      });

      test('a device that a user signs in by its code', async () => {
        const superadmin = callerWith(at(first), await signIn(at(first), 'superadmin'));
        const client = await aClient(superadmin, TELEVISION);
        await everyWay(2, async (serving) => {
          const television = await RelyingParty.discover(serving(0), client);
          const begun = await oidc.initiateDeviceAuthorization(television.config, { scope: 'openid email' });
          const { user_code, device_code } = begun;
          const user = callerWith(serving(1), await signIn(serving(1), 'user'));
          const allowed = await user.post('/api/v1/oauth2/device/answer', { user_code, answer: 'allow' });
          expect(allowed.status, await allowed.clone().text()).toBeLessThan(300);
          const body = new URLSearchParams({ grant_type: DEVICE, device_code, client_id: client.client_id });
          const tokens = await fetch(`${serving(2).url}/api/v1/oauth2/token`, { method: 'POST', body });
          expect(await tokens.json()).toHaveProperty('id_token');
        });
      });

      test('a sign-in to a SAML application', async () => {
        const provider = await aServiceProvider(admin);
        await everyWay(2, async (serving) => {
          const app = await application(serving(0), provider);
          const begun = await visit(serving(0), await app.getAuthorizeUrlAsync('', undefined, {}), null);
          const reference = locationOf(begun).pathname.split('/').at(-1);
          const token = await signIn(serving(1), 'user');
          const shown = await callerWith(serving(1), token).get(`/api/v1/saml/sign-ons/${reference}`);
          const { continueUrl } = (await shown.json()) as { continueUrl: string };
          const form = await formOf(await visit(serving(2), continueUrl, token));
          expect((await profileOf(app, form)).nameID).toBe(emailOf('user'));
        });
      });

      test("a sign-in at the organization's identity provider", async () => {
        await everyWay(1, async (serving) => {
          const started = await sso.start(serving(0), connection.id);
          const callback = await signInAtSandbox(started.authorizationUrl, {});
          const completed = await sso.complete(serving(1), sso.answerOf(callback, started));
          expect(await completed.json()).toMatchObject({ status: 'signed_in' });
        });
      });
    },
  );

  test('pages of the previous version show what this version says', async () => {
    if (!previous) throw new Error('no previous version');
    const api = at('new');
    const { url } = await started(previous.startWeb(env, Number(new URL(api.url).port)));
    const ledger = new Ledger(url, await signIn(api, 'superadmin'));
    const failed: string[] = [];
    const pages = ROUTES.filter(
      ({ path, nav }) => nav && !path.includes(':') && path.startsWith('/superadmin'),
    );
    expect(pages.length).toBeGreaterThan(20);
    for (const { path } of pages) {
      const failure = await ledger.failureOf(path);
      if (failure) failed.push(failure);
    }
    expect(failed).toEqual([]);
  });
});
