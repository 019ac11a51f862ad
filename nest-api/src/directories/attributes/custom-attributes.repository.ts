import type { CreateCustomAttribute, CustomAttributeDto } from '@gatehouse/contracts';
import { CUSTOM_USER_SCHEMA } from '@gatehouse/scim';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { CustomAttributeUse } from './custom-attribute-refused.js';

export interface CustomAttributeRow {
  readonly id: string;
  readonly tenantId: string;
  readonly name: string;
  readonly label: string;
  readonly type: CustomAttributeDto['type'];
  readonly multiValued: boolean;
  readonly createdAt: Date;
}

const COLUMNS = `a.id, a.tenant_id as "tenantId", a.name, a.label, a.type, a.multi_valued as "multiValued",
  a.created_at as "createdAt"`;

/** Custom attributes of organizations. Joins the unit of work that is open. */
@Injectable()
export class CustomAttributesRepository {
  constructor(private readonly em: EntityManager) {}

  list(tenantId: string): Promise<CustomAttributeRow[]> {
    return this.em.execute(`select ${COLUMNS} from custom_attributes a where a.tenant_id = ? order by a.id`, [
      tenantId,
    ]);
  }

  async find(tenantId: string, id: string): Promise<CustomAttributeRow | null> {
    const [row] = await this.em.execute<CustomAttributeRow[]>(
      `select ${COLUMNS} from custom_attributes a where a.tenant_id = ? and a.id = ?`,
      [tenantId, id],
    );
    return row ?? null;
  }

  /** @returns the ID; null if an attribute has the name, in whatever case */
  async add(
    tenantId: string,
    { name, label, type, multiValued }: Omit<CreateCustomAttribute, 'tenantId'>,
    by: string,
    now: Date,
  ): Promise<string | null> {
    const id = uuidv7();
    const added = await this.em.execute<unknown[]>(
      `insert into custom_attributes (id, tenant_id, name, label, type, multi_valued, created_by, created_at)
       values (?, ?, ?, ?, ?, ?, ?, ?) on conflict (tenant_id, lower(name)) do nothing returning 1`,
      [id, tenantId, name, label, type, multiValued, by, now],
    );
    return added.length > 0 ? id : null;
  }

  /** Applications that send its values. */
  uses(tenantId: string, name: string): Promise<CustomAttributeUse[]> {
    return this.em.execute(
      'select place, id, name from custom_attribute_uses(?, ?) order by place, name, id',
      [tenantId, name],
    );
  }

  async remove(id: string): Promise<void> {
    await this.em.execute('delete from custom_attributes where id = ?', [id]);
  }

  /** Sets values of a member; null removes one. */
  async changeValuesOfMember(
    tenantId: string,
    userId: string,
    values: Readonly<Record<string, unknown>>,
    now: Date,
  ): Promise<void> {
    await this.em.execute(
      `insert into member_attribute_values as v (tenant_id, user_id, "values", updated_at)
       values (?, ?, jsonb_strip_nulls(?::jsonb), ?)
       on conflict (tenant_id, user_id) do update
         set "values" = jsonb_strip_nulls(v."values" || ?::jsonb), updated_at = excluded.updated_at`,
      [tenantId, userId, JSON.stringify(values), now, JSON.stringify(values)],
    );
  }

  /** How many users have a value, by the name of the attribute. */
  async usersByName(tenantId: string): Promise<Map<string, number>> {
    const rows = await this.em.execute<{ name: string; count: number }[]>(
      'select name, count from custom_attribute_counts(?)',
      [tenantId],
    );
    return new Map(rows.map(({ name, count }) => [name, count]));
  }

  /**
   * Removes the values of an attribute from all users.
   *
   * @returns how many had one
   */
  async removeValues(tenantId: string, name: string, now: Date): Promise<number> {
    const ofDirectories = await this.removeValuesOfDirectories(tenantId, name, now);
    const ofMembers = await this.em.execute<unknown[]>(
      `update member_attribute_values v set "values" = v."values" - ?::text, updated_at = ?
       where v.tenant_id = ? and jsonb_exists(v."values", ?::text) returning 1`,
      [name, now, tenantId, name],
    );
    return ofDirectories + ofMembers.length;
  }

  private async removeValuesOfDirectories(tenantId: string, name: string, now: Date): Promise<number> {
    const rows = await this.em.execute<unknown[]>(
      `update directory_users u set updated_at = ?, version = u.version + 1,
         resource = case when (u.resource -> ?::text) - ?::text <> '{}' then u.resource #- array[?::text, ?::text]
           else jsonb_set(u.resource - ?::text, '{schemas}', (u.resource -> 'schemas') - ?::text) end
       where u.tenant_id = ? and jsonb_exists(u.resource -> ?::text, ?::text) returning 1`,
      [
        now,
        CUSTOM_USER_SCHEMA,
        name,
        CUSTOM_USER_SCHEMA,
        name,
        CUSTOM_USER_SCHEMA,
        CUSTOM_USER_SCHEMA,
        tenantId,
        CUSTOM_USER_SCHEMA,
        name,
      ],
    );
    return rows.length;
  }
}
