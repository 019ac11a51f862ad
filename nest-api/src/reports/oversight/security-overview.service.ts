import { MOST_FAILURES, type SecurityOverview } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { networkOf } from '../../common/client-address.js';
import { Clock } from '../../common/clock.js';
import { maskEmails } from '../../common/mask-emails.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { SETTINGS, type Settings } from '../../settings/settings.js';
import { Kept } from './kept.js';
import {
  BY_ROLE,
  FAILURES,
  type FailureRow,
  POLICIES_IN_FORCE,
  type RoleRow,
} from './security-overview.sql.js';

const WHY = 'a superadmin sees how safe the sign-ins of all tenants are';
const HOUR_MS = 3_600_000;
const MOST_SHOWN = 10;

type Failures = SecurityOverview['failures'];

/** Failed sign-ins and use of second factors across the platform. */
@Injectable()
export class SecurityOverviews {
  private readonly failures: Kept<Failures>;

  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {
    this.failures = new Kept(clock, 30_000, () => this.readFailures());
  }

  async read(): Promise<SecurityOverview> {
    const [failures, roles, [inForce]] = await Promise.all([
      this.failures.get(),
      this.query<RoleRow>(BY_ROLE),
      this.query<{ secondFactor: number; sso: number }>(POLICIES_IN_FORCE),
    ]);
    return {
      asOf: this.clock.now().toISOString(),
      failures,
      roles,
      platform: {
        superadminsNeedSecondFactor: this.settings.superadminsNeedSecondFactor,
        tenantsRequiringSecondFactor: inForce?.secondFactor ?? 0,
        tenantsRequiringSso: inForce?.sso ?? 0,
      },
    };
  }

  private async readFailures(): Promise<Failures> {
    const now = this.clock.now();
    const rows = await this.query<FailureRow>(FAILURES, [new Date(now.getTime() - 24 * HOUR_MS)]);
    return summarise(rows, now);
  }

  private query<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return this.unit.onPlatform(WHY, () => this.em.execute<Row[]>(sql, values));
  }
}

/** Groups rows that the database has grouped by hour, reason, address and user. Pure. */
export function summarise(rows: readonly FailureRow[], now: Date): Failures {
  const total = sum(rows);
  return {
    total,
    isCapped: total >= MOST_FAILURES,
    hours: everyHour(rows, now),
    reasons: top(rows, ({ reason }) => reason).map(([reason, found]) => ({ reason, count: sum(found) })),
    networks: top(rows, ({ address }) => networkOf(address ?? '')).map(([network, found]) => ({
      network,
      count: sum(found),
      people: new Set(found.map(({ userId }) => userId)).size,
    })),
    targets: top(rows, ({ userId }) => userId ?? '').map(([userId, found]) => ({
      userId: userId || null,
      email: found[0]?.email ? maskEmails(found[0].email) : null,
      count: sum(found),
    })),
  };
}

function sum(rows: readonly FailureRow[]): number {
  return rows.reduce((total, { count }) => total + count, 0);
}

function top(
  rows: readonly FailureRow[],
  by: (row: FailureRow) => string,
): [key: string, rows: readonly FailureRow[]][] {
  const groups = Map.groupBy(rows, by);
  return [...groups].toSorted(([, one], [, other]) => sum(other) - sum(one)).slice(0, MOST_SHOWN);
}

function everyHour(rows: readonly FailureRow[], now: Date): Failures['hours'] {
  const last = Math.floor(now.getTime() / HOUR_MS);
  return Array.from({ length: 24 }, (_, place) => {
    const hour = last - 23 + place;
    const found = rows.filter((row) => Math.floor(new Date(row.hour).getTime() / HOUR_MS) === hour);
    return { hour: new Date(hour * HOUR_MS).toISOString(), failed: sum(found) };
  });
}
