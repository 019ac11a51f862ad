import {
  COST_MEASURES,
  COSTS,
  type CostAmounts,
  type CostRow,
  type CostRowPage,
  type CostRowsQuery,
  type Costs,
  type CostsQuery,
  type TenantCosts,
  type TenantCostsQuery,
} from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../../common/app-error.js';
import { Clock } from '../../common/clock.js';
import { decodeCursor, invalidCursor, toPage } from '../../common/paging.js';
import { textArray } from '../../database/text-array.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { TenantsRepository } from '../../tenants/tenants.repository.js';
import { type DayRange, daysIn, rangeOf } from '../analytics/analytics-range.js';
import { type CostPart, reasonsOf, shownAmount, type Weights, weightsOf } from './cost-reasons.js';
import { DAYS_OF_ALL, DAYS_OF_TENANT, PARTS, rowsOf, TOP } from './costs.sql.js';

interface Sums {
  readonly processorUs: number;
  readonly requests: number;
  readonly tokens: number;
  readonly emails: number;
  readonly jobs: number;
  readonly storageBytes: number | null;
}

type DayRow = Sums & { readonly day: string };
type PlatformDayRow = DayRow & { readonly isPlatform: boolean };
type PartRow = CostPart & { readonly tenantId: string };
type TopRow = Sums & {
  readonly tenantId: string;
  readonly code: string;
  readonly name: string;
  readonly share: number;
  readonly tenants: number;
};

const REASON = 'superadmins read the costs of all organizations';

/** Reads what processes counted and the daily job measured. */
@Injectable()
export class CostsReader {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
    private readonly tenants: TenantsRepository,
  ) {}

  /** @throws UnprocessableInput the range is empty or too long */
  read(query: CostsQuery): Promise<Costs> {
    const range = this.rangeOf(query);
    const { from, to } = range;
    const { by } = query;
    return this.unit.onPlatform(REASON, async () => {
      const days = await this.em.execute<PlatformDayRow[]>(DAYS_OF_ALL, [from, to]);
      const weights = weightsOf(by);
      const top = await this.em.execute<TopRow[]>(TOP, [
        ...[from, to],
        ...COST_MEASURES.map((measure) => weights[measure]),
        COSTS.top,
      ]);
      const parts = await this.partsOf(
        top.map(({ tenantId }) => tenantId),
        range,
      );
      const ofTenants = days.filter(({ isPlatform }) => !isPlatform);
      const ofPlatform = days.filter(({ isPlatform }) => isPlatform);
      const total = totalOf(ofTenants);
      return {
        ...{ from, to, by },
        tenants: top[0]?.tenants ?? 0,
        total: amountsOf(total),
        platform: amountsOf(totalOf(ofPlatform)),
        days: daysOf(range, ofTenants),
        platformDays: daysOf(range, ofPlatform),
        top: top.map(({ tenantId, code, name, share, ...sums }) => ({
          ...{ tenantId, code, name },
          ...amountsOf(sums),
          share,
          reasons: reasonsOf(
            parts.filter((part) => part.tenantId === tenantId),
            byMeasure(total),
            weights,
          ),
        })),
      };
    });
  }

  /**
   * @throws NotFoundError
   * @throws UnprocessableInput the range is empty or too long
   */
  readOf(tenantId: string, query: TenantCostsQuery): Promise<TenantCosts> {
    const range = this.rangeOf(query);
    const { from, to } = range;
    return this.unit.onPlatform(REASON, async () => {
      if (!(await this.tenants.findKept(tenantId))) throw new NotFoundError('tenant');
      const days = await this.em.execute<DayRow[]>(DAYS_OF_TENANT, [tenantId, from, to]);
      const parts = await this.partsOf([tenantId], range);
      return {
        ...{ tenantId, from, to },
        total: amountsOf(totalOf(days)),
        days: daysOf(range, days),
        kinds: COST_MEASURES.flatMap((measure) =>
          parts
            .filter((part) => part.measure === measure)
            .slice(0, COSTS.kinds)
            .map(({ kind, amount }) => ({ measure, kind, amount: shownAmount(measure, amount) })),
        ),
      };
    });
  }

  /** @throws UnprocessableInput the range is empty or too long, or the cursor is invalid */
  list(query: CostRowsQuery): Promise<CostRowPage> {
    const { from, to } = this.rangeOf(query);
    const { limit, cursor } = query;
    const after = cursor === undefined ? [] : dayCursor(cursor);
    return this.unit.onPlatform(REASON, async () => {
      const sql = rowsOf(after.length > 0);
      const rows = await this.em.execute<(DayRow & CostRow)[]>(sql, [from, to, ...after, limit + 1]);
      return toPage(
        rows,
        limit,
        ({ day, tenantId }) => [day, tenantId],
        ({ day, tenantId, code, name, ...sums }) => ({ day, tenantId, code, name, ...amountsOf(sums) }),
      );
    });
  }

  private rangeOf(query: TenantCostsQuery): DayRange {
    return rangeOf(query, this.clock.now().toISOString().slice(0, 10), COSTS);
  }

  private partsOf(tenantIds: readonly string[], { from, to }: DayRange): Promise<PartRow[]> {
    return this.em.execute<PartRow[]>(PARTS, [textArray(tenantIds), from, to]);
  }
}

/** @throws UnprocessableInput */
function dayCursor(text: string): [string, string] {
  const [day, tenantId] = decodeCursor(text);
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day))) throw invalidCursor();
  return [day, tenantId];
}

/** Storage is the average of the days on which it was measured. */
function totalOf(days: readonly DayRow[]): Sums {
  const sum = (of: (day: DayRow) => number) => days.reduce((all, day) => all + of(day), 0);
  const measured = days.filter(({ storageBytes }) => storageBytes !== null);
  return {
    processorUs: sum(({ processorUs }) => processorUs),
    requests: sum(({ requests }) => requests),
    tokens: sum(({ tokens }) => tokens),
    emails: sum(({ emails }) => emails),
    jobs: sum(({ jobs }) => jobs),
    storageBytes: measured.length === 0 ? null : sum((day) => day.storageBytes ?? 0) / measured.length,
  };
}

function byMeasure({ processorUs, storageBytes, tokens, emails, jobs, requests }: Sums): Weights {
  return { processor: processorUs, storage: storageBytes ?? 0, tokens, emails, jobs, requests };
}

function amountsOf({ processorUs, storageBytes, requests, tokens, emails, jobs }: Sums): CostAmounts {
  return {
    processorMs: shownAmount('processor', processorUs),
    ...{ requests, tokens, emails, jobs },
    storageBytes: storageBytes === null ? null : Math.round(storageBytes),
  };
}

const NOTHING: Sums = { processorUs: 0, requests: 0, tokens: 0, emails: 0, jobs: 0, storageBytes: null };

function daysOf(range: DayRange, rows: readonly DayRow[]): Costs['days'] {
  const found = new Map(rows.map((row) => [row.day, row]));
  return daysIn(range).map((day) => ({ day, ...amountsOf(found.get(day) ?? NOTHING) }));
}
