import { readRole } from '@gatehouse/contracts';
import type { Formats, Translate } from '@gatehouse/texts';

type Shared = typeof import('./texts/shared/en').default;
type Sessions = typeof import('./texts/sessions/en').default;
type Security = typeof import('./texts/security/en').default;
type Kinds = typeof import('./texts/limit-kinds/en').default;
type Flows = typeof import('./texts/flows/en').default;

export function roleText(role: string, t: Translate<Shared>): string {
  const known = readRole(role);
  if (known === 'superadmin') return t('superAdmin');
  return t(known === 'tenant_admin' ? 'admin' : 'user');
}

/** Values of `amr`. Source: RFC 8176. */
const METHODS = new Map([
  ['pwd', 'pwd'],
  ['otp', 'otp'],
  ['hwk', 'passkey'],
  ['swk', 'passkey'],
  ['fed', 'connection'],
  ['email', 'mail'],
  ['kba', 'recoveryCode'],
] as const satisfies readonly (readonly [string, keyof Sessions])[]);

/** How somebody signed in, in words; marks that say nothing more are left out. */
export function methodsText(methods: readonly string[], t: Translate<Sessions>, formats: Formats): string {
  const known = methods.flatMap((method) => labelIn(METHODS, method) ?? []);
  return formats.list(known.length > 0 ? [...new Set(known)].map((label) => t(label)) : methods);
}

/** Codes of `sign_in.refused` events in the audit log, and two for other events. */
const REASONS = new Map([
  ['wrong_password', 'wrongPassword'],
  ['wrong_factor', 'wrongFactor'],
  ['sso_required', 'ssoRequired'],
  ['tenant_suspended', 'tenantSuspended'],
  ['tenant_not_active', 'tenantNotActive'],
  ['account_suspended', 'accountSuspended'],
  ['no_organization', 'noOrganization'],
  ['superadmin_refused', 'superAdminRejected'],
  ['own_verification_required', 'reauthenticationRequired'],
  ['sign_in_again', 'reauthenticationRequired'],
  ['refused', 'rejected'],
] as const satisfies readonly (readonly [string, keyof Security])[]);

/** `assertion_expired` → `Assertion expired`, where there is no better text. */
export function reasonText(reason: string, t: Translate<Security>): string {
  const known = labelIn(REASONS, reason);
  if (known) return t(known);
  const words = reason.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Why a rate limit applies, by its kind in `rate-limits.ts` of the API. */
const KINDS = new Map([
  ['login:device', 'loginDevice'],
  ['login:account-network', 'loginAccountNetwork'],
  ['login:account', 'loginAccount'],
  ['login:network', 'loginNetwork'],
  ['login-first:network', 'loginFirstNetwork'],
  ['login-work:account', 'loginWorkAccount'],
  ['login-work:network', 'loginWorkNetwork'],
  ['register-work:network', 'registerWorkNetwork'],
  ['reset-work:network', 'resetWorkNetwork'],
  ['factor:device', 'factorDevice'],
  ['factor:account-network', 'factorAccountNetwork'],
  ['factor:account', 'factorAccount'],
  ['factor:network', 'factorNetwork'],
  ['factor-passkey:account-network', 'factorPasskeyAccountNetwork'],
  ['enrol:account', 'enrolAccount'],
  ['passkey-begin:network', 'passkeyBeginNetwork'],
  ['passkey-complete:network', 'passkeyCompleteNetwork'],
  ['sso-discover:network', 'ssoDiscoverNetwork'],
  ['sso-start:network', 'ssoStartNetwork'],
  ['sso-complete:network', 'ssoCompleteNetwork'],
  ['accept-invitation:token', 'acceptInvitationToken'],
  ['accept-invitation:network', 'acceptInvitationNetwork'],
  ['wizard-link:network', 'wizardLinkNetwork'],
  ['connector-code:network', 'connectorCodeNetwork'],
  ['connector-signature:network', 'connectorSignatureNetwork'],
  ['directory-token:network', 'directoryTokenNetwork'],
  ['mail:address', 'mailAddress'],
  ['register:network', 'registerNetwork'],
  ['reset:network', 'resetNetwork'],
  ['reset-complete:token', 'resetCompleteToken'],
  ['reset-complete:network', 'resetCompleteNetwork'],
  ['email-change:account', 'emailChangeAccount'],
  ['email-change:network', 'emailChangeNetwork'],
  ['invite:tenant', 'inviteTenant'],
  ['invite:network', 'inviteNetwork'],
  ['client_secret:client', 'clientSecretClient'],
  ['client_secret:network', 'clientSecretNetwork'],
  ['oauth-start:client', 'oauthStartClient'],
  ['oauth-start:network', 'oauthStartNetwork'],
  ['device:user', 'deviceUser'],
  ['device:network', 'deviceNetwork'],
  ['search:user', 'searchUser'],
  ['list:user', 'listUser'],
  ['export:user', 'exportUser'],
] as const satisfies readonly (readonly [string, keyof Kinds])[]);

export function kindText(kind: string, t: Translate<Kinds>): string {
  const known = labelIn(KINDS, kind);
  return known ? t(known) : kind;
}

/** Names of authentication methods by the code of the API. */
export function methodNames(t: Translate<Flows>): Readonly<Record<string, string>> {
  return {
    password: t('password'),
    passkey: t('passkey'),
    google: t('google'),
    microsoft: t('microsoft'),
    oauth2: t('oauth2'),
    saml: t('saml'),
    other: t('other'),
  };
}

function labelIn<Label>(labels: ReadonlyMap<string, Label>, code: string): Label | undefined {
  return labels.get(code);
}
