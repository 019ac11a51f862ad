import { SSO_TYPES } from '../sso/sso-providers.ts';

/** Methods of sign-in and re-authentication. */
export const SIGN_IN_METHODS = [
  'password',
  'passkey',
  'totp',
  'recovery_code',
  'emergency_code',
  ...SSO_TYPES,
  'invitation',
  'password_reset',
  'sign_up',
  'tenant_switch',
] as const;
/** Requests of applications, and sign-out. */
export const REQUEST_METHODS = ['authorization', 'token', 'registration', 'saml_request', 'logout'] as const;
export const ATTEMPT_METHODS = [...SIGN_IN_METHODS, ...REQUEST_METHODS] as const;
export type AttemptMethod = (typeof ATTEMPT_METHODS)[number];

/** Whether statistics count it as a sign-in. */
export function isSignInMethod(method: AttemptMethod): boolean {
  return !(REQUEST_METHODS as readonly string[]).includes(method);
}
