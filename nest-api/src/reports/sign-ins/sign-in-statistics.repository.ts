import { FIGURE_DAYS, type SignInDay, type SignInStatistics } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PLATFORM_TRAIL } from '../../audit/platform-trail.js';
import { NotFoundError } from '../../common/app-error.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { Tenant } from '../../tenants/tenant.entity.js';
import { FIGURES } from './sign-in-statistics.sql.js';

/** As the database answers; days without a sign-in are missing. */
interface Row extends Omit<SignInStatistics, 'asOf' | 'days'> {
  readonly asOf: string | Date;
  readonly days: Record<string, Omit<SignInDay, 'day'>>;
}

const DAY_MS = 86_400_000;

/** What `CountingJob` counted of sign-ins, and how many have a second factor. */
@Injectable()
export class SignInStatisticsReader {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
  ) {}

  /** @throws NotFoundError */
  of(tenantId: string): Promise<SignInStatistics> {
    return this.unit.inTenant(tenantId, async () => {
      if ((await this.em.count(Tenant, { id: tenantId })) === 0) throw new NotFoundError('tenant');
      return this.read(tenantId);
    });
  }

  ofAll(): Promise<SignInStatistics> {
    return this.unit.onPlatform('a superadmin sees the sign-ins of all tenants', () =>
      this.read(PLATFORM_TRAIL),
    );
  }

  private async read(id: string): Promise<SignInStatistics> {
    const [row] = await this.em.execute<Row[]>(FIGURES, [id, id]);
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
