import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock, plusSeconds } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { Jobs } from '../../jobs/jobs.js';
import { Mail } from '../../mail/mail.js';
import { TenantAdmins } from '../../users/tenant-admins.js';
import { pageOfApplication } from '../settings/page-of-application.js';
import { ProvisioningRepository } from '../settings/provisioning.repository.js';
import { RejectedAccounts, type RejectingApplication } from './rejected-accounts.repository.js';

const EVERY_MS = 60_000;
const DAY_SECONDS = 86_400;
/** The first sync of an application takes minutes. All accounts that it rejects are in one email. */
const GATHER_SECONDS = 600;

/** Emails the admins about accounts that an application rejects: at most once a day for each application. */
@Injectable()
export class ProvisioningWarningsJob implements OnModuleInit {
  static readonly NAME = 'provisioning-warnings';

  constructor(
    private readonly jobs: Jobs,
    private readonly rejected: RejectedAccounts,
    private readonly applications: ProvisioningRepository,
    private readonly admins: TenantAdmins,
    private readonly mail: Mail,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.register({ name: ProvisioningWarningsJob.NAME, everyMs: EVERY_MS, run: () => this.run() });
  }

  private async run(): Promise<void> {
    const now = this.clock.now();
    const rejecting = await this.unit.onPlatform('the job looks after the applications of all tenants', () =>
      this.rejected.untold(plusSeconds(now, -DAY_SECONDS), plusSeconds(now, -GATHER_SECONDS)),
    );
    for (const application of rejecting)
      await this.unit.inTenant(application.tenantId, () => this.tell(application, now));
  }

  private async tell(application: RejectingApplication, now: Date): Promise<void> {
    const count = await this.rejected.count(application);
    if (count === 0) return;
    await this.rejected.noteTold(application, now);
    const named = await this.applications.application(application.id);
    await this.admins.tell(this.mail, application.tenantId, {
      template: 'provisioning-rejected',
      data: {
        application: named?.name ?? '',
        count,
        reasons: await this.rejected.reasons(application),
        path: pageOfApplication(application),
      },
    });
  }
}
