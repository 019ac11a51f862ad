import {
  ChangeOAuthResourceSchema,
  CreateOAuthResourceSchema,
  type OAuthResourceDto,
  type Problem,
} from '@gatehouse/contracts';
import { type ProviderAddresses, providerAddresses } from '~/features/applications/provider-addresses.server';
import type { Difference, FormState } from '~/form-state';
import { textOf } from '~/form-state';
import { type Answer, orRefuse } from '~/server/api.server';
import { refusedForm, toFieldError, typedTexts } from '~/server/forms.server';
import { done, type Outcome, refused } from '~/server/outcome.server';
import { COUNTED, cursorOf, type Paged, pageOf } from '~/server/paging.server';
import { settings } from '~/server/settings.server';
import { findTenant, narrowedTo } from '~/server/tenant-names.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import { isOpenToAgents } from './agents';
import { apiDifferences, readApiForm, toApiErrors, typedApi } from './api-form';
import { apiAnswers } from './texts/answers';

const PATH = '/api/v1/admin/oauth2/resources';
const ONE = `${PATH}/{id}` as const;

export type ListedApi = OAuthResourceDto & {
  /** Its events in the audit log. */
  eventsTo: string;
};

export interface ApiList extends Paged<ListedApi> {
  /** Path of the list, which differs for superadmins and tenant admins. */
  base: string;
  showsOwner: boolean;
  /** Code or slug of the organization that the list is narrowed to. */
  of: string;
  isUnknown: boolean;
}

/** A page of the APIs, as the address asks for it. */
export async function listApis(visit: Visit): Promise<ApiList> {
  const showsOwner = visit.can('platform_management');
  const { of, tenant, isUnknown } = await narrowedTo(visit);
  const query = { ...COUNTED, ...(tenant && { tenant_id: tenant.id }), ...cursorOf(visit) };
  const answer = await visit.api.GET(PATH, { params: { query } });
  const page = pageOf(visit, answer, { ...(of && { of }) });
  return {
    ...page,
    items: page.items.map((item) => ({
      ...item,
      eventsTo: `${visit.base('audit')}?${new URLSearchParams({
        target: item.id,
        ...(showsOwner && { scope: 'all' }),
      })}`,
    })),
    base: visit.base('apis'),
    showsOwner,
    of,
    isUnknown,
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

/** Registers what the form describes. */
export async function createApi(visit: Visit, form: FormData): Promise<Outcome<ApiState>> {
  const typed = readApiForm(form);
  const refuse = (errors: { field: string; message: string }[]): Outcome<ApiState> =>
    refused({ errors: toApiErrors(errors, typed), message: null, values: typedApi(form) });

  const parsed = CreateOAuthResourceSchema.safeParse({ ...typed, identifier: textOf(form, 'identifier') });
  if (!parsed.success) return refuse(parsed.error.issues.map(toFieldError));
  const owner = visit.can('platform_management') ? textOf(form, 'owner').trim() : '';
  const tenant = owner ? await findTenant(visit, owner) : null;
  if (owner && !tenant) {
    const message = textsOf(visit.request, apiAnswers)('unknownOrganization');
    return refuse([{ field: 'owner', message }]);
  }
  const body = { ...parsed.data, ...(tenant && { tenant_id: tenant.id }) };
  const answer = await visit.api.POST(PATH, { body });
  if (!answer.ok) return refused(refusedApi(visit, form, answer.problem), answer.problem.status);
  return done(`${visit.base('apis')}/${answer.value.id}`, 'api-created');
}

export interface ApiView {
  api: OAuthResourceDto;
  owner: { name: string; issuer: string } | null;
  base: string;
  isPlatform: boolean;
  /** Where admins allow agents, and whether they did; null for superadmins, who have not chosen an organization. */
  registration: { to: string; isOpen: boolean | null };
  /** Null where the provider does not answer. */
  provider: ProviderAddresses | null;
}

/** @throws Response 404 it isn't there, or not the caller's */
export async function readApi(visit: Visit, id: string): Promise<ApiView> {
  const isPlatform = visit.can('platform_management');
  const [found, policy, provider] = await Promise.all([
    getApi(visit, id),
    isPlatform ? null : visit.api.GET('/api/v1/admin/oauth2/registration-policy', { params: { query: {} } }),
    providerAddresses(visit.request, settings.publicUrl),
  ]);
  const { tenant_name: name, tenant_issuer: issuer } = found;
  return {
    api: found,
    owner: name && issuer ? { name, issuer } : null,
    base: visit.base('apis'),
    isPlatform,
    registration: {
      to: `${visit.base('applications')}/registration${isPlatform && found.tenant_id ? `?${new URLSearchParams({ of: found.tenant_id })}` : ''}`,
      isOpen: policy?.ok ? isOpenToAgents(policy.value, found.identifier) : null,
    },
    provider,
  };
}

async function getApi(visit: Visit, id: string): Promise<OAuthResourceDto> {
  return orRefuse(await visit.api.GET(ONE, { params: { path: { id } } }));
}

/** What the pressed button of an API's page asks for. */
export function actOnApi(visit: Visit, id: string, form: FormData): Promise<Outcome<ApiState>> {
  return form.get('intent') === 'delete' ? deleteApi(visit, id, form) : saveApi(visit, id, form);
}

async function saveApi(visit: Visit, id: string, form: FormData): Promise<Outcome<ApiState>> {
  const typed = readApiForm(form);
  const parsed = ChangeOAuthResourceSchema.safeParse({ ...typed, version: Number(textOf(form, 'version')) });
  if (!parsed.success) {
    const errors = toApiErrors(parsed.error.issues.map(toFieldError), typed);
    return refused({ errors, message: null, values: typedApi(form) });
  }
  const params = { path: { id } };
  const answer: Answer<OAuthResourceDto> = await visit.api.PATCH(ONE, { params, body: parsed.data });
  if (answer.ok) return done(`${visit.base('apis')}/${id}`, 'api-saved');
  const state = refusedApi(visit, form, answer.problem);
  if (answer.problem.code !== 'stale_version') return refused(state, answer.problem.status);
  const current = await getApi(visit, id);
  const conflict = apiDifferences(current, typed, textsOf(visit.request, apiAnswers));
  return refused({ ...state, conflict, version: current.version }, 409);
}

async function deleteApi(visit: Visit, id: string, form: FormData): Promise<Outcome<ApiState>> {
  const t = textsOf(visit.request, apiAnswers);
  const { name } = await getApi(visit, id);
  if (textOf(form, 'confirm').trim() !== name) {
    const errors = { confirm: t('wrongName') };
    return refused({ errors, message: null, values: typedTexts(form), isAboutDeletion: true });
  }
  const answer = await visit.api.DELETE(ONE, { params: { path: { id } } });
  if (answer.ok) return done(visit.base('apis'), 'api-deleted');
  const state = refusedForm(form, answer.problem, t('notDeleted'));
  return refused({ ...state, values: {}, isAboutDeletion: true }, answer.problem.status);
}

function refusedApi(visit: Visit, form: FormData, problem: Problem): FormState {
  const state = refusedForm(form, problem, textsOf(visit.request, apiAnswers)('notSaved'));
  const values = typedApi(form);
  if (problem.code === 'resource_taken') {
    return { ...state, errors: { identifier: problem.detail }, message: null, values };
  }
  return { ...state, errors: toApiErrors(problem.errors ?? [], readApiForm(form)), values };
}
