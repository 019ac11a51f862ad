import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

export interface Mode {
  readonly enabled: boolean;
  readonly changedAt: Date;
  readonly changedBy: string | null;
}

/** The works-council mode of organizations. Joins the caller's unit of work. */
@Injectable()
export class WorksCouncilRepository {
  constructor(private readonly em: EntityManager) {}

  /** Null for an organization that never had it. */
  async of(tenantId: string): Promise<Mode | null> {
    const [row] = await this.em.execute<Mode[]>(
      `select enabled, changed_at as "changedAt", changed_by as "changedBy" from works_council_modes where tenant_id = ?`,
      [tenantId],
    );
    return row ? { ...row, changedAt: new Date(row.changedAt) } : null;
  }

  /** @returns whether it changed */
  async save(tenantId: string, { enabled, changedAt, changedBy }: Mode): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      `insert into works_council_modes as m (tenant_id, enabled, changed_at, changed_by) values (?, ?, ?, ?)
       on conflict (tenant_id) do update set enabled = excluded.enabled, changed_at = excluded.changed_at,
         changed_by = excluded.changed_by where m.enabled <> excluded.enabled returning 1`,
      [tenantId, enabled, changedAt, changedBy],
    );
    return rows.length > 0;
  }
}
