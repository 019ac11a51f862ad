import {
  addDays,
  dayAt,
  type SignInDay,
  type SignInStatistics,
  type SignInStatisticsQuery,
  startOfDay,
} from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PLATFORM_TRAIL } from '../../audit/platform-trail.js';
import { NotFoundError } from '../../common/app-error.js';
import { Clock } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { Tenant } from '../../tenants/tenant.entity.js';
import { STATISTICS } from './sign-in-statistics.sql.js';

/** A row of the database. Days are numbered from 1; days without a sign-in are missing. */
interface Row extends Omit<SignInStatistics, 'asOf' | 'days' | 'timeZone'> {
  readonly asOf: string | Date;
  readonly days: Record<string, Omit<SignInDay, 'day'>>;
}

type Range = Pick<SignInStatisticsQuery, 'days' | 'timeZone'>;

/** Sign-in counts of `CountingJob`, and the number of users with a second factor. */
@Injectable()
export class SignInStatisticsReader {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFoundError */
  of(tenantId: string, range: Range): Promise<SignInStatistics> {
    return this.unit.inTenant(tenantId, async () => {
      if ((await this.em.count(Tenant, { id: tenantId })) === 0) throw new NotFoundError('tenant');
      return this.read(tenantId, range);
    });
  }

  ofAll(range: Range): Promise<SignInStatistics> {
    return this.unit.onPlatform('a superadmin sees the sign-ins of all tenants', () =>
      this.read(PLATFORM_TRAIL, range),
    );
  }

  private async read(id: string, { days, timeZone }: Range): Promise<SignInStatistics> {
    const today = dayAt(this.clock.now(), timeZone);
    const names = Array.from({ length: days }, (_, place) => addDays(today, place - days + 1));
    const starts = names.map((day) => startOfDay(day, timeZone).toISOString());
    const [row] = await this.em.execute<[Row]>(STATISTICS, [`{${starts.join(',')}}`, id, id]);
    return {
      ...row,
      asOf: new Date(row.asOf).toISOString(),
      timeZone,
      days: names.map((day, place) => ({ day, ...(row.days[place + 1] ?? { succeeded: 0, failed: 0 }) })),
    };
  }
}
