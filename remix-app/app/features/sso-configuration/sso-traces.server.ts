import {
  causeLink,
  isCauseCode,
  type SsoTraceDto,
  SsoTraceListQuerySchema,
  type SsoTraceSummary,
} from '@gatehouse/contracts';
import type { Explanation } from '@gatehouse/contracts/cause-texts';
import type { PageLinks, PageRange } from '~/page-links';
import { orRefuse } from '~/server/api.server';
import { explainedCause } from '~/server/causes.server';
import { COUNTED, cursorOf, pageOf } from '~/server/paging.server';
import type { ListPlace } from '~/server/saved-views.server';
import type { Visit } from '~/server/visit.server';
import { configurationsBase, getConfiguration } from './sso-configurations.server';
import { formTargetsOf } from './sso-tests.server';

const PATH = '/api/v1/sso-configurations/{id}/traces';

export interface TraceList {
  items: SsoTraceSummary[];
  pages: PageLinks;
  range: PageRange | null;
  search: string;
  result: string;
  purpose: string;
}

/** The sign-in log is a tab of the page of a connection. */
export function signInLog({ url }: Visit): ListPlace | null {
  const tab = url.searchParams.get('tab');
  return tab === 'sign-ins' ? { list: 'sign-in-log', at: { tab } } : null;
}

/** A page of the sign-ins of a connection, as the address asks for it. What it asks for in vain is left out. */
export async function listTraces(visit: Visit, id: string): Promise<TraceList> {
  const { searchParams } = visit.url;
  const { shape } = SsoTraceListQuerySchema;
  const search = (searchParams.get('search') ?? '').trim().slice(0, 254);
  const result = shape.result.safeParse(searchParams.get('result') ?? undefined).data;
  const purpose = shape.purpose.safeParse(searchParams.get('purpose') ?? undefined).data;
  const narrowed = { ...(search && { search }), ...(result && { result }), ...(purpose && { purpose }) };
  const query = { ...COUNTED, ...narrowed, ...cursorOf(visit) };
  const answer = await visit.api.GET(PATH, { params: { path: { id }, query } });
  orRefuse(answer);
  const { items, pages, range } = pageOf(visit, answer, { tab: 'sign-ins', ...narrowed });
  return {
    items,
    pages,
    range,
    search,
    result: result ?? '',
    purpose: purpose ?? '',
  };
}

/** Why a sign-in failed, with what was compared and where an admin removes the cause. */
export interface TraceCause extends Explanation {
  found: string | null;
  expected: string | null;
  link: string | null;
}

function causeOfTrace(visit: Visit, { outcome, steps, userId }: SsoTraceDto, connectionId: string) {
  if (outcome === null || !isCauseCode(outcome)) return null;
  const detail = steps.findLast(({ status }) => status === 'fail')?.detail ?? {};
  const isSuperadmin = visit.can('platform_management');
  return {
    ...explainedCause(visit.request, outcome),
    found: valueText(detail.found),
    expected: valueText(detail.expected),
    link: causeLink(outcome, { isSuperadmin, connectionId, userId }),
  };
}

function valueText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return Array.isArray(value) ? value.join('\n') : String(value);
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
  /** Of a failed sign-in whose code is in the catalogue of causes. */
  cause: TraceCause | null;
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
    cause: causeOfTrace(visit, trace, configuration.id),
    isHelper: visit.can('platform_management') && tenantId !== null,
    formTargets: formTargetsOf(configuration),
  };
}
