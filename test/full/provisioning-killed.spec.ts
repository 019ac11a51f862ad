import type { ProvisioningAssignmentDto } from '@gatehouse/contracts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi } from '../support/api.ts';
import { type ApiProcess, startApiProcess } from '../support/api-process.ts';
import { aPerson, aTenant, type Person, signedIn } from '../support/data.ts';
import { cloneDatabase, type DatabaseClone } from '../support/database.ts';
import { MisbehavingTarget } from '../support/misbehaving-target.ts';
import { aClient } from '../support/relying-party.ts';

const PATH = '/api/v1/admin/provisioning';
/** Failed deliveries wait longer after each attempt. */
const SOON = { timeout: 180_000, interval: 200 };
const PEOPLE = 24;

const target = new MisbehavingTarget();
let database: DatabaseClone;
let owner: pg.Client;
let current: ApiProcess;
let start: () => Promise<ApiProcess>;
let people: Person[];
let groupId: string;

beforeAll(async () => {
  database = await cloneDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  const url = await target.start();
  const api = await startApi({ database });
  const tenantId = (await aTenant(api)).id;
  const admin = await aPerson(api, { tenantId, role: 'tenant_admin' });
  const asAdmin = await signedIn(api, admin);
  people = [];
  for (let n = 0; n < PEOPLE; n++) people.push(await aPerson(api, { tenantId }));
  const made = async <T>(path: string, body: object) => {
    const response = await asAdmin.post(path, body);
    expect(response.status).toBe(201);
    return (await response.json()) as T;
  };
  groupId = (await made<{ id: string }>('/api/v1/groups', { name: 'Staff' })).id;
  await owner.query(
    'insert into group_members (tenant_id, group_id, user_id) select $1, $2, x from unnest($3::uuid[]) x',
    [tenantId, groupId, people.map(({ id }) => id)],
  );
  const { id } = await aClient(asAdmin);
  const settings = { base_url: url, secret: 'a-token-for-tests', assigned: 'selected' };
  await made(PATH, { application_id: id, ...settings, leave_action: 'delete' });
  await made<ProvisioningAssignmentDto>(`${PATH}/${id}/assignments`, { group_id: groupId });
  await api.stop();
  start = () => startApiProcess(api, undefined, { OUTBOUND_ALLOW: '127.0.0.0/8' });
  current = await start();
  const response = await (await signedIn(current, admin)).post(`${PATH}/${id}/start`);
  expect(response.status).toBe(200);
}, 120_000);
afterAll(async () => {
  await current?.kill();
  await owner?.end();
  await target.stop();
  await database?.drop();
});

/** Kills the API after the target processed the nth matching request, before the target responds. */
async function killAt(method: RegExp, path: string, nth: number): Promise<void> {
  const killed = Promise.withResolvers<void>();
  let left = nth;
  target.afterWork = async (asked, of) => {
    if (!method.test(asked) || !of.startsWith(path)) return;
    left -= 1;
    if (left > 0) return;
    await current.kill();
    killed.resolve();
  };
  await killed.promise;
  target.afterWork = null;
}

async function restarted(): Promise<void> {
  current = await start();
}

async function agreed(staff: readonly Person[]): Promise<void> {
  const due = () =>
    owner.query(
      `select o.kind, o.status, o.problem, p.problem as "of_target", o.attempts, o.due_at, now(), retry_at, served_until, failures, state
       from provisioning_objects o join application_provisioning p on p.id = o.provisioning_id where due_at is not null`,
    );
  // As text, so that a failure shows what is due.
  await expect.poll(async () => JSON.stringify((await due()).rows), SOON).toBe('[]');
  const members = [...target.groups.values()].map(({ displayName, externalId, members: of }) => ({
    displayName,
    externalId,
    members: ((of ?? []) as { value: string }[]).map(({ value }) => value).toSorted(),
  }));
  const accounts = [...target.users.values()];
  expect(members).toEqual([
    { displayName: 'Staff', externalId: groupId, members: accounts.map(({ id }) => id).toSorted() },
  ]);
  const names = (
    await owner.query('select id, given_name from users where id = any($1::uuid[])', [ids(staff)])
  ).rows;
  const wanted = names.map(({ id, given_name }) => `${id} ${given_name}`).toSorted();
  const found = accounts.map(
    ({ externalId, name }) => `${externalId} ${(name as { givenName: string }).givenName}`,
  );
  expect(found.toSorted()).toEqual(wanted);
  const { rows } = await owner.query(
    `select person_id, target_id from provisioning_objects where kind = 'user' and status = 'in_sync'`,
  );
  const known = rows.map(({ person_id, target_id }) => `${person_id} ${target_id}`).toSorted();
  expect(known).toEqual(accounts.map(({ externalId, id }) => `${externalId} ${id}`).toSorted());
}

function ids(of: readonly Person[]): string[] {
  return of.map(({ id }) => id);
}

test('both sides agree after the API was killed in the middle of deliveries', async () => {
  await killAt(/POST/, '/Users', 9);
  expect(target.users.size).toBeLessThan(PEOPLE);
  await restarted();
  await killAt(/POST|PATCH/, '/Groups', 1);
  await restarted();
  await agreed(people);
  expect(target.users.size).toBe(PEOPLE);

  const updates = killAt(/PATCH/, '/Users', 9);
  await owner.query(`update users set given_name = 'Petra' where id = any($1::uuid[])`, [ids(people)]);
  await updates;
  await restarted();
  await agreed(people);

  const [leavers, stayers] = [people.slice(0, PEOPLE / 2), people.slice(PEOPLE / 2)];
  const removals = killAt(/DELETE/, '/Users', 5);
  await owner.query('delete from group_members where user_id = any($1::uuid[])', [ids(leavers)]);
  await removals;
  await restarted();
  await agreed(stayers);
});
