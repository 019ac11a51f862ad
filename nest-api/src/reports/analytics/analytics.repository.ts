import {
  type ActiveUsers,
  type ActiveUsersQuery,
  type Adoption,
  type AdoptionQuery,
  ANALYTICS,
  addDays,
  DIMENSIONS_OF_TENANTS,
  dayAt,
  FUNNEL_STAGES,
  type FunnelQuery,
  type FunnelReport,
  SIGN_IN_STEPS,
  type SignInBreakdown,
  type SignInBreakdownQuery,
  type SignInRisks,
  type SignInRisksQuery,
  type SignInTimes,
  type SignInTimesQuery,
} from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PLATFORM_TRAIL } from '../../audit/platform-trail.js';
import { NotFoundError, UnprocessableInput } from '../../common/app-error.js';
import { Clock } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { Tenant } from '../../tenants/tenant.entity.js';
import { AuditNames, type NameOf } from '../audit/audit-names.repository.js';
import { ACTIVE_USERS, ADOPTION, BREAKDOWN, FUNNEL, RISKS, TIMES } from './analytics.sql.js';
import { type DayRange, daysIn, periodsBefore, periodsIn, rangeBefore, rangeOf } from './analytics-range.js';
import { type Bucket, durationsOf } from './histogram.js';

interface Counted {
  readonly succeeded: number;
  readonly failed: number;
}

interface BreakdownRow {
  readonly asOf: string | Date;
  /** By day; days without a sign-in are missing. */
  readonly days: Record<string, Counted>;
  readonly values: readonly (Counted & { readonly value: string; readonly previous: Counted })[];
}

interface RiskRow {
  readonly asOf: string | Date;
  readonly counts: readonly {
    readonly day: string;
    readonly dimension: 'risk' | 'risk_acted';
    readonly level: '' | 'low' | 'medium' | 'high';
    readonly count: number;
  }[];
}

interface ActiveRow {
  readonly asOf: string | Date;
  readonly periods: Record<string, { readonly people: number; readonly cameBack: number }>;
}

interface StageRow {
  readonly stage: number;
  readonly reached: number;
  readonly before: number;
}

interface TimesRow {
  readonly asOf: string | Date;
  readonly steps: readonly (Bucket & { readonly isNow: boolean; readonly step: string })[];
  readonly days: readonly (Bucket & { readonly day: string })[];
  /** Pages that were left, by day; days without one are missing. */
  readonly left: Record<string, number>;
}

/** The days of an organization, or of all together. */
interface Calendar {
  /** The tenant, or the nil UUID. */
  readonly id: string;
  readonly timeZone: string;
  readonly today: string;
}

type Work<T> = (calendar: Calendar) => Promise<T>;

/** Reads what `CountingJob` counted by day. */
@Injectable()
export class AnalyticsReader {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
    private readonly names: AuditNames,
  ) {}

  /**
   * @param tenantId null: all organizations together
   * @throws NotFoundError
   * @throws UnprocessableInput the range is empty or too long, or the dimension needs an organization
   */
  signIns(tenantId: string | null, query: SignInBreakdownQuery): Promise<SignInBreakdown> {
    const { dimension } = query;
    if (tenantId === null && DIMENSIONS_OF_TENANTS.includes(dimension)) {
      throw new UnprocessableInput([
        { field: 'tenantId', code: 'required', message: 'Specify the organization' },
      ]);
    }
    return this.inCalendar(tenantId, async ({ id, timeZone, today }) => {
      const range = rangeOf(query, today);
      const previous = rangeBefore(range, today);
      const { from, to } = range;
      const [row] = await this.em.execute<[BreakdownRow]>(BREAKDOWN, [
        ...[id, dimension, (previous ?? range).from, to],
        ...[from, from, from, from, from, ANALYTICS.mostValues],
      ]);
      const nameOf = await this.namesOf(dimension, row);
      return {
        asOf: new Date(row.asOf).toISOString(),
        timeZone,
        ...range,
        previous,
        dimension,
        days: countsOf(range, row.days),
        previousDays: previous && countsOf(previous, row.days),
        values: row.values.map((counts) => ({
          ...counts,
          name: nameOf(counts.value),
          previous: previous && counts.previous,
        })),
      };
    });
  }

  /** Errors as of `signIns`. */
  risks(tenantId: string | null, query: SignInRisksQuery): Promise<SignInRisks> {
    return this.inCalendar(tenantId, async ({ id, timeZone, today }) => {
      const range = rangeOf(query, today);
      const previous = rangeBefore(range, today);
      const [row] = await this.em.execute<[RiskRow]>(RISKS, [id, (previous ?? range).from, range.to]);
      return {
        asOf: new Date(row.asOf).toISOString(),
        timeZone,
        ...range,
        previous,
        days: daysIn(range).map((day) => ({ day, ...risksOf(row, (each) => each === day) })),
        before: previous && risksOf(row, (day) => day < range.from),
      };
    });
  }

  /** Errors as of `signIns`. */
  activeUsers(tenantId: string | null, query: ActiveUsersQuery): Promise<ActiveUsers> {
    return this.inCalendar(tenantId, async ({ id, timeZone, today }) => {
      const range = rangeOf(query, today);
      const previous = rangeBefore(range, today);
      const begins = periodsIn(range, query.period);
      const earlier = previous && periodsBefore(begins[0] as string, begins.length, query.period);
      const wanted = `{${[...(earlier ?? []), ...begins].join(',')}}`;
      const [row] = await this.em.execute<[ActiveRow]>(ACTIVE_USERS, [id, query.period, wanted]);
      const counted = (each: readonly string[]) =>
        each.map((day) => ({ begins: day, ...(row.periods[day] ?? { people: 0, cameBack: 0 }) }));
      return {
        asOf: new Date(row.asOf).toISOString(),
        timeZone,
        ...range,
        previous,
        period: query.period,
        periods: counted(begins),
        previousPeriods: earlier && counted(earlier),
      };
    });
  }

  /** Errors as of `signIns`. */
  adoption(tenantId: string | null, query: AdoptionQuery): Promise<Adoption> {
    return this.inCalendar(tenantId, async ({ id, timeZone, today }) => {
      const range = rangeOf(query, today);
      const dayBefore = addDays(range.from, -1);
      const rows = await this.em.execute<Adoption['days']>(ADOPTION, [
        ...[id, range.to],
        ...[id, dayBefore, dayBefore],
      ]);
      const on = (day: string) => {
        const row = rows.findLast((each) => each.day <= day);
        return row ? { ...row, day } : null;
      };
      const counted = daysIn(range).filter((day) => day <= today);
      return { timeZone, ...range, days: counted.flatMap((day) => on(day) ?? []), before: on(dayBefore) };
    });
  }

  /** Errors as of `signIns`. */
  times(tenantId: string | null, query: SignInTimesQuery): Promise<SignInTimes> {
    return this.inCalendar(tenantId, async ({ id, timeZone, today }) => {
      const range = rangeOf(query, today);
      const previous = rangeBefore(range, today);
      const { from, to } = range;
      const [row] = await this.em.execute<[TimesRow]>(TIMES, [id, (previous ?? range).from, to, from]);
      const of = (step: string, isNow: boolean) =>
        durationsOf(row.steps.filter((each) => each.step === step && each.isNow === isNow));
      const whole = (isNow: boolean, { from, to }: DayRange) => ({
        ...durationsOf(row.steps.filter((each) => each.isNow === isNow && isOfTotal(each))),
        openedOnly: Object.entries(row.left)
          .filter(([day]) => day >= from && day <= to)
          .reduce((sum, [, times]) => sum + times, 0),
      });
      const byDay = Map.groupBy(row.days, ({ day }) => day);
      const days = (each: DayRange) =>
        daysIn(each).map((day) => ({
          day,
          ...durationsOf(byDay.get(day) ?? []),
          openedOnly: row.left[day] ?? 0,
        }));
      return {
        asOf: new Date(row.asOf).toISOString(),
        timeZone,
        ...range,
        previous,
        total: whole(true, range),
        previousTotal: previous && whole(false, previous),
        steps: SIGN_IN_STEPS.filter((step) => row.steps.some((each) => each.step === step)).map((step) => ({
          step,
          ...of(step, true),
          previous: previous && of(step, false),
        })),
        days: days(range),
        previousDays: previous && days(previous),
      };
    });
  }

  /** @throws UnprocessableInput as `signIns`, or an organization is named for sign-ups  @throws NotFoundError */
  funnel(tenantId: string | null, query: FunnelQuery): Promise<FunnelReport> {
    const { funnel } = query;
    if (tenantId !== null && funnel === 'sign_up') {
      throw new UnprocessableInput([
        { field: 'funnel', code: 'invalid', message: 'Sign-ups belong to all organizations together' },
      ]);
    }
    return this.inCalendar(tenantId, async ({ id, timeZone, today }) => {
      const range = rangeOf(query, today);
      const previous = rangeBefore(range, today);
      const { from, to } = range;
      const rows = await this.em.execute<StageRow[]>(FUNNEL, [
        ...[from, from, id, funnel],
        ...[(previous ?? range).from, to],
      ]);
      const at = (place: number) => rows.find(({ stage }) => stage === place);
      return {
        timeZone,
        ...range,
        previous,
        funnel,
        stages: FUNNEL_STAGES[funnel].map((stage, place) => ({
          stage,
          reached: at(place + 1)?.reached ?? 0,
          previous: previous && (at(place + 1)?.before ?? 0),
        })),
      };
    });
  }

  private inCalendar<T>(tenantId: string | null, work: Work<T>): Promise<T> {
    const calendar = (id: string, timeZone: string) =>
      work({ id, timeZone, today: dayAt(this.clock.now(), timeZone) });
    if (tenantId === null) {
      return this.unit.onPlatform('a superadmin sees the analytics of all tenants', () =>
        calendar(PLATFORM_TRAIL, 'UTC'),
      );
    }
    return this.unit.inTenant(tenantId, async () => {
      const tenant = await this.em.findOne(Tenant, { id: tenantId });
      if (!tenant) throw new NotFoundError('tenant');
      return calendar(tenantId, tenant.timeZone);
    });
  }

  private async namesOf(
    dimension: SignInBreakdownQuery['dimension'],
    { values }: BreakdownRow,
  ): Promise<(value: string) => string | null> {
    const types = TYPES[dimension] ?? [];
    const nameOf: NameOf = await this.names.of(
      types.flatMap((type) =>
        values.map(({ value }) => ({ actor: { type: 'system', id: null }, target: { type, id: value } })),
      ),
    );
    return (value) => types.map((type) => nameOf(type, value)?.name).find(Boolean) ?? null;
  }
}

/** Consent follows the session. */
function isOfTotal({ step, bucket }: TimesRow['steps'][number]): boolean {
  return step === 'total' || (bucket < 0 && step !== 'consent');
}

function risksOf(
  { counts }: RiskRow,
  isWanted: (day: string) => boolean,
): NonNullable<SignInRisks['before']> {
  const sums = { low: 0, medium: 0, high: 0, notAssessed: 0, actedOn: 0 };
  for (const { day, dimension, level, count } of counts) {
    if (isWanted(day)) sums[dimension === 'risk_acted' ? 'actedOn' : level || 'notAssessed'] += count;
  }
  return sums;
}

/** What the values of a dimension are IDs of. */
const TYPES: Partial<Record<SignInBreakdownQuery['dimension'], readonly string[]>> = {
  application: ['oauth_client', 'saml_service_provider'],
  connection: ['sso_configuration'],
};

function countsOf(range: DayRange, counts: BreakdownRow['days']): SignInBreakdown['days'] {
  return daysIn(range).map((day) => ({ day, ...(counts[day] ?? { succeeded: 0, failed: 0 }) }));
}
