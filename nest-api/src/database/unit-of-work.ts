import { AsyncLocalStorage } from 'node:async_hooks';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, Optional } from '@nestjs/common';
import { currentWork } from '../common/request-id.js';
import { Metrics } from '../telemetry/metrics.js';
import { Changes } from './changes.js';
import { type DatabaseEntry, databaseEntries } from './database-entries.js';
import { APP_ROLE, PERSON_ROLE, PLATFORM_ROLE, SIGN_IN_ROLE } from './roles.js';
import { Standby } from './standby.js';
import { TENANT_FILTER } from './tenant-filter.js';
import { settingsOf } from './transaction-settings.js';

/**
 * Token of a switch for the isolation suite: false disables the application's filters, so that only row-level security
 * applies.
 */
export const APPLICATION_FILTERS = Symbol('ApplicationFilters');

const PLATFORM = 'platform';
const SIGN_IN = 'sign-in';
const PERSON = 'person ';
const scope = new AsyncLocalStorage<string>();

/** Whether the open unit of work is on one user's own data. */
export function isOwnWork(): boolean {
  return scope.getStore()?.startsWith(PERSON) === true;
}

/**
 * One transaction with a declared scope of visible data. For a request with `@FromStandby()`, it may run on a standby.
 *
 * Inside, the injected `EntityManager` is the transaction's; outside of a unit it throws. A unit inside a unit of the
 * same scope joins it.
 */
@Injectable()
export class UnitOfWork {
  constructor(
    private readonly em: EntityManager,
    @Optional() @Inject(APPLICATION_FILTERS) private readonly applicationFilters: boolean = true,
    @Optional() private readonly metrics?: Metrics,
    @Optional() private readonly changes?: Changes,
    @Optional() private readonly standby?: Standby,
  ) {}

  /** Works on one tenant's data: the database shows the rows of `tenantId` only. */
  inTenant<T>(tenantId: string, work: () => Promise<T>): Promise<T> {
    currentWork()?.belongsTo(tenantId);
    const entry: DatabaseEntry = { role: APP_ROLE, name: 'tenant' };
    const filter = this.applicationFilters ? { tenantId } : null;
    return this.unit({ key: tenantId, entry, variables: { 'app.tenant_id': tenantId }, filter }, work);
  }

  /**
   * Works on one user's own data (account, sessions, factors, devices), in all tenants. Joins a unit of the platform or
   * of a sign-in: both see the rows of every user.
   */
  asPerson<T>(userId: string, work: () => Promise<T>): Promise<T> {
    if (scope.getStore() === PLATFORM || scope.getStore() === SIGN_IN) return work();
    const entry: DatabaseEntry = { role: PERSON_ROLE, name: 'person' };
    const variables = { role: PERSON_ROLE, 'app.user_id': userId };
    return this.unit({ key: `${PERSON}${userId}`, entry, variables, filter: null }, work);
  }

  /**
   * Works for a request before its user is known, or for a protocol endpoint. The role of the database may do what these
   * need in any tenant, and nothing else. Joins a unit of the platform, which may do the same and more.
   *
   * @param reason why no tenant is known. It is the `application_name` of the transaction, and counted in the metrics
   */
  forSignIn<T>(reason: string, work: () => Promise<T>): Promise<T> {
    if (scope.getStore() === PLATFORM) return work();
    return this.unit(acrossTenants(SIGN_IN, SIGN_IN_ROLE, reason), work);
  }

  /**
   * Works across tenants for superadmin pages and jobs, under a role of the database that sees every tenant.
   *
   * @param reason why one tenant is not enough. It is the `application_name` of the transaction, and counted in the
   *   metrics
   */
  onPlatform<T>(reason: string, work: () => Promise<T>): Promise<T> {
    return this.unit(acrossTenants(PLATFORM, PLATFORM_ROLE, reason), work);
  }

  /** In the tenant if there is one, otherwise for a sign-in that belongs to the platform. */
  inTenantOrForSignIn<T>(tenantId: string | null, reason: string, work: () => Promise<T>): Promise<T> {
    return tenantId === null ? this.forSignIn(reason, work) : this.inTenant(tenantId, work);
  }

  /** In the tenant if there is one, otherwise on the platform. For superadmin pages and jobs. */
  inScopeOf<T>(tenantId: string | null, reason: string, work: () => Promise<T>): Promise<T> {
    return tenantId === null ? this.onPlatform(reason, work) : this.inTenant(tenantId, work);
  }

  private async unit<T>({ key, entry, variables, filter }: Scope, work: () => Promise<T>): Promise<T> {
    const open = scope.getStore();
    if (open === key) return work();
    // A nested second transaction would wait for a connection that the first one holds.
    if (open !== undefined) throw new Error(`a unit of work is open for ${open}, and ${key} was asked for`);

    databaseEntries.publish(entry);
    if (entry.role === PLATFORM_ROLE) this.metrics?.countPlatformEntry(entry.name);
    if (entry.role === SIGN_IN_ROLE) this.metrics?.countSignInEntry(entry.name);
    const given = { key, variables, filter };
    const onPrimary = async () => {
      const result = await this.transaction(given, work);
      this.changes?.noteCommit();
      return result;
    };
    const { standby } = this;
    if (standby?.isPrimarySilent) return standby.readInstead(() => this.transaction(given, work), onPrimary);
    return standby?.isWanted ? this.readOn(standby, given, work, onPrimary) : onPrimary();
  }

  private readOn<T>(
    standby: Standby,
    given: Transaction,
    work: () => Promise<T>,
    onPrimary: () => Promise<T>,
  ): Promise<T> {
    return standby.read(
      (isReady) =>
        this.transaction(given, async (em) => {
          await isReady(async (position) => {
            const [row] = await em.execute<{ ready: boolean }[]>(HAS_APPLIED, [position]);
            return row?.ready === true;
          });
          return work();
        }),
      onPrimary,
    );
  }

  private transaction<T>(
    { key, variables, filter }: Transaction,
    work: (em: EntityManager) => Promise<T>,
  ): Promise<T> {
    const em = this.em.fork({ useContext: false });
    if (filter) em.setFilterParams(TENANT_FILTER, filter);
    const [sql, values] = settingsOf(variables);
    return scope.run(key, () =>
      em.transactional(async (transaction) => {
        await transaction.execute(sql, values, 'run');
        return work(transaction);
      }),
    );
  }
}

/** Whether this standby has applied the log up to a position. A promoted one has everything. */
const HAS_APPLIED = 'select not pg_is_in_recovery() or pg_last_wal_replay_lsn() >= ?::pg_lsn as ready';

type Transaction = Omit<Scope, 'entry'>;

interface Scope {
  readonly key: string;
  readonly entry: DatabaseEntry;
  /** Settings of PostgreSQL for the transaction. */
  readonly variables: Record<string, string>;
  /** Parameters of the application's own filter; null if it does not apply. */
  readonly filter: { readonly tenantId: string } | null;
}

/** A unit of a role that works across tenants. */
function acrossTenants(key: string, role: DatabaseEntry['role'], reason: string): Scope {
  const variables = { role, application_name: nameOf(reason) };
  return { key, entry: { role, name: reason }, variables, filter: null };
}

/** What PostgreSQL keeps of an application's name. Source: PostgreSQL documentation, application_name */
const LONGEST_NAME = 63;

/** The reason as PostgreSQL shows it: printable ASCII. */
function nameOf(reason: string): string {
  return reason
    .replaceAll('’', "'")
    .replaceAll(/[^ -~]/g, '?')
    .slice(0, LONGEST_NAME);
}
