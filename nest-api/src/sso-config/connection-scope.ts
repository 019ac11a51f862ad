import type { UnitOfWork } from '../database/unit-of-work.js';

/** What belongs to a tenant, or without one to the platform. */
interface Owned {
  readonly tenantId?: string | null | undefined;
}

/** Works in the tenant of a connection or a trace; on the platform for the platform's own connections. */
export function inScopeOfConnection<T>(
  unit: UnitOfWork,
  { tenantId }: Owned,
  work: () => Promise<T>,
): Promise<T> {
  return unit.inScopeOf(tenantId ?? null, 'the platform has connections of its own', work);
}

/** The same for a sign-in through the connection. */
export function signInScopeOf<T>(unit: UnitOfWork, { tenantId }: Owned, work: () => Promise<T>): Promise<T> {
  return unit.inTenantOrForSignIn(tenantId ?? null, "a sign-in uses the platform's own connection", work);
}

/** The tenant that all of some things belong to; null where there is none, or more than one. */
export function soleTenantOf(things: readonly Owned[]): string | null {
  const [first, ...others] = new Set(things.map(({ tenantId }) => tenantId ?? null));
  return others.length === 0 ? (first ?? null) : null;
}
