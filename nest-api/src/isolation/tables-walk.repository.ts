import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ISOLATION_FLAWS, type IsolationFlaw, ROLE_FLAWS } from '../database/isolation-flaws.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import type { Canary } from './canaries.repository.js';

export interface TablesResult {
  /** Reads of a table by a role. */
  readonly tables: number;
  readonly failures: string[];
}

/** Tables with that column which the role of the transaction may read. */
const READABLE = `
  select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and a.attname = ?::text and not a.attisdropped and has_column_privilege(c.oid, a.attnum, 'select')
  order by 1`;

/** Reads every table as the roles that serve one organization and one user. */
@Injectable()
export class TablesWalk {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
  ) {}

  /** Looks for rows of any other organization or user. */
  async read({ tenantId, userId }: Canary): Promise<TablesResult> {
    const asTenant = await this.readAll('tenant_id', tenantId, 'gatehouse_app', (work) =>
      this.unit.inTenant(tenantId, work),
    );
    const asPerson = await this.readAll('user_id', userId, 'gatehouse_person', (work) =>
      this.unit.asPerson(userId, work),
    );
    return {
      tables: asTenant.tables + asPerson.tables,
      failures: [...asTenant.failures, ...asPerson.failures],
    };
  }

  /** Flaws of policies and roles, including tables without rows. */
  async flaws(): Promise<string[]> {
    return this.unit.onPlatform('the catalog belongs to no tenant', async () => {
      const tables = await this.em.execute<IsolationFlaw[]>(ISOLATION_FLAWS);
      const roles = await this.em.execute<{ role: string; flaw: string }[]>(ROLE_FLAWS);
      return [
        ...tables.map(({ table, flaw }) => `${table}: ${flaw}`),
        ...roles.map(({ role, flaw }) => `${role}: ${flaw}`),
      ];
    });
  }

  /** One transaction for each table, so that the proof never holds locks on many. */
  private async readAll(
    column: 'tenant_id' | 'user_id',
    own: string,
    role: string,
    within: <T>(work: () => Promise<T>) => Promise<T>,
  ): Promise<TablesResult> {
    const tables = await within(() => this.em.execute<{ name: string }[]>(READABLE, [column]));
    const failures: string[] = [];
    for (const { name } of tables) {
      const sql = `select exists (select 1 from "${name}" where ${column} <> ?::uuid) as leaks`;
      const [row] = await within(() => this.em.execute<{ leaks: boolean }[]>(sql, [own]));
      if (row?.leaks !== false) failures.push(`table ${name}: ${role} reads rows of others`);
    }
    return { tables: tables.length, failures };
  }
}
