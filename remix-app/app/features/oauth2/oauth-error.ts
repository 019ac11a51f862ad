import type english from './texts/oauth-errors/en';

/** An error that the authorization endpoint could not return to the application, so the user sees it. */
export interface OAuthError {
  code: string;
  /** As registered. */
  client: string | null;
  reference: string | null;
  /** The sign-out failed. */
  isSignOut: boolean;
}

const CODE = /^[a-z_]{1,60}$/;

/** @param isOurs whether we created the URL; a name or a reference from any other one is not shown */
export function readOAuthError(query: URLSearchParams, isOurs: boolean): OAuthError {
  const code = query.get('code') ?? '';
  return {
    code: CODE.test(code) ? code : 'server_error',
    client: isOurs ? query.get('client') : null,
    reference: isOurs ? query.get('ref') : null,
    isSignOut: query.get('of') === 'sign_out',
  };
}

const STATUS: Readonly<Record<string, number>> = {
  access_denied: 403,
  server_error: 500,
  temporarily_unavailable: 503,
};

/** A URL that we did not create is a bad request, whatever it contains. */
export function statusOfOAuthError({ code }: OAuthError, isOurs: boolean): number {
  return isOurs && Object.hasOwn(STATUS, code) ? (STATUS[code] ?? 400) : 400;
}

interface Explanation {
  happened: keyof typeof english;
  next: keyof typeof english;
}

/** What happened and what to do, as text; the code is for the owner of the application. */
export function explainOAuthError(code: string, isSignOut = false): Explanation {
  if (isSignOut) return { happened: 'signOut', next: 'signOutNext' };
  switch (code) {
    case 'invalid_client':
    case 'unauthorized_client':
      return { happened: 'notRegistered', next: 'notRegisteredNext' };
    case 'invalid_redirect_uri':
      return { happened: 'redirectUri', next: 'redirectUriNext' };
    case 'invalid_request':
    case 'unsupported_response_type':
    case 'invalid_scope':
    case 'invalid_target':
      return { happened: 'request', next: 'requestNext' };
    case 'access_denied':
      return { happened: 'denied', next: 'deniedNext' };
    case 'session_not_found':
    case 'expired_token':
      return { happened: 'over', next: 'overNext' };
    default:
      return { happened: 'unexpected', next: 'unexpectedNext' };
  }
}
