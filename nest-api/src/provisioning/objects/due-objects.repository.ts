import type { ProvisioningProblem } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { textArray } from '../../database/text-array.js';
import type { FlatAccount } from '../mapping/build-account.js';
import type { ProvisionedProfile } from '../mapping/profile.js';
import { OBJECT_COLUMNS, type ObjectRow, withDates } from './object-row.js';

interface SettledObject {
  readonly targetId: string | null;
  readonly sent: FlatAccount | null;
  readonly status: 'in_sync' | 'leaving' | 'gone';
  /** When it is due again; null: after the next change. */
  readonly dueAt: Date | null;
}

/** What the delivery reads and writes of objects, in the tenant's unit of work. */
@Injectable()
export class DueObjects {
  constructor(private readonly em: EntityManager) {}

  /** The longest due first. Accounts come before groups, whose members they are. */
  async due(provisioningId: string, now: Date, limit: number): Promise<ObjectRow[]> {
    for (const kind of ['user', 'group'] as const) {
      const rows = await this.em.execute<ObjectRow[]>(
        `select ${OBJECT_COLUMNS} from provisioning_objects o
         where o.provisioning_id = ? and o.kind = ? and o.due_at <= ? order by o.due_at, o.id limit ?`,
        [provisioningId, kind, now, limit],
      );
      if (rows.length > 0) return rows.map(withDates);
    }
    return [];
  }

  async profiles(tenantId: string, ids: readonly string[]): Promise<Map<string, ProvisionedProfile>> {
    const rows = await this.em.execute<(ProvisionedProfile & { roleName: string | null })[]>(
      `select p.id, p.email, p.given_name as "givenName", p.family_name as "familyName", p.picture, p.locale, p.zoneinfo,
         p.role, p.role_name as "roleName", p.is_active as "isActive", coalesce(c."values", '{}') as "customAttributes"
       from provisioning_profiles(?, ?::uuid[]) p
       left join custom_attribute_values(?, ?::uuid[]) c on c.user_id = p.id`,
      [tenantId, textArray(ids), tenantId, textArray(ids)],
    );
    return new Map(rows.map(({ roleName, ...row }) => [row.id, { ...row, role: roleName ?? row.role }]));
  }

  /**
   * Notes that the target has what we wanted.
   *
   * A change that came meanwhile stays due. The label is the user name or the name of the group.
   *
   * @throws UniqueConstraintViolationException another object has this ID at the target
   */
  async settle(object: ObjectRow, label: string, done: SettledObject, now: Date): Promise<void> {
    await this.em.execute(
      `update provisioning_objects set target_id = ?, sent = ?, label = ?, synced_at = ?, updated_at = ?, attempts = 0,
         problem = null, drift = null,
         status = case when change = ? then ? else status end, due_at = case when change = ? then ? else ?::timestamptz end
       where id = ?`,
      [
        done.targetId,
        done.sent && JSON.stringify(done.sent),
        label,
        now,
        now,
        object.change,
        done.status,
        object.change,
        done.dueAt,
        now,
        object.id,
      ],
    );
  }

  /** Keeps what is known of the account, whatever becomes of the rest of the delivery. */
  async keepTargetId({ id }: ObjectRow, targetId: string): Promise<void> {
    await this.em.execute('update provisioning_objects set target_id = ? where id = ?', [targetId, id]);
  }

  /** It was deleted at the target. */
  async loseTarget({ id }: ObjectRow): Promise<void> {
    await this.em.execute('update provisioning_objects set target_id = null, sent = null where id = ?', [id]);
  }

  /** @param dueAt of the next attempt; null: not before something changes */
  async fail(object: ObjectRow, problem: ProvisioningProblem, dueAt: Date | null, now: Date): Promise<void> {
    await this.em.execute(
      `update provisioning_objects set problem = ?, updated_at = ?, attempts = attempts + 1,
         status = case when change = ? and ?::timestamptz is null then 'refused' else status end,
         due_at = case when change = ? then ?::timestamptz else ?::timestamptz end
       where id = ?`,
      [JSON.stringify(problem), now, object.change, dueAt, object.change, dueAt, now, object.id],
    );
  }

  /** The target failed as a whole, so this says nothing about the object: it stays due. */
  async failWithTarget({ id }: ObjectRow, problem: ProvisioningProblem, now: Date): Promise<void> {
    await this.em.execute('update provisioning_objects set problem = ?, updated_at = ? where id = ?', [
      JSON.stringify(problem),
      now,
      id,
    ]);
  }

  /** An unexpected error of ours. */
  async postpone({ id }: ObjectRow, dueAt: Date): Promise<void> {
    await this.em.execute(
      'update provisioning_objects set due_at = ?, attempts = attempts + 1 where id = ?',
      [dueAt, id],
    );
  }

  async remove({ id }: ObjectRow): Promise<void> {
    await this.em.execute('delete from provisioning_objects where id = ?', [id]);
  }

  /** New accounts can be members that a group waits for. */
  async touchGroups(provisioningId: string, now: Date): Promise<void> {
    await this.em.execute(
      `update provisioning_objects set status = 'waiting', due_at = ?, change = change + 1
       where provisioning_id = ? and kind = 'group' and status = 'in_sync'`,
      [now, provisioningId],
    );
  }
}
