import { FACTORS, LIMITS } from '@gatehouse/contracts';
import { customDomainFailing } from './custom-domain-failing.js';
import { directoryWarning } from './directory-warning.js';
import { domainProofLost } from './domain-proof-lost.js';
import { emailChangeNew, emailChangeOld, emailChangeTaken } from './email-change.js';
import { emergencyCodeRequested } from './emergency-code-requested.js';
import { incident } from './incident.js';
import { invitation } from './invitation.js';
import { isolationFailed } from './isolation-failed.js';
import { newDevice, riskySignIn } from './new-device.js';
import { passwordReset } from './password-reset.js';
import { passwordResetRefused } from './password-reset-refused.js';
import { planRequest } from './plan-request.js';
import { productChanged, productRequest } from './product.js';
import { provisioningRejected } from './provisioning-rejected.js';
import { provisioningStopped } from './provisioning-stopped.js';
import { samlCertificateExpires } from './saml-certificate-expires.js';
import { securityChange } from './security-change.js';
import { signInApproval } from './sign-in-approval.js';
import { signInReported } from './sign-in-reported.js';
import { signUpDomainOwned } from './sign-up-domain-owned.js';
import { signUpKnownEmail } from './sign-up-known-email.js';
import { ssoBreakGlass } from './sso-break-glass.js';
import { ssoCertificateExpires } from './sso-certificate-expires.js';
import { ssoDraftTakenBack } from './sso-draft-taken-back.js';
import { ssoEnforcement } from './sso-enforcement.js';
import { ssoGraceEnding } from './sso-grace-ending.js';
import { ssoOutage } from './sso-outage.js';
import { ssoOutageOver } from './sso-outage-over.js';
import { ssoWizardDone } from './sso-wizard-done.js';
import { onHold, paymentOverdue, planDecided, trialEnds } from './subscription.js';
import { tenantActivated } from './tenant-activated.js';
import { verifyEmail } from './verify-email.js';
import { weeklyReport } from './weekly-report.js';
import { worksCouncilMode } from './works-council-mode.js';

export const TEMPLATES = {
  'verify-email': verifyEmail,
  'sign-up-known-email': signUpKnownEmail,
  'sign-up-domain-owned': signUpDomainOwned,
  'password-reset': passwordReset,
  'password-reset-refused': passwordResetRefused,
  'security-change': securityChange,
  'new-device': newDevice,
  'risky-sign-in': riskySignIn,
  'sign-in-approval': signInApproval,
  'sign-in-reported': signInReported,
  'email-change-old': emailChangeOld,
  'email-change-new': emailChangeNew,
  'email-change-taken': emailChangeTaken,
  incident,
  invitation,
  'plan-request': planRequest,
  'product-request': productRequest,
  'product-changed': productChanged,
  'tenant-activated': tenantActivated,
  'trial-ends': trialEnds,
  'payment-overdue': paymentOverdue,
  'tenant-on-hold': onHold,
  'plan-decided': planDecided,
  'domain-proof-lost': domainProofLost,
  'custom-domain-failing': customDomainFailing,
  'sso-certificate-expires': ssoCertificateExpires,
  'sso-outage': ssoOutage,
  'sso-outage-over': ssoOutageOver,
  'sso-draft-taken-back': ssoDraftTakenBack,
  'directory-warning': directoryWarning,
  'saml-certificate-expires': samlCertificateExpires,
  'sso-break-glass': ssoBreakGlass,
  'emergency-code-requested': emergencyCodeRequested,
  'sso-grace-ending': ssoGraceEnding,
  'sso-wizard-done': ssoWizardDone,
  'sso-enforcement': ssoEnforcement,
  'provisioning-rejected': provisioningRejected,
  'provisioning-stopped': provisioningStopped,
  'isolation-failed': isolationFailed,
  'weekly-report': weeklyReport,
  'works-council-mode': worksCouncilMode,
} as const;

export type MailTemplate = keyof typeof TEMPLATES;
export type MailData<Name extends MailTemplate> = Parameters<(typeof TEMPLATES)[Name]>[0];

/** Lifetime of the link in an email, in hours. Expired emails are neither sent nor kept. */
export const LINK_HOURS: Partial<Record<MailTemplate, number>> = {
  'verify-email': LIMITS.verifyEmailHours,
  invitation: LIMITS.invitationDays * 24,
  'password-reset': LIMITS.passwordResetMinutes / 60,
  'new-device': LIMITS.reportSignInDays * 24,
  'risky-sign-in': LIMITS.reportSignInDays * 24,
  'sign-in-approval': FACTORS.approvalSeconds / 3_600,
  'email-change-old': LIMITS.changeEmailHours,
  'email-change-new': LIMITS.changeEmailHours,
};
