import type { Translate } from '@gatehouse/texts';
import type english from '../texts/job-names/en';

type JobName = keyof typeof english;
export type JobTexts = Translate<typeof english>;

const KNOWN: Readonly<Record<JobName, true>> = {
  'adoption-statistics': true,
  'audit-heads': true,
  'audit-publish-heads': true,
  'audit-partitions': true,
  'audit-seal': true,
  'account-expired': true,
  'auth-expired': true,
  'database-size': true,
  'demo-data-removal': true,
  directories: true,
  'directory-pulls': true,
  'domain-checks': true,
  'health-samples': true,
  imports: true,
  'isolation-proof': true,
  'oauth-authorizations': true,
  'unused-clients': true,
  'oauth-logout-delivery': true,
  'oauth-logout-retention': true,
  'oauth-partitions': true,
  'outbox-delivery': true,
  'outbox-retention': true,
  'people-counts': true,
  'new-device-mails': true,
  'password-reset-mails': true,
  'weekly-reports': true,
  'reported-sign-ins': true,
  'person-erasure': true,
  'provisioning-delivery': true,
  'provisioning-reconcile': true,
  'provisioning-warnings': true,
  'saml-certificates': true,
  'saml-expired': true,
  'saml-keys': true,
  'saml-lost-access': true,
  'saml-metadata': true,
  'sign-in-log-clear': true,
  'sign-in-log-partitions': true,
  'sign-in-models': true,
  'sign-in-statistics': true,
  'signing-keys': true,
  'sso-certificates': true,
  'sso-grace-notices': true,
  detections: true,
  'directory-warnings': true,
  'sso-outages': true,
  'sso-flows-expired': true,
  'sso-refresh': true,
  'signal-events-expired': true,
  'sso-responses-expired': true,
  'sso-traces-expired': true,
  'sso-wizard-expired': true,
  subscriptions: true,
  'tenant-erasure': true,
  'tenant-storage': true,
};

/** What a job does, for somebody who reads its name for the first time; null for a job without a description. */
export function jobAbout(name: string, t: JobTexts): string | null {
  return Object.hasOwn(KNOWN, name) ? t(name as JobName) : null;
}
