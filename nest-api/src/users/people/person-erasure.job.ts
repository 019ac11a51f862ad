import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { Audit } from '../../audit/audit.js';
import { Clock } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { Jobs } from '../../jobs/jobs.js';

const EVERY_MS = 60_000;

interface Due {
  readonly id: string;
  readonly asked_by: string | null;
}

/**
 * Erases users whose erasure is due: they belong to no tenant or requested it. The database erases each in one
 * transaction.
 */
@Injectable()
export class PersonErasure implements OnModuleInit {
  static readonly NAME = 'person-erasure';
  private readonly logger = new Logger('Erasure');

  constructor(
    private readonly jobs: Jobs,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.register({
      name: PersonErasure.NAME,
      everyMs: EVERY_MS,
      run: (client, stopping) => this.run(client, stopping),
    });
  }

  private async run(client: PoolClient, stopping: AbortSignal): Promise<void> {
    const now = this.clock.now();
    const { rows } = await client.query<Due>('select id, asked_by from people_to_erase($1)', [now]);
    for (const due of rows) {
      if (stopping.aborted) return;
      const erased = await client.query<{ done: boolean }>('select erase_person($1, $2) as done', [
        due.id,
        now,
      ]);
      if (erased.rows[0]?.done) await this.tell(due);
    }
  }

  /** The audit event contains only the ID, which no longer belongs to a user. */
  private async tell({ id, asked_by: askedBy }: Due): Promise<void> {
    await this.unit.onPlatform('who belongs to no tenant is the platform’s', () =>
      this.audit.record({
        tenantId: null,
        actor: { type: 'system', id: null },
        action: 'user.erased',
        target: { type: 'user', id },
        outcome: 'success',
        detail: { askedBy },
      }),
    );
    this.logger.log({ personId: id }, 'a person was erased');
  }
}
