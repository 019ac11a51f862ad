import type {
  AuditEvent,
  DomainDto,
  InvitationDto,
  PlanUsage,
  SsoConfigurationDto,
  TenantHealth,
  TenantProduct,
  TenantUserDto,
} from '@gatehouse/contracts';
import { readPlanUsage } from '~/features/plans/plan-usage.server';
import { readProducts } from '~/features/products/products.server';
import { itemsOrNull, valueOrNull } from '~/server/api.server';
import { type ExplainedAttempt, explained } from '~/server/attempts.server';
import { pageLoader } from '~/server/page.server';
import { cursorOf, type Paged, pageOf, searchOf } from '~/server/paging.server';
import { timeZoneOf } from '~/server/time-zone.server';
import type { Visit } from '~/server/visit.server';
import { readTenantPage } from './tenant-page.server';

/** Maximum of rows in a tab; the list's own page shows more. */
const MOST = 100;

export interface TenantPeople {
  members: Paged<TenantUserDto>;
  search: string;
  /** Pending ones; null if they could not be read. */
  invitations: InvitationDto[] | null;
}

export const loadTenantPeople = pageLoader(({ visit, params }) => readTenantPage(visit, params, readPeople));

async function readPeople(visit: Visit, tenantId: string): Promise<TenantPeople> {
  const search = searchOf(visit);
  const narrowed: Record<string, string> = search ? { search } : {};
  const [members, invitations] = await Promise.all([
    visit.api.GET('/api/v1/users', { params: { query: { tenantId, ...narrowed, ...cursorOf(visit) } } }),
    visit.api.GET('/api/v1/invitations', {
      params: { query: { tenantId, status: 'pending' as const, limit: MOST } },
    }),
  ]);
  return { members: pageOf(visit, members, narrowed), search, invitations: itemsOrNull(invitations) };
}

/** A connection with the state of its sign-ins, if known. */
export type TenantConnection = SsoConfigurationDto & {
  health: TenantHealth['connections'][number] | null;
};

export const loadTenantConnections = pageLoader(({ visit, params }) =>
  readTenantPage(visit, params, readConnections),
);

async function readConnections(visit: Visit, tenantId: string): Promise<Paged<TenantConnection>> {
  const query = { tenantId };
  const [configurations, health] = await Promise.all([
    visit.api.GET('/api/v1/sso-configurations', { params: { query: { ...query, ...cursorOf(visit) } } }),
    visit.api.GET('/api/v1/tenant-health', { params: { query } }),
  ]);
  const known = new Map(valueOrNull(health)?.connections.map((connection) => [connection.id, connection]));
  const page = pageOf(visit, configurations);
  return { ...page, items: page.items.map((item) => ({ ...item, health: known.get(item.id) ?? null })) };
}

export const loadTenantDomains = pageLoader(({ visit, params }) =>
  readTenantPage(visit, params, readDomains),
);

async function readDomains(visit: Visit, tenantId: string): Promise<Paged<DomainDto>> {
  const query = { tenantId, ...cursorOf(visit) };
  return pageOf(visit, await visit.api.GET('/api/v1/domains', { params: { query } }));
}

/** An application of either protocol. */
export interface TenantApplication {
  id: string;
  name: string;
  protocol: 'oidc' | 'saml';
  /** Client ID or entity ID. */
  identifier: string;
  isActive: boolean;
  createdAt: string;
}

/** Null if one of the two kinds could not be read. */
export interface TenantApplications {
  items: TenantApplication[] | null;
  /** Whether there are more than those shown. */
  isCut: boolean;
}

export const loadTenantApplications = pageLoader(({ visit, params }) =>
  readTenantPage(visit, params, readApplications),
);

async function readApplications(visit: Visit, tenantId: string): Promise<TenantApplications> {
  const params = { params: { query: { tenant_id: tenantId, limit: MOST } } };
  const [clients, providers] = await Promise.all([
    visit.api.GET('/api/v1/admin/oauth2/clients', params),
    visit.api.GET('/api/v1/admin/saml/service-providers', params),
  ]);
  if (!clients.ok || !providers.ok) return { items: null, isCut: false };
  const items = [
    ...clients.value.items.map((client) => ({
      id: client.id,
      name: client.name,
      protocol: 'oidc' as const,
      identifier: client.client_id,
      isActive: client.is_active,
      createdAt: client.created_at,
    })),
    ...providers.value.items.map((provider) => ({
      id: provider.id,
      name: provider.name,
      protocol: 'saml' as const,
      identifier: provider.entity_id,
      isActive: provider.is_active,
      createdAt: provider.created_at,
    })),
  ];
  return {
    items: items.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt)),
    isCut: clients.value.nextCursor !== null || providers.value.nextCursor !== null,
  };
}

/** The shown events: all, or sign-ins that the tenant's rules or its identity provider rejected. */
export type ActivityView = 'all' | 'failed';

export interface TenantActivity {
  /** Null if only the failed sign-ins are shown. */
  events: Paged<AuditEvent> | null;
  attempts: Paged<ExplainedAttempt> | null;
  show: ActivityView;
  /** Time zone of the reader. */
  zone: string;
}

export const loadTenantActivity = pageLoader(({ visit, params }) =>
  readTenantPage(visit, params, readActivity),
);

async function readActivity(visit: Visit, tenantId: string): Promise<TenantActivity> {
  const show = visit.url.searchParams.get('show') === 'failed' ? 'failed' : 'all';
  const query = { tenantId, ...cursorOf(visit) };
  const zone = timeZoneOf(visit);
  if (show === 'failed') {
    const failed = { params: { query: { ...query, result: 'failure' as const } } };
    const page = pageOf(visit, await visit.api.GET('/api/v1/sign-ins', failed), { show });
    const items = page.items.map((attempt) => explained(visit.request, attempt));
    return { events: null, attempts: { ...page, items }, show, zone };
  }
  const answer = await visit.api.GET('/api/v1/audit/events', { params: { query } });
  return { events: pageOf(visit, answer, {}), attempts: null, show, zone };
}

export interface TenantSubscription {
  usage: PlanUsage | null;
  products: TenantProduct[] | null;
}

export const loadTenantPlan = pageLoader(({ visit, params }) => readTenantPage(visit, params, readPlan));

async function readPlan(visit: Visit, tenantId: string): Promise<TenantSubscription> {
  const [usage, products] = await Promise.all([
    readPlanUsage(visit, tenantId),
    readProducts(visit, tenantId),
  ]);
  return { usage, products };
}

export const loadTenantSettings = pageLoader(({ visit, params }) =>
  readTenantPage(visit, params, () => null),
);
