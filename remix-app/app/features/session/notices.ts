import { TEXTS } from '@gatehouse/contracts';

/** Sentences that one page leaves for the next; the cookie holds only the name. */
const NOTICES = {
  'trial-activated': TEXTS.plans.trialActivated,
  'plan-requested': TEXTS.plans.requestSent,
  'application-saved': 'The application is saved.',
  'application-disabled': 'The application is disabled. Its tokens are dead.',
  'application-enabled': 'The application is enabled.',
  'application-deleted': 'The application is deleted.',
  'saml-provider-created': 'The application is registered. Give it the values on this page.',
  'saml-provider-saved': 'The application is saved.',
  'saml-provider-refreshed': 'Its metadata was read again.',
  'saml-provider-deleted': 'The application is deleted.',
  'keys-rotated': 'The next keys sign from now on.',
  'consent-withdrawn': 'Withdrawn. The application has no access any more.',
  'domain-claimed': 'The domain is claimed. Now prove it by the record below.',
  'domain-saved': 'The domain is saved.',
  'domain-removed': 'The domain is removed.',
  'sso-configuration-deleted': 'The configuration is deleted.',
  'tenant-created': 'The tenant is set up. Its administrator gets an invitation.',
  'tenant-saved': 'The tenant is saved.',
  'tenant-deleted': 'The tenant is deleted. It can be brought back for 30 days.',
  'tenant-restored': 'The tenant is back.',
  'tenant-activated': 'The tenant is active. Its trial starts now.',
} as const;
export type Notice = keyof typeof NOTICES;

export function isNotice(value: string): value is Notice {
  return Object.hasOwn(NOTICES, value);
}

export function noticeText(notice: Notice): string {
  return NOTICES[notice];
}
