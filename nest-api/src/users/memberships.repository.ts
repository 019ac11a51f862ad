import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { countUpTo } from '../database/count-up-to.js';
import { Lookups } from '../database/lookups.js';
import { textArray } from '../database/text-array.js';
import { Membership } from './membership.entity.js';

export type { Membership };

/** Memberships of users in tenants. Joins the caller's unit of work. */
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

  /** The memberships of these users. */
  some(tenantId: string, userIds: readonly string[]): Promise<Membership[]> {
    return this.em.find(Membership, { tenantId, userId: { $in: [...userIds] } });
  }

  /** Includes suspended members. */
  async has(tenantId: string, userId: string): Promise<boolean> {
    return (await this.em.count(Membership, { userId, tenantId })) > 0;
  }

  find(tenantId: string, userId: string): Promise<Membership | null> {
    return this.em.findOne(Membership, { tenantId, userId });
  }

  /** As `find`, but locks the row until the unit of work ends. */
  lock(tenantId: string, userId: string): Promise<Membership | null> {
    return this.em.findOne(Membership, { tenantId, userId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  async remove(membership: Membership): Promise<void> {
    await this.em.remove(membership).flush();
  }

  /** Removes a user from every tenant. */
  async removeAllOf(userId: string): Promise<void> {
    await this.em.nativeDelete(Membership, { userId });
  }

  /** IDs of the user's tenants. */
  async tenantsOf(userId: string): Promise<string[]> {
    const memberships = await this.em.find(Membership, { userId }, { fields: ['tenantId'] });
    return memberships.map(({ tenantId }) => tenantId);
  }

  /** Whether the tenant has another active admin with an active account. */
  async hasOtherAdmin(tenantId: string, userId: string): Promise<boolean> {
    const others = await this.em.execute<unknown[]>(
      `select 1 from memberships m join users u on u.id = m.user_id
       where m.tenant_id = ? and m.role = 'tenant_admin' and m.status = 'active' and m.user_id <> ?
         and u.status = 'active' limit 1`,
      [tenantId, userId],
    );
    return others.length > 0;
  }

  /** Whether a user is the last active admin of any tenant. */
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

  /** Whether a member has this custom role. */
  async isRoleHeld(tenantId: string, roleId: string): Promise<boolean> {
    return (await this.em.count(Membership, { tenantId, roleId })) > 0;
  }

  /** @param most the count stops here; null counts all */
  count(tenantId: string, most: number | null): Promise<number> {
    return countUpTo(this.em, 'memberships where tenant_id = ?', [tenantId], most);
  }

  /** Number of members by tenant, from a count that triggers maintain. Tenants without members are left out. */
  async countIn(tenantIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const counts = await this.em.execute<{ tenantId: string; people: number }[]>(
      `select tenant_id as "tenantId", sum(people)::int as people from people_counts
       where tenant_id = any(?::uuid[]) group by 1`,
      [`{${tenantIds.join(',')}}`],
    );
    return new Map(counts.map(({ tenantId, people }) => [tenantId, people]));
  }

  /** The user's tenants, including those that suspended them. Uses no unit of work. */
  async lookUpTenantsOf(userId: string): Promise<string[]> {
    const rows = await this.lookups.call<{ id: string }>('tenants_of_user', [userId, false]);
    return rows.map(({ id }) => id);
  }

  /** The same without the tenants that suspended the user. */
  async lookUpActiveTenantsOf(userId: string): Promise<string[]> {
    const rows = await this.lookups.call<{ id: string }>('tenants_of_user', [userId, true]);
    return rows.map(({ id }) => id);
  }

  /** The addresses, in the form of `emailKey`, that belong to members. Runs a single statement. */
  async membersAmong(tenantId: string, keys: readonly string[]): Promise<ReadonlySet<string>> {
    const members = await this.em.execute<{ key: string }[]>(
      `select m.email_key as key from jsonb_array_elements_text(?::jsonb) as w (key)
         join memberships m on m.email_key collate "C" = w.key where m.tenant_id = ?`,
      [JSON.stringify(keys), tenantId],
    );
    return new Set(members.map(({ key }) => key));
  }

  /** The directory manages these members from now on. */
  async putUnder(tenantId: string, directoryId: string, userIds: readonly string[]): Promise<void> {
    if (userIds.length === 0) return;
    await this.em.execute(
      `update memberships set directory_id = ?, updated_at = now(), version = version + 1
       where tenant_id = ? and user_id = any(?::uuid[]) and directory_id is distinct from ?`,
      [directoryId, tenantId, textArray(userIds), directoryId],
    );
  }

  /** Admins manage these members again from now on. */
  async letGo(tenantId: string, directoryId: string, userIds: readonly string[]): Promise<void> {
    await this.em.execute(
      `update memberships set directory_id = null, left_at = null, updated_at = now(), version = version + 1
       where tenant_id = ? and directory_id = ? and user_id = any(?::uuid[])`,
      [tenantId, directoryId, textArray(userIds)],
    );
  }

  /** Suspends the active ones on behalf of their directory. @returns their user IDs */
  async leave(tenantId: string, userIds: readonly string[], now: Date): Promise<string[]> {
    return this.usersOf(
      `update memberships set status = 'suspended', left_at = ?, updated_at = ?, version = version + 1
       where tenant_id = ? and user_id = any(?::uuid[]) and status = 'active' returning user_id as "userId"`,
      [now, now, tenantId, textArray(userIds)],
    );
  }

  /** Reactivates members that their directory deactivated; they keep their role. @returns their user IDs */
  async comeBack(tenantId: string, userIds: readonly string[], now: Date): Promise<string[]> {
    return this.usersOf(
      `update memberships set status = 'active', left_at = null, updated_at = ?, version = version + 1
       where tenant_id = ? and user_id = any(?::uuid[]) and left_at is not null returning user_id as "userId"`,
      [now, tenantId, textArray(userIds)],
    );
  }

  /**
   * Whether the tenant has an active admin with an active account, apart from these users. Locks the rows until the
   * unit of work ends.
   */
  async hasAdminBesides(tenantId: string, userIds: readonly string[]): Promise<boolean> {
    const others = await this.em.execute<unknown[]>(
      `select 1 from memberships m join users u on u.id = m.user_id
       where m.tenant_id = ? and m.role = 'tenant_admin' and m.status = 'active' and u.status = 'active'
         and m.user_id <> all(?::uuid[]) limit 1`,
      [tenantId, textArray(userIds)],
    );
    return others.length > 0;
  }

  /** Number of active members that a directory manages. */
  async countUnder(directoryId: string): Promise<number> {
    return this.em.count(Membership, { directoryId, status: 'active' });
  }

  /** Removes members that their directory deactivated from the tenant. */
  async removeLeft(tenantId: string, directoryId: string, userIds: readonly string[]): Promise<void> {
    await this.em.execute(
      `delete from memberships where tenant_id = ? and directory_id = ? and left_at is not null
         and user_id = any(?::uuid[])`,
      [tenantId, directoryId, textArray(userIds)],
    );
  }

  /** Members that their directory deactivated before this time. */
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
