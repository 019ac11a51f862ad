import type { ProvisioningAssignmentDto, ProvisioningDto, ProvisioningObjectDto } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UnitOfWork } from '../../../nest-api/src/database/unit-of-work.js';
import { Jobs } from '../../../nest-api/src/jobs/jobs.js';
import { startApi, type TestApi } from '../../support/api.ts';
import { type ApiCaller, aPerson, aTenant, type Person, signedIn } from '../../support/data.ts';
import { aClient } from '../../support/relying-party.ts';
import { startScim2Server } from './support/scim2-server.ts';
import { startScimmy } from './support/scimmy.ts';
import { TargetClient, type TargetServer } from './support/target-server.ts';

const PATH = '/api/v1/admin/provisioning';
const SOON = { timeout: 30_000, interval: 200 };
const USER = 'urn:ietf:params:scim:schemas:core:2.0:User';

let api: TestApi;
const servers: Record<string, TargetServer> = {};
beforeAll(async () => {
  api = await startApi();
  servers['scim2-server'] = await startScim2Server();
  servers.SCIMMY = await startScimmy();
});
afterAll(async () => {
  for (const server of Object.values(servers)) await server.stop();
  await api?.stop();
});

async function read<T>(response: Response, status = 200): Promise<T> {
  const text = await response.text();
  if (response.status !== status) throw new Error(`${response.status}: ${text}`);
  return JSON.parse(text) as T;
}

function sql(statement: string, values: unknown[]): Promise<unknown> {
  const em = api.app.get(EntityManager);
  return api.app.get(UnitOfWork).onPlatform('test data', () => em.execute(statement, values));
}

function inTenant(tenantId: string, statement: string, values: unknown[]): Promise<unknown> {
  const em = api.app.get(EntityManager);
  return api.app.get(UnitOfWork).inTenant(tenantId, () => em.execute(statement, values));
}

class Provisioned {
  private constructor(
    readonly id: string,
    readonly tenantId: string,
    readonly admin: Person,
    readonly as: ApiCaller,
  ) {}

  static async at({ url, token }: TargetServer, given: Record<string, unknown>): Promise<Provisioned> {
    const tenantId = (await aTenant(api)).id;
    const admin = await aPerson(api, { tenantId, role: 'tenant_admin' });
    const as = await signedIn(api, admin);
    const { id } = await aClient(as);
    const body = { application_id: id, base_url: url, secret: token, ...given };
    await read(await as.post(PATH, body), 201);
    return new Provisioned(id, tenantId, admin, as);
  }

  async start(): Promise<void> {
    await read(await this.as.post(`${PATH}/${this.id}/start`));
  }

  current = async () => read<ProvisioningDto>(await this.as.get(`${PATH}/${this.id}`));

  async objects(): Promise<ProvisioningObjectDto[]> {
    const path = `${PATH}/${this.id}/objects?limit=100`;
    return (await read<{ items: ProvisioningObjectDto[] }>(await this.as.get(path))).items;
  }

  /** Its status, or the target's reason for rejecting it. */
  async statusOf(id: string): Promise<string | undefined> {
    const object = (await this.objects()).find(({ user_id, group_id }) => [user_id, group_id].includes(id));
    return object?.problem ? JSON.stringify(object.problem) : object?.status;
  }

  async settled(id: string, status = 'in_sync'): Promise<void> {
    await expect.poll(() => this.statusOf(id), SOON).toBe(status);
  }

  async compare(): Promise<ProvisioningDto> {
    await read(await this.as.post(`${PATH}/${this.id}/reconcile`));
    await api.app.get(Jobs).runNow('provisioning-reconcile');
    return this.current();
  }

  async rename({ id }: Person, name: string): Promise<void> {
    await sql('update users set given_name = ? where id = ?', [name, id]);
  }
}

describe.each(['scim2-server', 'SCIMMY'])('%s', (name) => {
  test.each(['patch', 'put'])(
    'has the expected accounts, changed by %s',
    {
      timeout: 180_000,
    },
    async (update_method) => {
      const server = servers[name] as TargetServer;
      const there = new TargetClient(server);
      const own = await Provisioned.at(server, {
        assigned: 'everybody',
        leave_action: 'delete',
        update_method,
      });
      const { admin, tenantId } = own;
      const ada = await aPerson(api, { tenantId });
      expect(await read(await own.as.post(`${PATH}/${own.id}/test`))).toMatchObject({
        ok: true,
        problem: null,
      });
      const old = await there.create('Users', { schemas: [USER], userName: admin.email, title: 'Kept' });
      await own.start();
      await own.settled(admin.id);
      await own.settled(ada.id);
      expect(await there.named(admin.email)).toMatchObject([
        { id: old.id, externalId: admin.id, title: 'Kept', active: true, name: { givenName: 'Pat' } },
      ]);
      expect(await there.named(ada.email)).toMatchObject([
        { externalId: ada.id, active: true, emails: [{ value: ada.email, type: 'work', primary: true }] },
      ]);

      await own.rename(ada, 'Ada');
      await expect.poll(() => there.named(ada.email), SOON).toMatchObject([{ name: { givenName: 'Ada' } }]);
      await sql(`update memberships set status = 'suspended' where user_id = ?`, [ada.id]);
      await expect.poll(() => there.named(ada.email), SOON).toMatchObject([{ active: false }]);
      await sql(`update memberships set status = 'active' where user_id = ?`, [ada.id]);
      await expect.poll(() => there.named(ada.email), SOON).toMatchObject([{ active: true }]);
      await own.settled(ada.id);

      expect((await own.compare()).comparison).toMatchObject({ drifted: 0, missing: 0 });
      const [account] = await there.named(ada.email);
      await there.replace('Users', { ...account, id: account?.id as string, displayName: 'Changed there' });
      expect((await own.compare()).comparison).toMatchObject({ drifted: 1, missing: 0 });
      await read(await own.as.post(`${PATH}/${own.id}/retry`));
      await expect.poll(() => there.named(ada.email), SOON).toMatchObject([{ displayName: 'Ada Person' }]);
      await own.settled(ada.id);

      await sql('delete from memberships where user_id = ?', [ada.id]);
      await own.settled(ada.id, 'gone');
      expect(await there.named(ada.email)).toEqual([]);
      await read(await own.as.post(`${PATH}/${own.id}/pause`));
    },
  );

  test('has the groups with their members', { timeout: 180_000 }, async () => {
    const server = servers[name] as TargetServer;
    const there = new TargetClient(server);
    const own = await Provisioned.at(server, { assigned: 'selected', leave_action: 'delete' });
    const { tenantId, as } = own;
    const [ada, bob] = [await aPerson(api, { tenantId }), await aPerson(api, { tenantId })];
    const label = `Staff ${tenantId}`;
    const group = await read<{ id: string; version: number }>(
      await as.post('/api/v1/groups', { name: label }),
      201,
    );
    const join = (person: Person) =>
      inTenant(tenantId, 'insert into group_members (tenant_id, group_id, user_id) values (?, ?, ?)', [
        tenantId,
        group.id,
        person.id,
      ]);
    await join(ada);
    const assigned = await read<ProvisioningAssignmentDto>(
      await as.post(`${PATH}/${own.id}/assignments`, { group_id: group.id }),
      201,
    );
    await own.start();
    await own.settled(group.id);
    const idOf = async (person: Person) => (await there.named(person.email))[0]?.id;
    const members = async () => {
      const ours = (await there.groups()).filter(({ externalId }) => externalId === group.id);
      expect(ours.length).toBeLessThan(2);
      return ((ours[0]?.members ?? []) as { value: string }[]).map(({ value }) => value).toSorted();
    };
    expect(await members()).toEqual([await idOf(ada)]);
    await join(bob);
    await expect.poll(async () => (await members()).length, SOON).toBe(2);
    await inTenant(tenantId, 'delete from group_members where user_id = ?', [ada.id]);
    await expect.poll(() => members(), SOON).toEqual([await idOf(bob)]);
    await own.settled(ada.id, 'gone');
    expect(await there.named(ada.email)).toEqual([]);

    await inTenant(tenantId, 'update groups set name = ?, name_key = lower(?) where id = ?', [
      `${label} renamed`,
      `${label} renamed`,
      group.id,
    ]);
    await expect
      .poll(async () => (await there.groups()).map(({ displayName }) => displayName), SOON)
      .toContain(`${label} renamed`);
    expect((await own.compare()).comparison).toMatchObject({ drifted: 0, missing: 0 });
    await as.delete(`${PATH}/${own.id}/assignments/${assigned.id}`);
    await own.settled(group.id, 'gone');
    expect((await there.groups()).filter(({ externalId }) => externalId === group.id)).toEqual([]);
    await own.settled(bob.id, 'gone');
    expect(await there.named(bob.email)).toEqual([]);
    await read(await as.post(`${PATH}/${own.id}/pause`));
  });
});
