import type { AuditEvent, AuditEventPage, AuditVerification } from '@gatehouse/contracts';
import type { FormState } from '~/form-state';
import { orRefuse, valueOrNull } from '~/server/api.server';
import { type ExplainedAttempt, explained } from '~/server/attempts.server';
import { refusedForm } from '~/server/forms.server';
import { type Outcome, refused, shown } from '~/server/outcome.server';
import { COUNTED, cursorOf, type Paged, pageOf } from '~/server/paging.server';
import { findTenant } from '~/server/tenant-names.server';
import { textsOf } from '~/server/texts.server';
import { timeZoneOf } from '~/server/time-zone.server';
import type { Visit } from '~/server/visit.server';
import { type AuditView, addressOf, apiQuery, readView, scopeOf } from './audit-view.server';
import { answersTexts } from './texts/answers';

export interface AuditTrail extends Paged<AuditEvent> {
  base: string;
  view: AuditView;
  isPlatform: boolean;
  isUnknown: boolean;
  /** The view as a query, including the question mark; empty for the whole audit log. */
  query: string;
  /** The fields of the URL that select the audit log. */
  scope: Record<string, string>;
  /** Time zone of the reader. */
  zone: string;
  /** The newest attempts in the sign-in log that match the search. */
  attempts: ExplainedAttempt[];
}

const PATH = '/api/v1/audit/events';

/** A page of the audit log, with the filters of the URL. */
export async function readTrail(visit: Visit): Promise<AuditTrail> {
  const view = readView(visit);
  const zone = timeZoneOf(visit);
  const { tenantId, isUnknown } = await tenantOf(visit, view);
  const answer = await visit.api.GET(PATH, {
    params: {
      query: { ...COUNTED, ...apiQuery(view, zone), ...cursorOf(visit), ...(tenantId && { tenantId }) },
    },
  });
  const narrowed = addressOf(view);
  const search = new URLSearchParams(narrowed);
  return {
    ...pageOf(visit, answer, narrowed),
    base: visit.base('audit'),
    view,
    isPlatform: visit.can('platform_management'),
    isUnknown,
    query: search.size > 0 ? `?${search}` : '',
    scope: scopeOf(view),
    zone,
    attempts: await foundAttempts(visit, view.search, tenantId),
  };
}

const MOST_ATTEMPTS = 5;

async function foundAttempts(
  visit: Visit,
  search: string,
  tenantId: string | null,
): Promise<ExplainedAttempt[]> {
  if (!search || !(visit.can('platform_management') || visit.can('tenant_management'))) return [];
  const query = { search, limit: MOST_ATTEMPTS, ...(tenantId && { tenantId }) };
  const found = valueOrNull(await visit.api.GET('/api/v1/sign-ins', { params: { query } }));
  return (found?.items ?? []).map((attempt) => explained(visit.request, attempt));
}

export interface VerificationState {
  state: FormState | undefined;
  found: AuditVerification | null;
}

/** Verifies the chain of the shown audit log. */
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
  const zone = timeZoneOf(visit);
  const narrowed = { ...apiQuery(view, zone), limit: 100, ...(tenantId && { tenantId }) };
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

export async function tenantOf(visit: Visit, { of }: AuditView) {
  if (!of) return { tenantId: null, isUnknown: false };
  const tenant = await findTenant(visit, of);
  return { tenantId: tenant?.id ?? null, isUnknown: !tenant };
}
