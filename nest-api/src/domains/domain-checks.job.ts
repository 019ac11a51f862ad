import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { Clock } from '../common/clock.js';
import { Jobs } from '../jobs/jobs.js';
import { CustomDomainChecks } from './custom/custom-domain-checks.js';
import type { HostOwner } from './custom/custom-domains.repository.js';
import { DUE_CUSTOM_DOMAINS } from './custom/due-custom-domains.sql.js';
import { DomainClaims } from './domain-claims.js';
import { DUE_DOMAINS } from './due-domains.sql.js';

const EVERY_MS = 5 * 60_000;
/** Maximum of concurrent look-ups, so that a slow name server does not block the others. */
const AT_ONCE = 8;
const BATCH = 200;

/** Checks due claims, both new and verified ones. */
@Injectable()
export class DomainChecksJob implements OnModuleInit {
  static readonly NAME = 'domain-checks';
  private readonly logger = new Logger('Domains');

  constructor(
    private readonly jobs: Jobs,
    private readonly claims: DomainClaims,
    private readonly customDomains: CustomDomainChecks,
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
    const due = [this.clock.now(), BATCH];
    const claims = await client.query<{ id: string; domain: string }>(DUE_DOMAINS, due);
    await this.checkAll(claims.rows, stopping, (claim) => this.claims.check(claim));
    const hosts = await client.query<HostOwner>(DUE_CUSTOM_DOMAINS, due);
    await this.checkAll(hosts.rows, stopping, (host) => this.customDomains.check(host));
  }

  private async checkAll<Due extends { id: string }>(
    rows: readonly Due[],
    stopping: AbortSignal,
    check: (due: Due) => Promise<unknown>,
  ): Promise<void> {
    for (let at = 0; at < rows.length && !stopping.aborted; at += AT_ONCE) {
      await Promise.all(rows.slice(at, at + AT_ONCE).map((due) => this.checkOne(due, check)));
    }
  }

  /** A failed check is retried in the next run and does not block the others. */
  private async checkOne<Due extends { id: string }>(
    due: Due,
    check: (due: Due) => Promise<unknown>,
  ): Promise<void> {
    try {
      await check(due);
    } catch (err) {
      this.logger.error({ err, domainId: due.id }, 'a domain could not be checked');
    }
  }
}
