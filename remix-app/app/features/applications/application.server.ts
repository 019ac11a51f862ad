import {
  ChangeOAuthClientSchema,
  type ClientSignals,
  type OAuthClientDto,
  type OAuthClientSecretDto,
  type Problem,
} from '@gatehouse/contracts';
import type { Translate } from '@gatehouse/texts';
import { redirect } from '@remix-run/node';
import {
  type ProvisioningAnswers,
  type ProvisioningView,
  readProvisioning,
} from '~/features/provisioning/provisioning.server';
import { readClientSignals } from '~/features/signals/stream.server';
import type { Difference } from '~/form-state';
import { textOf } from '~/form-state';
import { type Answer, orRefuse } from '~/server/api.server';
import { type AttributeChoice, readAttributeChoices } from '~/server/custom-attributes.server';
import { toFieldError, typedTexts } from '~/server/forms.server';
import { done, type Outcome, refused } from '~/server/outcome.server';
import { settings } from '~/server/settings.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import { type AssignmentsView, readAssignments } from '../groups/assignments.server';
import type { ApiOffer } from './api-choices';
import { offeredApis } from './api-offer.server';
import { readApplicationForm, toApplicationErrors, typedApplication } from './application-form';
import { type ApplicationTab, readApplicationTab } from './application-tabs';
import { refusedApplication } from './applications.server';
import { readIssuerChoice } from './issuer-choice';
import type { LogoState } from './logo.server';
import { type DeliveryList, listDeliveries } from './logout-deliveries.server';
import { listProblems, type ProblemList } from './problems.server';
import { movedTo, type ProviderAddresses, providerAddresses } from './provider-addresses.server';
import { neededRedirectUri, type QuickStartView, readQuickStart } from './quick-start.server';
import { applicationAnswers } from './texts/answers';
import { trialAddress } from './trial.server';

const PATH = '/api/v1/admin/oauth2/clients/{id}';

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
  /** Only where the tab shows it. */
  quickStart: QuickStartView | null;
  /** Those that are valid now, newest first; only where the tab shows them. */
  secrets: OAuthClientSecretDto[];
  /** Only where the tab shows them. */
  deliveries: DeliveryList | null;
  /** Only where the tab shows them. */
  problems: ProblemList | null;
  /** Only where the tab shows them; null for an application of the platform. */
  assignments: AssignmentsView | null;
  /** Only where the tab shows them. */
  signals: ClientSignals | null;
  /** Only where the tab shows it. */
  provisioning: ProvisioningView | null;
  /** Custom attributes of the organization; only where the tab shows them. */
  attributes: AttributeChoice[];
  /** The callback page of a test, which the application must have registered. */
  trialAddress: string;
}

/** The response of an application's action. */
export type ApplicationState = LogoState &
  ProvisioningAnswers & {
    /** A new secret, shown only once. */
    secret?: string;
    /** Another user saved first. */
    conflict?: Difference[];
    /** The current version, if it differs from the form's. */
    version?: number;
  };

export async function readApplication(visit: Visit, id: string): Promise<ApplicationView> {
  const tab = readApplicationTab(visit.url.searchParams.get('tab'));
  const [application, apis, secrets, deliveries, signals] = await Promise.all([
    getApplication(visit, id),
    offeredApis(visit, id, tab === 'settings'),
    tab === 'credentials' ? listSecrets(visit, id) : [],
    tab === 'sign-outs' ? listDeliveries(visit, id) : null,
    tab === 'events' ? readClientSignals(visit, id) : null,
  ]);
  const provider = tab === 'connect' ? await addressesFor(visit, application) : null;
  return {
    application,
    owner: application.tenant_name,
    base: visit.base('applications'),
    tab,
    isPlatform: visit.can('platform_management'),
    apis,
    provider,
    quickStart: provider && (await readQuickStart(application, provider, visit.url.searchParams.get('for'))),
    secrets,
    deliveries,
    signals,
    provisioning: tab === 'provisioning' ? await readProvisioning(visit, id, application.tenant_id) : null,
    problems: tab === 'problems' ? await listProblems(visit, application) : null,
    assignments:
      tab === 'access' && application.tenant_id
        ? await readAssignments(visit, { type: 'oauth_client', id, tenantId: application.tenant_id })
        : null,
    attributes:
      tab === 'access' && application.tenant_id
        ? await readAttributeChoices(visit, application.tenant_id)
        : [],
    trialAddress,
  };
}

async function listSecrets(visit: Visit, id: string): Promise<OAuthClientSecretDto[]> {
  const answer = await visit.api.GET(`${PATH}/secrets`, { params: { path: { id } } });
  return orRefuse(answer).items;
}

/** @throws Response the page of a SAML application, for its ID: lists of both kinds lead here */
export async function getApplication(visit: Visit, id: string): Promise<OAuthClientDto> {
  const params = { path: { id } };
  const answer = await visit.api.GET(PATH, { params });
  if (!answer.ok && answer.problem.status === 404) {
    const saml = await visit.api.GET('/api/v1/admin/saml/service-providers/{id}', { params });
    if (saml.ok) throw redirect(`${visit.base('saml-providers')}/${id}${visit.url.search}`);
  }
  return orRefuse(answer);
}

/** The application of a tenant may trust its tenant's issuer alone, instead of the one that all share. */
async function addressesFor(visit: Visit, application: OAuthClientDto): Promise<ProviderAddresses | null> {
  const { tenant_issuer: own, tenant_custom_issuer: custom } = application;
  const chosen = readIssuerChoice(visit.url.searchParams, application);
  if (chosen === 'custom' && own && custom) {
    const provider = await providerAddresses(visit.request, own);
    return provider && movedTo(provider, custom);
  }
  return providerAddresses(visit.request, chosen === 'own' && own ? own : settings.publicUrl);
}

/** Saves the settings; on a conflict, returns the current values. */
export async function saveApplication(
  visit: Visit,
  id: string,
  form: FormData,
): Promise<Outcome<ApplicationState>> {
  const t = textsOf(visit.request, applicationAnswers);
  const body = readApplicationForm(form);
  const version = Number(textOf(form, 'version'));
  const parsed = ChangeOAuthClientSchema.safeParse({ ...body, version });
  if (!parsed.success) {
    const errors = toApplicationErrors(parsed.error.issues.map(toFieldError), body, t);
    return refused({ errors, message: null, values: typedApplication(form) });
  }
  const answer = await patch(visit, id, parsed.data);
  if (answer.ok) return done(`${visit.base('applications')}/${id}`, 'application-saved');
  const state = refusedApplication(visit, form, answer.problem);
  if (answer.problem.code !== 'stale_version') return refused(state, answer.problem.status);
  const current = await getApplication(visit, id);
  const conflict = differencesOf(current, body, t);
  return refused({ ...state, conflict, version: current.version }, 409);
}

type Answers = Translate<typeof import('./texts/answers/en').default>;

function differencesOf(
  current: OAuthClientDto,
  typed: ReturnType<typeof readApplicationForm>,
  t: Answers,
): Difference[] {
  const yesNo = (value: boolean) => (value ? t('yes') : t('no'));
  const rows: [string, string, string][] = [
    [t('name'), current.name, typed.name],
    [t('redirectUris'), current.redirect_uris.join(', '), typed.redirect_uris.join(', ')],
    [
      t('postLogoutUris'),
      current.post_logout_redirect_uris.join(', '),
      typed.post_logout_redirect_uris.join(', '),
    ],
    ...sectorRows(current, typed, t),
    [t('scopes'), [...current.scopes].sort().join(', '), [...typed.scopes].sort().join(', ')],
    [t('idleSeconds'), limitOf(current.offline_idle_seconds), limitOf(typed.offline_idle_seconds)],
    [t('totalSeconds'), limitOf(current.offline_total_seconds), limitOf(typed.offline_total_seconds)],
    [t('apis'), apisOf(current.resources), apisOf(typed.resources)],
    [t('fapi'), current.security_profile, typed.security_profile],
    ...securityRows(current, typed, t),
    [t('backchannelUri'), current.backchannel_logout_uri ?? '', typed.backchannel_logout_uri ?? ''],
    [
      t('pushedRequests'),
      yesNo(current.require_pushed_authorization_requests),
      yesNo(typed.require_pushed_authorization_requests),
    ],
    [t('idTokenClaims'), yesNo(current.id_token_scope_claims), yesNo(typed.id_token_scope_claims)],
    [t('pkceRequired'), yesNo(current.require_pkce), yesNo(typed.require_pkce)],
    [t('boundTokens'), yesNo(current.dpop_bound_access_tokens), yesNo(typed.dpop_bound_access_tokens)],
    [t('userConsent'), yesNo(!current.skip_consent), yesNo(!typed.skip_consent)],
  ];
  return rows.filter(([, now, yours]) => now !== yours).map(([field, now, yours]) => ({ field, now, yours }));
}

/** Fields that the form does not contain are unchanged. */
function securityRows(
  current: OAuthClientDto,
  typed: ReturnType<typeof readApplicationForm>,
  t: Answers,
): [string, string, string][] {
  const yesNo = (value: boolean) => (value ? t('yes') : t('no'));
  const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value ?? ''));
  const { tls_client_auth: certificate = current.tls_client_auth } = typed;
  const { request_object_signing_alg: request = current.request_object_signing_alg } = typed;
  const { authorization_signed_response_alg: response = current.authorization_signed_response_alg } = typed;
  const { initiate_login_uri: initiate = current.initiate_login_uri } = typed;
  return [
    [t('clientCertificate'), text(current.tls_client_auth), text(certificate)],
    [
      t('boundToCertificate'),
      yesNo(current.tls_client_certificate_bound_access_tokens),
      yesNo(typed.tls_client_certificate_bound_access_tokens),
    ],
    [t('requestAlgorithm'), current.request_object_signing_alg ?? '', request ?? ''],
    [
      t('requireSigned'),
      yesNo(current.require_signed_request_object),
      yesNo(typed.require_signed_request_object),
    ],
    [t('responseAlgorithm'), current.authorization_signed_response_alg ?? '', response ?? ''],
    [t('initiateUri'), current.initiate_login_uri ?? '', initiate ?? ''],
  ];
}

function sectorRows(
  current: OAuthClientDto,
  { sector_identifier_uri: typed }: ReturnType<typeof readApplicationForm>,
  t: Answers,
): [string, string, string][] {
  if (typed === undefined) return [];
  return [[t('sectorUri'), current.sector_identifier_uri ?? '', typed ?? '']];
}

function apisOf(resources: readonly { resource: string; scopes: readonly string[] }[]): string {
  return resources.map(({ resource, scopes }) => [resource, ...scopes].join(' ')).join(', ');
}

function limitOf(seconds: number | null): string {
  return seconds === null ? '' : String(seconds);
}

export async function switchApplication(
  visit: Visit,
  id: string,
  form: FormData,
  isActive: boolean,
): Promise<Outcome<ApplicationState>> {
  const body = { version: Number(textOf(form, 'version')), is_active: isActive };
  const answer = await patch(visit, id, body);
  if (!answer.ok) return notDone(visit, form, answer.problem);
  const notice = isActive ? 'application-enabled' : 'application-disabled';
  return done(`${visit.base('applications')}/${id}?tab=danger`, notice);
}

/** Deletes it after its name is entered. */
export async function deleteApplication(
  visit: Visit,
  id: string,
  form: FormData,
): Promise<Outcome<ApplicationState>> {
  const { name } = await getApplication(visit, id);
  if (textOf(form, 'confirm').trim() !== name) {
    const errors = { confirm: textsOf(visit.request, applicationAnswers)('wrongName') };
    return refused({ errors, message: null, values: typedTexts(form) });
  }
  const answer = await visit.api.DELETE(PATH, { params: { path: { id } } });
  if (!answer.ok) return notDone(visit, form, answer.problem);
  return done(visit.base('applications'), 'application-deleted');
}

/** Creates a new secret, which the page shows only once. */
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
  if (!answer.ok) return notDone(visit, form, answer.problem);
  const state = { errors: {}, message: null, values: {}, secret: answer.value.client_secret };
  return refused(state, 201);
}

/** Registers the callback page of a test. */
export async function addTrialAddress(
  visit: Visit,
  id: string,
  form: FormData,
): Promise<Outcome<ApplicationState>> {
  return addRedirectUri(visit, await getApplication(visit, id), trialAddress, 'tab=try', form);
}

/** Registers the redirect URI that the library of a quick start needs. */
export async function addQuickStartUri(
  visit: Visit,
  id: string,
  form: FormData,
): Promise<Outcome<ApplicationState>> {
  const application = await getApplication(visit, id);
  const key = textOf(form, 'for');
  const uri = neededRedirectUri(application, key);
  return addRedirectUri(
    visit,
    application,
    uri,
    `${new URLSearchParams({ tab: 'connect', for: key })}`,
    form,
  );
}

/** @param uri null where it is registered already */
async function addRedirectUri(
  visit: Visit,
  { id, redirect_uris, version }: OAuthClientDto,
  uri: string | null,
  query: string,
  form: FormData,
): Promise<Outcome<ApplicationState>> {
  const page = `${visit.base('applications')}/${id}?${query}`;
  if (uri === null) return done(page);
  const answer = await patch(visit, id, { version, redirect_uris: [...redirect_uris, uri] });
  if (!answer.ok) return notDone(visit, form, answer.problem);
  return done(page, 'application-saved');
}

function patch(
  visit: Visit,
  id: string,
  body: ReturnType<typeof ChangeOAuthClientSchema.parse>,
): Promise<Answer<OAuthClientDto>> {
  return visit.api.PATCH(PATH, { params: { path: { id } }, body });
}

function notDone(visit: Visit, form: FormData, problem: Problem): Outcome<ApplicationState> {
  return refused(refusedApplication(visit, form, problem), problem.status);
}
