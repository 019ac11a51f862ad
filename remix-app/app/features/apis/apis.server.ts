import {
  ChangeOAuthResourceSchema,
  CreateOAuthResourceSchema,
  type OAuthResourceDto,
  type Problem,
} from '@gatehouse/contracts';
import { apisBase } from '~/features/applications/api-offer.server';
import { type ProviderAddresses, providerAddresses } from '~/features/applications/application.server';
import { textOf } from '~/features/applications/application-form';
import type { Difference, FormState } from '~/form-state';
import type { Notice } from '~/notices';
import { type Answer, answerOf, api, orRefuse } from '~/server/api.server';
import { refusedForm, toFieldError, typedTexts } from '~/server/forms.server';
import { isPlatform } from '~/server/guards.server';
import { cursorOf, type Paged, pageOf } from '~/server/paging.server';
import type { SignedIn } from '~/server/session.server';
import { settings } from '~/server/settings.server';
import { findTenant, tenantsById } from '~/server/tenant-names.server';
import { apiDifferences, readApiForm, toApiErrors, typedApi } from './api-form';

const PATH = '/api/v1/admin/oauth2/resources';
const ONE = `${PATH}/{id}` as const;

export type ListedApi = OAuthResourceDto & { owner: string | null };

export interface ApiList extends Paged<ListedApi> {
  /** Path of the list, which differs for superadmins and tenant admins. */
  base: string;
  showsOwner: boolean;
  /** Code or slug of the organization that the list is narrowed to. */
  of: string;
  isUnknown: boolean;
}

/** A page of the APIs, as the address asks for it. */
export async function listApis(request: Request, session: SignedIn): Promise<ApiList> {
  const showsOwner = isPlatform(session);
  const of = showsOwner ? (new URL(request.url).searchParams.get('of') ?? '').trim().slice(0, 120) : '';
  const tenant = of ? await findTenant(request, session, of) : null;
  const query = { ...(tenant && { tenant_id: tenant.id }), ...cursorOf(request) };
  const answer = await answerOf(request, api(request, session).GET(PATH, { params: { query } }));
  const page = pageOf(request, answer, { ...(of && { of }) });
  const ids = page.items.map(({ tenant_id }) => tenant_id);
  const owners = showsOwner ? await tenantsById(request, session, ids) : new Map();
  return {
    ...page,
    items: page.items.map((item) => ({ ...item, owner: owners.get(item.tenant_id)?.name ?? null })),
    base: apisBase(request),
    showsOwner,
    of,
    isUnknown: !!of && !tenant,
  };
}

/** What an action on an API answers. */
export type ApiState = FormState & {
  /** Somebody else was faster. */
  conflict?: Difference[];
  /** The version that stands now, where it is another than the one that the form came with. */
  version?: number;
  isAboutDeletion?: boolean;
};

export type ApiAnswer =
  | { ok: true; to: string; notice: Notice }
  | { ok: false; state: ApiState; status: number };

/** Registers what the form describes. */
export async function createApi(request: Request, session: SignedIn, form: FormData): Promise<ApiAnswer> {
  const typed = readApiForm(form);
  const refuse = (errors: { field: string; message: string }[]): ApiAnswer => ({
    ok: false,
    state: { errors: toApiErrors(errors, typed), message: null, values: typedApi(form) },
    status: 422,
  });

  const parsed = CreateOAuthResourceSchema.safeParse({ ...typed, identifier: textOf(form, 'identifier') });
  if (!parsed.success) return refuse(parsed.error.issues.map(toFieldError));
  const owner = isPlatform(session) ? textOf(form, 'owner').trim() : '';
  const tenant = owner ? await findTenant(request, session, owner) : null;
  if (owner && !tenant) {
    return refuse([{ field: 'owner', message: 'There is no organization with this code or slug' }]);
  }
  const body = { ...parsed.data, ...(tenant && { tenant_id: tenant.id }) };
  const answer = await answerOf(request, api(request, session).POST(PATH, { body }));
  if (!answer.ok)
    return { ok: false, state: refusedApi(form, answer.problem), status: answer.problem.status };
  return { ok: true, to: `${apisBase(request)}/${answer.value.id}`, notice: 'api-created' };
}

export interface ApiView {
  api: OAuthResourceDto;
  owner: { name: string; issuer: string } | null;
  base: string;
  isPlatform: boolean;
  /** Null where the provider does not answer. */
  provider: ProviderAddresses | null;
}

/** @throws Response 404 it isn't there, or not the caller's */
export async function readApi(request: Request, session: SignedIn, id: string): Promise<ApiView> {
  const found = await getApi(request, session, id);
  const [tenants, provider] = await Promise.all([
    tenantsById(request, session, [found.tenant_id]),
    providerAddresses(request, settings.publicUrl),
  ]);
  const tenant = tenants.get(found.tenant_id);
  return {
    api: found,
    owner: tenant ? { name: tenant.name, issuer: `${settings.publicUrl}/t/${tenant.slug}` } : null,
    base: apisBase(request),
    isPlatform: isPlatform(session),
    provider,
  };
}

async function getApi(request: Request, session: SignedIn, id: string): Promise<OAuthResourceDto> {
  return orRefuse(await answerOf(request, api(request, session).GET(ONE, { params: { path: { id } } })));
}

/** What the pressed button of an API's page asks for. */
export function actOnApi(
  request: Request,
  session: SignedIn,
  id: string,
  form: FormData,
): Promise<ApiAnswer> {
  return form.get('intent') === 'delete'
    ? deleteApi(request, session, id, form)
    : saveApi(request, session, id, form);
}

async function saveApi(request: Request, session: SignedIn, id: string, form: FormData): Promise<ApiAnswer> {
  const typed = readApiForm(form);
  const parsed = ChangeOAuthResourceSchema.safeParse({ ...typed, version: Number(textOf(form, 'version')) });
  if (!parsed.success) {
    const errors = toApiErrors(parsed.error.issues.map(toFieldError), typed);
    return { ok: false, state: { errors, message: null, values: typedApi(form) }, status: 422 };
  }
  const params = { path: { id } };
  const answer: Answer<OAuthResourceDto> = await answerOf(
    request,
    api(request, session).PATCH(ONE, { params, body: parsed.data }),
  );
  if (answer.ok) return { ok: true, to: `${apisBase(request)}/${id}`, notice: 'api-saved' };
  const state = refusedApi(form, answer.problem);
  if (answer.problem.code !== 'stale_version') return { ok: false, state, status: answer.problem.status };
  const current = await getApi(request, session, id);
  const conflict = apiDifferences(current, typed);
  return { ok: false, state: { ...state, conflict, version: current.version }, status: 409 };
}

async function deleteApi(
  request: Request,
  session: SignedIn,
  id: string,
  form: FormData,
): Promise<ApiAnswer> {
  const { name } = await getApi(request, session, id);
  if (textOf(form, 'confirm').trim() !== name) {
    const errors = { confirm: 'This is not the name of the API' };
    return {
      ok: false,
      state: { errors, message: null, values: typedTexts(form), isAboutDeletion: true },
      status: 422,
    };
  }
  const answer = await answerOf(request, api(request, session).DELETE(ONE, { params: { path: { id } } }));
  if (answer.ok) return { ok: true, to: apisBase(request), notice: 'api-deleted' };
  const state = refusedForm(form, answer.problem, 'The API was not deleted. Please try again.');
  return { ok: false, state: { ...state, values: {}, isAboutDeletion: true }, status: answer.problem.status };
}

function refusedApi(form: FormData, problem: Problem): FormState {
  const state = refusedForm(form, problem, 'The API was not saved. Please try again.');
  const values = typedApi(form);
  if (problem.code === 'resource_taken') {
    return { ...state, errors: { identifier: problem.detail }, message: null, values };
  }
  return { ...state, errors: toApiErrors(problem.errors ?? [], readApiForm(form)), values };
}
