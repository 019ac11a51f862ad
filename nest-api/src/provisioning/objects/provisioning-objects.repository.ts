import type { ProvisioningCounts, ProvisioningObjectListQuery } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Counted, counted, decodeCursor } from '../../common/paging.js';
import { countUpTo } from '../../database/count-up-to.js';
import { textArray } from '../../database/text-array.js';
import { OBJECT_COLUMNS, type ObjectRow, withDates } from './object-row.js';

/** Accounts and groups at targets, for the pages of admins. Joins the unit of work of the caller. */
@Injectable()
export class ProvisioningObjects {
  constructor(private readonly em: EntityManager) {}

  /** At most `limit + 1`, oldest first. */
  async page(provisioningId: string, query: ProvisioningObjectListQuery): Promise<Counted<ObjectRow>> {
    const { sql, values } = narrowedTo(provisioningId, query);
    const after = query.cursor ? decodeCursor(query.cursor)[1] : null;
    const rows = await this.em.execute<ObjectRow[]>(
      `select ${OBJECT_COLUMNS} from provisioning_objects o where ${sql} and (?::uuid is null or o.id > ?::uuid)
       order by o.id limit ?`,
      [...values, after, after, query.limit + 1],
    );
    return counted(rows.map(withDates), query, (most) =>
      countUpTo(this.em, `provisioning_objects o where ${sql}`, values, most),
    );
  }

  async countsOf(provisioningIds: readonly string[]): Promise<Map<string, ProvisioningCounts>> {
    const rows = await this.em.execute<({ id: string } & ProvisioningCounts)[]>(
      `select provisioning_id as id, ${STATUSES.map((status) => `count(*) filter (where status = '${status}')::int as ${status}`).join(', ')},
         count(*) filter (where drift is not null)::int as drifted
       from provisioning_objects where provisioning_id = any(?::uuid[]) group by 1`,
      [textArray(provisioningIds)],
    );
    return new Map(rows.map(({ id, ...counts }) => [id, counts]));
  }

  /** Makes objects due now: one, or all that are refused or drifted. @returns how many */
  async retry(provisioningId: string, objectId: string | null, now: Date): Promise<number> {
    const rows = await this.em.execute<unknown[]>(
      `update provisioning_objects set status = case when leave_at is null then 'waiting' else 'leaving' end,
         due_at = ?, attempts = 0, problem = null, change = change + 1, drift = null,
         sent = case when drift is null then sent end, updated_at = ?
       where provisioning_id = ? and status <> 'gone'
         and (id = ?::uuid or (?::uuid is null and (status = 'refused' or drift is not null))) returning 1`,
      [now, now, provisioningId, objectId, objectId],
    );
    return rows.length;
  }

  async exists(provisioningId: string, objectId: string): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      'select 1 from provisioning_objects where provisioning_id = ? and id = ?',
      [provisioningId, objectId],
    );
    return rows.length > 0;
  }
}

const STATUSES = ['waiting', 'in_sync', 'refused', 'leaving', 'gone'] as const;

function narrowedTo(
  provisioningId: string,
  { status, kind, search }: ProvisioningObjectListQuery,
): { sql: string; values: unknown[] } {
  const parts = ['o.provisioning_id = ?'];
  const values: unknown[] = [provisioningId];
  if (status === 'drifted') parts.push('o.drift is not null');
  else if (status) {
    parts.push('o.status = ?');
    values.push(status);
  }
  if (kind) {
    parts.push('o.kind = ?');
    values.push(kind);
  }
  if (search) {
    parts.push('starts_with(lower(o.label), lower(?))');
    values.push(search);
  }
  return { sql: parts.join(' and '), values };
}
