import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { Audit } from '../audit/audit.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { Jobs } from '../jobs/jobs.js';
import { removeDemoData } from './remove-demo-data.js';

const EVERY_MS = 60 * 60_000;

/** Erases the demo data after a superadmin has requested it. */
@Injectable()
export class DemoRemoval implements OnModuleInit {
  static readonly NAME = 'demo-data-removal';
  private readonly logger = new Logger('DemoData');

  constructor(
    private readonly jobs: Jobs,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
  ) {}

  onModuleInit(): void {
    this.jobs.register({
      name: DemoRemoval.NAME,
      everyMs: EVERY_MS,
      run: (client, stopping) => this.run(client, stopping),
    });
  }

  private async run(client: PoolClient, stopping: AbortSignal): Promise<void> {
    const { rows } = await client.query<{ by: string | null }>(
      'select removal_asked_by as by from demo_data where removal_asked_at is not null',
    );
    const [asked] = rows;
    if (!asked) return;
    const removed = await removeDemoData(client, true, stopping);
    if (!removed) return;
    const { organizations, people } = removed;
    await this.unit.onPlatform('the demo data was the platform’s', () =>
      this.audit.record({
        tenantId: null,
        actor: { type: 'user', id: asked.by },
        action: 'demo_data.removed',
        outcome: 'success',
        detail: { organizations, people },
      }),
    );
    this.logger.log({ organizations, people }, 'the demo data was removed');
  }
}
