import type { AuditAction, AuditGroup } from '@gatehouse/contracts';
import type { Translate } from '@gatehouse/texts';

type English = typeof import('./texts/actions/en').default;
export type ActionTexts = Translate<English>;

const LABELS: Record<AuditAction, keyof English> = {
  'sign_in.succeeded': 'signInSucceeded',
  'sign_in.refused': 'signInRefused',
  'sign_in.failed': 'signInFailed',
  'session.ended': 'sessionEnded',
  'session.revoked': 'sessionRevoked',
  'session.role_switched': 'sessionRoleSwitched',
  'session.tenant_switched': 'sessionTenantSwitched',
  'sign_up.requested': 'signUpRequested',
  'sign_up.completed': 'signUpCompleted',
  'password.changed': 'passwordChanged',
  'password.reset_requested': 'passwordResetRequested',
  'password.reset': 'passwordReset',
  'mail.opened': 'mailOpened',
  'audit.heads_recorded': 'auditHeadsRecorded',
  'factor.added': 'factorAdded',
  'factor.removed': 'factorRemoved',
  'factor.failed': 'factorFailed',
  'recovery_codes.renewed': 'recoveryCodesRenewed',
  'recovery_code.used': 'recoveryCodeUsed',
  'session.proved': 'sessionProved',
  'email.change_requested': 'emailChangeRequested',
  'email.changed': 'emailChanged',
  'account.updated': 'accountUpdated',
  'device.new': 'deviceNew',
  'device.forgotten': 'deviceForgotten',
  'sign_in_policy.updated': 'signInPolicyUpdated',
  'user.created': 'userCreated',
  'user.updated': 'userUpdated',
  'user.suspended': 'userSuspended',
  'user.reactivated': 'userReactivated',
  'user.removed': 'userRemoved',
  'user.erased': 'userErased',
  'membership.created': 'membershipCreated',
  'membership.updated': 'membershipUpdated',
  'membership.suspended': 'membershipSuspended',
  'membership.reactivated': 'membershipReactivated',
  'membership.removed': 'membershipRemoved',
  'membership.factor_required': 'membershipFactorRequired',
  'membership.factor_released': 'membershipFactorReleased',
  'import.started': 'importStarted',
  'import.finished': 'importFinished',
  'import.stopped': 'importStopped',
  'invitation.sent': 'invitationSent',
  'invitation.resent': 'invitationResent',
  'invitation.revoked': 'invitationRevoked',
  'invitation.accepted': 'invitationAccepted',
  'role.created': 'roleCreated',
  'role.updated': 'roleUpdated',
  'role.deleted': 'roleDeleted',
  'tenant.created': 'tenantCreated',
  'tenant.updated': 'tenantUpdated',
  'tenant.activated': 'tenantActivated',
  'tenant.status_changed': 'tenantStatusChanged',
  'tenant.deleted': 'tenantDeleted',
  'tenant.restored': 'tenantRestored',
  'tenant.exported': 'tenantExported',
  'tenant.erased': 'tenantErased',
  'tenant.payment_overdue': 'tenantPaymentOverdue',
  'plan.requested': 'planRequested',
  'plan.changed': 'planChanged',
  'plan.declined': 'planDeclined',
  'product.requested': 'productRequested',
  'product.granted': 'productGranted',
  'product.declined': 'productDeclined',
  'product.revoked': 'productRevoked',
  'domain.claimed': 'domainClaimed',
  'domain.verified': 'domainVerified',
  'domain.updated': 'domainUpdated',
  'domain.verification_lost': 'domainProofLost',
  'domain.removed': 'domainRemoved',
  'custom_domain.added': 'customDomainAdded',
  'custom_domain.verified': 'customDomainVerified',
  'custom_domain.activated': 'customDomainActivated',
  'custom_domain.failing': 'customDomainFailing',
  'custom_domain.stopped': 'customDomainStopped',
  'custom_domain.removed': 'customDomainRemoved',
  'oauth_client.created': 'oauthClientCreated',
  'oauth_client.updated': 'oauthClientUpdated',
  'oauth_client.secret_rotated': 'oauthClientSecretRotated',
  'oauth_client.deleted': 'oauthClientDeleted',
  'oauth_resource.created': 'oauthResourceCreated',
  'oauth_resource.updated': 'oauthResourceUpdated',
  'oauth_resource.deleted': 'oauthResourceDeleted',
  'device.allowed': 'deviceAllowed',
  'device.refused': 'deviceRefused',
  'consent.granted': 'consentGranted',
  'consent.refused': 'consentRefused',
  'grant.revoked': 'grantRevoked',
  'token.issued': 'tokenIssued',
  'token.refused': 'tokenRefused',
  'token.reuse_detected': 'tokenReuseDetected',
  'signing_key.created': 'signingKeyCreated',
  'signing_key.retired': 'signingKeyRetired',
  'master_key.rotated': 'masterKeyRotated',
  'demo_data.removed': 'demoDataRemoved',
  'saml_provider.created': 'samlProviderCreated',
  'saml_provider.updated': 'samlProviderUpdated',
  'saml_provider.deleted': 'samlProviderDeleted',
  'saml.signed_in': 'samlSignedIn',
  'saml.refused': 'samlRefused',
  'saml.signed_out': 'samlSignedOut',
  'saml_key.created': 'samlKeyCreated',
  'saml_key.activated': 'samlKeyActivated',
  'sso_configuration.created': 'ssoConfigurationCreated',
  'sso_configuration.updated': 'ssoConfigurationUpdated',
  'sso_configuration.enabled': 'ssoConfigurationEnabled',
  'sso_configuration.disabled': 'ssoConfigurationDisabled',
  'sso_configuration.deleted': 'ssoConfigurationDeleted',
  'sso_policy.updated': 'ssoPolicyUpdated',
  'sign_in.break_glass': 'signInBreakGlass',
  'rate_limit.lifted': 'rateLimitLifted',
  'external_identity.linked': 'externalIdentityLinked',
  'sso_wizard.started': 'ssoWizardStarted',
  'sso_wizard.consent_begun': 'ssoWizardConsentBegun',
  'sso_wizard.captured': 'ssoWizardCaptured',
  'sso_wizard.failed': 'ssoWizardFailed',
  'sso_wizard.saved': 'ssoWizardSaved',
  'sso_wizard.reopened': 'ssoWizardReopened',
  'sso_wizard.tested': 'ssoWizardTested',
  'sso_wizard.left': 'ssoWizardLeft',
  'sso_wizard.link_made': 'ssoWizardLinkMade',
  'sso_wizard.link_opened': 'ssoWizardLinkOpened',
  'sso_wizard.link_revoked': 'ssoWizardLinkRevoked',
  'job.run': 'jobRun',
};

/** The keys of groups in the catalogue of the audit log. */
export const GROUP_KEYS = {
  sign_ins: 'signIns',
  accounts: 'accounts',
  people: 'people',
  organizations: 'organizations',
  domains: 'domains',
  connections: 'connections',
  policies: 'policies',
  applications: 'applications',
  tokens: 'tokens',
  keys: 'keys',
  system: 'system',
} as const satisfies Record<AuditGroup, string>;

/** The key of an action in the catalogues of labels and of sentences; null for an action of a later version. */
export function actionKey(action: string): keyof English | null {
  return Object.hasOwn(LABELS, action) ? LABELS[action as AuditAction] : null;
}

/** An action of a later version is shown by its code. */
export function actionLabel(action: string, t: ActionTexts): string {
  const key = actionKey(action);
  return key ? t(key) : action;
}

/** A detail as text; empty for what says nothing. */
export function detailValue(value: unknown): string {
  if (value === null || value === undefined) return '';
  return Array.isArray(value) ? value.join('; ') : String(value);
}

/** Details as one line of text. */
export function detailText(detail: Record<string, unknown>): string {
  return Object.entries(detail)
    .map(([key, value]) => [key, detailValue(value)])
    .filter(([, text]) => text !== '')
    .map(([key, text]) => `${key}: ${text}`)
    .join(' · ');
}
