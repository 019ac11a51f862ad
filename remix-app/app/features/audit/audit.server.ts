import {
  AUDIT_ACTIONS,
  type AuditAction,
  type AuditEvent,
  type AuditEventPage,
  type AuditVerification,
} from '@gatehouse/contracts';
import type { FormState } from '~/form-state';
import { answerOf, api, orRefuse } from '~/server/api.server';
import { refusedForm } from '~/server/forms.server';
import { isPlatform } from '~/server/guards.server';
import { cursorOf, type Paged, pageOf } from '~/server/paging.server';
import type { SignedIn } from '~/server/session.server';
import { findTenant } from '~/server/tenant-names.server';

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

export function auditBase(request: Request): string {
  const { pathname } = new URL(request.url);
  return pathname.toLowerCase().startsWith('/superadmin/') ? '/superadmin/audit' : '/admin/audit';
}

/** A page of the trail, as the address asks for it. */
export async function readTrail(request: Request, session: SignedIn): Promise<AuditTrail> {
  const view = readView(request, session);
  const { tenantId, isUnknown } = await tenantOf(request, session, view);
  const answer = await answerOf(
    request,
    api(request, session).GET(PATH, {
      params: { query: { ...apiQuery(view), ...cursorOf(request), ...(tenantId && { tenantId }) } },
    }),
  );
  const narrowed = narrowedBy(view);
  const search = new URLSearchParams(narrowed);
  return {
    ...pageOf(request, answer, narrowed),
    base: auditBase(request),
    view,
    isPlatform: isPlatform(session),
    isUnknown,
    query: search.size > 0 ? `?${search}` : '',
  };
}

export type VerificationAnswer =
  | { ok: true; found: AuditVerification }
  | { ok: false; state: FormState; status: number };

/** Goes through the chain of the trail that is shown. */
export async function verifyTrail(
  request: Request,
  session: SignedIn,
  form: FormData,
): Promise<VerificationAnswer> {
  const { tenantId } = await tenantOf(request, session, readView(request, session));
  const answer = await answerOf(
    request,
    api(request, session).POST('/api/v1/audit/verifications', { body: tenantId ? { tenantId } : {} }),
  );
  if (answer.ok) return { ok: true, found: answer.value };
  const state = refusedForm(form, answer.problem, 'The trail could not be checked. Please try again.');
  return { ok: false, state, status: answer.problem.status };
}

/** All events of the view, page by page, for a file. */
export async function* eventsOf(request: Request, session: SignedIn): AsyncGenerator<AuditEvent[]> {
  const view = readView(request, session);
  const { tenantId } = await tenantOf(request, session, view);
  const narrowed = { ...apiQuery(view), limit: 100, ...(tenantId && { tenantId }) };
  let cursor: string | null = null;
  do {
    const page: AuditEventPage = await readPage(request, session, { ...narrowed, ...(cursor && { cursor }) });
    yield page.items;
    cursor = page.nextCursor;
  } while (cursor);
}

async function readPage(
  request: Request,
  session: SignedIn,
  query: ReturnType<typeof apiQuery> & { limit: number; cursor?: string; tenantId?: string },
): Promise<AuditEventPage> {
  return orRefuse(await answerOf(request, api(request, session).GET(PATH, { params: { query } })));
}

function readView(request: Request, session: SignedIn): AuditView {
  const { searchParams } = new URL(request.url);
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
    of: isPlatform(session) ? (searchParams.get('of') ?? '').trim().slice(0, 120) : '',
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

async function tenantOf(request: Request, session: SignedIn, { of }: AuditView) {
  if (!of) return { tenantId: null, isUnknown: false };
  const tenant = await findTenant(request, session, of);
  return { tenantId: tenant?.id ?? null, isUnknown: !tenant };
}
