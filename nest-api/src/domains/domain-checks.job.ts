import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { Clock } from '../common/clock.js';
import { Jobs } from '../jobs/jobs.js';
import { DomainClaims } from './domain-claims.js';
import { DUE_DOMAINS } from './due-domains.sql.js';

const EVERY_MS = 5 * 60_000;
/** So many look-ups at a time; a slow name server holds up nobody else's. */
const AT_ONCE = 8;
const BATCH = 200;

/** Looks at claims when they are due, new ones and those that were verified long ago. */
@Injectable()
export class DomainChecksJob implements OnModuleInit {
  static readonly NAME = 'domain-checks';
  private readonly logger = new Logger('Domains');

  constructor(
    private readonly jobs: Jobs,
    private readonly claims: DomainClaims,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.register({
      name: DomainChecksJob.NAME,
      everyMs: EVERY_MS,
      run: (client, stopping) => this.run(client, stopping),
    });
  }

  private async run(client: PoolClient, stopping: AbortSignal): Promise<void> {
    const { rows } = await client.query<{ id: string; domain: string }>(DUE_DOMAINS, [
      this.clock.now(),
      BATCH,
    ]);
    for (let at = 0; at < rows.length && !stopping.aborted; at += AT_ONCE) {
      await Promise.all(rows.slice(at, at + AT_ONCE).map((claim) => this.checkOne(claim)));
    }
  }

  /** One that fails is due again; the others are looked at all the same. */
  private async checkOne(claim: { id: string; domain: string }): Promise<void> {
    try {
      await this.claims.check(claim);
    } catch (err) {
      this.logger.error({ err, domainId: claim.id }, 'a domain could not be checked');
    }
  }
}
