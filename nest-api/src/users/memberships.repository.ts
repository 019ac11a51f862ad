import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { countUpTo } from '../database/count-up-to.js';
import { Lookups } from '../database/lookups.js';
import { textArray } from '../database/text-array.js';
import { Membership } from './membership.entity.js';

export type { Membership };

/** Who belongs to which tenant, in the unit of work of the caller. */
@Injectable()
export class MembershipsRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly lookups: Lookups,
  ) {}

  /** Active admins of a tenant, the longest-serving first. */
  admins(tenantId: string, most?: number): Promise<Membership[]> {
    return this.em.find(
      Membership,
      { tenantId, role: 'tenant_admin', status: 'active' },
      { orderBy: { id: 'asc' }, ...(most !== undefined && { limit: most }) },
    );
  }

  /** Those of some people. */
  some(tenantId: string, userIds: readonly string[]): Promise<Membership[]> {
    return this.em.find(Membership, { tenantId, userId: { $in: [...userIds] } });
  }

  /** Also one that is suspended. */
  async has(tenantId: string, userId: string): Promise<boolean> {
    return (await this.em.count(Membership, { userId, tenantId })) > 0;
  }

  find(tenantId: string, userId: string): Promise<Membership | null> {
    return this.em.findOne(Membership, { tenantId, userId });
  }

  /** As `find`, held until the unit of work ends. */
  lock(tenantId: string, userId: string): Promise<Membership | null> {
    return this.em.findOne(Membership, { tenantId, userId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  async remove(membership: Membership): Promise<void> {
    await this.em.remove(membership).flush();
  }

  /** Takes a person out of every tenant. */
  async removeAllOf(userId: string): Promise<void> {
    await this.em.nativeDelete(Membership, { userId });
  }

  /** Ids of the tenants that a person belongs to. */
  async tenantsOf(userId: string): Promise<string[]> {
    const memberships = await this.em.find(Membership, { userId }, { fields: ['tenantId'] });
    return memberships.map(({ tenantId }) => tenantId);
  }

  /** Whether somebody else is an active admin of the tenant, with an active account. */
  async hasOtherAdmin(tenantId: string, userId: string): Promise<boolean> {
    const others = await this.em.execute<unknown[]>(
      `select 1 from memberships m join users u on u.id = m.user_id
       where m.tenant_id = ? and m.role = 'tenant_admin' and m.status = 'active' and m.user_id <> ?
         and u.status = 'active' limit 1`,
      [tenantId, userId],
    );
    return others.length > 0;
  }

  /** Whether a person is the last active admin of any tenant. */
  async isLastAdminAnywhere(userId: string): Promise<boolean> {
    const alone = await this.em.execute<unknown[]>(
      `select 1 from memberships m where m.user_id = ? and m.role = 'tenant_admin' and m.status = 'active'
         and not exists (select 1 from memberships o join users u on u.id = o.user_id
           where o.tenant_id = m.tenant_id and o.user_id <> m.user_id and o.role = 'tenant_admin'
             and o.status = 'active' and u.status = 'active') limit 1`,
      [userId],
    );
    return alone.length > 0;
  }

  /** Whether a member holds a role that their tenant made. */
  async isRoleHeld(tenantId: string, roleId: string): Promise<boolean> {
    return (await this.em.count(Membership, { tenantId, roleId })) > 0;
  }

  /** @param most counts no further; null counts all */
  count(tenantId: string, most: number | null): Promise<number> {
    return countUpTo(this.em, 'memberships where tenant_id = ?', [tenantId], most);
  }

  /** How many belong to each tenant that has anybody, by a count that triggers keep. */
  async countIn(tenantIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const counts = await this.em.execute<{ tenantId: string; people: number }[]>(
      `select tenant_id as "tenantId", sum(people)::int as people from people_counts
       where tenant_id = any(?::uuid[]) group by 1`,
      [`{${tenantIds.join(',')}}`],
    );
    return new Map(counts.map(({ tenantId, people }) => [tenantId, people]));
  }

  /** The tenants of one person, also those that suspended them. In no unit of work. */
  async lookUpTenantsOf(userId: string): Promise<string[]> {
    const rows = await this.lookups.call<{ id: string }>('tenants_of_user', [userId, false]);
    return rows.map(({ id }) => id);
  }

  /** The same without those that suspended them. */
  async lookUpActiveTenantsOf(userId: string): Promise<string[]> {
    const rows = await this.lookups.call<{ id: string }>('tenants_of_user', [userId, true]);
    return rows.map(({ id }) => id);
  }

  /** Which of some addresses, given as `emailKey` makes them, belong to members. One statement, however many. */
  async membersAmong(tenantId: string, keys: readonly string[]): Promise<ReadonlySet<string>> {
    const members = await this.em.execute<{ key: string }[]>(
      `select m.email_key as key from jsonb_array_elements_text(?::jsonb) as w (key)
         join memberships m on m.email_key collate "C" = w.key where m.tenant_id = ?`,
      [JSON.stringify(keys), tenantId],
    );
    return new Set(members.map(({ key }) => key));
  }

  /** From now on a directory decides about these members. */
  async putUnder(tenantId: string, directoryId: string, userIds: readonly string[]): Promise<void> {
    await this.em.execute(
      `update memberships set directory_id = ?, updated_at = now(), version = version + 1
       where tenant_id = ? and user_id = any(?::uuid[]) and directory_id is distinct from ?`,
      [directoryId, tenantId, textArray(userIds), directoryId],
    );
  }

  /** From now on admins decide about these members again. */
  async letGo(tenantId: string, directoryId: string, userIds: readonly string[]): Promise<void> {
    await this.em.execute(
      `update memberships set directory_id = null, left_at = null, updated_at = now(), version = version + 1
       where tenant_id = ? and directory_id = ? and user_id = any(?::uuid[])`,
      [tenantId, directoryId, textArray(userIds)],
    );
  }

  /** Suspends those that are active, for their directory. @returns whom */
  async leave(tenantId: string, userIds: readonly string[], now: Date): Promise<string[]> {
    return this.usersOf(
      `update memberships set status = 'suspended', left_at = ?, updated_at = ?, version = version + 1
       where tenant_id = ? and user_id = any(?::uuid[]) and status = 'active' returning user_id as "userId"`,
      [now, now, tenantId, textArray(userIds)],
    );
  }

  /** Activates those that their directory suspended, with role and all. @returns whom */
  async comeBack(tenantId: string, userIds: readonly string[], now: Date): Promise<string[]> {
    return this.usersOf(
      `update memberships set status = 'active', left_at = null, updated_at = ?, version = version + 1
       where tenant_id = ? and user_id = any(?::uuid[]) and left_at is not null returning user_id as "userId"`,
      [now, tenantId, textArray(userIds)],
    );
  }

  /** Whether the tenant has an active admin with an active account besides some users. Held until the unit ends. */
  async hasAdminBesides(tenantId: string, userIds: readonly string[]): Promise<boolean> {
    const others = await this.em.execute<unknown[]>(
      `select 1 from memberships m join users u on u.id = m.user_id
       where m.tenant_id = ? and m.role = 'tenant_admin' and m.status = 'active' and u.status = 'active'
         and m.user_id <> all(?::uuid[]) limit 1`,
      [tenantId, textArray(userIds)],
    );
    return others.length > 0;
  }

  /** How many active members a directory decides about. */
  async countUnder(directoryId: string): Promise<number> {
    return this.em.count(Membership, { directoryId, status: 'active' });
  }

  /** Takes members out of the tenant whom their directory deactivated. */
  async removeLeft(tenantId: string, directoryId: string, userIds: readonly string[]): Promise<void> {
    await this.em.execute(
      `delete from memberships where tenant_id = ? and directory_id = ? and left_at is not null
         and user_id = any(?::uuid[])`,
      [tenantId, directoryId, textArray(userIds)],
    );
  }

  /** Members whom their directory deactivated before a time. */
  async leftBefore(directoryId: string, before: Date, most: number): Promise<string[]> {
    return this.usersOf(
      `select user_id as "userId" from memberships where directory_id = ? and left_at < ? order by id limit ?`,
      [directoryId, before, most],
    );
  }

  private async usersOf(sql: string, values: readonly unknown[]): Promise<string[]> {
    const rows = await this.em.execute<{ userId: string }[]>(sql, [...values]);
    return rows.map(({ userId }) => userId);
  }
}
