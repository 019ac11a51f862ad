import {
  PAYMENT_STATUSES,
  type PaymentStatus,
  PLANS,
  type Plan,
  TENANT_SORTS,
  TENANT_STATUSES,
  type TenantDto,
  type TenantSort,
  type TenantStatus,
  type TenantSummary,
} from '@gatehouse/contracts';
import { COUNTED, cursorOf, type Paged, pageOf } from '~/server/paging.server';
import { titleOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';

/** The filters and the sort order of the URL. */
export interface TenantView {
  search: string;
  status: TenantStatus | null;
  plan: Plan | null;
  payment: PaymentStatus | null;
  deleted: boolean;
  sort: TenantSort;
  order: 'asc' | 'desc';
  /** Columns shown besides the name. */
  columns: TenantColumn[];
}

export const TENANT_COLUMNS = ['plan', 'payment', 'next', 'admin', 'people', 'created'] as const;
export type TenantColumn = (typeof TENANT_COLUMNS)[number];
const ORDERS = ['asc', 'desc'] as const;
/** The newest first. */
const usualOrder = (sort: TenantSort) => (sort === 'created' ? 'desc' : 'asc');
const USUAL_COLUMNS: TenantColumn[] = ['plan', 'payment', 'admin', 'people', 'created'];

export interface TenantList extends Paged<TenantDto> {
  title: string;
  /** Null if it could not be read. */
  summary: TenantSummary | null;
  view: TenantView;
  /** The view as a query without a page, including the question mark; empty for the default list. */
  query: string;
}

/** A page of the tenants, with the filters of the URL. Invalid filters are ignored. */
export async function listTenants(visit: Visit): Promise<TenantList> {
  const { searchParams } = visit.url;
  const view = readTenantView(searchParams);
  const query = { ...COUNTED, ...apiQuery(view), ...cursorOf(visit) };
  const [page, summary] = await Promise.all([
    visit.api.GET('/api/v1/tenants', { params: { query } }),
    visit.api.GET('/api/v1/tenants/summary'),
  ]);
  const own = narrowedBy(view);
  const search = new URLSearchParams(own);
  return {
    title: titleOf(visit.request, '/superadmin/tenants'),
    ...pageOf(visit, page, own),
    summary: summary.ok ? summary.value : null,
    view,
    query: search.size > 0 ? `?${search}` : '',
  };
}

export function readTenantView(searchParams: URLSearchParams): TenantView {
  const oneOf = <T extends string>(known: readonly T[], name: string) =>
    known.find((value) => value === searchParams.get(name)) ?? null;
  // A form sends each checkbox separately; a saved URL contains them in one parameter.
  const ticked = [...searchParams.getAll('column'), ...(searchParams.get('columns') ?? '').split('.')];
  const columns = TENANT_COLUMNS.filter((column) => ticked.includes(column));
  const sort = oneOf(TENANT_SORTS, 'sort') ?? 'created';
  return {
    search: (searchParams.get('search') ?? '').trim().slice(0, 120),
    status: oneOf(TENANT_STATUSES, 'status'),
    plan: oneOf(PLANS, 'plan'),
    payment: oneOf(PAYMENT_STATUSES, 'payment'),
    deleted: searchParams.get('deleted') === 'true',
    sort,
    order: oneOf(ORDERS, 'order') ?? usualOrder(sort),
    columns: columns.length > 0 ? columns : USUAL_COLUMNS,
  };
}

/** The view as parameters of the API. */
export function apiQuery({ search, status, plan, payment, deleted, sort, order }: TenantView) {
  return {
    ...(search && { search }),
    ...(status && { status }),
    ...(plan && { plan }),
    ...(payment && { payment }),
    ...(deleted && { deleted: 'true' as const }),
    sort,
    order,
  };
}

/** The view as a URL, without default values. */
function narrowedBy(view: TenantView): Record<string, string> {
  const { sort, order, ...narrowed } = apiQuery(view);
  return {
    ...narrowed,
    ...(sort !== 'created' && { sort }),
    ...(order !== usualOrder(sort) && { order }),
    ...(view.columns.join() !== USUAL_COLUMNS.join() && { columns: view.columns.join('.') }),
  };
}
