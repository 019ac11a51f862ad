import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { decodeCursor } from '../../common/paging.js';
import { AssignmentExists } from './provisioning-refused.js';

export interface AssignmentRow {
  readonly id: string;
  readonly userId: string | null;
  readonly groupId: string | null;
  readonly name: string;
  readonly detail: string | null;
  readonly createdAt: Date;
}

interface Assigned {
  readonly userId: string | null;
  readonly groupId: string | null;
}

const READ = `
  select a.id, a.user_id as "userId", a.group_id as "groupId", a.created_at as "createdAt",
    coalesce(g.name, u.given_name || ' ' || u.family_name) as name, u.email as detail
  from provisioning_assignments a
  left join lateral provisioning_groups(a.tenant_id, array[a.group_id]) g on a.group_id is not null
  left join lateral provisioning_profiles(a.tenant_id, array[a.user_id]) u on a.user_id is not null`;

/** Who has an account at a target where not everybody does. Joins the unit of work of the caller. */
@Injectable()
export class AssignmentsRepository {
  constructor(private readonly em: EntityManager) {}

  /** At most `limit + 1`, oldest first. Those of former members are left out. */
  async page(provisioningId: string, { cursor, limit }: { cursor?: string | undefined; limit: number }) {
    const after = cursor ? decodeCursor(cursor)[1] : null;
    const rows = await this.em.execute<AssignmentRow[]>(
      `${READ} where a.provisioning_id = ? and (?::uuid is null or a.id > ?::uuid) and (g.id is not null or u.id is not null)
       order by a.id limit ?`,
      [provisioningId, after, after, limit + 1],
    );
    return rows.map(withDate);
  }

  /** @returns null if the tenant has no such user or group @throws AssignmentExists */
  async add(
    tenantId: string,
    provisioningId: string,
    { userId, groupId }: Assigned,
    now: Date,
  ): Promise<AssignmentRow | null> {
    const id = uuidv7();
    try {
      await this.em.execute(
        `insert into provisioning_assignments (id, tenant_id, provisioning_id, user_id, group_id, created_at)
         select ?, ?, ?, ?::uuid, ?::uuid, ? where exists (select 1 from provisioning_profiles(?, array[?::uuid]))
           or exists (select 1 from provisioning_groups(?, array[?::uuid]))`,
        [id, tenantId, provisioningId, userId, groupId, now, tenantId, userId, tenantId, groupId],
      );
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) throw new AssignmentExists();
      throw error;
    }
    const [row] = await this.em.execute<AssignmentRow[]>(`${READ} where a.id = ?`, [id]);
    return row ? withDate(row) : null;
  }

  /** @returns null if there is none */
  async remove(provisioningId: string, id: string): Promise<Assigned | null> {
    const [row] = await this.em.execute<Assigned[]>(
      `delete from provisioning_assignments where provisioning_id = ? and id = ?
       returning user_id as "userId", group_id as "groupId"`,
      [provisioningId, id],
    );
    return row ?? null;
  }
}

function withDate(row: AssignmentRow): AssignmentRow {
  return { ...row, createdAt: new Date(row.createdAt) };
}
