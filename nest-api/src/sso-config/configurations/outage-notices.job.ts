import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { Clock } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { Jobs } from '../../jobs/jobs.js';
import { SsoPoliciesRepository } from '../policy/sso-policies.repository.js';
import { ConfigurationStates } from './configuration-states.repository.js';
import { ConnectionAdmins, pageOfConnection } from './connection-admins.js';
import { outagesToAnnounce } from './due-connections.sql.js';
import { SsoConfigurationsRepository } from './sso-configurations.repository.js';

const EVERY_MS = 60_000;

/** Emails the admins of a connection once when its identity provider goes down, and once when it answers again. */
@Injectable()
export class OutageNoticesJob implements OnModuleInit {
  static readonly NAME = 'sso-outages';

  constructor(
    private readonly jobs: Jobs,
    private readonly configurations: SsoConfigurationsRepository,
    private readonly states: ConfigurationStates,
    private readonly policies: SsoPoliciesRepository,
    private readonly unit: UnitOfWork,
    private readonly admins: ConnectionAdmins,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.register({ name: OutageNoticesJob.NAME, everyMs: EVERY_MS, run: (client) => this.run(client) });
  }

  private async run(client: PoolClient): Promise<void> {
    for (const id of await outagesToAnnounce(client))
      await this.unit.onPlatform('the job reads the connections of all tenants', () => this.announce(id));
  }

  private async announce(id: string): Promise<void> {
    const state = await this.states.require(id);
    const configuration = await this.configurations.find(id);
    const { downSince } = state;
    await this.states.noteAnnouncement(state, downSince ? this.clock.now() : null);
    if (!configuration?.isEnabled) return;
    const connection = { connection: configuration.name, path: pageOfConnection(configuration) };
    if (!downSince) return this.admins.tell(configuration, { template: 'sso-outage-over', data: connection });
    const policy = configuration.tenantId ? await this.policies.of(configuration.tenantId) : null;
    await this.admins.tell(configuration, {
      template: 'sso-outage',
      data: {
        ...connection,
        since: downSince.toISOString(),
        // Without the requirement, the other sign-in methods work anyway.
        otherMethods: !policy?.enforced ? 'any' : policy.allowsPasswordsInOutage ? 'password' : 'none',
      },
    });
  }
}
