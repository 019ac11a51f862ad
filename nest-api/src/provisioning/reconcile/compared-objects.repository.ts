import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Difference } from '../mapping/differences.js';
import { OBJECT_COLUMNS, type ObjectRow, withDates } from '../objects/object-row.js';

export interface ComparedObject {
  readonly id: string;
  /** Null: the target has what it should. */
  readonly drift: readonly Difference[] | null;
  /** The account works at the target although it must not. */
  readonly mustDeactivate: boolean;
}

/** What a comparison with the accounts of a target reads and writes, in the tenant's unit of work. */
@Injectable()
export class ComparedObjects {
  constructor(private readonly em: EntityManager) {}

  async withTargetIds(provisioningId: string, targetIds: readonly string[]): Promise<ObjectRow[]> {
    const rows = await this.em.execute<ObjectRow[]>(
      `select ${OBJECT_COLUMNS} from provisioning_objects o
       where o.provisioning_id = ? and o.kind = 'user' and o.target_id in (
         select x from jsonb_array_elements_text(?::jsonb) x)`,
      [provisioningId, JSON.stringify(targetIds)],
    );
    return rows.map(withDates);
  }

  /** @param at of the whole comparison */
  async note(compared: readonly ComparedObject[], at: Date): Promise<void> {
    if (compared.length === 0) return;
    await this.em.execute(
      `update provisioning_objects o set compared_at = ?, drift = nullif(x.drift, 'null'::jsonb),
         sent = case when x.must then null else o.sent end,
         status = case when not x.must then o.status when o.status = 'gone' then 'leaving' else 'waiting' end,
         due_at = case when x.must then ? else o.due_at end,
         change = o.change + case when x.must then 1 else 0 end
       from (
         select (e ->> 'id')::uuid as id, e -> 'drift' as drift, (e ->> 'mustDeactivate')::boolean as must
         from jsonb_array_elements(?::jsonb) e) x
       where o.id = x.id`,
      [at, at, JSON.stringify(compared)],
    );
  }

  /** Accounts that were not among those of the target are created again. @returns how many */
  async noteMissing(provisioningId: string, at: Date): Promise<number> {
    const rows = await this.em.execute<unknown[]>(
      `update provisioning_objects set target_id = null, sent = null, drift = null, change = change + 1, attempts = 0,
         status = case when status in ('gone', 'leaving') then status else 'waiting' end,
         due_at = case when status = 'gone' then null else ?::timestamptz end
       where provisioning_id = ? and kind = 'user' and target_id is not null and compared_at is distinct from ?
         and synced_at < ? returning 1`,
      [at, provisioningId, at, at],
    );
    return rows.length;
  }

  /** Objects that the target rejected are tried once more. */
  async retryRefused(provisioningId: string, at: Date): Promise<void> {
    await this.em.execute(
      `update provisioning_objects set due_at = ?, attempts = 0,
         status = case when leave_at is null then 'waiting' else 'leaving' end
       where provisioning_id = ? and status = 'refused'`,
      [at, provisioningId],
    );
  }
}
