import {
  isCauseCode,
  RESPONSES_KEPT,
  type Replay,
  ReplaySettingsSchema,
  type ReplayVerdict,
  type SsoConfigurationDto,
  type StoredResponseDto,
} from '@gatehouse/contracts';
import type { FormState } from '~/form-state';
import { orRefuse, refusal } from '~/server/api.server';
import { explainedCause } from '~/server/causes.server';
import { toFieldError } from '~/server/forms.server';
import { type Outcome, refused, shown } from '~/server/outcome.server';
import { cursorOf, type Paged, pageOf } from '~/server/paging.server';
import type { Visit } from '~/server/visit.server';
import {
  bodyOf,
  type ConfigurationValues,
  changedFields,
  keptValues,
  toConfigurationErrors,
  typedValues,
} from './configuration-form';
import { findDraft } from './draft-page.server';
import { replayedFields } from './replayed-fields';
import { configurationsBase, getConfiguration } from './sso-configurations.server';

const PATH = '/api/v1/sso-configurations/{id}/responses';

export interface ResponsesView extends Paged<StoredResponseDto> {
  configuration: Pick<SsoConfigurationDto, 'id' | 'name'>;
  base: string;
  kept: typeof RESPONSES_KEPT;
}

export async function readResponses(visit: Visit, id: string): Promise<ResponsesView> {
  const [{ name }, answer] = await Promise.all([
    getConfiguration(visit, id),
    visit.api.GET(PATH, { params: { path: { id }, query: cursorOf(visit) } }),
  ]);
  return {
    ...pageOf(visit, answer, {}),
    configuration: { id, name },
    base: configurationsBase(visit),
    kept: RESPONSES_KEPT,
  };
}

export interface ReplayView {
  configuration: SsoConfigurationDto;
  /** Null if none is stored for the sign-in, or not any more. */
  response: StoredResponseDto | null;
  id: string;
  base: string;
  days: number;
  hasDraft: boolean;
  /** What the form begins with: the connection, or its draft where the address asks for it. */
  prefilled: ConfigurationValues;
  isOfDraft: boolean;
}

export async function readReplay(visit: Visit, id: string, responseId: string): Promise<ReplayView> {
  const [configuration, found, draft] = await Promise.all([
    getConfiguration(visit, id),
    visit.api.GET(`${PATH}/{responseId}`, { params: { path: { id, responseId } } }),
    findDraft(visit, id),
  ]);
  const isOfDraft = draft !== null && visit.url.searchParams.get('from') === 'draft';
  const isMissing = !found.ok && found.problem.status === 404;
  return {
    configuration,
    response: isMissing ? null : orRefuse(found),
    id: responseId,
    base: configurationsBase(visit),
    days: RESPONSES_KEPT.days,
    hasDraft: draft !== null,
    prefilled: keptValues(isOfDraft ? draft.configuration : configuration),
    isOfDraft,
  };
}

/** A verdict, with the cause of its failure in the language of the reader. */
export type ExplainedVerdict = ReplayVerdict & { cause: string | null };
export type ReplayState = FormState & {
  /** The response without personal data and secrets, once it was opened. */
  opened: string | null;
  replay:
    | (Omit<Replay, 'live' | 'edited'> & { live: ExplainedVerdict; edited: ExplainedVerdict | null })
    | null;
};

const NOTHING = { errors: {}, message: null, opened: null, replay: null };

/** What the pressed button asks for: to open the response, or to run it. */
export async function actOnResponse(
  visit: Visit,
  id: string,
  responseId: string,
  form: FormData,
): Promise<Outcome<ReplayState>> {
  if (form.get('intent') !== 'open') return replayResponse(visit, id, responseId, form);
  const params = { path: { id, responseId } };
  const { message } = orRefuse(await visit.api.POST(`${PATH}/{responseId}/open`, { params }));
  return shown({ ...NOTHING, values: {}, opened: message });
}

/** Runs the response against what the form says; an unchanged form runs it against the connection alone. */
async function replayResponse(
  visit: Visit,
  id: string,
  responseId: string,
  form: FormData,
): Promise<Outcome<ReplayState>> {
  const configuration = await getConfiguration(visit, id);
  const { values, changed } = typedSettings(configuration, form);
  const body = bodyOf(values, changed);
  const parsed = ReplaySettingsSchema.safeParse(body);
  if (!parsed.success) {
    const errors = toConfigurationErrors(parsed.error.issues.map(toFieldError), body);
    return refused({ ...NOTHING, values, errors });
  }
  const params = { path: { id, responseId } };
  const answer = await visit.api.POST(`${PATH}/{responseId}/replay`, { params, body: parsed.data });
  if (answer.ok) {
    const { live, edited, receivedAt } = answer.value;
    const replay = { receivedAt, live: explained(visit, live), edited: edited && explained(visit, edited) };
    return shown({ ...NOTHING, values, replay });
  }
  const { problem } = answer;
  if (problem.status === 404) throw refusal(404, null);
  const errors = toConfigurationErrors(problem.errors ?? [], body);
  return refused({ ...NOTHING, values, errors, message: problem.detail }, problem.status);
}

function typedSettings(configuration: SsoConfigurationDto, form: FormData) {
  const kept = keptValues(configuration);
  const names = replayedFields(configuration.type, configuration.tenantId !== null);
  const typed = typedValues(form, configuration.type);
  const shownValues = Object.fromEntries(names.map((name) => [name, typed[name] ?? '']));
  const values: ConfigurationValues = { ...kept, ...shownValues };
  return { values, changed: changedFields(configuration.type, kept, values) };
}

function explained(visit: Visit, verdict: ReplayVerdict): ExplainedVerdict {
  const { code } = verdict;
  const cause = code !== null && isCauseCode(code) ? explainedCause(visit.request, code).cause : null;
  return { ...verdict, cause };
}
