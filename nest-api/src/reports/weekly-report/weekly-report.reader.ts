import { type Adoption, addDays, causePath, isCauseCode, startOfDay } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../database/unit-of-work.js';
import type { WeeklyReport } from '../../mail/templates/weekly-report.js';
import { SETTINGS, type Settings } from '../../settings/settings.js';
import { AnalyticsReader } from '../analytics/analytics.repository.js';
import { INCIDENTS } from './weekly-report.sql.js';

const MOST_CAUSES = 3;

type Numbers = Omit<WeeklyReport, 'unsubscribe'>;

/** Reads a week of an organization from what `CountingJob` counted by day. */
@Injectable()
export class WeeklyReportReader {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly analytics: AnalyticsReader,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'PUBLIC_URL'>,
  ) {}

  /**
   * @param monday the day after the week
   * @returns null for a week without a sign-in
   * @throws NotFoundError the tenant is erased
   */
  async read(tenantId: string, monday: string): Promise<Numbers | null> {
    const range = { from: addDays(monday, -7), to: addDays(monday, -1) };
    const signIns = await this.analytics.signIns(tenantId, { ...range, dimension: 'outcome' });
    const succeeded = compared(signIns, 'succeeded');
    const failed = compared(signIns, 'failed');
    if (succeeded.now + failed.now === 0) return null;
    const active = await this.analytics.activeUsers(tenantId, { ...range, period: 'week' });
    const risks = await this.analytics.risks(tenantId, range);
    const risk = (level: 'medium' | 'high') => ({
      now: sum(risks.days.map((day) => day[level])),
      before: risks.before?.[level] ?? 0,
    });
    return {
      from: range.from,
      succeeded,
      failed,
      activeUsers: {
        now: active.periods[0]?.people ?? 0,
        before: active.previousPeriods?.[0]?.people ?? 0,
      },
      causes: this.causesOf(signIns.values),
      incidents: await this.incidents(tenantId, monday, signIns.timeZone),
      risk: { medium: risk('medium'), high: risk('high') },
      adoption: adoptionOf(await this.analytics.adoption(tenantId, range)),
      link: `${this.settings.PUBLIC_URL}/admin/analytics?${new URLSearchParams(range)}`,
    };
  }

  private causesOf(
    values: readonly { readonly value: string; readonly failed: number }[],
  ): Numbers['causes'] {
    return values
      .toSorted((one, other) => other.failed - one.failed)
      .flatMap(({ value, failed }) =>
        failed > 0 && isCauseCode(value)
          ? [{ code: value, count: failed, link: `${this.settings.PUBLIC_URL}${causePath(value)}` }]
          : [],
      )
      .slice(0, MOST_CAUSES);
  }

  private incidents(tenantId: string, monday: string, timeZone: string): Promise<Numbers['incidents']> {
    const at = (weeks: number) => startOfDay(addDays(monday, -7 * weeks), timeZone);
    return this.unit.inTenant(tenantId, async () => {
      const [row] = await this.em.execute<[Numbers['incidents']]>(INCIDENTS, [
        ...[at(2), at(1)],
        ...[at(1), at(0)],
        at(2),
      ]);
      return row;
    });
  }
}

type Days = readonly { readonly succeeded: number; readonly failed: number }[];

function compared(
  { days, previousDays }: { readonly days: Days; readonly previousDays: Days | null },
  of: 'succeeded' | 'failed',
): Numbers['succeeded'] {
  const total = (each: Days) => sum(each.map((day) => day[of]));
  return { now: total(days), before: total(previousDays ?? []) };
}

function adoptionOf({ days }: Adoption): Numbers['adoption'] {
  const last = days.at(-1);
  return last ? { users: last.people, withFactor: last.withFactor, withPasskey: last.withPasskey } : null;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
