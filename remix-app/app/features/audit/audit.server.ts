import {
  AUDIT_ACTIONS,
  type AuditAction,
  type AuditEvent,
  type AuditEventPage,
  type AuditVerification,
} from '@gatehouse/contracts';
import type { FormState } from '~/form-state';
import { orRefuse } from '~/server/api.server';
import { refusedForm } from '~/server/forms.server';
import { type Outcome, refused, shown } from '~/server/outcome.server';
import { cursorOf, type Paged, pageOf } from '~/server/paging.server';
import { findTenant } from '~/server/tenant-names.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import { answersTexts } from './texts/answers';

/** What the address narrows the trail to. */
export interface AuditView {
  action: AuditAction | null;
  outcome: 'success' | 'failure' | null;
  /** Days as a date field has them, in UTC; the last one is included. */
  from: string;
  until: string;
  /** Code or slug of an organization; a superadmin's only. Empty for the platform's own trail. */
  of: string;
  /** Whether the page reads itself again now and then. */
  live: boolean;
}

export interface AuditTrail extends Paged<AuditEvent> {
  base: string;
  view: AuditView;
  isPlatform: boolean;
  isUnknown: boolean;
  /** The view as a query, with its question mark; empty for the whole trail. */
  query: string;
}

const PATH = '/api/v1/audit/events';

/** A page of the trail, as the address asks for it. */
export async function readTrail(visit: Visit): Promise<AuditTrail> {
  const view = readView(visit);
  const { tenantId, isUnknown } = await tenantOf(visit, view);
  const answer = await visit.api.GET(PATH, {
    params: { query: { ...apiQuery(view), ...cursorOf(visit), ...(tenantId && { tenantId }) } },
  });
  const narrowed = narrowedBy(view);
  const search = new URLSearchParams(narrowed);
  return {
    ...pageOf(visit, answer, narrowed),
    base: visit.base('audit'),
    view,
    isPlatform: visit.can('platform_management'),
    isUnknown,
    query: search.size > 0 ? `?${search}` : '',
  };
}

export interface VerificationState {
  state: FormState | undefined;
  found: AuditVerification | null;
}

/** Goes through the chain of the trail that is shown. */
export async function verifyTrail(visit: Visit, form: FormData): Promise<Outcome<VerificationState>> {
  const { tenantId } = await tenantOf(visit, readView(visit));
  const answer = await visit.api.POST('/api/v1/audit/verifications', { body: tenantId ? { tenantId } : {} });
  if (answer.ok) return shown({ state: undefined, found: answer.value });
  const state = refusedForm(form, answer.problem, textsOf(visit.request, answersTexts)('notVerified'));
  return refused({ state, found: null }, answer.problem.status);
}

/** All events of the view, page by page, for a file. */
export async function* eventsOf(visit: Visit): AsyncGenerator<AuditEvent[]> {
  const view = readView(visit);
  const { tenantId } = await tenantOf(visit, view);
  const narrowed = { ...apiQuery(view), limit: 100, ...(tenantId && { tenantId }) };
  let cursor: string | null = null;
  do {
    const page: AuditEventPage = await readPage(visit, { ...narrowed, ...(cursor && { cursor }) });
    yield page.items;
    cursor = page.nextCursor;
  } while (cursor);
}

async function readPage(
  visit: Visit,
  query: ReturnType<typeof apiQuery> & { limit: number; cursor?: string; tenantId?: string },
): Promise<AuditEventPage> {
  return orRefuse(await visit.api.GET(PATH, { params: { query } }));
}

function readView(visit: Visit): AuditView {
  const { searchParams } = visit.url;
  const day = (name: string) => {
    const text = searchParams.get(name) ?? '';
    return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';
  };
  const outcome = searchParams.get('outcome');
  return {
    action: AUDIT_ACTIONS.find((action) => action === searchParams.get('action')) ?? null,
    outcome: outcome === 'success' || outcome === 'failure' ? outcome : null,
    from: day('from'),
    until: day('until'),
    of: visit.can('platform_management') ? (searchParams.get('of') ?? '').trim().slice(0, 120) : '',
    live: searchParams.get('live') === 'on',
  };
}

function apiQuery({ action, outcome, from, until }: AuditView) {
  return {
    ...(action && { action }),
    ...(outcome && { outcome }),
    ...(from && { from: `${from}T00:00:00Z` }),
    ...(until && { to: new Date(Date.parse(until) + 86_400_000).toISOString() }),
  };
}

function narrowedBy({ action, outcome, from, until, of, live }: AuditView): Record<string, string> {
  return {
    ...(action && { action }),
    ...(outcome && { outcome }),
    ...(from && { from }),
    ...(until && { until }),
    ...(of && { of }),
    ...(live && { live: 'on' }),
  };
}

async function tenantOf(visit: Visit, { of }: AuditView) {
  if (!of) return { tenantId: null, isUnknown: false };
  const tenant = await findTenant(visit, of);
  return { tenantId: tenant?.id ?? null, isUnknown: !tenant };
}
