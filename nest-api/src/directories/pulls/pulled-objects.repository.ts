import type { ScimUser } from '@gatehouse/scim';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { textArray } from '../../database/text-array.js';

type Kind = 'user' | 'group';

interface Place {
  readonly tenantId: string;
  readonly directoryId: string;
}

export interface StagedMember {
  readonly externalId: string;
  readonly isRemoved: boolean;
}

/** What directories returned. Joins the unit of work that is open. */
@Injectable()
export class PulledObjectsRepository {
  constructor(private readonly em: EntityManager) {}

  async marks(directoryId: string, kind: Kind, externalIds: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.em.execute<{ externalId: string; mark: string }[]>(
      `select o.external_id as "externalId", o.mark from jsonb_array_elements_text(?::jsonb) w
         join directory_pull_objects o on o.directory_id = ? and o.kind = ? and o.external_id = w.value
       where o.mark is not null`,
      [JSON.stringify(externalIds), directoryId, kind],
    );
    return new Map(rows.map(({ externalId, mark }) => [externalId, mark]));
  }

  /**
   * @param mark null: the object is not recorded as it is, and has to be read again
   * @param refused the user, if it could not be recorded
   * @returns how many of them this run sees for the first time: a page that was interrupted is read again
   */
  async saw(
    { tenantId, directoryId }: Place,
    kind: Kind,
    runId: string,
    objects: readonly {
      readonly externalId: string;
      readonly mark: string | null;
      readonly refused?: ScimUser;
    }[],
  ): Promise<number> {
    if (objects.length === 0) return 0;
    const seen = await this.em.execute<{ isFirst: boolean }[]>(
      `insert into directory_pull_objects (directory_id, tenant_id, kind, external_id, mark, seen_in, refused)
       select distinct on (w."externalId") ?::uuid, ?::uuid, ?, w."externalId", w.mark, ?::uuid, w.refused
       from jsonb_to_recordset(?::jsonb) as w ("externalId" text, mark text, refused jsonb)
       order by w."externalId", w.mark
       on conflict (directory_id, kind, external_id) do update
       set mark = excluded.mark, seen_in = excluded.seen_in, refused = excluded.refused, removed_in = null
       returning old.seen_in is distinct from new.seen_in as "isFirst"`,
      [directoryId, tenantId, kind, runId, JSON.stringify(objects)],
    );
    return seen.filter(({ isFirst }) => isFirst).length;
  }

  /** Notes users that the directory removed, until the end of the run. One that it names again later is not removed. */
  async noteRemoved(directoryId: string, runId: string, externalIds: readonly string[]): Promise<void> {
    await this.em.execute(
      `update directory_pull_objects o set removed_in = ? from jsonb_array_elements_text(?::jsonb) w
       where o.directory_id = ? and o.kind = 'user' and o.external_id = w.value`,
      [runId, JSON.stringify(externalIds), directoryId],
    );
  }

  async removed(directoryId: string, runId: string): Promise<string[]> {
    const rows = await this.em.execute<{ externalId: string }[]>(
      `select external_id as "externalId" from directory_pull_objects
       where directory_id = ? and removed_in is not null and removed_in = ?`,
      [directoryId, runId],
    );
    return rows.map(({ externalId }) => externalId);
  }

  /** Users that could not be recorded. */
  async refused(directoryId: string): Promise<ScimUser[]> {
    const rows = await this.em.execute<{ refused: ScimUser }[]>(
      `select o.refused from directory_pull_objects o
       where o.directory_id = ? and o.refused is not null order by o.external_id`,
      [directoryId],
    );
    return rows.map(({ refused }) => refused);
  }

  /** Of those that could not be recorded, these still can not. */
  async keepRefused(directoryId: string, externalIds: readonly string[]): Promise<void> {
    await this.em.execute(
      `update directory_pull_objects o set refused = null
       where o.directory_id = ? and o.refused is not null and o.external_id <> all(?::text[])`,
      [directoryId, textArray(externalIds)],
    );
  }

  /** IDs of deleted directory users that still hold one of these user names. */
  async goneHolders(directoryId: string, userNameKeys: readonly string[]): Promise<string[]> {
    if (userNameKeys.length === 0) return [];
    const rows = await this.em.execute<{ id: string }[]>(
      `select u.id from directory_users u
       where u.directory_id = ? and u.user_name_key = any(?::text[]) and u.deleted_at is null
         and not exists (select 1 from directory_pull_objects o
           where o.directory_id = u.directory_id and o.kind = 'user' and o.external_id = u.external_id)
       order by u.id`,
      [directoryId, textArray(userNameKeys)],
    );
    return rows.map(({ id }) => id);
  }

  async forget(directoryId: string, kind: Kind, externalIds: readonly string[]): Promise<void> {
    await this.em.execute(
      `delete from directory_pull_objects o using jsonb_array_elements_text(?::jsonb) w
       where o.directory_id = ? and o.kind = ? and o.external_id = w.value`,
      [JSON.stringify(externalIds), directoryId, kind],
    );
  }

  async seen(directoryId: string, kind: Kind, runId: string): Promise<string[]> {
    const rows = await this.em.execute<{ externalId: string }[]>(
      `select external_id as "externalId" from directory_pull_objects
       where directory_id = ? and kind = ? and seen_in = ?`,
      [directoryId, kind, runId],
    );
    return rows.map(({ externalId }) => externalId);
  }

  async unseen(directoryId: string, kind: Kind, runId: string): Promise<string[]> {
    const rows = await this.em.execute<{ externalId: string }[]>(
      `select external_id as "externalId" from directory_pull_objects
       where directory_id = ? and kind = ? and seen_in <> ?`,
      [directoryId, kind, runId],
    );
    return rows.map(({ externalId }) => externalId);
  }

  /** IDs of directory users by their external ID, of those that the directory has. */
  async userIds(directoryId: string, externalIds: readonly string[]): Promise<Map<string, string>> {
    if (externalIds.length === 0) return new Map();
    const rows = await this.em.execute<{ id: string; externalId: string }[]>(
      `select u.id, u.external_id as "externalId" from jsonb_array_elements_text(?::jsonb) w
         cross join lateral (
           select d.id, d.external_id from directory_users d
           where d.directory_id = ? and d.external_id = w.value and d.deleted_at is null offset 0
         ) u`,
      [JSON.stringify(externalIds), directoryId],
    );
    return new Map(rows.map(({ id, externalId }) => [externalId, id]));
  }

  /** Members that wait for the end of the run. An empty ID says that the others name every member. */
  async stage(
    { tenantId, directoryId }: Place,
    group: string,
    members: readonly StagedMember[],
  ): Promise<void> {
    if (members.length === 0) return;
    await this.em.execute(
      `insert into directory_pull_members (directory_id, tenant_id, group_external_id, member_external_id, is_removed)
       select ?::uuid, ?::uuid, ?, w."externalId", bool_and(w."isRemoved")
       from jsonb_to_recordset(?::jsonb) as w ("externalId" text, "isRemoved" boolean) group by w."externalId"
       on conflict (directory_id, group_external_id, member_external_id) do update set is_removed = excluded.is_removed`,
      [directoryId, tenantId, group, JSON.stringify(members)],
    );
  }

  /** A group whose members wait. */
  async nextStaged(directoryId: string): Promise<string | null> {
    const [row] = await this.em.execute<{ group: string }[]>(
      `select group_external_id as "group" from directory_pull_members where directory_id = ?
       order by group_external_id limit 1`,
      [directoryId],
    );
    return row?.group ?? null;
  }

  staged(directoryId: string, group: string): Promise<StagedMember[]> {
    return this.em.execute(
      `select member_external_id as "externalId", is_removed as "isRemoved" from directory_pull_members
       where directory_id = ? and group_external_id = ?`,
      [directoryId, group],
    );
  }

  /** @param group undefined: those of all groups */
  async unstage(directoryId: string, group?: string): Promise<void> {
    await this.em.execute(
      `delete from directory_pull_members where directory_id = ? and (?::text is null or group_external_id = ?)`,
      [directoryId, group ?? null, group ?? null],
    );
  }
}
