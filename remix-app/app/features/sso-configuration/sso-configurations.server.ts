import {
  type ChangeSsoConfiguration,
  ChangeSsoConfigurationSchema,
  CreateSsoConfigurationSchema,
  type PlanUsage,
  type Problem,
  type SsoConfigurationDto,
  SsoTypeSchema,
} from '@gatehouse/contracts';
import { readPlanUsage } from '~/features/plans/plan-usage.server';
import type { FormState } from '~/form-state';
import { orRefuse } from '~/server/api.server';
import { toFieldError } from '~/server/forms.server';
import { done, type Outcome, refused, shown } from '~/server/outcome.server';
import { COUNTED, cursorOf, type Paged, pageOf } from '~/server/paging.server';
import { findTenant, narrowedTo } from '~/server/tenant-names.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import type { DirectoryState } from '../directory/directory-view';
import {
  bodyOf,
  type ConfigurationValues,
  changedFields,
  fieldsOf,
  keptValues,
  secretsOf,
  toConfigurationErrors,
  typedValues,
} from './configuration-form';
import { type ConfigurationHistory, readHistory } from './sso-history.server';
import { connectionAnswers } from './texts/answers';
import { connectionTexts } from './texts/connection';

const PATH = '/api/v1/sso-configurations';

export type ListedConfiguration = SsoConfigurationDto & { owner: string | null };

export interface ConfigurationList extends Paged<ListedConfiguration> {
  /** Path of the page, which differs for superadmins and tenant admins. */
  base: string;
  /** Whether the list holds connections of several owners. */
  showsOwner: boolean;
  /** Code or slug of the organization that the list is narrowed to. */
  of: string;
  isUnknown: boolean;
  history: ConfigurationHistory | null;
  /** What the plan allows of the organization whose list it is; null for that of all. */
  usage: PlanUsage | null;
  /** That organization, for a superadmin. */
  tenantId: string | null;
}

/** What an action on a connection answers. */
export type ConfigurationState = DirectoryState & {
  /** The connection that it is about; null for a new one. */
  id: string | null;
  /** Its name, where what was asked for is done. */
  saved?: string;
  /** What others changed since the form was opened. */
  meanwhile?: string[];
  /** The version that stands now, where it is another than the one that the form came with. */
  version?: number;
};

export function configurationsBase({ console, base }: Visit): string {
  return base(console === 'superadmin' ? 'sso-configuration' : 'sso');
}

/** A page of the connections, as the address asks for it; a failure to load them is told on the page. */
export async function listConfigurations(visit: Visit): Promise<ConfigurationList> {
  const showsOwner = visit.can('platform_management');
  const { of, tenant, isUnknown } = await narrowedTo(visit);
  const query = { ...COUNTED, ...(tenant && { tenantId: tenant.id }), ...cursorOf(visit) };
  const [answer, usage] = await Promise.all([
    visit.api.GET(PATH, { params: { query } }),
    readPlanUsage(visit, showsOwner ? tenant?.id : visit.session.user.tenantId),
  ]);
  const page = pageOf(visit, answer, { ...(of && { of }) });
  return {
    ...page,
    items: page.items.map((item) => ({ ...item, owner: item.tenantName })),
    base: configurationsBase(visit),
    showsOwner,
    of,
    isUnknown,
    usage,
    tenantId: tenant?.id ?? null,
    history: await readHistory(visit, page.items),
  };
}

export async function getConfiguration(visit: Visit, id: string): Promise<SsoConfigurationDto> {
  return orRefuse(await visit.api.GET(`${PATH}/{id}`, { params: { path: { id } } }));
}

/** Connects what the form describes; the API asks the other side before anything is saved. */
export async function createConfiguration(visit: Visit, form: FormData): Promise<Outcome<FormState>> {
  const type = SsoTypeSchema.catch('oauth2').parse(form.get('type'));
  const values = typedValues(form, type);
  const owner = visit.can('platform_management') ? String(form.get('owner') ?? '').trim() : '';
  const tenant = owner ? await findTenant(visit, owner) : null;
  const body = {
    type,
    ...bodyOf(values, fieldsOf(type)),
    ...(await secretsOf(form)),
    ...(tenant && { tenantId: tenant.id }),
  };
  const refuse = (errors: readonly { field: string; message: string }[], problem?: Problem) =>
    refused(refusalOf(visit, { ...values, owner }, errors, body, problem), problem?.status);
  const t = textsOf(visit.request, connectionAnswers);
  const unknown = { field: 'owner', message: t('unknownOwner') };
  const parsed = CreateSsoConfigurationSchema.safeParse(body);
  if ((owner && !tenant) || !parsed.success) {
    const wrong = parsed.error?.issues.map(toFieldError) ?? [];
    return refuse(owner && !tenant ? [unknown, ...wrong] : wrong);
  }
  const answer = await visit.api.POST(PATH, { body: parsed.data });
  if (!answer.ok) return refuse(answer.problem.errors ?? [], answer.problem);
  return done(`${configurationsBase(visit)}?made=${answer.value.id}#c-${answer.value.id}`);
}

/** Saves what differs from what is kept; where somebody was faster, says what they changed. */
export async function saveConfiguration(
  visit: Visit,
  id: string,
  form: FormData,
): Promise<Outcome<ConfigurationState>> {
  return save(visit, await getConfiguration(visit, id), form, async (body) => {
    const answer = await visit.api.PATCH(`${PATH}/{id}`, { params: { path: { id } }, body });
    return answer.ok ? shown(savedState(answer.value)) : answer.problem;
  });
}

/** As `saveConfiguration`, for the draft. @param current with the values of the draft, if there is one */
export function saveDraft(
  visit: Visit,
  current: SsoConfigurationDto,
  form: FormData,
): Promise<Outcome<ConfigurationState>> {
  const { id } = current;
  return save(visit, current, form, async (body) => {
    const answer = await visit.api.PUT(`${PATH}/{id}/draft`, { params: { path: { id } }, body });
    return answer.ok ? done(`${configurationsBase(visit)}/${id}/draft`, 'sso-draft-saved') : answer.problem;
  });
}

async function save(
  visit: Visit,
  current: SsoConfigurationDto,
  form: FormData,
  send: (body: ChangeSsoConfiguration) => Promise<Outcome<ConfigurationState> | Problem>,
): Promise<Outcome<ConfigurationState>> {
  const { id } = current;
  const typed = typedValues(form, current.type);
  const version = Number(form.get('version')) || 1;
  const body = {
    version,
    ...bodyOf(typed, changedFields(current.type, keptValues(current), typed)),
    ...(await secretsOf(form)),
    // Whoever enters a client leaves the platform's.
    ...(current.usesPlatformClient && typed.clientId && { usesPlatformClient: false }),
  };
  const parsed = ChangeSsoConfigurationSchema.safeParse(body);
  if (!parsed.success) {
    const state = refusalOf(visit, typed, parsed.error.issues.map(toFieldError), body);
    return refused({ ...state, id });
  }
  const outcome = await send(parsed.data);
  if (!('code' in outcome)) return outcome;
  const problem = outcome;
  const state = { ...refusalOf(visit, typed, problem.errors ?? [], body, problem), id };
  if (problem.code !== 'stale_version') return refused(state, problem.status);
  const meanwhile = await changesSince(visit, id, version);
  return refused({ ...state, meanwhile, version: current.version }, 409);
}

export function savedState({ id, name }: SsoConfigurationDto): ConfigurationState {
  return { id, errors: {}, message: null, values: {}, saved: name };
}

/** What is shown of a refusal: the specified sentence, and below it what the API says. */
export function refusalOf(
  { request }: Visit,
  values: ConfigurationValues,
  errors: readonly { field: string; message: string }[],
  body: Record<string, unknown>,
  problem?: Problem,
): FormState {
  return {
    errors: toConfigurationErrors(errors, body),
    message: (errors.length === 0 && problem?.detail) || textsOf(request, connectionTexts)('saveFailed'),
    values,
    retryAfter: problem?.retryAfter,
    reference: problem && problem.status >= 500 ? problem.requestId : undefined,
  };
}

async function changesSince(visit: Visit, id: string, version: number) {
  const answer = await visit.api.GET(`${PATH}/{id}/versions`, { params: { path: { id } } });
  if (!answer.ok) return [];
  return answer.value.items.filter(({ number }) => number > version).flatMap(({ changes }) => changes);
}
