import type { TenantRolePermission } from '@gatehouse/contracts';
import { EntityManager, LockMode, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { TenantRole } from './tenant-role.entity.js';

export type { TenantRole };

/** The fields of a role that admins set. */
interface SaidOfRole {
  readonly name: string;
  readonly nameKey: string;
  readonly description: string;
  readonly permissions: TenantRolePermission[];
}

/** Custom roles of tenants. Joins the caller's unit of work. */
@Injectable()
export class TenantRolesRepository {
  constructor(private readonly em: EntityManager) {}

  /** Null for a role of another tenant. */
  find(tenantId: string, id: string): Promise<TenantRole | null> {
    return this.em.findOne(TenantRole, { tenantId, id });
  }

  /** As `find`, but locks the row until the unit of work ends. */
  lock(tenantId: string, id: string): Promise<TenantRole | null> {
    return this.em.findOne(TenantRole, { tenantId, id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** Sorted by name. */
  all(tenantId: string): Promise<TenantRole[]> {
    return this.em.find(TenantRole, { tenantId }, { orderBy: { nameKey: 'asc' } });
  }

  some(tenantId: string, ids: readonly string[]): Promise<TenantRole[]> {
    return this.em.find(TenantRole, { tenantId, id: { $in: [...ids] } });
  }

  /** The roles of any tenant that the unit of work sees, by ID. */
  async byId(ids: readonly string[]): Promise<ReadonlyMap<string, TenantRole>> {
    const roles = await this.em.find(TenantRole, { id: { $in: [...ids] } });
    return new Map(roles.map((role) => [role.id, role]));
  }

  count(tenantId: string): Promise<number> {
    return this.em.count(TenantRole, { tenantId });
  }

  /** Stored by `save`. */
  add(tenantId: string, said: SaidOfRole): TenantRole {
    return this.em.create(TenantRole, { tenantId, ...said });
  }

  change(role: TenantRole, said: SaidOfRole): void {
    this.em.assign(role, said);
  }

  /** @returns false if another role of the tenant has this name */
  async save(): Promise<boolean> {
    try {
      await this.em.flush();
      return true;
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) return false;
      throw error;
    }
  }

  async remove(role: TenantRole): Promise<void> {
    await this.em.remove(role).flush();
  }

  /** Number of members of each role, by its ID, counted up to a limit. */
  async memberCounts(tenantId: string): Promise<ReadonlyMap<string, number>> {
    const counts = await this.em.execute<{ id: string; members: number }[]>(
      `select r.id, (select count(*)::int from (select 1 from memberships m where m.tenant_id = ? and m.role_id = r.id
         limit 10001) c) as members
       from tenant_roles r where r.tenant_id = ?`,
      [tenantId, tenantId],
    );
    return new Map(counts.map(({ id, members }) => [id, members]));
  }
}
