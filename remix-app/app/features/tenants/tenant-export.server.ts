import type { TenantDto } from '@gatehouse/contracts';
import { answerOf, api, orRefuse } from '~/server/api.server';
import { csvFile } from '~/server/csv.server';
import type { SignedIn } from '~/server/session.server';
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

/** All tenants of the view as a file. */
export function exportTenants(request: Request, session: SignedIn): Promise<Response> {
  return csvFile('tenants.csv', Object.keys(COLUMNS), pagesOf(request, session));
}

async function* pagesOf(request: Request, session: SignedIn) {
  const query = { ...apiQuery(readTenantView(new URL(request.url).searchParams)), limit: PAGE };
  let cursor: string | null = null;
  do {
    const answer = await answerOf(
      request,
      api(request, session).GET('/api/v1/tenants', {
        params: { query: { ...query, ...(cursor && { cursor }) } },
      }),
    );
    const page: { items: TenantDto[]; nextCursor: string | null } = orRefuse(answer);
    yield page.items.map((tenant) => Object.values(COLUMNS).map((read) => read(tenant)));
    cursor = page.nextCursor;
  } while (cursor);
}
