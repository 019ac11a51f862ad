import {
  ChangeOAuthClientSchema,
  type OAuthClientDto,
  type OAuthClientSecretDto,
  type Problem,
} from '@gatehouse/contracts';
import type { Difference, FormState } from '~/form-state';
import { type Answer, orRefuse } from '~/server/api.server';
import { logError } from '~/server/errors.server';
import { toFieldError, typedTexts } from '~/server/forms.server';
import { done, type Outcome, refused } from '~/server/outcome.server';
import { discoverProvider } from '~/server/relying-party.server';
import { settings } from '~/server/settings.server';
import { tenantsById } from '~/server/tenant-names.server';
import type { Visit } from '~/server/visit.server';
import type { ApiOffer } from './api-choices';
import { offeredApis } from './api-offer.server';
import { readApplicationForm, textOf, toApplicationErrors, typedApplication } from './application-form';
import { type ApplicationTab, readApplicationTab } from './application-tabs';
import { refusedApplication } from './applications.server';
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

export async function readApplication(visit: Visit, id: string): Promise<ApplicationView> {
  const tab = readApplicationTab(visit.url.searchParams.get('tab'));
  const application = await getApplication(visit, id);
  const owners = await tenantsById(visit, [application.tenant_id]);
  const owner = owners.get(application.tenant_id) ?? null;
  const issuer =
    owner && usesOwnIssuer(visit.request) ? `${settings.publicUrl}/t/${owner.slug}` : settings.publicUrl;
  return {
    application,
    owner: owner?.name ?? null,
    base: visit.base('applications'),
    tab,
    isPlatform: visit.can('platform_management'),
    apis: await offeredApis(visit, application.tenant_id, tab === 'settings'),
    provider: tab === 'connect' ? await providerAddresses(visit.request, issuer) : null,
    secrets: tab === 'credentials' ? await listSecrets(visit, id) : [],
    deliveries: tab === 'sign-outs' ? await listDeliveries(visit, id) : null,
    trialAddress,
  };
}

async function listSecrets(visit: Visit, id: string): Promise<OAuthClientSecretDto[]> {
  const answer = await visit.api.GET(`${PATH}/secrets`, { params: { path: { id } } });
  return orRefuse(answer).items;
}

export async function getApplication(visit: Visit, id: string): Promise<OAuthClientDto> {
  return orRefuse(await visit.api.GET(PATH, { params: { path: { id } } }));
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

/** Saves the settings; where somebody was faster, says what stands now. */
export async function saveApplication(
  visit: Visit,
  id: string,
  form: FormData,
): Promise<Outcome<ApplicationState>> {
  const body = readApplicationForm(form);
  const version = Number(textOf(form, 'version'));
  const parsed = ChangeOAuthClientSchema.safeParse({ ...body, version });
  if (!parsed.success) {
    const errors = toApplicationErrors(parsed.error.issues.map(toFieldError), body);
    return refused({ errors, message: null, values: typedApplication(form) });
  }
  const answer = await patch(visit, id, parsed.data);
  if (answer.ok) return done(`${visit.base('applications')}/${id}`, 'application-saved');
  const state = refusedApplication(form, answer.problem);
  if (answer.problem.code !== 'stale_version') return refused(state, answer.problem.status);
  const current = await getApplication(visit, id);
  const conflict = differencesOf(current, body);
  return refused({ ...state, conflict, version: current.version }, 409);
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
  visit: Visit,
  id: string,
  form: FormData,
  isActive: boolean,
): Promise<Outcome<ApplicationState>> {
  const body = { version: Number(textOf(form, 'version')), is_active: isActive };
  const answer = await patch(visit, id, body);
  if (!answer.ok) return notDone(form, answer.problem);
  const notice = isActive ? 'application-enabled' : 'application-disabled';
  return done(`${visit.base('applications')}/${id}?tab=danger`, notice);
}

/** Deletes it, once its name was typed. */
export async function deleteApplication(
  visit: Visit,
  id: string,
  form: FormData,
): Promise<Outcome<ApplicationState>> {
  const { name } = await getApplication(visit, id);
  if (textOf(form, 'confirm').trim() !== name) {
    const errors = { confirm: 'This is not the name of the application' };
    return refused({ errors, message: null, values: typedTexts(form) });
  }
  const answer = await visit.api.DELETE(PATH, { params: { path: { id } } });
  if (!answer.ok) return notDone(form, answer.problem);
  return done(visit.base('applications'), 'application-deleted');
}

/** Makes a new secret, which the page shows this once. */
export async function rotateSecret(
  visit: Visit,
  id: string,
  form: FormData,
): Promise<Outcome<ApplicationState>> {
  const keep_old_seconds = Number(textOf(form, 'keep_old_seconds'));
  const answer = await visit.api.POST(`${PATH}/rotate-secret`, {
    params: { path: { id } },
    body: { keep_old_seconds },
  });
  if (!answer.ok) return notDone(form, answer.problem);
  const state = { errors: {}, message: null, values: {}, secret: answer.value.client_secret };
  return refused(state, 201);
}

/** Registers the page of ours that a test comes back to. */
export async function addTrialAddress(
  visit: Visit,
  id: string,
  form: FormData,
): Promise<Outcome<ApplicationState>> {
  const { redirect_uris, version } = await getApplication(visit, id);
  const answer = await patch(visit, id, {
    version,
    redirect_uris: [...redirect_uris, trialAddress],
  });
  if (!answer.ok) return notDone(form, answer.problem);
  return done(`${visit.base('applications')}/${id}?tab=try`, 'application-saved');
}

function patch(
  visit: Visit,
  id: string,
  body: ReturnType<typeof ChangeOAuthClientSchema.parse>,
): Promise<Answer<OAuthClientDto>> {
  return visit.api.PATCH(PATH, { params: { path: { id } }, body });
}

function notDone(form: FormData, problem: Problem): Outcome<ApplicationState> {
  return refused(refusedApplication(form, problem), problem.status);
}
