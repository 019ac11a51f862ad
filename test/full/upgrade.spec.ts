import { randomBytes } from 'node:crypto';
import { DEMO_PASSWORD, waitFor } from '@gatehouse/embedded';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { readSettings } from '../../nest-api/src/settings/settings.js';
import { ROUTES } from '../../remix-app/app/pages/index.ts';
import type { ServedApi } from '../support/api.ts';
import { Browser } from '../support/browser.ts';
import { callerWith, post } from '../support/data.ts';
import { asRole, inDatabase } from '../support/database-urls.ts';
import { aClient, type Registered, RelyingParty } from '../support/relying-party.ts';
import { emailOf } from '../support/visitors.ts';
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
  DEMO_DATA: 'on',
  PROOF_OF_WORK: 'off',
  LOG_LEVEL: 'silent',
};

let previous: (Version & { remove(): void }) | undefined;
const running: Running[] = [];
/** Processes of the previous version and of this one, on one database. */
const apis: Partial<Record<Side, ServedApi>> = {};
type Side = 'previous' | 'this';
const other = (side: Side): Side => (side === 'previous' ? 'this' : 'previous');

beforeAll(async () => {
  if (!hasPreviousVersion()) return;
  previous = await checkOutPreviousVersion();
  await onServer(`create database ${name}`);
  await previous.migrate({ ...env, DATABASE_OWNER_URL: ownerUrl }, true);
});
afterAll(async () => {
  await Promise.all(running.map((process) => process.stop()));
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

async function signIn(api: ServedApi, who: 'superadmin' | 'user'): Promise<string> {
  const answer = await post(api, '/api/v1/auth/login', { email: emailOf(who), password: DEMO_PASSWORD });
  expect(answer.status).toBe(200);
  const { accessToken } = (await answer.json()) as { accessToken: string };
  return accessToken;
}

/** Writes, lists and sign-ins without a pause. @returns what failed, once `work` is done */
async function loadDuring(
  ledgers: Ledger[],
  api: ServedApi,
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
    '/api/v1/users?limit=20',
    '/api/v1/sign-in-log?limit=20',
  ];
  const load = ledgers.flatMap((ledger) => paths.map((path) => over(() => ledger.failureOf(path))));
  load.push(over(() => signIn(api, 'user').then(() => null, String)));
  for (const ledger of ledgers) ledger.begin(2);
  try {
    await work();
  } finally {
    isOver = true;
    await Promise.all([...load, ...ledgers.map((ledger) => ledger.stop())]);
  }
  const writes = ledgers.flatMap((ledger) => ledger.writes);
  const lost = writes
    .filter(({ outcome }) => outcome !== 'acknowledged')
    .map((write) => JSON.stringify(write));
  return [...failed, ...lost];
}

const moreWrites = (ledger: Ledger, count = ledger.acknowledged.length + 10) =>
  waitFor('acknowledged writes', () => ledger.acknowledged.length >= count, 60_000);

describe.skipIf(!hasPreviousVersion())('this version beside the previous one', () => {
  test('the previous version serves on while the database is migrated, and then beside this one', async () => {
    if (!previous) throw new Error('no previous version');
    const old = await serve('previous', previous);
    const theirs = await Ledger.open(old.url);
    const failed = await loadDuring([theirs], old, async () => {
      await moreWrites(theirs);
      await THIS_VERSION.migrate({ ...env, DATABASE_OWNER_URL: ownerUrl }, true);
      await moreWrites(theirs);
    });
    expect(failed).toEqual([]);

    const now = await serve('this', THIS_VERSION);
    const ours = await Ledger.open(now.url);
    const beside = await loadDuring([theirs, ours], now, async () => {
      await moreWrites(ours);
      await moreWrites(theirs);
    });
    expect(beside).toEqual([]);
    expect(await theirs.missing(ours.acknowledged)).toEqual([]);
    expect(await ours.missing(theirs.acknowledged)).toEqual([]);
  });

  test.each(['previous', 'this'] as const)(
    'a sign-in that begins at the %s version may end at the other, after each of its steps',
    async (first) => {
      const [one, two] = [at(first), at(other(first))];
      const superadmin = callerWith(one, await signIn(one, 'superadmin'));
      const client: Registered = await aClient(superadmin);
      for (let moves = 0; moves < 16; moves++) {
        const app = await RelyingParty.discover(one, client);
        const browser = new Browser(one);
        // Each bit says whether that step is at the other version.
        const move = (step: number) => {
          const api = moves & (1 << step) ? two : one;
          browser.moveTo(api);
          app.moveTo(api);
          return api;
        };
        const request = await app.request({ scope: 'openid profile offline_access', prompt: 'consent' });
        const page = await browser.follow(request.url);
        browser.enterWith(await signIn(move(0), 'user'));
        move(1);
        const consent = await browser.proceed(page, 'continue');
        const callback = consent.pathname.startsWith('/interaction/')
          ? await browser.proceed(consent, 'allow')
          : consent;
        move(2);
        const tokens = await app.redeem(callback, request);
        move(3);
        const again = await app.refresh(String(tokens.refresh_token));
        for (const api of [one, two]) {
          app.moveTo(api);
          expect(await app.introspect(again.access_token)).toMatchObject({ active: true });
          expect(await app.userinfo(again.access_token, tokens.claims()?.sub ?? '')).toHaveProperty('sub');
        }
      }
    },
  );

  test.each(['previous', 'this'] as const)(
    'a session of the %s version is one of the other, and ends for both',
    async (first) => {
      const [one, two] = [at(first), at(other(first))];
      const token = await signIn(one, 'user');
      const [here, there] = [callerWith(one, token), callerWith(two, token)];
      expect((await there.get('/api/v1/auth/me')).status).toBe(200);
      expect((await there.post('/api/v1/auth/logout')).status).toBeLessThan(300);
      await expect.poll(async () => (await here.get('/api/v1/auth/me')).status).toBe(401);
    },
  );

  test('pages of the previous version show what this version says', async () => {
    if (!previous) throw new Error('no previous version');
    const api = at('this');
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
