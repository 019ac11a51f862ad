import type { OAuthClientDto } from '@gatehouse/contracts';
import type { FieldErrors, FormState } from '~/form-state';

/** The values of an application's form as its fields hold them: lists as lines. */
export interface ApplicationValues {
  name: string;
  redirectUris: string;
  postLogoutRedirectUris: string;
  scopes: string[];
  skipConsent: boolean;
  /** Where its public keys are, or the keys themselves as JSON; for an application that has its own. */
  keys: string;
  bindsTokens: boolean;
  pushesRequests: boolean;
}

/** What the forms send in the API's words. */
export interface ApplicationBody {
  name: string;
  redirect_uris: string[];
  post_logout_redirect_uris: string[];
  scopes: string[];
  skip_consent: boolean;
  dpop_bound_access_tokens: boolean;
  require_pushed_authorization_requests: boolean;
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
    ...keysOf(textOf(form, 'keys').trim()),
  };
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

export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** One value a line; empty lines count for nothing. */
export function linesOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
}

/** The values of an application as it is kept. */
export function keptValues(application: OAuthClientDto): ApplicationValues {
  return {
    name: application.name,
    redirectUris: application.redirect_uris.join('\n'),
    postLogoutRedirectUris: application.post_logout_redirect_uris.join('\n'),
    scopes: application.scopes,
    skipConsent: application.skip_consent,
    keys: application.jwks_uri ?? (application.jwks ? JSON.stringify(application.jwks, null, 2) : ''),
    bindsTokens: application.dpop_bound_access_tokens,
    pushesRequests: application.require_pushed_authorization_requests,
  };
}

const LISTS = ['redirect_uris', 'post_logout_redirect_uris'] as const;

/**
 * The message at each field. An error of one address of a list names the address, since the field holds them all.
 *
 * @param errors field (`redirect_uris.1` for the second address) and message
 */
export function toApplicationErrors(
  errors: readonly { field: string; message: string }[],
  body: Pick<ApplicationBody, (typeof LISTS)[number]>,
): FieldErrors {
  const result: FieldErrors = {};
  for (const { field, message } of errors) {
    const [first = '', place] = field.split('.');
    const name = first === 'jwks' || first === 'jwks_uri' ? 'keys' : first;
    const list = LISTS.find((known) => known === name);
    const line = list && place !== undefined ? body[list][Number(place)] : undefined;
    const text = line === undefined ? message : `${line}: ${message}`;
    result[name] = result[name] === undefined ? text : `${result[name]}\n${text}`;
  }
  return result;
}

/** What was typed, so that nothing is lost when the server refuses it. */
export function typedApplication(form: FormData): Record<string, string> {
  const body = readApplicationForm(form);
  return {
    name: textOf(form, 'name'),
    redirect_uris: textOf(form, 'redirect_uris'),
    post_logout_redirect_uris: textOf(form, 'post_logout_redirect_uris'),
    scopes: body.scopes.join(' '),
    skip_consent: body.skip_consent ? 'on' : '',
    binds: body.dpop_bound_access_tokens ? 'on' : '',
    pushes: body.require_pushed_authorization_requests ? 'on' : '',
    keys: textOf(form, 'keys'),
    method: textOf(form, 'method'),
    owner: textOf(form, 'owner'),
  };
}

/** The values that a form shows: what was typed where it was refused, else what is kept. */
export function shownValues(state: FormState | undefined, kept: ApplicationValues): ApplicationValues {
  if (!state || state.values.name === undefined) return kept;
  const { values } = state;
  return {
    ...kept,
    name: values.name ?? '',
    redirectUris: values.redirect_uris ?? '',
    postLogoutRedirectUris: values.post_logout_redirect_uris ?? '',
    scopes: (values.scopes ?? '').split(' ').filter(Boolean),
    skipConsent: values.skip_consent === 'on',
    keys: values.keys ?? '',
    bindsTokens: values.binds === 'on',
    pushesRequests: values.pushes === 'on',
  };
}
