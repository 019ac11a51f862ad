import { CLOSING_REASONS, INCIDENT_ACTIONS, type IncidentDetail } from '@gatehouse/contracts';
import { type FormState, textOf } from '~/form-state';
import type { Notice } from '~/notices';
import { type Answer, orRefuse } from '~/server/api.server';
import { networkName } from '~/server/network-name.server';
import { done, type Outcome, refused } from '~/server/outcome.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import { formRefused } from './refused.server';
import { SUPPRESSED_DAYS } from './suppressed-days';
import { incidentTexts } from './texts/incidents';

export interface IncidentView {
  incident: IncidentDetail;
  /** Country and operator by network; null if unknown. */
  places: Record<string, string | null>;
  base: string;
  /** Address of the list of applications. */
  applications: string;
  isPlatform: boolean;
}

const DAY_MS = 86_400_000;

/** @throws Response 404 it does not exist any more, or is not the caller's */
export async function readIncident(visit: Visit, id: string): Promise<IncidentView> {
  const incident = orRefuse(await visit.api.GET('/api/v1/incidents/{id}', { params: { path: { id } } }));
  return {
    incident,
    places: Object.fromEntries(
      incident.networkList.map(({ network, origin }) => [network, networkName(visit.request, origin)]),
    ),
    base: visit.base('incidents'),
    applications: visit.base('applications'),
    isPlatform: visit.can('platform_management'),
  };
}

/** What the buttons and forms of the page do. */
export async function actOnIncident(visit: Visit, id: string, form: FormData): Promise<Outcome<FormState>> {
  const otherwise = textsOf(visit.request, incidentTexts)('notDone');
  const asked = await send(visit, id, form);
  if (!asked) return refused({ errors: {}, message: otherwise, values: {} });
  const { answer, notice } = asked;
  if (!answer.ok) return formRefused(form, answer.problem, otherwise);
  return done(`${visit.base('incidents')}/${id}`, notice);
}

interface Sent {
  answer: Answer<unknown>;
  notice: Notice;
}

/** Null for a form that this page does not have. */
async function send(visit: Visit, id: string, form: FormData): Promise<Sent | null> {
  const intent = textOf(form, 'intent');
  const params = { path: { id } };
  const version = Number(textOf(form, 'version')) || 1;
  if (intent === 'comment') {
    const comment = textOf(form, 'comment');
    const answer = await visit.api.POST('/api/v1/incidents/{id}/comments', { params, body: { comment } });
    return { answer, notice: 'incident-commented' };
  }
  if (intent === 'save' || intent === 'reopen') {
    const state = textOf(form, 'state') === 'in_progress' && intent === 'save' ? 'in_progress' : 'open';
    const assigneeId = textOf(form, 'assignee') || null;
    const body =
      intent === 'save' ? ({ version, state, assigneeId } as const) : ({ version, state } as const);
    return {
      answer: await visit.api.PATCH('/api/v1/incidents/{id}', { params, body }),
      notice: 'incident-saved',
    };
  }
  if (intent === 'close') {
    const reason = CLOSING_REASONS.find((one) => one === textOf(form, 'reason')) ?? 'resolved';
    const comment = textOf(form, 'comment').trim();
    const body = { version, reason, ...(comment && { comment }) };
    return {
      answer: await visit.api.POST('/api/v1/incidents/{id}/close', { params, body }),
      notice: 'incident-closed',
    };
  }
  if (intent === 'suppress') return suppress(visit, id, form);
  const action = INCIDENT_ACTIONS.find((one) => one === intent);
  if (!action) return null;
  const [userId, network] = [textOf(form, 'userId'), textOf(form, 'network')];
  const body = { action, ...(userId && { userId }), ...(network && { network }) };
  return {
    answer: await visit.api.POST('/api/v1/incidents/{id}/actions', { params, body }),
    notice: 'incident-acted',
  };
}

/** Keeps the next detections of the same kind and subject from opening incidents. */
async function suppress(visit: Visit, id: string, form: FormData): Promise<Sent> {
  const { tenant, kind, networkList, users, subject } = orRefuse(
    await visit.api.GET('/api/v1/incidents/{id}', { params: { path: { id } } }),
  );
  const days = SUPPRESSED_DAYS.find((count) => String(count) === textOf(form, 'days')) ?? SUPPRESSED_DAYS[0];
  const network = networkList.find((one) => one.network === subject)?.network;
  const userId = network ? undefined : users.find(({ email }) => email === subject)?.id;
  const answer = await visit.api.POST('/api/v1/detection-suppressions', {
    body: {
      kind,
      ...(tenant && { tenantId: tenant.id }),
      ...(network && { network }),
      ...(userId && { userId }),
      expiresAt: new Date(Date.now() + days * DAY_MS).toISOString(),
    },
  });
  return { answer, notice: 'suppression-created' };
}
