import type { TenantDto } from '@gatehouse/contracts';
import { orRefuse } from '~/server/api.server';
import { csvFile } from '~/server/csv.server';
import type { Visit } from '~/server/visit.server';
import { apiQuery, readTenantView } from './tenants.server';

const PAGE = 100;
const COLUMNS: Record<string, (tenant: TenantDto) => string | null> = {
  id: ({ id }) => id,
  code: ({ code }) => code,
  name: ({ name }) => name,
  domain: ({ domain }) => domain,
  adminEmail: ({ adminEmail }) => adminEmail,
  status: ({ status }) => status,
  plan: ({ subscriptionPlan }) => subscriptionPlan,
  paymentStatus: ({ paymentStatus }) => paymentStatus,
  lastPaymentDate: ({ lastPaymentDate }) => lastPaymentDate,
  nextPaymentDate: ({ nextPaymentDate }) => nextPaymentDate,
  userCount: ({ userCount }) => String(userCount),
  createdAt: ({ createdAt }) => createdAt,
};

/** All tenants that match the filters, as a file. */
export function exportTenants(visit: Visit): Promise<Response> {
  return csvFile('tenants.csv', Object.keys(COLUMNS), pagesOf(visit));
}

async function* pagesOf(visit: Visit) {
  const query = { ...apiQuery(readTenantView(visit.url.searchParams)), limit: PAGE };
  let cursor: string | null = null;
  do {
    const answer = await visit.api.GET('/api/v1/tenants', {
      params: { query: { ...query, ...(cursor && { cursor }) } },
    });
    const page: { items: TenantDto[]; nextCursor: string | null } = orRefuse(answer);
    yield page.items.map((tenant) => Object.values(COLUMNS).map((read) => read(tenant)));
    cursor = page.nextCursor;
  } while (cursor);
}
