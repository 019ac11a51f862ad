import {
  isCauseCode,
  SEARCH,
  SEARCH_KINDS,
  type SearchHit,
  type SearchKind,
  type SearchResults,
} from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import ipaddr from 'ipaddr.js';
import { tenantOfTrail } from '../../audit/platform-trail.js';
import { AttemptLimits } from '../../auth/attempt-limits.js';
import { limitOf } from '../../auth/rate-limits.js';
import { type Caller, may } from '../../common/caller.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import type { NameOf } from '../audit/audit-names.repository.js';
import { SignInAttempts } from '../sign-in-log/sign-in-attempts.repository.js';
import type { AttemptRow } from '../sign-in-log/sign-in-attempts.sql.js';
import { searchFor } from './search-sources.sql.js';

/** Finds objects by name that the user may open. */
@Injectable()
export class ConsoleSearch {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly limits: AttemptLimits,
    private readonly attempts: SignInAttempts,
  ) {}

  /**
   * A few hits of each kind that the caller may manage: of all tenants on the platform, otherwise of their own.
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
        const rows = await this.find(kind, typed, tenantId);
        const items = rows.slice(0, SEARCH.ofEachKind);
        if (items.length > 0) groups.push({ kind, items, more: rows.length > items.length });
      }
      return { groups };
    });
  }

  private async find(kind: SearchKind, typed: string, tenantId: string | null): Promise<SearchHit[]> {
    if (kind === 'attempts') return this.findAttempts(typed.trim(), tenantId);
    const { sql, values } = searchFor(kind, typed, tenantId);
    return this.em.execute<SearchHit[]>(sql, [...values]);
  }

  private async findAttempts(search: string, tenantId: string | null): Promise<SearchHit[]> {
    if (!isWhole(search)) return [];
    const searched = { tenantId, filter: { search }, before: null };
    const rows = await this.attempts.newest(searched, SEARCH.ofEachKind + 1, null);
    const nameOf = tenantId === null ? await this.attempts.namesOf(rows) : () => null;
    return rows.map((row) => toHit(row, nameOf));
  }
}

/** An address or a reference. */
const WHOLE = /^([^@\s]+@[^@\s]+\.[^@\s]+|[\w-]{12})$/;

/** Whether the text can be searched in the sign-in log. Anything else is the beginning of a name. */
function isWhole(search: string): boolean {
  return WHOLE.test(search) || ipaddr.isValid(search) || isCauseCode(search.toLowerCase());
}

function toHit({ id, email, ip, outcome, at, tenantId, reference }: AttemptRow, nameOf: NameOf): SearchHit {
  return {
    id,
    thing: 'attempt',
    title: email ?? ip ?? reference,
    detail: `${outcome} · ${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    tenantName: nameOf('tenant', tenantOfTrail(tenantId))?.name ?? null,
  };
}

function kindsOf(caller: Caller): readonly SearchKind[] {
  if (may(caller, 'platform_management')) return SEARCH_KINDS;
  // A superadmin who views the product as an admin has no tenant.
  if (caller.tenantId === null) return [];
  return SEARCH_KINDS.filter(
    (kind) =>
      kind !== 'tenants' &&
      may(caller, kind === 'users' ? 'user_management' : 'tenant_management') &&
      (kind !== 'attempts' || caller.usersShownSince === undefined),
  );
}
