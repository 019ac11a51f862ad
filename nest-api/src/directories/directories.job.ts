import { DIRECTORY_BOUNDS } from '@gatehouse/contracts';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { Audit } from '../audit/audit.js';
import { Clock, plusSeconds } from '../common/clock.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { Jobs } from '../jobs/jobs.js';
import { MembershipsRepository } from '../users/memberships.repository.js';
import { PeopleRelations } from '../users/people-relations.js';
import { directoriesWithWork, trimDirectories } from './directories.sql.js';
import { DirectoryWork } from './directory-work.js';

const EVERY_MS = 60_000;
const BATCH = 200;
const DAY_SECONDS = 86_400;

/** Applies what admins approved, removes members who left long ago, and trims the logs of directories. */
@Injectable()
export class DirectoriesJob implements OnModuleInit {
  static readonly NAME = 'directories';
  private readonly logger = new Logger('Directories');

  constructor(
    private readonly jobs: Jobs,
    private readonly work: DirectoryWork,
    private readonly memberships: MembershipsRepository,
    private readonly relations: PeopleRelations,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.register({
      name: DirectoriesJob.NAME,
      everyMs: EVERY_MS,
      run: (client, stopping) => this.run(client, stopping),
    });
  }

  /** Begins without waiting for the schedule. */
  runSoon(): void {
    this.jobs.runSoon(DirectoriesJob.NAME);
  }

  private async run(client: PoolClient, stopping: AbortSignal): Promise<void> {
    const now = this.clock.now();
    for (const { id, tenantId } of await directoriesWithWork(client, now)) {
      try {
        while (!stopping.aborted && (await this.work.next(tenantId, id)));
        while (!stopping.aborted && (await this.removeLeft(tenantId, id, now)));
      } catch (err) {
        // Others do not wait for this one.
        this.logger.error({ err, directoryId: id }, 'the changes of a directory could not be applied');
      }
    }
    await trimDirectories(client, now, DIRECTORY_BOUNDS.requests);
  }

  /** @returns whether there may be more */
  private removeLeft(tenantId: string, directoryId: string, now: Date): Promise<boolean> {
    const before = plusSeconds(now, -DIRECTORY_BOUNDS.comeBackDays * DAY_SECONDS);
    return this.unit.inTenant(tenantId, async () => {
      const userIds = await this.memberships.leftBefore(directoryId, before, BATCH);
      for (const userId of userIds) await this.relations.grants.removeOfMember(tenantId, userId);
      await this.memberships.removeLeft(tenantId, directoryId, userIds);
      await this.audit.recordAll(
        userIds.map((id) => ({
          tenantId,
          actor: { type: 'system', id: null },
          action: 'membership.removed',
          target: { type: 'user', id },
          outcome: 'success',
          detail: { directory: directoryId, because: 'left_directory' },
        })),
      );
      return userIds.length === BATCH;
    });
  }
}
