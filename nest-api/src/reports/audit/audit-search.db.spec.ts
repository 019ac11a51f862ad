import { randomUUID } from 'node:crypto';
import type { AuditEventQuery } from '@gatehouse/contracts';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase, type DatabaseClone } from '../../../../test/support/database.ts';
import { ormOptions } from '../../database/orm-options.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { AuditEvents } from './audit-events.repository.js';
import { AuditNames } from './audit-names.repository.js';

const ACME = randomUUID();
const GLOBEX = randomUUID();
const PLATFORM = '00000000-0000-0000-0000-000000000000';
const [ADA, GRACE, LEFT] = [randomUUID(), randomUUID(), randomUUID()];
const [PAYROLL, WIKI] = [randomUUID(), randomUUID()];

let database: DatabaseClone;
let owner: pg.Pool;
let orm: MikroORM;
let events: AuditEvents;

beforeAll(async () => {
  database = await cloneDatabase();
  owner = new pg.Pool({ connectionString: database.ownerUrl });
  orm = await MikroORM.init(ormOptions({ url: database.appUrl, poolSize: 4 }));
  events = new AuditEvents(orm.em, new UnitOfWork(orm.em), new AuditNames(orm.em));
  await fill();
});
afterAll(async () => {
  await orm?.close(true);
  await owner?.end();
  await database?.drop();
});

/** Two tenants with one user each, an erased user, an application and a deleted one. */
async function fill(): Promise<void> {
  for (const [id, name] of [
    [ACME, 'Acme'],
    [GLOBEX, 'Globex'],
  ]) {
    await owner.query(
      `insert into tenants (id, slug, name, created_at, updated_at) values ($1, $2, $3, now(), now())`,
      [id, `t-${id}`, name],
    );
  }
  for (const [id, email, tenant] of [
    [ADA, 'ada@acme.test', ACME],
    [GRACE, 'grace@globex.test', GLOBEX],
  ]) {
    await owner.query(
      `insert into users (id, email, email_key, given_name, family_name, created_at, updated_at)
       values ($1, $2, $2, 'Any', 'Body', now(), now())`,
      [id, email],
    );
    await owner.query(
      `insert into memberships (id, tenant_id, user_id, role, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, 'tenant_user', now(), now())`,
      [tenant, id],
    );
  }
  for (const [id, name, deletedAt] of [
    [PAYROLL, 'Payroll', null],
    [WIKI, 'Wiki', new Date()],
  ]) {
    await owner.query(
      `insert into saml_service_providers (id, tenant_id, name, entity_id, assertion_consumer_services, slo_binding,
         certificates, attributes, name_id_format, sign, signature_algorithm, created_at, updated_at, deleted_at)
       values ($1, $2, $3, $1::uuid::text, '[]', 'redirect', '[]', '[]', 'persistent', 'both', 'rsa-sha256', now(),
         now(), $4)`,
      [id, ACME, name, deletedAt],
    );
  }
  await write(ACME, 'sign_in.succeeded', ADA, { type: 'session', id: 's1' }, 'aaaaaaaaaaaa');
  await write(ACME, 'user.suspended', LEFT, { type: 'user', id: ADA }, 'bbbbbbbbbbbb');
  await write(ACME, 'saml_provider.updated', ADA, { type: 'saml_service_provider', id: PAYROLL }, 'none');
  await write(ACME, 'saml_provider.deleted', ADA, { type: 'saml_service_provider', id: WIKI }, 'none');
  await write(GLOBEX, 'sign_in.succeeded', GRACE, { type: 'session', id: 's2' }, 'aaaaaaaaaaaa');
  await write(GLOBEX, 'user.updated', GRACE, { type: 'user', id: ADA }, 'cccccccccccc');
  await write(PLATFORM, 'job.run', LEFT, { type: 'job', id: 'mail' }, 'dddddddddddd');
}

async function write(tenant: string, action: string, actor: string, target: object, requestId: string) {
  await owner.query('insert into audit_events (tenant_id, event) values ($1, $2)', [
    tenant,
    { action, outcome: 'success', actor: { type: 'user', id: actor }, target, requestId, detail: {} },
  ]);
}

const PAGE = { limit: 20 } as const;
const actionsOf = async (tenantId: string, query: Partial<AuditEventQuery>) =>
  (await events.list(tenantId, { ...PAGE, ...query })).items.map(({ action }) => action);
const ofAll = async (query: Partial<AuditEventQuery> = {}) =>
  (await events.listOnPlatform(null, { ...PAGE, scope: 'all', ...query })).items;

test.each([
  [{ group: 'sign_ins' }, ['sign_in.succeeded']],
  [{ group: 'applications' }, ['saml_provider.deleted', 'saml_provider.updated']],
  [{ group: 'applications', outcome: 'failure' }, []],
  [{ group: 'applications', action: 'sign_in.succeeded' }, []],
  [{ group: 'applications', target: PAYROLL }, ['saml_provider.updated']],
  [{ target: WIKI }, ['saml_provider.deleted']],
  [{ reference: 'aaaaaaaaaaaa' }, ['sign_in.succeeded']],
  [{ reference: 'cccccccccccc' }, []],
  [{ reference: 'none' }, []],
  [
    { person: ADA },
    ['saml_provider.deleted', 'saml_provider.updated', 'user.suspended', 'sign_in.succeeded'],
  ],
  [{ person: ADA, group: 'people' }, ['user.suspended']],
  [{ person: GRACE }, []],
  [{ target: 's2' }, []],
] as [Partial<AuditEventQuery>, string[]][])(
  'an organization finds only its own events by %o',
  async (query, found) => {
    expect(await actionsOf(ACME, query)).toEqual(found);
  },
);

test('a superadmin finds events of all organizations, each with its organization name', async () => {
  expect((await ofAll()).map(({ tenantName, action }) => [tenantName, action])).toEqual([
    [null, 'job.run'],
    ['Globex', 'user.updated'],
    ['Globex', 'sign_in.succeeded'],
    ['Acme', 'saml_provider.deleted'],
    ['Acme', 'saml_provider.updated'],
    ['Acme', 'user.suspended'],
    ['Acme', 'sign_in.succeeded'],
  ]);
  expect((await ofAll({ reference: 'aaaaaaaaaaaa' })).map(({ tenantName }) => tenantName)).toEqual([
    'Globex',
    'Acme',
  ]);
  expect((await ofAll({ person: ADA, group: 'people' })).map(({ action }) => action)).toEqual([
    'user.updated',
    'user.suspended',
  ]);
});

test('pages of a group have no gap and no repetition', async () => {
  const seen: string[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await events.listOnPlatform(null, {
      limit: 1,
      scope: 'all',
      group: 'sign_ins',
      ...(cursor && { cursor }),
    });
    seen.push(...page.items.map(({ tenantName }) => tenantName ?? ''));
    cursor = page.nextCursor;
  } while (cursor);
  expect(seen).toEqual(['Globex', 'Acme']);
});

test('an event contains the names that its reader can see, and shows what is deleted', async () => {
  const named = async (action: string) => {
    const { items } = await events.list(ACME, PAGE);
    const found = items.find((event) => event.action === action);
    return found && [found.actorName, found.targetName, found.targetExists];
  };
  expect(await named('saml_provider.updated')).toEqual(['ada@acme.test', 'Payroll', true]);
  expect(await named('saml_provider.deleted')).toEqual(['ada@acme.test', 'Wiki', false]);
  // Erased users have no name.
  expect(await named('user.suspended')).toEqual([null, 'ada@acme.test', true]);
});

test('an organization sees no names of another one', async () => {
  const [updated] = (await events.list(GLOBEX, { ...PAGE, action: 'user.updated' })).items;
  expect(updated).toMatchObject({ actorName: 'grace@globex.test', targetName: null, tenantName: null });
});
