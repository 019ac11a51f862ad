import {
  ChangeOAuthClientSchema,
  type OAuthClientDto,
  type OAuthClientSecretDto,
  type Problem,
} from '@gatehouse/contracts';
import type { Difference, FormState } from '~/form-state';
import { type Answer, answerOf, api, orRefuse } from '~/server/api.server';
import { logError } from '~/server/errors.server';
import { toFieldError, typedTexts } from '~/server/forms.server';
import { isPlatform } from '~/server/guards.server';
import { discoverProvider } from '~/server/relying-party.server';
import type { SignedIn } from '~/server/session.server';
import { settings } from '~/server/settings.server';
import { tenantsById } from '~/server/tenant-names.server';
import type { ApiOffer } from './api-choices';
import { offeredApis } from './api-offer.server';
import { readApplicationForm, textOf, toApplicationErrors, typedApplication } from './application-form';
import { type ApplicationTab, readApplicationTab } from './application-tabs';
import { applicationsBase, refusedApplication } from './applications.server';
import { type DeliveryList, listDeliveries } from './logout-deliveries.server';
import { trialAddress } from './trial.server';

const PATH = '/api/v1/admin/oauth2/clients/{id}';

/** The provider's addresses, as its discovery document has them. */
export interface ProviderAddresses {
  issuer: string;
  authorization_endpoint: string;
  token_endpoint: string;
  userinfo_endpoint: string;
  jwks_uri: string;
  introspection_endpoint?: string | undefined;
  end_session_endpoint?: string | undefined;
  device_authorization_endpoint?: string | undefined;
}

export interface ApplicationView {
  application: OAuthClientDto;
  owner: string | null;
  base: string;
  tab: ApplicationTab;
  isPlatform: boolean;
  /** Those of the same owner; only where the tab shows them. */
  apis: ApiOffer;
  /** Only where the tab shows it; null where the provider does not answer. */
  provider: ProviderAddresses | null;
  /** Those that are valid now, newest first; only where the tab shows them. */
  secrets: OAuthClientSecretDto[];
  /** Only where the tab shows them. */
  deliveries: DeliveryList | null;
  /** The page of ours that a test comes back to, which the application must have registered. */
  trialAddress: string;
}

/** What an action on an application answers. */
export type ApplicationState = FormState & {
  /** A new secret, this once. */
  secret?: string;
  /** Somebody else was faster. */
  conflict?: Difference[];
  /** The version that stands now, where it is another than the one that the form came with. */
  version?: number;
};

export async function readApplication(
  request: Request,
  session: SignedIn,
  id: string,
): Promise<ApplicationView> {
  const tab = readApplicationTab(new URL(request.url).searchParams.get('tab'));
  const application = await getApplication(request, session, id);
  const owners = await tenantsById(request, session, [application.tenant_id]);
  const owner = owners.get(application.tenant_id) ?? null;
  const issuer =
    owner && usesOwnIssuer(request) ? `${settings.publicUrl}/t/${owner.slug}` : settings.publicUrl;
  return {
    application,
    owner: owner?.name ?? null,
    base: applicationsBase(request),
    tab,
    isPlatform: isPlatform(session),
    apis: await offeredApis(request, session, application.tenant_id, tab === 'settings'),
    provider: tab === 'connect' ? await providerAddresses(request, issuer) : null,
    secrets: tab === 'credentials' ? await listSecrets(request, session, id) : [],
    deliveries: tab === 'sign-outs' ? await listDeliveries(request, session, id) : null,
    trialAddress,
  };
}

async function listSecrets(request: Request, session: SignedIn, id: string): Promise<OAuthClientSecretDto[]> {
  const answer = await answerOf(
    request,
    api(request, session).GET(`${PATH}/secrets`, { params: { path: { id } } }),
  );
  return orRefuse(answer).items;
}

export async function getApplication(
  request: Request,
  session: SignedIn,
  id: string,
): Promise<OAuthClientDto> {
  return orRefuse(await answerOf(request, api(request, session).GET(PATH, { params: { path: { id } } })));
}

/** The application of a tenant may trust its tenant's issuer alone, instead of the one that all share. */
function usesOwnIssuer(request: Request): boolean {
  return new URL(request.url).searchParams.get('issuer') === 'own';
}

/** Where the provider of an issuer is to be found; null where it does not answer. */
export async function providerAddresses(request: Request, issuer: string): Promise<ProviderAddresses | null> {
  try {
    return (await discoverProvider(request, issuer)) as ProviderAddresses;
  } catch (error) {
    logError(error, request);
    return null;
  }
}

export type ApplicationAnswer =
  | {
      ok: true;
      to: string;
      notice: 'application-saved' | 'application-disabled' | 'application-enabled' | 'application-deleted';
    }
  | { ok: false; state: ApplicationState; status: number };

/** Saves the settings; where somebody was faster, says what stands now. */
export async function saveApplication(
  request: Request,
  session: SignedIn,
  id: string,
  form: FormData,
): Promise<ApplicationAnswer> {
  const body = readApplicationForm(form);
  const version = Number(textOf(form, 'version'));
  const parsed = ChangeOAuthClientSchema.safeParse({ ...body, version });
  if (!parsed.success) {
    const errors = toApplicationErrors(parsed.error.issues.map(toFieldError), body);
    return { ok: false, state: { errors, message: null, values: typedApplication(form) }, status: 422 };
  }
  const answer = await patch(request, session, id, parsed.data);
  if (answer.ok) return { ok: true, to: `${applicationsBase(request)}/${id}`, notice: 'application-saved' };
  const state = refusedApplication(form, answer.problem);
  if (answer.problem.code !== 'stale_version') return { ok: false, state, status: answer.problem.status };
  const current = await getApplication(request, session, id);
  const conflict = differencesOf(current, body);
  return { ok: false, state: { ...state, conflict, version: current.version }, status: 409 };
}

function differencesOf(current: OAuthClientDto, typed: ReturnType<typeof readApplicationForm>): Difference[] {
  const rows: [string, string, string][] = [
    ['Name', current.name, typed.name],
    ['Redirect addresses', current.redirect_uris.join(', '), typed.redirect_uris.join(', ')],
    [
      'Addresses after signing out',
      current.post_logout_redirect_uris.join(', '),
      typed.post_logout_redirect_uris.join(', '),
    ],
    ...(typed.sector_identifier_uri === undefined
      ? []
      : [sectorRow(current.sector_identifier_uri, typed.sector_identifier_uri)]),
    ['What it may learn', [...current.scopes].sort().join(', '), [...typed.scopes].sort().join(', ')],
    ['Seconds without use', limitOf(current.offline_idle_seconds), limitOf(typed.offline_idle_seconds)],
    ['Seconds in all', limitOf(current.offline_total_seconds), limitOf(typed.offline_total_seconds)],
    ['APIs', apisOf(current.resources), apisOf(typed.resources)],
    ['FAPI 2.0', yesNo(current.security_profile === 'fapi2'), yesNo(typed.security_profile === 'fapi2')],
    ['Back-channel sign-out', current.backchannel_logout_uri ?? '', typed.backchannel_logout_uri ?? ''],
    [
      'Requests are pushed',
      yesNo(current.require_pushed_authorization_requests),
      yesNo(typed.require_pushed_authorization_requests),
    ],
    ['Claims in ID tokens', yesNo(current.id_token_scope_claims), yesNo(typed.id_token_scope_claims)],
    ['PKCE is required', yesNo(current.require_pkce), yesNo(typed.require_pkce)],
    [
      'Tokens are bound to a key',
      yesNo(current.dpop_bound_access_tokens),
      yesNo(typed.dpop_bound_access_tokens),
    ],
    ['Consent is asked', yesNo(!current.skip_consent), yesNo(!typed.skip_consent)],
  ];
  return rows.filter(([, now, yours]) => now !== yours).map(([field, now, yours]) => ({ field, now, yours }));
}

function sectorRow(current: string | null, typed: string | null): [string, string, string] {
  return ['List of all its addresses', current ?? '', typed ?? ''];
}

function apisOf(resources: readonly { resource: string; scopes: readonly string[] }[]): string {
  return resources.map(({ resource, scopes }) => [resource, ...scopes].join(' ')).join(', ');
}

function limitOf(seconds: number | null): string {
  return seconds === null ? '' : String(seconds);
}

function yesNo(value: boolean): string {
  return value ? 'Yes' : 'No';
}

export async function switchApplication(
  request: Request,
  session: SignedIn,
  id: string,
  form: FormData,
  isActive: boolean,
): Promise<ApplicationAnswer> {
  const body = { version: Number(textOf(form, 'version')), is_active: isActive };
  const answer = await patch(request, session, id, body);
  if (!answer.ok) return refused(form, answer.problem);
  const notice = isActive ? 'application-enabled' : 'application-disabled';
  return { ok: true, to: `${applicationsBase(request)}/${id}?tab=danger`, notice };
}

/** Deletes it, once its name was typed. */
export async function deleteApplication(
  request: Request,
  session: SignedIn,
  id: string,
  form: FormData,
): Promise<ApplicationAnswer> {
  const { name } = await getApplication(request, session, id);
  if (textOf(form, 'confirm').trim() !== name) {
    const errors = { confirm: 'This is not the name of the application' };
    return { ok: false, state: { errors, message: null, values: typedTexts(form) }, status: 422 };
  }
  const answer = await answerOf(request, api(request, session).DELETE(PATH, { params: { path: { id } } }));
  if (!answer.ok) return refused(form, answer.problem);
  return { ok: true, to: applicationsBase(request), notice: 'application-deleted' };
}

/** Makes a new secret, which the page shows this once. */
export async function rotateSecret(
  request: Request,
  session: SignedIn,
  id: string,
  form: FormData,
): Promise<ApplicationAnswer> {
  const keep_old_seconds = Number(textOf(form, 'keep_old_seconds'));
  const answer = await answerOf(
    request,
    api(request, session).POST(`${PATH}/rotate-secret`, {
      params: { path: { id } },
      body: { keep_old_seconds },
    }),
  );
  if (!answer.ok) return refused(form, answer.problem);
  const state = { errors: {}, message: null, values: {}, secret: answer.value.client_secret };
  return { ok: false, state, status: 201 };
}

/** Registers the page of ours that a test comes back to. */
export async function addTrialAddress(
  request: Request,
  session: SignedIn,
  id: string,
  form: FormData,
): Promise<ApplicationAnswer> {
  const { redirect_uris, version } = await getApplication(request, session, id);
  const answer = await patch(request, session, id, {
    version,
    redirect_uris: [...redirect_uris, trialAddress],
  });
  if (!answer.ok) return refused(form, answer.problem);
  return { ok: true, to: `${applicationsBase(request)}/${id}?tab=try`, notice: 'application-saved' };
}

function patch(
  request: Request,
  session: SignedIn,
  id: string,
  body: ReturnType<typeof ChangeOAuthClientSchema.parse>,
): Promise<Answer<OAuthClientDto>> {
  return answerOf(request, api(request, session).PATCH(PATH, { params: { path: { id } }, body }));
}

function refused(form: FormData, problem: Problem): ApplicationAnswer {
  return { ok: false, state: refusedApplication(form, problem), status: problem.status };
}
