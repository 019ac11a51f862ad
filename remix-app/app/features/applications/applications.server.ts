import { CreateOAuthClientSchema, type OAuthClientDto, type Problem } from '@gatehouse/contracts';
import type { FormState } from '~/form-state';
import { answerOf, api } from '~/server/api.server';
import { refusedForm, toFieldError } from '~/server/forms.server';
import { isPlatform } from '~/server/guards.server';
import { cursorOf, type Paged, pageOf, searchOf } from '~/server/paging.server';
import type { SignedIn } from '~/server/session.server';
import { findTenant, tenantsById } from '~/server/tenant-names.server';
import type { ApiOffer } from './api-choices';
import { readApplicationForm, textOf, toApplicationErrors, typedApplication } from './application-form';
import { findPreset } from './presets';

const PATH = '/api/v1/admin/oauth2/clients';

export type ListedApplication = OAuthClientDto & { owner: string | null };

export interface ApplicationList extends Paged<ListedApplication> {
  /** Path of the list, which differs for superadmins and tenant admins. */
  base: string;
  /** Whether the list holds applications of several owners. */
  showsOwner: boolean;
  search: string;
}

/** The list of applications whose page this request is for. */
export function applicationsBase(request: Request): string {
  const { pathname } = new URL(request.url);
  return pathname.toLowerCase().startsWith('/superadmin/')
    ? '/superadmin/applications'
    : '/admin/applications';
}

/** A page of the applications, as the address asks for it. */
export async function listApplications(request: Request, session: SignedIn): Promise<ApplicationList> {
  const search = searchOf(request);
  const narrowed: Record<string, string> = search ? { search } : {};
  const query = { ...narrowed, ...cursorOf(request) };
  const answer = await answerOf(request, api(request, session).GET(PATH, { params: { query } }));
  const page = pageOf(request, answer, narrowed);
  const showsOwner = isPlatform(session);
  const owners = showsOwner ? await tenantsById(request, session, page.items.map(tenantOf)) : new Map();
  return {
    ...page,
    items: page.items.map((item) => ({ ...item, owner: owners.get(item.tenant_id)?.name ?? null })),
    base: applicationsBase(request),
    showsOwner,
    search,
  };
}

function tenantOf({ tenant_id }: OAuthClientDto): string | null {
  return tenant_id;
}

export interface NewApplicationView {
  base: string;
  preset: string | null;
  /** Of the person's own organization, or for a superadmin the platform's. */
  apis: ApiOffer;
  /** Whether the person may register for any organization, and for none. */
  isPlatform: boolean;
}

export interface CreatedApplication {
  id: string;
  name: string;
  clientId: string;
  /** In clear, this once; null for a public application. */
  secret: string | null;
}

export type CreationAnswer =
  | { ok: true; created: CreatedApplication }
  | { ok: false; state: FormState; status: number };

/** Registers what the form describes. */
export async function createApplication(
  request: Request,
  session: SignedIn,
  form: FormData,
): Promise<CreationAnswer> {
  const preset = findPreset(textOf(form, 'preset'));
  const body = readApplicationForm(form);
  const refuse = (errors: { field: string; message: string }[], status = 422): CreationAnswer => ({
    ok: false,
    state: { errors: toApplicationErrors(errors, body), message: null, values: typedApplication(form) },
    status,
  });

  const parsed = CreateOAuthClientSchema.safeParse({
    ...body,
    application_type: preset?.applicationType,
    grant_types: preset && [...preset.grants],
    subject_type: form.has('pairwise') ? 'pairwise' : 'public',
    token_endpoint_auth_method:
      preset?.authMethod === 'none' ? 'none' : textOf(form, 'method') || preset?.authMethod,
  });
  if (!parsed.success) return refuse(parsed.error.issues.map(toFieldError));

  const owner = isPlatform(session) ? textOf(form, 'owner').trim() : '';
  const tenant = owner ? await findTenant(request, session, owner) : null;
  if (owner && !tenant) {
    return refuse([{ field: 'owner', message: 'There is no organization with this code or slug' }]);
  }
  const answer = await answerOf(
    request,
    api(request, session).POST(PATH, { body: { ...parsed.data, ...(tenant && { tenant_id: tenant.id }) } }),
  );
  if (!answer.ok) return refusedCreation(form, answer.problem);
  const { id, name, client_id, client_secret } = answer.value;
  return { ok: true, created: { id, name, clientId: client_id, secret: client_secret ?? null } };
}

function refusedCreation(form: FormData, problem: Problem): CreationAnswer {
  return { ok: false, state: refusedApplication(form, problem), status: problem.status };
}

/** As `refusedForm`, for the form of an application. */
export function refusedApplication(form: FormData, problem: Problem): FormState {
  const state = refusedForm(form, problem, 'The application was not saved. Please try again.');
  const errors = toApplicationErrors(problem.errors ?? [], readApplicationForm(form));
  return { ...state, errors, values: typedApplication(form) };
}
