import {
  type AttemptStep,
  COUNTED_AT_MOST,
  type SignInAttemptDto,
  type SignInAttemptPage,
  type SignInAttemptQuery,
  type SignInRisk,
} from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PLATFORM_TRAIL, tenantOfTrail } from '../../audit/platform-trail.js';
import { Clock } from '../../common/clock.js';
import { counted, decodeCursor, toPage } from '../../common/paging.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { AuditNames, type NameOf } from '../audit/audit-names.repository.js';
import {
  type AttemptRow,
  type AttemptSearch,
  countOf,
  newestOf,
  ONE_ATTEMPT,
  spansOf,
} from './sign-in-attempts.sql.js';

const WHY = 'a superadmin reads the sign-in log of any tenant';

/** An attempt with all stored data. */
export interface WholeAttempt extends AttemptRow {
  readonly steps: readonly AttemptStep[] | null;
  readonly traceId: string | null;
  readonly risk: SignInRisk | null;
}

/** The attempts to read: those of one tenant, or all. */
export type Scope = { readonly tenantId: string } | 'all';

/** The last millisecond with a four-digit year in ISO 8601, which PostgreSQL requires. */
const LATEST_MS = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** Reads the sign-in log. */
@Injectable()
export class SignInAttempts {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly names: AuditNames,
    private readonly clock: Clock,
  ) {}

  /** Runs in a unit of work of the scope. */
  in<T>(scope: Scope, isPlatform: boolean, work: () => Promise<T>): Promise<T> {
    return scope === 'all' || isPlatform
      ? this.unit.onPlatform(WHY, work)
      : this.unit.inTenant(scope.tenantId, work);
  }

  /** The newest first. */
  list(scope: Scope, isPlatform: boolean, query: SignInAttemptQuery): Promise<SignInAttemptPage> {
    return this.in(scope, isPlatform, async () => {
      const { limit, cursor, count: _count, tenantId: _tenantId, ...filter } = query;
      const [at, id] = cursor ? decodeCursor(cursor) : [null, null];
      const search = { tenantId: idOf(scope), filter, before: id };
      const { rows, total } = await counted(
        await this.newest(search, limit + 1, at === null ? null : Date.parse(at)),
        query,
        (most) => this.count({ ...search, before: null }, most),
      );
      const nameOf = await this.namesOf(rows.slice(0, limit));
      return toPage(
        rows,
        limit,
        (row) => [new Date(row.at).toISOString(), row.id],
        (row) => toAttempt(row, nameOf, isPlatform),
        total,
      );
    });
  }

  /** Joins the caller's unit of work. @param before milliseconds since the epoch */
  async newest(search: AttemptSearch, limit: number, before: number | null): Promise<AttemptRow[]> {
    const now = this.clock.now().getTime();
    const found: AttemptRow[] = [];
    for (const span of spansOf(search.filter, before, now)) {
      const { sql, values } = newestOf(search, span, now, limit - found.length);
      found.push(...(await this.em.execute<AttemptRow[]>(sql, [...values])));
      if (found.length >= limit) break;
    }
    return found;
  }

  /** Joins the caller's unit of work. */
  async find(scope: Scope, id: string): Promise<WholeAttempt | null> {
    const at = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
    // A UUID of another version, which contains no time.
    if (at > LATEST_MS) return null;
    const [row] = await this.em.execute<WholeAttempt[]>(ONE_ATTEMPT, [
      idOf(scope),
      new Date(at),
      new Date(at + 1),
      id,
    ]);
    return row ?? null;
  }

  /** Joins the caller's unit of work. */
  namesOf(rows: readonly AttemptRow[]): Promise<NameOf> {
    return this.names.of(
      rows.flatMap((row) => [
        {
          actor: { type: 'user', id: row.userId },
          target: { type: 'tenant', id: tenantOfTrail(row.tenantId) },
        },
        {
          actor: { type: 'system', id: null },
          target: { type: 'sso_configuration', id: row.connectionId },
        },
        ...(row.applicationType
          ? [
              {
                actor: { type: 'system', id: null } as const,
                target: { type: row.applicationType, id: row.applicationId },
              },
            ]
          : []),
      ]),
    );
  }

  private async count(search: AttemptSearch, most: number): Promise<number> {
    const now = this.clock.now().getTime();
    let total = 0;
    for (const span of spansOf(search.filter, null, now)) {
      const { sql, values } = countOf(search, span, now, most);
      const [row] = await this.em.execute<{ count: number }[]>(sql, [...values]);
      total += row?.count ?? 0;
      if (total >= most) break;
    }
    return Math.min(total, COUNTED_AT_MOST + 1);
  }
}

function idOf(scope: Scope): string | null {
  return scope === 'all' ? null : scope.tenantId;
}

/** Whether the attempt contains personal data from a tenant's identity provider, which superadmins may not see. */
export function isOthers({ connectionId, tenantId }: AttemptRow, isPlatform: boolean): boolean {
  return isPlatform && connectionId !== null && tenantId !== PLATFORM_TRAIL;
}

export function toAttempt(row: AttemptRow, nameOf: NameOf, isPlatform: boolean): SignInAttemptDto {
  const isHidden = isOthers(row, isPlatform);
  const named = (type: string, id: string | null) => id && { id, name: nameOf(type, id)?.name ?? null };
  return {
    id: row.id,
    reference: row.reference,
    at: new Date(row.at).toISOString(),
    method: row.method as SignInAttemptDto['method'],
    outcome: row.outcome,
    failed: row.failed,
    count: row.count,
    tenant: row.tenantId === PLATFORM_TRAIL ? null : named('tenant', row.tenantId) || null,
    user: named('user', row.userId) || null,
    connection: named('sso_configuration', row.connectionId) || null,
    application:
      row.applicationId && row.applicationType
        ? {
            type: row.applicationType,
            id: row.applicationId,
            name: nameOf(row.applicationType, row.applicationId)?.name ?? null,
          }
        : null,
    email: isHidden && !row.userId ? (row.email?.replace(/^(.).*(?=@)/, '$1•••') ?? null) : row.email,
    ip: row.ip,
    browser: row.browser,
    found: isHidden ? null : row.found,
    expected: isHidden ? null : row.expected,
    assessedRisk: row.assessedRisk,
  };
}
