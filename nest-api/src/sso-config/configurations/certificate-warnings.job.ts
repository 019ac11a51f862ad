import { CERTIFICATE_WARNING_DAYS } from '@gatehouse/contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { Clock } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { Jobs } from '../../jobs/jobs.js';
import { Mail, type MailOrder } from '../../mail/mail.js';
import { TenantAdmins } from '../../users/tenant-admins.js';
import { UsersRepository } from '../../users/users.repository.js';
import { ConfigurationStates } from './configuration-states.repository.js';
import { endingCertificates } from './due-connections.sql.js';
import { SsoConfigurationsRepository } from './sso-configurations.repository.js';

const EVERY_MS = 60 * 60_000;
const DAY_MS = 86_400_000;
const MOST_SUPERADMINS = 50;

/** Tells a tenant's admins in time that a certificate ends; each step once, whatever replica is at it. */
@Injectable()
export class CertificateWarningsJob implements OnModuleInit {
  static readonly NAME = 'sso-certificates';

  constructor(
    private readonly jobs: Jobs,
    private readonly configurations: SsoConfigurationsRepository,
    private readonly states: ConfigurationStates,
    private readonly users: UsersRepository,
    private readonly unit: UnitOfWork,
    private readonly admins: TenantAdmins,
    private readonly mail: Mail,
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
    const { name, tenantId } = configuration;
    const base = tenantId ? '/admin/sso' : '/superadmin/sso-configuration';
    const order = {
      template: 'sso-certificate-expires',
      data: { connection: name, days: due.daysLeft, path: `${base}/${id}` },
    } as const;
    if (tenantId) await this.admins.tell(this.mail, tenantId, order);
    else await this.tellSuperadmins(order);
  }

  /** The platform's own connections are theirs to look after. */
  private async tellSuperadmins(
    order: Pick<MailOrder<'sso-certificate-expires'>, 'template' | 'data'>,
  ): Promise<void> {
    const superadmins = await this.users.superadmins(MOST_SUPERADMINS);
    for (const { email, locale } of superadmins)
      await this.mail.send({ ...order, to: email, tenantId: null, locale });
  }
}

/** The step of 30, 14, 7, 1 that is due and was not told; null for none. A step that was slept through is told late. */
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
