import { Injectable, Logger } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import { Clock, plusSeconds } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { Mail } from '../../mail/mail.js';
import { TenantAdmins } from '../../users/tenant-admins.js';
import type { ApplicationProvisioning } from '../application-provisioning.entity.js';
import { pageOfApplication } from '../settings/page-of-application.js';
import { ProvisioningRepository } from '../settings/provisioning.repository.js';
import type { TargetProblem } from '../target/target-problem.js';
import { waitAfter } from './backoff.js';

/** Failures in a row until the admins are told; with the waits between them about ten minutes. */
const STOPS_AFTER = 7;
const RATE_LIMIT_SECONDS = 60;

/** Whether a target works as a whole: waits that it asks for, and the notice when it stopped. */
@Injectable()
export class TargetStanding {
  private readonly logger = new Logger('Provisioning');

  constructor(
    private readonly targets: ProvisioningRepository,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
    private readonly admins: TenantAdmins,
    private readonly mail: Mail,
    private readonly clock: Clock,
  ) {}

  works({ id, tenantId, clientId }: ApplicationProvisioning): Promise<void> {
    return this.unit.inTenant(tenantId, async () => {
      if (!(await this.targets.noteSuccess(id, this.clock.now()))) return;
      await this.audit.record({
        tenantId,
        actor: { type: 'system', id: null },
        action: 'provisioning.resumed',
        target: { type: clientId ? 'oauth_client' : 'saml_service_provider', id },
        outcome: 'success',
      });
    });
  }

  /** Nothing is sent to the target for a while. A rate limit is no failure. */
  async fails(provisioning: ApplicationProvisioning, problem: TargetProblem): Promise<void> {
    const { id, tenantId, failures } = provisioning;
    const now = this.clock.now();
    const record = problem.toRecord(now);
    this.logger.warn(
      { application: id, problem: problem.code, status: problem.status },
      'a provisioning target failed',
    );
    await this.unit.inTenant(tenantId, async () => {
      if (problem.code === 'rate_limited') {
        const seconds = problem.retryAfterSeconds ?? RATE_LIMIT_SECONDS;
        return this.targets.postpone(id, record, plusSeconds(now, Math.max(1, seconds)));
      }
      const seconds = Math.max(waitAfter(failures + 1), problem.retryAfterSeconds ?? 0);
      const stopsAfter = problem.isLasting ? 1 : STOPS_AFTER;
      if (await this.targets.noteFailure(id, record, plusSeconds(now, seconds), stopsAfter))
        await this.tell(provisioning, problem, now);
    });
  }

  private async tell(
    provisioning: ApplicationProvisioning,
    problem: TargetProblem,
    now: Date,
  ): Promise<void> {
    const { id, tenantId, clientId } = provisioning;
    await this.audit.record({
      tenantId,
      actor: { type: 'system', id: null },
      action: 'provisioning.stopped',
      target: { type: clientId ? 'oauth_client' : 'saml_service_provider', id },
      outcome: 'failure',
      detail: { problem: problem.code, status: problem.status },
    });
    const application = await this.targets.application(id);
    await this.admins.tell(this.mail, tenantId, {
      template: 'provisioning-stopped',
      data: {
        application: application?.name ?? '',
        problem: problem.isLasting ? 'credentials' : 'unavailable',
        path: pageOfApplication(provisioning),
      },
    });
    await this.targets.noteTold(id, now);
  }
}
