import { LIMITS } from '@gatehouse/contracts';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { Audit } from '../../audit/audit.js';
import { TombstonesRepository } from '../../audit/tombstones.repository.js';
import { Clock } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { Jobs } from '../../jobs/jobs.js';

const EVERY_MS = 60 * 60_000;

/** Erases tenants that were deleted long enough ago. The database erases each in one transaction. */
@Injectable()
export class ErasureJob implements OnModuleInit {
  static readonly NAME = 'tenant-erasure';
  private readonly logger = new Logger('Erasure');

  constructor(
    private readonly jobs: Jobs,
    private readonly tombstones: TombstonesRepository,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.register({
      name: ErasureJob.NAME,
      everyMs: EVERY_MS,
      run: (client, stopping) => this.run(client, stopping),
    });
  }

  private async run(client: PoolClient, stopping: AbortSignal): Promise<void> {
    const now = this.clock.now();
    const before = new Date(now.getTime() - LIMITS.erasureDays * 86_400_000);
    const { rows } = await client.query<{ id: string }>('select tenants_to_erase($1) as id', [before]);
    for (const { id } of rows) {
      if (stopping.aborted) return;
      const erased = await client.query<{ done: boolean }>('select erase_tenant($1, $2, $3) as done', [
        id,
        before,
        now,
      ]);
      if (erased.rows[0]?.done) await this.tell(id);
    }
  }

  /** In the platform's audit log, because the tenant's own is erased. */
  private async tell(tenantId: string): Promise<void> {
    await this.unit.onPlatform('what is left of an erased tenant is the platform’s', async () => {
      const tombstone = await this.tombstones.of(tenantId);
      await this.audit.record({
        tenantId: null,
        actor: { type: 'system', id: null },
        action: 'tenant.erased',
        target: { type: 'tenant', id: tenantId },
        outcome: 'success',
        detail: {
          deletedBy: tombstone?.deletedBy ?? null,
          events: tombstone?.events ?? 0,
          lastHash: tombstone?.lastHash?.toString('base64url') ?? null,
        },
      });
    });
    this.logger.log({ tenantId }, 'a deleted tenant was erased');
  }
}
