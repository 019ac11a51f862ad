import { addDays, COSTS } from '@gatehouse/contracts';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { PASSING_TRAILS, PLATFORM_TRAIL } from '../audit/platform-trail.js';
import { Clock } from '../common/clock.js';
import { Jobs } from '../jobs/jobs.js';
import { StorageRepository, type StorageRow, type TenantTable } from './storage.repository.js';

const DAY_MS = 86_400_000;
/** Pages of a table that are read completely, 160 MB. Of a larger one, a sample of this size is read. */
const MOST_PAGES = 20_000;
const LONGEST_MS = 20_000;
/** The second attempt at a table that took too long. */
const SMALLER = 0.1;
/** Source: PostgreSQL, `query_canceled`. */
const CANCELED = '57014';
/** Organizations in one statement. */
const BATCH = 1_000;

/** The rows of the platform, and of the isolation proof's organizations, which exist for seconds. */
const NO_ORGANIZATIONS = [PLATFORM_TRAIL, ...PASSING_TRAILS];

type Bytes = Map<string, number>;

/**
 * Measures once a day how many bytes belong to each organization, and deletes costs after 13 months.
 *
 * An organization gets the share of a table that its rows have of the width of all rows, with indexes and unused space. The
 * rest of the database is the platform's.
 */
@Injectable()
export class StorageJob implements OnModuleInit {
  static readonly NAME = 'tenant-storage';
  private readonly logger = new Logger('Costs');

  constructor(
    private readonly jobs: Jobs,
    private readonly storage: StorageRepository,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.register({
      name: StorageJob.NAME,
      everyMs: DAY_MS,
      run: (client, stopping) => this.run(client, stopping),
    });
  }

  private async run(client: PoolClient, stopping: AbortSignal): Promise<void> {
    const day = this.clock.now().toISOString().slice(0, 10);
    await this.storage.clear(client, addDays(day, -COSTS.keptDays));
    const owned = new Map<string, Bytes>();
    for (const table of await this.storage.tables(client)) {
      // The run that follows measures everything again.
      if (stopping.aborted) return;
      await this.measure(client, table, owned);
    }
    const rows = [...owned].map(([tenantId, bytes]) => rowOf(tenantId, bytes));
    const rest = (await this.storage.databaseBytes(client)) - rows.reduce((sum, row) => sum + row.bytes, 0);
    rows.push(rowOf(PLATFORM_TRAIL, new Map([['platform', Math.max(0, rest)]])));
    for (let from = 0; from < rows.length && !stopping.aborted; from += BATCH)
      await this.storage.write(client, day, rows.slice(from, from + BATCH));
  }

  private async measure(client: PoolClient, table: TenantTable, owned: Map<string, Bytes>): Promise<void> {
    const percent = Math.min(100, (100 * MOST_PAGES) / Math.max(1, table.pages));
    const found =
      (await this.tryTo(client, table, percent)) ?? (await this.tryTo(client, table, percent * SMALLER));
    if (!found)
      this.logger.warn({ table: table.name }, 'the storage of a table could not be measured in time');
    for (const { tenantId, bytes } of found ?? []) {
      if (tenantId === null || NO_ORGANIZATIONS.includes(tenantId) || bytes === 0) continue;
      const sums = owned.get(tenantId) ?? new Map<string, number>();
      sums.set(table.whole, (sums.get(table.whole) ?? 0) + bytes);
      owned.set(tenantId, sums);
    }
  }

  /** Null if it takes too long. */
  private async tryTo(client: PoolClient, { name }: TenantTable, percent: number) {
    try {
      return await this.storage.bytesIn(client, name, percent, LONGEST_MS);
    } catch (error) {
      if ((error as { code?: string }).code === CANCELED) return null;
      throw error;
    }
  }
}

function rowOf(tenantId: string, bytes: Bytes): StorageRow {
  const parts = Object.fromEntries([...bytes].map(([table, amount]) => [`storage.${table}`, amount]));
  return { tenant_id: tenantId, bytes: [...bytes.values()].reduce((sum, amount) => sum + amount, 0), parts };
}
