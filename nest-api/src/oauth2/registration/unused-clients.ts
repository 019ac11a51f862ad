import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import { Clock } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { Jobs } from '../../jobs/jobs.js';
import { ClientRegistrations, type UnusedClient } from './client-registrations.repository.js';

const HOUR = 3_600_000;
const BATCH = 200;

/** Deletes applications that registered themselves and were not used for as long as their organization says. */
@Injectable()
export class UnusedClients implements OnModuleInit {
  constructor(
    private readonly registrations: ClientRegistrations,
    private readonly jobs: Jobs,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.register({
      name: 'unused-clients',
      everyMs: 6 * HOUR,
      run: (_client, stopping) => this.run(stopping),
    });
  }

  private async run(stopping: AbortSignal): Promise<void> {
    let removed: number;
    do {
      removed = await this.unit.onPlatform('unused applications of every organization', () => this.batch());
    } while (removed === BATCH && !stopping.aborted);
  }

  private async batch(): Promise<number> {
    const now = this.clock.now();
    const registered = await this.registrations.unused(now, BATCH);
    const documents = await this.registrations.unusedDocuments(now, BATCH - registered.length);
    const unused = [...registered, ...documents];
    for (const { id } of unused) await this.registrations.removeClient(id);
    await this.audit.recordAll(unused.map(expired));
    return unused.length;
  }
}

function expired({ id, clientId, tenantId, name }: UnusedClient) {
  return {
    tenantId,
    actor: { type: 'system' as const, id: null },
    action: 'oauth_client.expired' as const,
    target: { type: 'oauth_client', id },
    outcome: 'success' as const,
    detail: { client_id: clientId, name },
  };
}
