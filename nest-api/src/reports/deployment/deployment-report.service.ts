import type { SystemDeployment } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { Lookups } from '../../database/lookups.js';
import { DatabaseReport } from '../../system/database/database-report.service.js';
import { Instances } from '../../system/deployment/instances.repository.js';
import { KEYS_IN_FORCE } from './deployment-report.sql.js';

interface Key extends Omit<SystemDeployment['signingKeys'][number], 'since'> {
  readonly since: Date;
}

/** What runs at this moment, and with what. */
@Injectable()
export class DeploymentReport {
  constructor(
    private readonly instances: Instances,
    private readonly database: DatabaseReport,
    private readonly lookups: Lookups,
    private readonly clock: Clock,
  ) {}

  async read(): Promise<SystemDeployment> {
    const [instances, { applied, pending, ahead }, keys] = await Promise.all([
      this.instances.list(),
      this.database.migrations(),
      this.lookups.query<Key>('deployment-keys', KEYS_IN_FORCE, []),
    ]);
    return {
      asOf: this.clock.now().toISOString(),
      instances,
      migrations: { applied: applied.length, last: applied.at(-1)?.name ?? null, pending, ahead },
      signingKeys: keys.map((key) => ({ ...key, since: key.since.toISOString() })),
    };
  }
}
