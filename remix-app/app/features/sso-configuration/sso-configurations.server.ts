import {
  ChangeSsoConfigurationSchema,
  CreateSsoConfigurationSchema,
  type PlanUsage,
  type Problem,
  type SsoConfigurationDto,
  SsoTypeSchema,
  TEXTS,
} from '@gatehouse/contracts';
import { readPlanUsage } from '~/features/plans/plan-usage.server';
import type { FormState } from '~/form-state';
import { answerOf, api, orRefuse } from '~/server/api.server';
import { toFieldError } from '~/server/forms.server';
import { isPlatform } from '~/server/guards.server';
import type { SignedIn } from '~/server/session.server';
import { findTenant, tenantsById } from '~/server/tenant-names.server';
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

const PATH = '/api/v1/sso-configurations';

export type ListedConfiguration = SsoConfigurationDto & { owner: string | null };

export interface ConfigurationList {
  items: ListedConfiguration[];
  /** Why there is no list: the reference of the failure. */
  failure: { reference: string } | null;
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
  next: string | null;
  first: string | null;
}

/** What an action on a connection answers. */
export type ConfigurationState = FormState & {
  /** The connection that it is about; null for a new one. */
  id: string | null;
  /** Its name, where what was asked for is done. */
  saved?: string;
  /** What others changed since the form was opened. */
  meanwhile?: string[];
  /** The version that stands now, where it is another than the one that the form came with. */
  version?: number;
};

export function configurationsBase(request: Request): string {
  return new URL(request.url).pathname.toLowerCase().startsWith('/superadmin/')
    ? '/superadmin/sso-configuration'
    : '/admin/sso';
}

/** A page of the connections, as the address asks for it; a failure to load them is told on the page. */
export async function listConfigurations(request: Request, session: SignedIn): Promise<ConfigurationList> {
  const { searchParams } = new URL(request.url);
  const showsOwner = isPlatform(session);
  const cursor = searchParams.get('cursor');
  const of = showsOwner ? (searchParams.get('of') ?? '').trim().slice(0, 120) : '';
  const tenant = of ? await findTenant(request, session, of) : null;
  const query = { ...(tenant && { tenantId: tenant.id }), ...(cursor && { cursor }) };
  const [answer, usage] = await Promise.all([
    answerOf(request, api(request, session).GET(PATH, { params: { query } })),
    readPlanUsage(request, session, showsOwner ? tenant?.id : session.user.tenantId),
  ]);
  const { items, nextCursor } = answer.ok ? answer.value : { items: [], nextCursor: null };
  const owners = showsOwner
    ? await tenantsById(
        request,
        session,
        items.map(({ tenantId }) => tenantId),
      )
    : new Map();
  const narrowed = { ...(of && { of }) };
  return {
    items: items.map((item) => ({ ...item, owner: owners.get(item.tenantId)?.name ?? null })),
    failure: answer.ok ? null : { reference: answer.problem.requestId },
    base: configurationsBase(request),
    showsOwner,
    of,
    isUnknown: !!of && !tenant,
    usage,
    tenantId: tenant?.id ?? null,
    history: await readHistory(request, session, items),
    next: nextCursor && `?${new URLSearchParams({ ...narrowed, cursor: nextCursor })}`,
    first: cursor && `?${new URLSearchParams(narrowed)}`,
  };
}

export async function getConfiguration(
  request: Request,
  session: SignedIn,
  id: string,
): Promise<SsoConfigurationDto> {
  return orRefuse(
    await answerOf(request, api(request, session).GET(`${PATH}/{id}`, { params: { path: { id } } })),
  );
}

export type CreationAnswer = { ok: true; to: string } | { ok: false; state: FormState; status: number };

/** Connects what the form describes; the API asks the other side before anything is saved. */
export async function createConfiguration(
  request: Request,
  session: SignedIn,
  form: FormData,
): Promise<CreationAnswer> {
  const type = SsoTypeSchema.catch('oauth2').parse(form.get('type'));
  const values = typedValues(form, type);
  const owner = isPlatform(session) ? String(form.get('owner') ?? '').trim() : '';
  const tenant = owner ? await findTenant(request, session, owner) : null;
  const body = {
    type,
    ...bodyOf(values, fieldsOf(type)),
    ...(await secretsOf(form)),
    ...(tenant && { tenantId: tenant.id }),
  };
  const refuse = (errors: readonly { field: string; message: string }[], problem?: Problem) => ({
    ok: false as const,
    state: refusalOf({ ...values, owner }, errors, body, problem),
    status: problem?.status ?? 422,
  });
  const unknown = { field: 'owner', message: 'There is no organization with this code or slug' };
  const parsed = CreateSsoConfigurationSchema.safeParse(body);
  if ((owner && !tenant) || !parsed.success) {
    const wrong = parsed.error?.issues.map(toFieldError) ?? [];
    return refuse(owner && !tenant ? [unknown, ...wrong] : wrong);
  }
  const answer = await answerOf(request, api(request, session).POST(PATH, { body: parsed.data }));
  if (!answer.ok) return refuse(answer.problem.errors ?? [], answer.problem);
  return { ok: true, to: `${configurationsBase(request)}?made=${answer.value.id}#c-${answer.value.id}` };
}

/** Saves what differs from what is kept; where somebody was faster, says what they changed. */
export async function saveConfiguration(
  request: Request,
  session: SignedIn,
  id: string,
  form: FormData,
): Promise<{ state: ConfigurationState; status: number }> {
  const current = await getConfiguration(request, session, id);
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
    const state = refusalOf(typed, parsed.error.issues.map(toFieldError), body);
    return { state: { ...state, id }, status: 422 };
  }
  const answer = await answerOf(
    request,
    api(request, session).PATCH(`${PATH}/{id}`, { params: { path: { id } }, body: parsed.data }),
  );
  if (answer.ok) return { state: savedState(answer.value), status: 200 };
  const { problem } = answer;
  const state = { ...refusalOf(typed, problem.errors ?? [], body, problem), id };
  if (problem.code !== 'stale_version') return { state, status: problem.status };
  const meanwhile = await changesSince(request, session, id, version);
  return { state: { ...state, meanwhile, version: current.version }, status: 409 };
}

export function savedState({ id, name }: SsoConfigurationDto): ConfigurationState {
  return { id, errors: {}, message: null, values: {}, saved: name };
}

/** What is shown of a refusal: the specified sentence, and below it what the API says. */
export function refusalOf(
  values: ConfigurationValues,
  errors: readonly { field: string; message: string }[],
  body: Record<string, unknown>,
  problem?: Problem,
): FormState {
  return {
    errors: toConfigurationErrors(errors, body),
    message: (errors.length === 0 && problem?.detail) || TEXTS.ssoConfiguration.saveFailed,
    values,
    retryAfter: problem?.retryAfter,
    reference: problem && problem.status >= 500 ? problem.requestId : undefined,
  };
}

async function changesSince(request: Request, session: SignedIn, id: string, version: number) {
  const answer = await answerOf(
    request,
    api(request, session).GET(`${PATH}/{id}/versions`, { params: { path: { id } } }),
  );
  if (!answer.ok) return [];
  return answer.value.items.filter(({ number }) => number > version).flatMap(({ changes }) => changes);
}
