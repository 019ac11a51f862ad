import { DEVICE_CODE_GRANT, type OAuthClientDto, OFFLINE_SECONDS } from '@gatehouse/contracts';
import type { Translate } from '@gatehouse/texts';
import type { FieldErrors, FormState } from '~/form-state';
import { textOf } from '~/form-state';
import {
  keptSecurity,
  readSecurity,
  SECURITY_FIELDS,
  type SecurityBody,
  type SecurityValues,
  shownSecurity,
  typedSecurity,
} from './security-form';

/** The values of an application's form as its fields hold them: lists as lines. */
export interface ApplicationValues {
  name: string;
  redirectUris: string;
  postLogoutRedirectUris: string;
  /** Where a pairwise application lists all its addresses. */
  sectorIdentifierUri: string;
  backchannelLogoutUri: string;
  /** Days; empty where the tenant of the person decides. */
  offlineIdleDays: string;
  offlineTotalDays: string;
  scopes: string[];
  skipConsent: boolean;
  /** Where its public keys are, or the keys themselves as JSON; for an application that has its own. */
  keys: string;
  bindsTokens: boolean;
  pushesRequests: boolean;
  worksWithoutPkce: boolean;
  keepsClaimsFromIdToken: boolean;
  /** One API a line: its identifier, then the scopes of it, with blanks between. */
  resources: string;
  security: SecurityValues;
}

/** The forms' values as parameters of the API. */
export interface ApplicationBody extends SecurityBody {
  name: string;
  redirect_uris: string[];
  post_logout_redirect_uris: string[];
  scopes: string[];
  skip_consent: boolean;
  dpop_bound_access_tokens: boolean;
  require_pushed_authorization_requests: boolean;
  require_pkce: boolean;
  id_token_scope_claims: boolean;
  backchannel_logout_uri: string | null;
  offline_idle_seconds: number | null;
  offline_total_seconds: number | null;
  resources: { resource: string; scopes: string[] }[];
  /** Only if the form contains it. */
  sector_identifier_uri?: string | null;
  jwks?: unknown;
  jwks_uri?: string;
}

export function readApplicationForm(form: FormData): ApplicationBody {
  return {
    name: textOf(form, 'name').trim(),
    redirect_uris: linesOf(textOf(form, 'redirect_uris')),
    post_logout_redirect_uris: linesOf(textOf(form, 'post_logout_redirect_uris')),
    scopes: form.getAll('scopes').map(String),
    skip_consent: form.has('skip_consent'),
    dpop_bound_access_tokens: form.has('binds'),
    require_pushed_authorization_requests: form.has('pushes'),
    require_pkce: !form.has('without_pkce'),
    id_token_scope_claims: !form.has('lean_id_token'),
    backchannel_logout_uri: textOf(form, 'backchannel_logout_uri').trim() || null,
    offline_idle_seconds: secondsOf(textOf(form, 'offline_idle_days')),
    offline_total_seconds: secondsOf(textOf(form, 'offline_total_days')),
    resources: resourcesOf(form),
    ...readSecurity(form),
    ...(form.has('sector_identifier_uri') && {
      sector_identifier_uri: textOf(form, 'sector_identifier_uri').trim() || null,
    }),
    ...keysOf(textOf(form, 'keys').trim()),
  };
}

/** An API and its scopes as one line. */
export function toResource(line: string): { resource: string; scopes: string[] } {
  const [resource = '', ...scopes] = line.split(/\s+/);
  return { resource, scopes };
}

/** Selected APIs with their scopes, or typed ones; a selected scope includes its API. */
export function resourcesOf(form: FormData): ApplicationBody['resources'] {
  const chosen = new Map<string, string[]>(form.getAll('api').map((identifier) => [String(identifier), []]));
  for (const { resource, scopes } of form.getAll('api_scope').map((line) => toResource(String(line))))
    chosen.set(resource, [...(chosen.get(resource) ?? []), ...scopes]);
  return [
    ...linesOf(textOf(form, 'resources')).map(toResource),
    ...[...chosen].map(([resource, scopes]) => ({ resource, scopes })),
  ];
}

/** One API a line. */
export function toLines(resources: ApplicationBody['resources']): string {
  return resources.map(({ resource, scopes }) => [resource, ...scopes].join(' ')).join('\n');
}

const DAY = 86_400;

/** NaN if it is not a number, which the schema rejects. */
function secondsOf(days: string): number | null {
  return days.trim() ? Math.round(Number(days) * DAY) : null;
}

function daysOf(seconds: number | null): string {
  return seconds === null ? '' : String(Math.round((seconds / DAY) * 100) / 100);
}

/** One field takes both: an address, or the key set itself. */
function keysOf(text: string): Pick<ApplicationBody, 'jwks' | 'jwks_uri'> {
  if (!text) return {};
  if (!text.startsWith('{')) return { jwks_uri: text };
  try {
    return { jwks: JSON.parse(text) };
  } catch {
    return { jwks: text };
  }
}

/**
 * The redirect URI that follows from the address of an application: the address itself, if it has a path.
 *
 * @param callbackPath what is added where it has none
 */
export function redirectUriOf(address: string, callbackPath: string | null): string {
  const isLocal = /^(localhost|127\.0\.0\.1)([:/]|$)/i.test(address);
  const complete = /^[a-z][a-z0-9+.-]*:\/?/i.test(address) && !isLocal;
  const uri = complete ? address : `${isLocal ? 'http' : 'https'}://${address}`;
  if (!callbackPath || !URL.canParse(uri)) return uri;
  const { origin, pathname, search } = new URL(uri);
  return origin !== 'null' && pathname === '/' && !search ? `${origin}${callbackPath}` : uri;
}

/** One value per line; empty lines are ignored. */
export function linesOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
}

/** The users of an application: people in a browser, people at a device, or none. */
export interface Audience {
  usesBrowser: boolean;
  hasPeople: boolean;
}

export function audienceOf(grants: readonly string[]): Audience {
  const usesBrowser = grants.includes('authorization_code');
  return { usesBrowser, hasPeople: usesBrowser || grants.includes(DEVICE_CODE_GRANT) };
}

/** The stored values of an application. */
export function keptValues(application: OAuthClientDto): ApplicationValues {
  return {
    name: application.name,
    redirectUris: application.redirect_uris.join('\n'),
    postLogoutRedirectUris: application.post_logout_redirect_uris.join('\n'),
    sectorIdentifierUri: application.sector_identifier_uri ?? '',
    backchannelLogoutUri: application.backchannel_logout_uri ?? '',
    offlineIdleDays: daysOf(application.offline_idle_seconds),
    offlineTotalDays: daysOf(application.offline_total_seconds),
    scopes: application.scopes,
    skipConsent: application.skip_consent,
    keys: application.jwks_uri ?? (application.jwks ? JSON.stringify(application.jwks, null, 2) : ''),
    bindsTokens: application.dpop_bound_access_tokens,
    pushesRequests: application.require_pushed_authorization_requests,
    worksWithoutPkce: !application.require_pkce,
    keepsClaimsFromIdToken: !application.id_token_scope_claims,
    resources: toLines(application.resources),
    security: keptSecurity(application),
  };
}

/** The form uses days, the API seconds. */
const LIMITS_IN_DAYS: Record<string, number> = {
  offline_idle_seconds: OFFLINE_SECONDS.idle.max / DAY,
  offline_total_seconds: OFFLINE_SECONDS.total.max / DAY,
};

/** Fields of the form whose names differ from the API's. */
const FIELDS: Record<string, string> = {
  ...SECURITY_FIELDS,
  jwks: 'keys',
  jwks_uri: 'keys',
  token_endpoint_auth_method: 'method',
  require_pkce: 'without_pkce',
};

type Lists = Pick<ApplicationBody, 'redirect_uris' | 'post_logout_redirect_uris' | 'resources'>;

/** The input of one line in a field with several lines. */
function lineOf(body: Lists, field: string, place: number): string | undefined {
  if (field === 'resources') return body.resources[place]?.resource;
  return field === 'redirect_uris' || field === 'post_logout_redirect_uris' ? body[field][place] : undefined;
}

/**
 * The message at each field. An error of one address of a list names the address, since the field holds them all.
 *
 * @param errors field (`redirect_uris.1` for the second address) and message
 */
export function toApplicationErrors(
  errors: readonly { field: string; message: string }[],
  body: Lists,
  t: Translate<typeof import('./texts/answers/en').default>,
): FieldErrors {
  const result: FieldErrors = {};
  for (const { field, message } of errors) {
    const [first = '', place] = field.split('.');
    const name = FIELDS[field] ?? FIELDS[first] ?? first;
    const line = place === undefined ? undefined : lineOf(body, name, Number(place));
    const days = LIMITS_IN_DAYS[name];
    const told = line === undefined ? message : `${line}: ${message}`;
    const text = days === undefined ? told : t('daysAtMost', { days });
    result[name] = result[name] === undefined ? text : `${result[name]}\n${text}`;
  }
  return result;
}

/** The input, so that nothing is lost if the server rejects it. */
export function typedApplication(form: FormData): Record<string, string> {
  const body = readApplicationForm(form);
  return {
    name: textOf(form, 'name'),
    address: textOf(form, 'address'),
    redirect_uris: textOf(form, 'redirect_uris'),
    post_logout_redirect_uris: textOf(form, 'post_logout_redirect_uris'),
    sector_identifier_uri: textOf(form, 'sector_identifier_uri'),
    scopes: body.scopes.join(' '),
    skip_consent: body.skip_consent ? 'on' : '',
    binds: body.dpop_bound_access_tokens ? 'on' : '',
    pushes: body.require_pushed_authorization_requests ? 'on' : '',
    without_pkce: body.require_pkce ? '' : 'on',
    lean_id_token: body.id_token_scope_claims ? '' : 'on',
    backchannel_logout_uri: textOf(form, 'backchannel_logout_uri'),
    offline_idle_days: textOf(form, 'offline_idle_days'),
    offline_total_days: textOf(form, 'offline_total_days'),
    keys: textOf(form, 'keys'),
    resources: toLines(body.resources),
    ...typedSecurity(form),
    pairwise: form.has('pairwise') ? 'on' : '',
    method: textOf(form, 'method'),
    owner: textOf(form, 'owner'),
  };
}

/** The values of a form: the input if it was rejected, otherwise the stored values. */
export function shownValues(state: FormState | undefined, kept: ApplicationValues): ApplicationValues {
  if (!state || state.values.name === undefined) return kept;
  const { values } = state;
  return {
    ...kept,
    name: values.name ?? '',
    redirectUris: values.redirect_uris ?? '',
    postLogoutRedirectUris: values.post_logout_redirect_uris ?? '',
    sectorIdentifierUri: values.sector_identifier_uri ?? '',
    scopes: (values.scopes ?? '').split(' ').filter(Boolean),
    skipConsent: values.skip_consent === 'on',
    backchannelLogoutUri: values.backchannel_logout_uri ?? '',
    offlineIdleDays: values.offline_idle_days ?? '',
    offlineTotalDays: values.offline_total_days ?? '',
    keys: values.keys ?? '',
    bindsTokens: values.binds === 'on',
    pushesRequests: values.pushes === 'on',
    worksWithoutPkce: values.without_pkce === 'on',
    keepsClaimsFromIdToken: values.lean_id_token === 'on',
    resources: values.resources ?? '',
    security: shownSecurity(state),
  };
}
