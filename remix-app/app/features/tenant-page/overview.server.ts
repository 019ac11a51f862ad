import type { AuditEvent, SignInStatistics } from '@gatehouse/contracts';
import { readTenant } from '~/features/tenants/tenant.server';
import { itemsOrNull, valueOrNull } from '~/server/api.server';
import { pageLoader } from '~/server/page.server';
import type { Visit } from '~/server/visit.server';
import { type Attention, attentionOf, type TenantFacts } from './tenant-attention';
import { readTenantPage } from './tenant-page.server';

const EVENTS = 6;

/** The data of the first tab; a part that could not be read is null. */
export interface TenantOverview {
  attention: Attention[];
  /** Whether a check could not run, so that an item may be missing above. */
  isPartial: boolean;
  counts: TenantFacts['overview'];
  signIns: SignInStatistics | null;
  lastSignIn: AuditEvent | null;
  events: AuditEvent[] | null;
}

export const loadTenantOverview = pageLoader(({ visit, params }) =>
  readTenantPage(visit, params, readOverview),
);

async function readOverview(visit: Visit, tenantId: string): Promise<TenantOverview> {
  const { api } = visit;
  const query = { tenantId };
  const path = { id: tenantId };
  const [tenant, usage, products, sso, configurations, health, people, overview, signIns, events, last] =
    await Promise.all([
      // The same read as the page's own: both share one response.
      readTenant(visit, tenantId),
      api.GET('/api/v1/tenants/{id}/plan', { params: { path } }),
      api.GET('/api/v1/products', { params: { query } }),
      api.GET('/api/v1/sso-attention', { params: { query } }),
      api.GET('/api/v1/sso-configurations', { params: { query } }),
      api.GET('/api/v1/tenant-health', { params: { query } }),
      api.GET('/api/v1/users/summary', { params: { query } }),
      api.GET('/api/v1/overview', { params: { query } }),
      api.GET('/api/v1/statistics/sign-ins', { params: { query } }),
      api.GET('/api/v1/audit/events', { params: { query: { ...query, limit: EVENTS } } }),
      api.GET('/api/v1/audit/events', {
        params: { query: { ...query, action: 'sign_in.succeeded', limit: 1 } },
      }),
    ]);
  const facts: TenantFacts = {
    tenant,
    usage: valueOrNull(usage),
    products: itemsOrNull(products),
    sso: itemsOrNull(sso),
    configurations: itemsOrNull(configurations),
    health: valueOrNull(health),
    people: valueOrNull(people),
    overview: valueOrNull(overview),
    signIns: valueOrNull(signIns),
  };
  return {
    attention: attentionOf(facts, new Date()),
    isPartial: Object.values(facts).includes(null),
    counts: facts.overview,
    signIns: facts.signIns,
    lastSignIn: itemsOrNull(last)?.[0] ?? null,
    events: itemsOrNull(events),
  };
}
