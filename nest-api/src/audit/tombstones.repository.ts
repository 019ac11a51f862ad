import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/** The tombstone of an erased tenant's audit log. */
export interface Tombstone {
  readonly deletedBy: string | null;
  readonly events: number;
  readonly lastHash: Buffer | null;
}

/** Tombstones of erased audit logs. Joins the platform's unit of work. */
@Injectable()
export class TombstonesRepository {
  constructor(private readonly em: EntityManager) {}

  async of(tenantId: string): Promise<Tombstone | null> {
    const [row] = await this.em.execute<
      { deletedBy: string | null; events: string; lastHash: Buffer | null }[]
    >(
      `select deleted_by as "deletedBy", events, last_hash as "lastHash" from audit_tombstones
       where erased_tenant = ?`,
      [tenantId],
    );
    return row ? { ...row, events: Number(row.events) } : null;
  }
}
