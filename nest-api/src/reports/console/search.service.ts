import {
  SEARCH,
  SEARCH_KINDS,
  type SearchHit,
  type SearchKind,
  type SearchResults,
} from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AttemptLimits } from '../../auth/attempt-limits.js';
import { limitOf } from '../../auth/rate-limits.js';
import { type Caller, may } from '../../common/caller.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { searchFor } from './search-sources.sql.js';

/** Finds what somebody may open by its name. */
@Injectable()
export class ConsoleSearch {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly limits: AttemptLimits,
  ) {}

  /**
   * At most a few of each kind that the caller may look after: of all tenants for the platform, else of their own.
   *
   * @throws TooManyRequests
   */
  async search(caller: Caller, typed: string): Promise<SearchResults> {
    await this.limits.take([limitOf('search:user', caller.userId)]);
    const tenantId = may(caller, 'platform_management') ? null : caller.tenantId;
    const kinds = kindsOf(caller);
    if (kinds.length === 0) return { groups: [] };
    return this.unit.inScopeOf(tenantId, 'a superadmin finds things of any tenant', async () => {
      const groups: SearchResults['groups'] = [];
      for (const kind of kinds) {
        const { sql, values } = searchFor(kind, typed, tenantId);
        const rows = await this.em.execute<SearchHit[]>(sql, [...values]);
        const items = rows.slice(0, SEARCH.ofEachKind);
        if (items.length > 0) groups.push({ kind, items, more: rows.length > items.length });
      }
      return { groups };
    });
  }
}

function kindsOf(caller: Caller): readonly SearchKind[] {
  if (may(caller, 'platform_management')) return SEARCH_KINDS;
  // A view that a superadmin takes is of no tenant.
  if (caller.tenantId === null) return [];
  return SEARCH_KINDS.filter(
    (kind) => kind !== 'tenants' && may(caller, kind === 'users' ? 'user_management' : 'tenant_management'),
  );
}
