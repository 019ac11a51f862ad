import {
  APPLICATION_KINDS,
  type ApplicationKind,
  type ApplicationSummary,
  CreateOAuthClientSchema,
  type Problem,
} from '@gatehouse/contracts';
import type { Translate } from '@gatehouse/texts';
import type { FieldErrors, FormState } from '~/form-state';
import { textOf } from '~/form-state';
import { refusedForm, toFieldError } from '~/server/forms.server';
import { type Outcome, refused, shown } from '~/server/outcome.server';
import { COUNTED, cursorOf, type Paged, pageOf, searchOf } from '~/server/paging.server';
import { findTenant } from '~/server/tenant-names.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import type { ApiOffer } from './api-choices';
import {
  type ApplicationBody,
  readApplicationForm,
  redirectUriOf,
  toApplicationErrors,
  typedApplication,
} from './application-form';
import { markOf } from './brands';
import { type Expiry, expiryOf } from './expiry';
import { findPreset, type Preset } from './presets';
import { type QuickStartChoice, quickStartChoices } from './quick-start.server';
import { applicationAnswers } from './texts/answers';

const PATH = '/api/v1/admin/oauth2/clients';

export type ListedApplication = ApplicationSummary & {
  mark: string | null;
  /** Its page. */
  to: string;
  /** Its events in the audit log. */
  eventsTo: string;
  /** Its failures in the audit log. */
  failuresTo: string;
  /** Of the certificate that expires first; SAML only. */
  expiry: Expiry | null;
};

export interface ApplicationList extends Paged<ListedApplication> {
  /** Path of the list, which differs for superadmins and tenant admins. */
  base: string;
  /** Whether the list holds applications of several owners. */
  showsOwner: boolean;
  search: string;
  kind: ApplicationKind | null;
  status: ApplicationStatus | null;
}

export const APPLICATION_STATUSES = ['active', 'disabled'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** Kinds whose applications have pages of their own. */
const PAGES: Partial<Record<ApplicationKind, 'saml-providers'>> = { saml: 'saml-providers' };

/** A page of the applications of all kinds, as the address asks for it. */
export async function listApplications(visit: Visit): Promise<ApplicationList> {
  const search = searchOf(visit);
  const kind = oneOf(APPLICATION_KINDS, visit.url.searchParams.get('kind'));
  const status = oneOf(APPLICATION_STATUSES, visit.url.searchParams.get('status'));
  const narrowed = { ...(search && { search }), ...(kind && { kind }), ...(status && { status }) };
  const query = { ...COUNTED, ...narrowed, ...cursorOf(visit) };
  const answer = await visit.api.GET('/api/v1/admin/applications', { params: { query } });
  const page = pageOf(visit, answer, narrowed);
  const now = new Date();
  const showsOwner = visit.can('platform_management');
  const events = (of: Record<string, string>) =>
    `${visit.base('audit')}?${new URLSearchParams({ ...of, ...(showsOwner && { scope: 'all' }) })}`;
  return {
    ...page,
    items: page.items.map((item) => ({
      ...item,
      mark: markOf(item.name, item.identifier),
      to: `${visit.base(PAGES[item.kind] ?? 'applications')}/${item.id}`,
      eventsTo: events({ target: item.id }),
      failuresTo: events({ target: item.id, outcome: 'failure' }),
      expiry: item.certificate_expires_at ? expiryOf(item.certificate_expires_at, now) : null,
    })),
    base: visit.base('applications'),
    showsOwner,
    search,
    kind,
    status,
  };
}

function oneOf<const T extends string>(known: readonly T[], value: string | null): T | null {
  return known.find((each) => each === value) ?? null;
}

type Answers = Translate<typeof import('./texts/answers/en').default>;

export interface NewApplicationView {
  base: string;
  /** Path of the page that registers a SAML application. */
  samlPath: string;
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
  quickStarts: QuickStartChoice[];
}

export interface CreationState {
  state: FormState | undefined;
  created: CreatedApplication | undefined;
}

/** Registers what the form describes. */
export async function createApplication(visit: Visit, form: FormData): Promise<Outcome<CreationState>> {
  const t = textsOf(visit.request, applicationAnswers);
  const preset = findPreset(textOf(form, 'preset'));
  const body = withAddress(readApplicationForm(form), form, preset);
  const refuse = (errors: { field: string; message: string }[]) => {
    const told = atAddress(toApplicationErrors(errors, body, t), form, t);
    return refused({
      state: { errors: told, message: null, values: typedApplication(form) },
      created: undefined,
    });
  };

  const parsed = CreateOAuthClientSchema.safeParse({
    ...body,
    application_type: preset?.applicationType,
    grant_types: preset && [...preset.grants],
    subject_type: form.has('pairwise') ? 'pairwise' : 'public',
    token_endpoint_auth_method:
      preset?.authMethod === 'none' ? 'none' : textOf(form, 'method') || preset?.authMethod,
  });
  if (!parsed.success) return refuse(parsed.error.issues.map(toFieldError));

  const owner = visit.can('platform_management') ? textOf(form, 'owner').trim() : '';
  const tenant = owner ? await findTenant(visit, owner) : null;
  if (owner && !tenant) {
    return refuse([{ field: 'owner', message: t('unknownOrganization') }]);
  }
  const answer = await visit.api.POST(PATH, {
    body: { ...parsed.data, ...(tenant && { tenant_id: tenant.id }) },
  });
  if (!answer.ok) {
    const state = refusedApplication(visit, form, answer.problem);
    state.errors = atAddress(state.errors, form, t);
    return refused({ state, created: undefined }, answer.problem.status);
  }
  const { id, name, client_id, client_secret } = answer.value;
  const created = {
    id,
    name,
    clientId: client_id,
    secret: client_secret ?? null,
    quickStarts: quickStartChoices(answer.value),
  };
  return shown({ state: undefined, created }, 201);
}

/** Without redirect URIs, those that follow from the address count. */
function withAddress(body: ApplicationBody, form: FormData, preset: Preset | null): ApplicationBody {
  const address = textOf(form, 'address').trim();
  if (body.redirect_uris.length > 0 || !address) return body;
  const uri = redirectUriOf(address, preset?.callbackPath ?? null);
  const origin = preset?.callbackPath && URL.canParse(uri) ? new URL(uri).origin : null;
  const afterLogout = origin && origin !== 'null' ? [`${origin}/`] : [];
  return {
    ...body,
    redirect_uris: [uri],
    post_logout_redirect_uris:
      body.post_logout_redirect_uris.length > 0 ? body.post_logout_redirect_uris : afterLogout,
  };
}

/** What is wrong with the redirect URI is shown at the field that was filled in. */
function atAddress(errors: FieldErrors, form: FormData, t: Answers): FieldErrors {
  const { redirect_uris, post_logout_redirect_uris, ...others } = errors;
  if (!redirect_uris || textOf(form, 'redirect_uris').trim()) return errors;
  const address = textOf(form, 'address').trim() ? redirect_uris : t('enterAddress');
  return { ...others, address };
}

/** As `refusedForm`, for the form of an application. */
export function refusedApplication(visit: Visit, form: FormData, problem: Problem): FormState {
  const t = textsOf(visit.request, applicationAnswers);
  const state = refusedForm(form, problem, t('notSaved'));
  const errors = toApplicationErrors(problem.errors ?? [], readApplicationForm(form), t);
  return { ...state, errors, values: typedApplication(form) };
}
