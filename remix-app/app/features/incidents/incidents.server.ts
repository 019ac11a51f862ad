import {
  DETECTION_KINDS,
  type DetectionKind,
  IdSchema,
  INCIDENT_STATES,
  type Incident,
  type IncidentQuery,
  SEVERITIES,
  type Severity,
  type SignInApproval,
  type Suppression,
} from '@gatehouse/contracts';
import { type FormState, textOf } from '~/form-state';
import { networkName } from '~/server/network-name.server';
import { done, type Outcome, refused } from '~/server/outcome.server';
import { COUNTED, cursorOf, type Paged, pageOf } from '~/server/paging.server';
import { type RiskInWords, riskInWords } from '~/server/risk-words.server';
import { narrowedTo } from '~/server/tenant-names.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import { formRefused } from './refused.server';
import { incidentTexts } from './texts/incidents';

/** The filters of the list, from the URL. */
export interface IncidentsView {
  state: NonNullable<IncidentQuery['state']> | null;
  kind: DetectionKind | null;
  severity: Severity | null;
}

/** A sign-in that waits for an admin. */
export interface WaitingView extends Omit<SignInApproval, 'risk'> {
  risk: RiskInWords;
  /** Country, operator and address. */
  place: string;
}

export interface IncidentList extends Paged<Incident> {
  base: string;
  of: string;
  isUnknown: boolean;
  isPlatform: boolean;
  view: IncidentsView;
  suppressions: Suppression[];
  /** Empty for superadmins, who do not decide about sign-ins to organizations. */
  waiting: WaitingView[];
}

const STATES = ['unresolved', ...INCIDENT_STATES] as const;

function readView({ url: { searchParams } }: Visit): IncidentsView {
  const choice = <T extends string>(name: string, values: readonly T[]): T | null =>
    values.find((value) => value === searchParams.get(name)) ?? null;
  return {
    state: choice('state', STATES),
    kind: choice('kind', DETECTION_KINDS),
    severity: choice('severity', SEVERITIES),
  };
}

/** A page of incidents, with the filters of the URL, and the suppressions. */
export async function readIncidents(visit: Visit): Promise<IncidentList> {
  const view = readView(visit);
  const { of, tenant, isUnknown } = await narrowedTo(visit);
  const ofTenant = tenant && { tenantId: tenant.id };
  const narrowed = Object.fromEntries(
    Object.entries(view).filter(
      (field): field is [string, NonNullable<(typeof field)[1]>] => field[1] !== null,
    ),
  );
  const isPlatform = visit.can('platform_management');
  const [answer, suppressions, waiting] = await Promise.all([
    visit.api.GET('/api/v1/incidents', {
      params: { query: { ...COUNTED, ...cursorOf(visit), ...ofTenant, ...narrowed } },
    }),
    visit.api.GET('/api/v1/detection-suppressions', { params: { query: { ...ofTenant } } }),
    isPlatform ? null : visit.api.GET('/api/v1/sign-in-approvals'),
  ]);
  return {
    ...pageOf(visit, answer, { ...narrowed, ...(of && { of }) }),
    base: visit.base('incidents'),
    of,
    isUnknown,
    isPlatform,
    view,
    suppressions: suppressions.ok ? suppressions.value.items : [],
    waiting: waiting?.ok ? waiting.value.items.map((one) => waitingView(visit, one)) : [],
  };
}

function waitingView({ request }: Visit, { risk, ...approval }: SignInApproval): WaitingView {
  const place = [networkName(request, approval.origin), approval.address].filter((part) => part).join(' · ');
  return { ...approval, risk: riskInWords(request, risk), place };
}

/** Deletes a suppression, or decides about a sign-in that waits. */
export async function actOnList(visit: Visit, form: FormData): Promise<Outcome<FormState>> {
  const id = IdSchema.safeParse(textOf(form, 'id')).data;
  const otherwise = textsOf(visit.request, incidentTexts)('notDone');
  if (!id) return refused({ errors: {}, message: otherwise, values: {} });
  const intent = textOf(form, 'intent');
  if (intent === `approve-${id}` || intent === `reject-${id}`) return decide(visit, form, id, intent);
  const answer = await visit.api.DELETE('/api/v1/detection-suppressions/{id}', { params: { path: { id } } });
  if (!answer.ok) return formRefused(form, answer.problem, otherwise);
  return done(visit.base('incidents'), 'suppression-deleted');
}

async function decide(visit: Visit, form: FormData, id: string, intent: string): Promise<Outcome<FormState>> {
  const isApproval = intent.startsWith('approve-');
  const params = { path: { id } };
  const answer = isApproval
    ? await visit.api.POST('/api/v1/sign-in-approvals/{id}/approve', { params })
    : await visit.api.POST('/api/v1/sign-in-approvals/{id}/reject', { params });
  const otherwise = textsOf(visit.request, incidentTexts)('notDone');
  if (!answer.ok) return formRefused(form, answer.problem, otherwise);
  return done(visit.base('incidents'), isApproval ? 'sign-in-approved' : 'sign-in-rejected');
}
