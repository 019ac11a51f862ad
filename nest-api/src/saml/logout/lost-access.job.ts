import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import { Clock, plusSeconds } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { Jobs } from '../../jobs/jobs.js';
import { LogoutRoutes, subjectAt } from './logout-routes.js';
import { LostAccess, type LostSession } from './lost-access.repository.js';
import { SoapLogout, SoapLogoutFailed } from './soap-logout.js';

const SECOND = 1_000;
const BATCH = 10;
/** Longer than one attempt may take. */
const CLAIM_SECONDS = 60;
/** Seconds until the next attempt. After the last one, the application keeps its session. */
const WAITS = [10, 60, 300, 1_800];
const WHY = 'the job ends sessions at the applications of all tenants';

/** Ends the sessions of users at SAML applications that they lost the access to, and records the outcome. */
@Injectable()
export class LostAccessJob implements OnModuleInit {
  static readonly NAME = 'saml-lost-access';
  private readonly logger = new Logger('SAML');

  constructor(
    private readonly jobs: Jobs,
    private readonly lost: LostAccess,
    private readonly routes: LogoutRoutes,
    private readonly soap: SoapLogout,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.register({
      name: LostAccessJob.NAME,
      everyMs: SECOND,
      run: async (_client, stopping) => {
        while ((await this.endBatch()) && !stopping.aborted);
      },
    });
  }

  /** @returns whether more may be due */
  private async endBatch(): Promise<boolean> {
    const now = this.clock.now();
    const claimed = await this.unit.onPlatform(WHY, () =>
      this.lost.claim(now, plusSeconds(now, CLAIM_SECONDS), BATCH),
    );
    await Promise.all(claimed.map((session) => this.endOne(session)));
    return claimed.length === BATCH;
  }

  private async endOne(session: LostSession): Promise<void> {
    const failure = await this.attempt(session);
    const wait = failure === 'not_supported' ? undefined : WAITS[session.attempts - 1];
    if (failure !== null)
      this.logger.warn(
        { application: session.serviceProviderId, reason: failure },
        'an application did not end a session',
      );
    await this.unit.onPlatform(WHY, async () => {
      if (failure === null) await this.lost.forget(session);
      else {
        const again = wait === undefined ? null : plusSeconds(this.clock.now(), wait);
        await this.lost.tryAgain(session, again);
        if (again) return;
      }
      await this.record(session, failure);
    });
  }

  /** @returns why the session goes on; null if it ended */
  private async attempt(session: LostSession): Promise<SoapLogoutFailed['reason'] | 'not_supported' | null> {
    const { serviceProviderId: id, soapUrl, entityId, host } = session;
    const route = soapUrl === null ? null : await this.routes.find({ kind: 'application', id, host });
    if (soapUrl === null || route === null) return 'not_supported';
    try {
      const subject = subjectAt({ kind: 'application', participant: session });
      await this.soap.end({ url: soapUrl, entityId }, route, subject);
      return null;
    } catch (error) {
      if (error instanceof SoapLogoutFailed) return error.reason;
      throw error;
    }
  }

  private record({ tenantId, userId, serviceProviderId, entityId }: LostSession, failure: string | null) {
    return this.audit.record({
      tenantId,
      actor: { type: 'system', id: null },
      action: 'saml.access_ended',
      target: { type: 'user', id: userId },
      outcome: failure === null ? 'success' : 'failure',
      detail: {
        application: serviceProviderId,
        entity_id: entityId,
        ...(failure !== null && { reason: failure }),
      },
    });
  }
}
