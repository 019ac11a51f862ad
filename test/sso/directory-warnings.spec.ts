import type { AttentionEntry, SsoConfigurationDto } from '@gatehouse/contracts';
import { type Sandbox, startSandbox } from '@gatehouse/sandbox-idp';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Jobs } from '../../nest-api/src/jobs/jobs.js';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import { signedIn } from '../support/data.ts';
import {
  aConnection,
  anOrganization,
  forgetSandbox,
  type Organization,
  sandboxSettings,
} from '../support/sso.ts';

const DAY = 86_400;
const clock = new HeldClock(new Date());
let sandbox: Sandbox;
let api: TestApi;
let owner: pg.Client;
let organization: Organization;
let connection: SsoConfigurationDto;

beforeAll(async () => {
  sandbox = await startSandbox(0);
  api = await startApi({ clock, env: sandboxSettings(sandbox) });
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner?.end();
  await api?.stop();
  await sandbox?.stop();
});
beforeEach(async () => {
  organization = await anOrganization(api, 'demo-company.test');
  connection = await aConnection(organization.as, sandbox, { domains: ['demo-company.test'] });
  await owner.query(
    `insert into directories (id, tenant_id, source, state, created_at, updated_at)
     values ($1, $2, 'scim', 'active', now(), now())`,
    [connection.id, organization.id],
  );
  return () => forgetSandbox(api);
});

const inDays = (days: number) => new Date(clock.now().getTime() + days * DAY * 1000);

/** Templates of the emails to the admin after the job runs. */
async function warned(): Promise<string[]> {
  await api.app.get(Jobs).runNow('directory-warnings');
  const { rows } = await owner.query<{ subject: string }>(
    'select subject from outbox where recipient = $1 order by id',
    [organization.admin.email],
  );
  return rows.map(({ subject }) => subject).filter((subject) => /[Pp]rovisioning|directory/.test(subject));
}

async function attention(): Promise<AttentionEntry['kind'][]> {
  const { items } = (await (await organization.as.get('/api/v1/attention')).json()) as {
    items: AttentionEntry[];
  };
  return items.map(({ kind }) => kind);
}

function addToken(slot: number, expiresAt: Date | null) {
  return owner.query(
    `insert into directory_tokens (id, tenant_id, directory_id, slot, hash, hint, expires_at, created_at)
     values (gen_random_uuid(), $1, $2, $3, sha256(gen_random_uuid()::text::bytea), 'abcd', $4, now())`,
    [organization.id, connection.id, slot, expiresAt],
  );
}

async function addRequests(count: number, status: number): Promise<void> {
  await owner.query(
    `insert into directory_requests (id, tenant_id, directory_id, method, path, status, duration_ms, request_id, at)
     select i.id, $1, $2, 'POST', '/Users', $3, 1, 'REF', $4 from unnest($5::uuid[]) as i (id)`,
    [organization.id, connection.id, status, clock.now(), Array.from({ length: count }, () => uuidv7())],
  );
}

describe('the admins of a connection are notified once', () => {
  test('that provisioning is paused', async () => {
    const because = { reason: 'share', at: clock.now().toISOString(), waiting: 12, limit: 10 };
    await owner.query(`update directories set state = 'paused', paused_because = $2 where id = $1`, [
      connection.id,
      because,
    ]);
    const mails = ['Provisioning is paused and waits for your decision'];
    expect(await warned()).toEqual(mails);
    expect(await warned()).toEqual(mails);
    expect(await attention()).toContain('paused_directories');
  });

  test('of each step before the last token expires, and that it expired', async () => {
    await addToken(1, inDays(6.5));
    expect(await warned()).toEqual(['A provisioning token expires in 7 days']);
    expect(await warned()).toHaveLength(1);
    expect(await attention()).toContain('ending_directory_tokens');
    clock.advance(7 * DAY);
    expect(await warned()).toEqual([
      'A provisioning token expires in 7 days',
      'A provisioning token has expired',
    ]);
  });

  test('but not of a token that another one replaces', async () => {
    await addToken(1, inDays(3));
    await addToken(2, null);
    expect(await warned()).toEqual([]);
    expect(await attention()).not.toContain('ending_directory_tokens');
  });

  test('that requests are rejected, and again after a day without', async () => {
    await addRequests(10, 409);
    expect(await warned()).toEqual(['Requests of your directory are rejected']);
    expect(await warned()).toHaveLength(1);
    expect(await attention()).toContain('rejected_directories');
    clock.advance(DAY + 1);
    await warned();
    const { rows } = await owner.query('select rejected_since from directory_notices where id = $1', [
      connection.id,
    ]);
    expect(rows).toEqual([{ rejected_since: null }]);
    await addRequests(10, 400);
    expect(await warned()).toHaveLength(2);
  });

  describe('that the directory sends no more requests', () => {
    const SILENT = 'Your directory has stopped sending requests';
    const sendEvery = async (days: number, times: number) => {
      for (let time = 0; time < times; time += 1) {
        if (time > 0) clock.advance(days * DAY);
        await addRequests(2, 200);
      }
    };

    test('after three days, once, and again only after it sent some', async () => {
      await sendEvery(0.1, 5);
      clock.advance(3 * DAY - 60);
      expect(await warned()).toEqual([]);
      clock.advance(120);
      expect(await warned()).toEqual([SILENT]);
      expect(await warned()).toHaveLength(1);
      organization = { ...organization, as: await signedIn(api, organization.admin) };
      expect(await attention()).toContain('silent_directories');
      await addRequests(1, 200);
      expect(await warned()).toHaveLength(1);
      expect(await attention()).not.toContain('silent_directories');
      clock.advance(7 * DAY);
      expect(await warned()).toHaveLength(2);
    });

    test('after ten times as long as usual, if that is longer', async () => {
      await sendEvery(2, 5);
      clock.advance(20 * DAY - 60);
      expect(await warned()).toEqual([]);
      clock.advance(120);
      expect(await warned()).toEqual([SILENT]);
    });

    test('after 30 days, if it sent some only once, and never before the first sync is approved', async () => {
      await addRequests(50, 200);
      clock.advance(29 * DAY);
      expect(await warned()).toEqual([]);
      await owner.query(`update directories set state = 'preview' where id = $1`, [connection.id]);
      clock.advance(2 * DAY);
      expect(await warned()).toEqual([]);
      await owner.query(`update directories set state = 'active' where id = $1`, [connection.id]);
      expect(await warned()).toEqual([SILENT]);
    });

    test('but not for one that Gatehouse reads', async () => {
      await sendEvery(0.1, 5);
      await owner.query(`update directories set source = 'ldap' where id = $1`, [connection.id]);
      clock.advance(30 * DAY);
      expect(await warned()).toEqual([]);
    });
  });

  test.each([404, 412, 429, 200])('of no requests that were answered with %s', async (status) => {
    await addRequests(20, status);
    expect(await warned()).toEqual([]);
  });
});
