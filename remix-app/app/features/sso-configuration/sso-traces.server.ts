import { type SsoTraceDto, SsoTraceListQuerySchema, type SsoTraceSummary } from '@gatehouse/contracts';
import { orRefuse } from '~/server/api.server';
import type { Visit } from '~/server/visit.server';
import { configurationsBase, getConfiguration } from './sso-configurations.server';
import { formTargetsOf } from './sso-tests.server';

const PATH = '/api/v1/sso-configurations/{id}/traces';

export interface TraceList {
  items: SsoTraceSummary[];
  search: string;
  result: string;
  purpose: string;
  next: string | null;
  first: string | null;
}

/** A page of the sign-ins of a connection, as the address asks for it. What it asks for in vain is left out. */
export async function listTraces(visit: Visit, id: string): Promise<TraceList> {
  const { searchParams } = visit.url;
  const { shape } = SsoTraceListQuerySchema;
  const search = (searchParams.get('search') ?? '').trim().slice(0, 254);
  const result = shape.result.safeParse(searchParams.get('result') ?? undefined).data;
  const purpose = shape.purpose.safeParse(searchParams.get('purpose') ?? undefined).data;
  const cursor = searchParams.get('cursor');
  const narrowed = { ...(search && { search }), ...(result && { result }), ...(purpose && { purpose }) };
  const { items, nextCursor } = orRefuse(
    await visit.api.GET(PATH, {
      params: { path: { id }, query: { ...narrowed, ...(cursor && { cursor }) } },
    }),
  );
  const kept = { tab: 'sign-ins', ...narrowed };
  return {
    items,
    search,
    result: result ?? '',
    purpose: purpose ?? '',
    next: nextCursor && `?${new URLSearchParams({ ...kept, cursor: nextCursor })}`,
    first: cursor && `?${new URLSearchParams(kept)}`,
  };
}

export interface TraceView {
  trace: SsoTraceDto;
  configuration: Pick<
    Awaited<ReturnType<typeof getConfiguration>>,
    'id' | 'name' | 'type' | 'isEnabled' | 'mapping' | 'tenantId'
  >;
  owner: string | null;
  base: string;
  /** Whether what the directory says of people is kept from the reader. */
  isHelper: boolean;
  formTargets: string[];
}

/** @throws Response 404 it isn't there any more, or not the caller's */
export async function readTrace(visit: Visit, id: string, traceId: string): Promise<TraceView> {
  const [configuration, found] = await Promise.all([
    getConfiguration(visit, id),
    visit.api.GET(`${PATH}/{traceId}`, { params: { path: { id, traceId } } }),
  ]);
  const trace = orRefuse(found);
  const { name, type, isEnabled, mapping, tenantId, tenantName } = configuration;
  return {
    trace,
    configuration: { id, name, type, isEnabled, mapping, tenantId },
    owner: visit.can('platform_management') ? tenantName : null,
    base: configurationsBase(visit),
    isHelper: visit.can('platform_management') && tenantId !== null,
    formTargets: formTargetsOf(configuration),
  };
}
