import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { Clock } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { Jobs } from '../../jobs/jobs.js';
import { UpstreamRefused } from '../probe/upstream-refused.js';
import { dueForRefresh } from './due-connections.sql.js';
import { ConfigurationRefresh } from './refresh.js';
import { type SsoConfiguration, SsoConfigurationsRepository } from './sso-configurations.repository.js';

const EVERY_MS = 60_000;
const AT_ONCE = 20;
const WHY = 'the clock looks after the connections of all tenants';

/** Reads metadata and keys of upstreams again, so that a key that they change to is known before it is used. */
@Injectable()
export class RefreshJob implements OnModuleInit {
  static readonly NAME = 'sso-refresh';
  private readonly logger = new Logger('SsoConfig');

  constructor(
    private readonly jobs: Jobs,
    private readonly configurations: SsoConfigurationsRepository,
    private readonly unit: UnitOfWork,
    private readonly refreshing: ConfigurationRefresh,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.register({
      name: RefreshJob.NAME,
      everyMs: EVERY_MS,
      run: (client, stop) => this.run(client, stop),
    });
  }

  private async run(client: PoolClient, stopping: AbortSignal): Promise<void> {
    const ids = await dueForRefresh(client, this.clock.now());
    for (let at = 0; at < ids.length && !stopping.aborted; at += AT_ONCE) {
      await Promise.all(ids.slice(at, at + AT_ONCE).map((id) => this.refreshOne(id)));
    }
  }

  private async refreshOne(id: string): Promise<void> {
    try {
      const configuration = await this.unit.onPlatform(WHY, () => this.configurations.find(id));
      if (configuration) await this.refresh(configuration);
    } catch (err) {
      this.logger.error({ err, configurationId: id }, 'a connection could not be refreshed');
    }
  }

  private async refresh(configuration: SsoConfiguration): Promise<void> {
    try {
      await this.refreshing.refresh(configuration);
    } catch (error) {
      if (!(error instanceof UpstreamRefused)) throw error;
      await this.refreshing.noteFailure(configuration, error);
    }
  }
}
