import { FIGURE_DAYS, type SignInDay, type SignInFigures } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../../common/app-error.js';
import { Clock } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { Tenant } from '../../tenants/tenant.entity.js';
import { ALL_FIGURES, TENANT_FIGURES } from './sign-in-figures.sql.js';

/** As the database answers; days without a sign-in are missing. */
interface Row extends Omit<SignInFigures, 'asOf' | 'days'> {
  readonly asOf: string | Date;
  readonly days: Record<string, Omit<SignInDay, 'day'>>;
}

const DAY_MS = 86_400_000;
/** All tenants together are counted no more often, however many superadmins look. */
const KEPT_MS = 30_000;

/** Counts sign-ins from the trails, and second factors. */
@Injectable()
export class SignInFiguresReader {
  private kept: { readonly until: number; readonly figures: Promise<SignInFigures> } | null = null;

  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFoundError */
  of(tenantId: string): Promise<SignInFigures> {
    return this.unit.onPlatform('wrong passwords and second factors belong to no tenant', async () => {
      if ((await this.em.count(Tenant, { id: tenantId })) === 0) throw new NotFoundError('tenant');
      return this.read(TENANT_FIGURES, [tenantId, tenantId, tenantId]);
    });
  }

  ofAll(): Promise<SignInFigures> {
    const now = this.clock.now().getTime();
    if (this.kept && now < this.kept.until) return this.kept.figures;
    const figures = this.unit.onPlatform('a superadmin sees the sign-ins of all tenants', () =>
      this.read(ALL_FIGURES, []),
    );
    this.kept = { until: now + KEPT_MS, figures };
    figures.catch(() => {
      this.kept = null;
    });
    return figures;
  }

  private async read(sql: string, values: readonly string[]): Promise<SignInFigures> {
    const [row] = await this.em.execute<Row[]>(sql, [...values]);
    const { days, last24Hours, last7Days, secondFactors } = row as Row;
    const asOf = new Date((row as Row).asOf);
    return { asOf: asOf.toISOString(), days: everyDay(days, asOf), last24Hours, last7Days, secondFactors };
  }
}

function everyDay(counted: Row['days'], today: Date): SignInDay[] {
  return Array.from({ length: FIGURE_DAYS }, (_, place) => {
    const ago = FIGURE_DAYS - 1 - place;
    const day = new Date(today.getTime() - ago * DAY_MS).toISOString().slice(0, 10);
    return { day, ...(counted[day] ?? { succeeded: 0, failed: 0 }) };
  });
}
