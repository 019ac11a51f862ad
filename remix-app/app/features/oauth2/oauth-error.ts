/** An error that the authorization endpoint could not tell the application, so it tells the person. */
export interface OAuthError {
  code: string;
  /** As it is registered. */
  client: string | null;
  reference: string | null;
  /** It was a sign-out that stopped. */
  isSignOut: boolean;
}

const CODE = /^[a-z_]{1,60}$/;

/** @param isOurs whether we wrote the address; a name or a reference from any other one is not shown */
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

/** An address that we did not write is a bad request, whatever it says. */
export function statusOfOAuthError({ code }: OAuthError, isOurs: boolean): number {
  return isOurs && Object.hasOwn(STATUS, code) ? (STATUS[code] ?? 400) : 400;
}

const SIGN_OUT_REFUSED = {
  happened: 'The application asked to sign you out in a way that cannot be answered.',
  next: 'If it happens again, tell whoever runs the application.',
};

/** What happened and what to do, in words; the code says the rest to whoever runs the application. */
export function explainOAuthError(code: string, isSignOut = false): { happened: string; next: string } {
  if (isSignOut) return SIGN_OUT_REFUSED;
  switch (code) {
    case 'invalid_client':
    case 'unauthorized_client':
      return {
        happened: 'The application that sent you here is not registered, or may not sign people in this way.',
        next: 'Tell whoever runs the application. Its registration has to be put right by an administrator.',
      };
    case 'invalid_redirect_uri':
      return {
        happened: 'The application wants you sent to an address that is not registered for it.',
        next: 'For your safety you were not sent there. Tell whoever runs the application.',
      };
    case 'invalid_request':
    case 'unsupported_response_type':
    case 'invalid_scope':
    case 'invalid_target':
      return {
        happened: 'The application asked for a sign-in in a way that cannot be answered.',
        next: 'Go back and try once more. If it stays, tell whoever runs the application.',
      };
    case 'access_denied':
      return {
        happened: 'The sign-in was not allowed.',
        next: 'Go back to the application and try again with another account, or ask your administrator.',
      };
    case 'session_not_found':
    case 'expired_token':
      return {
        happened: 'This sign-in took too long, was finished already, or began in another browser.',
        next: 'Go back to the application and sign in from there once more.',
      };
    default:
      return {
        happened: 'Something went wrong while you were being signed in.',
        next: 'Go back to the application and try again. If it stays, tell your administrator.',
      };
  }
}
