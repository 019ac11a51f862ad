import type { TenantDto } from '@gatehouse/contracts';
import { answerOf, api, orRefuse } from './api.server';
import type { SignedIn } from './session.server';
import { apiQuery, readTenantView } from './tenants.server';

const PAGE = 100;
const COLUMNS = {
  id: (tenant: TenantDto) => tenant.id,
  code: (tenant) => tenant.code,
  name: (tenant) => tenant.name,
  domain: (tenant) => tenant.domain,
  adminEmail: (tenant) => tenant.adminEmail,
  status: (tenant) => tenant.status,
  plan: (tenant) => tenant.subscriptionPlan,
  paymentStatus: (tenant) => tenant.paymentStatus,
  lastPaymentDate: (tenant) => tenant.lastPaymentDate,
  nextPaymentDate: (tenant) => tenant.nextPaymentDate,
  userCount: (tenant) => String(tenant.userCount),
  createdAt: (tenant) => tenant.createdAt,
} satisfies Record<string, (tenant: TenantDto) => string | null>;

/** All tenants of the view as CSV (RFC 4180), read page by page while the browser takes it. */
export async function exportTenants(request: Request, session: SignedIn): Promise<Response> {
  const query = { ...apiQuery(readTenantView(new URL(request.url).searchParams)), limit: PAGE };
  const read = async (cursor: string | null) =>
    orRefuse(
      await answerOf(
        request,
        api(request, session).GET('/api/v1/tenants', {
          params: { query: { ...query, ...(cursor && { cursor }) } },
        }),
      ),
    );
  // The first page is read before the answer begins, so that a refusal is still a page of ours.
  let page: Awaited<ReturnType<typeof read>> | null = await read(null);
  const encoder = new TextEncoder();
  let head = lineOf(Object.keys(COLUMNS));
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (!page) return controller.close();
      const lines = page.items.map((tenant) => lineOf(Object.values(COLUMNS).map((read) => read(tenant))));
      controller.enqueue(encoder.encode(head + lines.join('')));
      head = '';
      page = page.nextCursor ? await read(page.nextCursor) : null;
    },
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="tenants.csv"',
      'cache-control': 'no-store',
    },
  });
}

export function lineOf(cells: readonly (string | null)[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

/** Quoted where it must be. What a spreadsheet would run as a formula is made text by an apostrophe. */
function cell(value: string | null): string {
  if (value === null) return '';
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
