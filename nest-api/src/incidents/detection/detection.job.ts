import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { Audit } from '../../audit/audit.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { Jobs } from '../../jobs/jobs.js';
import { DetectionsRepository } from './detections.repository.js';
import { BATCH, detectionsIn, watchSignIns } from './findings.js';
import { IncidentMails } from './incident-mails.js';
import { movedSessionsIn } from './moved-sessions.js';
import type { Detection } from './rules.js';

/** With the half second of the sign-in log, an attack shows within five seconds. */
const EVERY_MS = 4_000;

/** Looks for attacks in the new attempts of the sign-in log and in sessions that moved, and opens incidents. */
@Injectable()
export class DetectionJob implements OnModuleInit {
  static readonly NAME = 'detections';

  constructor(
    private readonly jobs: Jobs,
    private readonly detections: DetectionsRepository,
    private readonly mails: IncidentMails,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
  ) {}

  onModuleInit(): void {
    this.jobs.register({
      name: DetectionJob.NAME,
      everyMs: EVERY_MS,
      run: (client, stopping) => this.run(client, stopping),
    });
  }

  private async run(client: PoolClient, stopping: AbortSignal): Promise<void> {
    let taken: number;
    do {
      taken = await this.step(client);
    } while (taken === BATCH && !stopping.aborted);
  }

  /** The cursor moves when the incidents are written, so a failure repeats the step. @returns attempts that were read */
  private async step(client: PoolClient): Promise<number> {
    await client.query('begin');
    const watched = await watchSignIns(client);
    const found = watched ? await detectionsIn(client, watched) : [];
    for (const detection of [...found, ...(await movedSessionsIn(client))]) await this.note(detection);
    await client.query('commit');
    return watched?.taken ?? 0;
  }

  private note(detection: Detection): Promise<void> {
    return this.unit.onPlatform('the job looks for attacks on all tenants', async () => {
      if (await this.detections.isUnwanted(detection)) return;
      const known = await this.detections.toJoin(detection);
      if (known) return this.detections.join(known, detection);
      const id = await this.detections.open(detection);
      await this.audit.record({
        tenantId: detection.tenantId,
        actor: { type: 'system', id: null },
        action: 'incident.opened',
        target: { type: 'incident', id },
        outcome: 'success',
        detail: { kind: detection.kind, severity: detection.severity },
      });
      await this.mails.tell(id, detection);
    });
  }
}
