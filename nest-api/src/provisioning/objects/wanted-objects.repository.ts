import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { textArray } from '../../database/text-array.js';

interface Changed {
  readonly people: string[];
  readonly groups: string[];
}

/** Decides which accounts and groups a target should have, in the tenant's unit of work. */
@Injectable()
export class WantedObjects {
  constructor(private readonly em: EntityManager) {}

  /** Takes changes that the triggers wrote. The transaction that takes them also makes the objects due. */
  async takeChanges(limit: number): Promise<Changed> {
    const rows = await this.em.execute<{ personId: string | null; groupId: string | null }[]>(
      `delete from provisioning_changes where id in (
         select id from provisioning_changes order by id limit ?)
       returning person_id as "personId", group_id as "groupId"`,
      [limit],
    );
    const ids = (of: (row: (typeof rows)[number]) => string | null) =>
      [...new Set(rows.map(of))].filter((id): id is string => id !== null);
    return { people: ids(({ personId }) => personId), groups: ids(({ groupId }) => groupId) };
  }

  /** Those of the tenant that is open. */
  async provisionings(tenantId: string): Promise<string[]> {
    const rows = await this.em.execute<{ id: string }[]>(
      'select id from application_provisioning where tenant_id = ?',
      [tenantId],
    );
    return rows.map(({ id }) => id);
  }

  /** Takes the look at all users that is owed. */
  async takeRefresh(provisioningId: string): Promise<'assignments' | 'accounts' | null> {
    const [row] = await this.em.execute<{ wanted: 'assignments' | 'accounts' | null }[]>(
      `update application_provisioning p set refresh_wanted = null
       from (select id, refresh_wanted from application_provisioning where id = ? for update) before
       where p.id = before.id returning before.refresh_wanted as wanted`,
      [provisioningId],
    );
    return row?.wanted ?? null;
  }

  /**
   * Makes accounts due for users who should have one, and ends those of users who should not.
   *
   * @param people null: all
   * @param everyAccount also looks again at accounts that stay; otherwise at those that come and go
   */
  async refreshPeople(
    tenantId: string,
    provisioningId: string,
    people: readonly string[] | null,
    everyAccount: boolean,
    now: Date,
  ): Promise<void> {
    const ids = people && textArray(people);
    await this.em.execute(
      `with wanted as materialized (
         select w.person_id, p.email from provisioning_people(?, ?::uuid[]) w
         join provisioning_profiles(?, array(select person_id from provisioning_people(?, ?::uuid[]))) p
           on p.id = w.person_id
       ), came as (
         insert into provisioning_objects as o (tenant_id, provisioning_id, kind, person_id, label, due_at)
         select ?, ?, 'user', w.person_id, w.email, ? from wanted w
         on conflict (provisioning_id, person_id) do update set
           status = 'waiting', due_at = excluded.due_at, attempts = 0, problem = null, change = o.change + 1,
           leave_at = null, updated_at = excluded.due_at
         where ? or o.status in ('leaving', 'gone')
       )
       update provisioning_objects o set
         status = 'leaving', attempts = 0, problem = null, change = o.change + 1, updated_at = ?,
         leave_at = ?::timestamptz + make_interval(days => p.leave_after_days),
         due_at = ?::timestamptz
           + case when p.leave_action = 'delete' then interval '0' else make_interval(days => p.leave_after_days) end
       from application_provisioning p
       where p.id = ? and o.provisioning_id = p.id and o.kind = 'user' and o.status not in ('leaving', 'gone')
         and (?::uuid[] is null or o.person_id = any(?::uuid[]))
         and not exists (select 1 from wanted w where w.person_id = o.person_id)`,
      [
        ...[provisioningId, ids, tenantId, provisioningId, ids],
        ...[tenantId, provisioningId, now, everyAccount],
        ...[now, now, now, provisioningId, ids, ids],
      ],
    );
  }

  /** Makes the groups due that the target should have, and ends the others. */
  async refreshGroups(
    tenantId: string,
    provisioningId: string,
    everyGroup: boolean,
    now: Date,
  ): Promise<void> {
    await this.em.execute(
      `with wanted as materialized (
         select g.id, g.name from application_provisioning p
         cross join lateral provisioning_groups(?, array(
           select group_id from provisioning_assigned(p.id) where group_id is not null)) g
         where p.id = ? and p.push_groups
       ), came as (
         insert into provisioning_objects as o (tenant_id, provisioning_id, kind, group_id, label, due_at)
         select ?, ?, 'group', w.id, w.name, ? from wanted w
         on conflict (provisioning_id, group_id) do update set
           status = 'waiting', due_at = excluded.due_at, attempts = 0, problem = null, change = o.change + 1,
           leave_at = null, updated_at = excluded.due_at
         where ? or o.status in ('leaving', 'gone')
       )
       update provisioning_objects o set status = 'leaving', attempts = 0, problem = null, change = o.change + 1,
         updated_at = ?, leave_at = ?, due_at = ?
       where o.provisioning_id = ? and o.kind = 'group' and o.status not in ('leaving', 'gone')
         and not exists (select 1 from wanted w where w.id = o.group_id)`,
      [
        ...[tenantId, provisioningId],
        ...[tenantId, provisioningId, now, everyGroup],
        ...[now, now, now, provisioningId],
      ],
    );
  }

  async isAssigned(provisioningId: string, personId: string): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>('select 1 from provisioning_people(?, ?::uuid[])', [
      provisioningId,
      textArray([personId]),
    ]);
    return rows.length > 0;
  }
}
