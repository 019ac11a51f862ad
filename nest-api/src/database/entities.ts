import { Credential } from '../auth/credential.entity.js';
import { Passkey } from '../auth/factors/passkey.entity.js';
import { RecoveryCode } from '../auth/factors/recovery-code.entity.js';
import { TotpFactor } from '../auth/factors/totp-factor.entity.js';
import { PasswordReset } from '../auth/passwords/password-reset.entity.js';
import { SignInPolicy } from '../auth/policy/sign-in-policy.entity.js';
import { Session } from '../auth/session.entity.js';
import { SignUp } from '../auth/sign-up.entity.js';
import { Domain } from '../domains/domain.entity.js';
import { Invitation } from '../invitations/invitation.entity.js';
import { OAuthClient } from '../oauth2/clients/oauth-client.entity.js';
import { OAuthClientSecret } from '../oauth2/clients/oauth-client-secret.entity.js';
import { Grant } from '../oauth2/consents/grant.entity.js';
import { SigningKey } from '../oauth2/keys/signing-key.entity.js';
import { OAuthResource } from '../oauth2/resources/oauth-resource.entity.js';
import { SamlServiceProvider } from '../saml/providers/saml-service-provider.entity.js';
import { ExternalIdentity } from '../sso-config/external-identity.entity.js';
import { SignInTrace } from '../sso-config/sign-in-trace.entity.js';
import { SsoConfiguration } from '../sso-config/sso-configuration.entity.js';
import { SsoConfigurationState } from '../sso-config/sso-configuration-state.entity.js';
import { SsoConfigurationVersion } from '../sso-config/sso-configuration-version.entity.js';
import { SsoFlow } from '../sso-config/sso-flow.entity.js';
import { SsoPolicy } from '../sso-config/sso-policy.entity.js';
import { WizardLink } from '../sso-config/wizard/wizard-link.entity.js';
import { WizardRun } from '../sso-config/wizard/wizard-run.entity.js';
import { PlanRequest } from '../tenants/plan-request.entity.js';
import { ProductGrant } from '../tenants/products/product-grant.entity.js';
import { ProductRequest } from '../tenants/products/product-request.entity.js';
import { Tenant } from '../tenants/tenant.entity.js';
import { Membership } from '../users/membership.entity.js';
import { TenantRole } from '../users/roles/tenant-role.entity.js';
import { User } from '../users/user.entity.js';

/** Every entity; tables without one (audit, artifacts, attempt limits) are written in SQL. */
export const entities = [
  Tenant,
  PlanRequest,
  ProductGrant,
  ProductRequest,
  Domain,
  User,
  Membership,
  TenantRole,
  Invitation,
  Credential,
  Session,
  SignUp,
  PasswordReset,
  TotpFactor,
  RecoveryCode,
  Passkey,
  SignInPolicy,
  OAuthClient,
  OAuthClientSecret,
  OAuthResource,
  Grant,
  SigningKey,
  SamlServiceProvider,
  SsoConfiguration,
  SsoConfigurationState,
  SsoConfigurationVersion,
  ExternalIdentity,
  SsoFlow,
  SignInTrace,
  SsoPolicy,
  WizardRun,
  WizardLink,
];
