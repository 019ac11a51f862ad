import { CERTIFICATE_WARNING_DAYS } from '@gatehouse/contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { Clock } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { Jobs } from '../../jobs/jobs.js';
import { ConfigurationStates } from './configuration-states.repository.js';
import { ConnectionAdmins, pageOfConnection } from './connection-admins.js';
import { endingCertificates } from './due-connections.sql.js';
import { SsoConfigurationsRepository } from './sso-configurations.repository.js';

const EVERY_MS = 60 * 60_000;
const DAY_MS = 86_400_000;

/** Warns a tenant's admins about an expiring certificate: once for each step, across all replicas. */
@Injectable()
export class CertificateWarningsJob implements OnModuleInit {
  static readonly NAME = 'sso-certificates';

  constructor(
    private readonly jobs: Jobs,
    private readonly configurations: SsoConfigurationsRepository,
    private readonly states: ConfigurationStates,
    private readonly unit: UnitOfWork,
    private readonly admins: ConnectionAdmins,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.register({
      name: CertificateWarningsJob.NAME,
      everyMs: EVERY_MS,
      run: (client) => this.run(client),
    });
  }

  private async run(client: PoolClient): Promise<void> {
    const [first] = CERTIFICATE_WARNING_DAYS;
    const now = this.clock.now();
    const ids = await endingCertificates(client, now, new Date(now.getTime() + first * DAY_MS));
    for (const id of ids) {
      await this.unit.onPlatform('the clock looks after the connections of all tenants', () => this.warn(id));
    }
  }

  private async warn(id: string): Promise<void> {
    const state = await this.states.require(id);
    const configuration = await this.configurations.find(id);
    const due = dueWarning(state.certificateExpiresAt ?? null, state.warnedDays ?? null, this.clock.now());
    if (due === null || !configuration) return;
    await this.states.noteWarning(state, due.step);
    await this.admins.tell(configuration, {
      template: 'sso-certificate-expires',
      data: { connection: configuration.name, days: due.daysLeft, path: pageOfConnection(configuration) },
    });
  }
}

/** The step of 30, 14, 7, 1 that is due and was not sent; null for none. A missed step is sent late. */
export function dueWarning(
  ends: Date | null,
  warned: number | null,
  now: Date,
): { step: number; daysLeft: number } | null {
  if (!ends || ends <= now) return null;
  const daysLeft = Math.ceil((ends.getTime() - now.getTime()) / DAY_MS);
  const step = [...CERTIFICATE_WARNING_DAYS].reverse().find((days) => daysLeft <= days);
  return step === undefined || (warned !== null && warned <= step) ? null : { step, daysLeft };
}
