import type { AssignableApplicationType, GroupsClaim } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { joinUser } from '../users/users.sql.js';
import { uuids } from './group-members.repository.js';
import type { NamedGroup } from './groups.repository.js';

/** An application that a group is assigned to. */
export interface GivenApplication {
  readonly type: AssignableApplicationType;
  readonly id: string;
  readonly name: string;
  readonly assignedOnly: boolean;
}

export interface ApplicationAccess extends GivenApplication {
  readonly groupsClaim: GroupsClaim | null;
}

/** An application of a user, with why they may use it. */
export interface ApplicationOfUser extends GivenApplication {
  readonly isOwn: boolean;
  readonly groupIds: string[];
}

const COLUMNS = { oauth_client: 'client_id', saml_service_provider: 'service_provider_id' } as const;
const TABLES = {
  groups: { table: 'group_applications', column: 'group_id' },
  users: { table: 'application_people', column: 'user_id' },
} as const;

/** Who is assigned to which application, in the unit of work of the caller. */
@Injectable()
export class GroupApplicationsRepository {
  constructor(private readonly em: EntityManager) {}

  /** Null for another tenant's, and for one of the platform. */
  async find(
    tenantId: string,
    type: AssignableApplicationType,
    id: string,
  ): Promise<ApplicationAccess | null> {
    const ids = `{${id}}`;
    const [row] = await this.em.execute<ApplicationAccess[]>(
      'select * from names_of_applications(?, ?::uuid[], ?::uuid[])',
      [tenantId, type === 'oauth_client' ? ids : '{}', type === 'oauth_client' ? '{}' : ids],
    );
    return row ?? null;
  }

  /** Holds the application's assignments until the unit of work ends. */
  async change(
    tenantId: string,
    { type, id }: Pick<GivenApplication, 'type' | 'id'>,
    access: { assignedOnly: boolean | undefined; groupsClaim: GroupsClaim | undefined },
  ): Promise<void> {
    await this.em.execute('select change_group_access(?, ?, ?, ?, ?::jsonb)', [
      tenantId,
      type === 'oauth_client' ? id : null,
      type === 'oauth_client' ? null : id,
      access.assignedOnly ?? null,
      access.groupsClaim ? JSON.stringify(access.groupsClaim) : null,
    ]);
  }

  async ofGroup(tenantId: string, groupId: string, most: number): Promise<GivenApplication[]> {
    return this.em.execute<GivenApplication[]>(
      `select n.type, n.id, n.name, n."assignedOnly" from (
         select array_agg(a.client_id) filter (where a.client_id is not null) as clients,
           array_agg(a.service_provider_id) filter (where a.service_provider_id is not null) as providers
         from group_applications a where a.tenant_id = ? and a.group_id = ?) g
       cross join lateral names_of_applications(?, coalesce(g.clients, '{}'), coalesce(g.providers, '{}')) n
       order by lower(n.name), n.id limit ?`,
      [tenantId, groupId, tenantId, most],
    );
  }

  groupsOf(
    tenantId: string,
    { type, id }: Pick<GivenApplication, 'type' | 'id'>,
    most: number,
  ): Promise<NamedGroup[]> {
    return this.em.execute<NamedGroup[]>(
      `select g.id, g.name from group_applications a join groups g on g.id = a.group_id
       where a.tenant_id = ? and a.${COLUMNS[type]} = ? order by g.name_key collate "C", g.id limit ?`,
      [tenantId, id, most],
    );
  }

  peopleOf(
    tenantId: string,
    { type, id }: Pick<GivenApplication, 'type' | 'id'>,
    most: number,
  ): Promise<{ id: string; name: string; email: string }[]> {
    return this.em.execute(
      `select u.id, trim(u.given_name || ' ' || u.family_name) as name, u.email
       from application_people a ${joinUser('a.user_id')}
       where a.tenant_id = ? and a.${COLUMNS[type]} = ? order by u.email, u.id limit ?`,
      [tenantId, id, most],
    );
  }

  /** @returns how many were not assigned before */
  async assign(
    tenantId: string,
    { type, id }: Pick<GivenApplication, 'type' | 'id'>,
    who: 'groups' | 'users',
    ids: readonly string[],
    by: string,
  ): Promise<number> {
    const { table, column } = TABLES[who];
    const rows = await this.em.execute<unknown[]>(
      `insert into ${table} (tenant_id, ${column}, ${COLUMNS[type]}, given_by)
       select ?, given.id, ?, ? from unnest(?::uuid[]) given (id) on conflict do nothing returning 1`,
      [tenantId, id, by, uuids(ids)],
    );
    return rows.length;
  }

  /** @returns how many were assigned */
  async withdraw(
    tenantId: string,
    { type, id }: Pick<GivenApplication, 'type' | 'id'>,
    who: 'groups' | 'users',
    ids: readonly string[],
  ): Promise<number> {
    const { table, column } = TABLES[who];
    const rows = await this.em.execute<unknown[]>(
      `delete from ${table} where tenant_id = ? and ${COLUMNS[type]} = ? and ${column} = any(?::uuid[]) returning 1`,
      [tenantId, id, uuids(ids)],
    );
    return rows.length;
  }

  /** Applications that a user may use, those for assigned users first. */
  ofUser(tenantId: string, userId: string, most: number): Promise<ApplicationOfUser[]> {
    return this.em.execute<ApplicationOfUser[]>('select * from applications_for_user(?, ?, ?)', [
      tenantId,
      userId,
      most,
    ]);
  }
}
