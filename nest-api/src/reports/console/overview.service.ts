import { COUNTED_AT_MOST, type Overview } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../../common/app-error.js';
import { Clock } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { TenantsRepository } from '../../tenants/tenants.repository.js';
import { overviewOf } from './overview.sql.js';

/** Cache time of the platform's numbers, which are the same for every superadmin. */
const KEPT_MS = 10_000;

/** Counts the objects of the consoles. */
@Injectable()
export class Overviews {
  private kept: { readonly until: number; readonly overview: Promise<Overview> } | null = null;

  constructor(
    private readonly em: EntityManager,
    private readonly tenants: TenantsRepository,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFoundError */
  of(tenantId: string): Promise<Overview> {
    return this.unit.inTenant(tenantId, async () => {
      if (!(await this.tenants.exists(tenantId))) throw new NotFoundError('tenant');
      return this.read(tenantId);
    });
  }

  ofAll(): Promise<Overview> {
    const now = this.clock.now().getTime();
    if (this.kept && now < this.kept.until) return this.kept.overview;
    const overview = this.unit.onPlatform('a superadmin sees how much there is of all tenants', () =>
      this.read(null),
    );
    this.kept = { until: now + KEPT_MS, overview };
    overview.catch(() => {
      this.kept = null;
    });
    return overview;
  }

  private async read(tenantId: string | null): Promise<Overview> {
    const { sql, values } = overviewOf(tenantId, this.clock.now());
    const [row] = await this.em.execute<[Omit<Overview, 'tenants'> & { tenants: string | number | null }]>(
      sql,
      values,
    );
    return {
      ...row,
      tenants: row.tenants === null ? null : Math.min(Number(row.tenants), COUNTED_AT_MOST + 1),
    };
  }
}
