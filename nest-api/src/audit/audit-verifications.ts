import type { AuditVerification } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { Unavailable } from '../common/app-error.js';
import { MaintenanceDatabase } from '../jobs/maintenance-database.js';
import { trailOf } from './platform-trail.js';
import { noteVerification } from './verification-record.repository.js';
import { verifyChain } from './verify.js';

const RETRY_AFTER_SECONDS = 5;

/** Verifies a chain for a waiting user. It takes long, so only one runs at a time in a process. */
@Injectable()
export class AuditVerifications {
  private isBusy = false;

  constructor(private readonly database: MaintenanceDatabase) {}

  /** @throws Unavailable another one is running */
  async run(tenantId: string | null): Promise<AuditVerification> {
    if (this.isBusy) throw new Unavailable(RETRY_AFTER_SECONDS);
    this.isBusy = true;
    try {
      const report = await this.database.withConnection(async (client) => {
        const found = await verifyChain(client, trailOf(tenantId));
        await noteVerification(client, 'one', [found]);
        return found;
      });
      return {
        events: report.events,
        findings: [...report.findings],
        head: report.head && { n: report.head.n, hash: report.head.hash },
      };
    } finally {
      this.isBusy = false;
    }
  }
}
