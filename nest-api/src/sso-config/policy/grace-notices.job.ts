import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { Jobs } from '../../jobs/jobs.js';
import { Mail } from '../../mail/mail.js';
import { TenantAdmins } from '../../users/tenant-admins.js';
import { endingGracePeriods } from './ending-grace.sql.js';
import { SsoPoliciesRepository } from './sso-policies.repository.js';

const EVERY_MS = 3_600_000;

/** Emails the admins of an organization two days before it begins to require single sign-on. */
@Injectable()
export class GraceNoticesJob implements OnModuleInit {
  static readonly NAME = 'sso-grace-notices';

  constructor(
    private readonly jobs: Jobs,
    private readonly policies: SsoPoliciesRepository,
    private readonly unit: UnitOfWork,
    private readonly admins: TenantAdmins,
    private readonly mail: Mail,
  ) {}

  onModuleInit(): void {
    this.jobs.register({ name: GraceNoticesJob.NAME, everyMs: EVERY_MS, run: (client) => this.run(client) });
  }

  private async run(client: PoolClient): Promise<void> {
    for (const tenantId of await endingGracePeriods(client))
      await this.unit.onPlatform('the job announces to the admins of all tenants', () =>
        this.announce(tenantId),
      );
  }

  private async announce(tenantId: string): Promise<void> {
    const policy = await this.policies.of(tenantId);
    // It may have changed since it was listed.
    if (!policy?.enforced || !policy.enforcedFrom) return;
    await this.policies.noteEndingAnnounced(tenantId);
    await this.admins.tell(this.mail, tenantId, {
      template: 'sso-grace-ending',
      data: { from: policy.enforcedFrom.toISOString() },
    });
  }
}
