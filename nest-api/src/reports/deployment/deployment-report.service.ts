import type { SystemDeployment } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { DatabaseReport } from '../../system/database/database-report.service.js';
import { Instances } from '../../system/deployment/instances.repository.js';
import { KEYS_IN_FORCE } from './deployment-report.sql.js';

type Key = SystemDeployment['signingKeys'][number];

/** The running processes and their configuration. */
@Injectable()
export class DeploymentReport {
  constructor(
    private readonly instances: Instances,
    private readonly database: DatabaseReport,
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async read(): Promise<SystemDeployment> {
    const [instances, { applied, pending, ahead }, keys] = await Promise.all([
      this.instances.list(),
      this.database.migrations(),
      this.unit.onPlatform('a superadmin sees the signing keys', () => this.em.execute<Key[]>(KEYS_IN_FORCE)),
    ]);
    return {
      asOf: this.clock.now().toISOString(),
      instances,
      migrations: { applied: applied.length, last: applied.at(-1)?.name ?? null, pending, ahead },
      signingKeys: keys.map((key) => ({ ...key, since: new Date(key.since).toISOString() })),
    };
  }
}
