import type { TenantExport } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import { NotFoundError } from '../../common/app-error.js';
import type { Caller } from '../../common/caller.js';
import { Clock } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { PARTS } from './tenant-export.sql.js';

/** Exports the data of a tenant, for customers who leave or before an erasure. */
@Injectable()
export class TenantExporter {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFoundError */
  of(caller: Caller, id: string): Promise<TenantExport> {
    return this.unit.onPlatform('a superadmin takes out all that is kept of a tenant', async () => {
      const parts = {} as Record<keyof typeof PARTS, Record<string, unknown>[]>;
      for (const [name, sql] of Object.entries(PARTS) as [keyof typeof PARTS, string][]) {
        parts[name] = await this.em.execute(sql, [id]);
      }
      if (parts.tenant.length === 0) throw new NotFoundError('tenant');
      await this.audit.record({
        tenantId: id,
        actor: { type: 'user', id: caller.userId },
        action: 'tenant.exported',
        target: { type: 'tenant', id },
        outcome: 'success',
      });
      return { exportedAt: this.clock.now().toISOString(), ...toJson(parts) };
    });
  }
}

/** Dates as text, as in API responses. */
function toJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
