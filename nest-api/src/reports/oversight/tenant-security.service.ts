import type { TenantSecurity, TenantSecurityQuery } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { decodeCursor, toPage } from '../../common/paging.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { tenantSecurity } from './security-overview.sql.js';

/** Sign-in requirements of each tenant, and how far its users meet them. */
@Injectable()
export class TenantSecurities {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
  ) {}

  /** The oldest tenant first. Only the tenants of the page are counted. */
  list({ limit, cursor, secondFactor }: TenantSecurityQuery) {
    const conditions = ['t.deleted_at is null', ...(secondFactor ? [ASKING[secondFactor]] : [])];
    const values: unknown[] = [];
    if (cursor) {
      conditions.push('t.id > ?');
      values.push(decodeCursor(cursor)[1]);
    }
    return this.unit.onPlatform('a superadmin compares what tenants ask', async () => {
      const sql = tenantSecurity(conditions.join(' and '));
      const rows = await this.em.execute<TenantSecurity[]>(sql, [...values, limit + 1]);
      return toPage(
        rows,
        limit,
        ({ tenantId }) => ['', tenantId],
        (row) => row,
      );
    });
  }
}

const ASKING = {
  required: 'p.second_factor_since is not null',
  optional: 'p.second_factor_since is null',
} as const;
