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
  'api-created': 'The API is registered. Now choose it at the applications that may ask for it.',
  'api-saved': 'The API is saved.',
  'api-deleted': 'The API is deleted.',
  'keys-rotated': 'The next keys sign from now on.',
  'consent-withdrawn': 'Withdrawn. The application has no access any more.',
  'domain-claimed': 'The domain is claimed. Now prove it by the record below.',
  'domain-saved': 'The domain is saved.',
  'domain-removed': 'The domain is removed.',
  'sso-configuration-deleted': 'The configuration is deleted.',
  'sso-required': 'Single sign-on is required from now on. Every admin was told.',
  'sso-not-required': 'Single sign-on is no longer required. Every admin was told.',
  'sso-emergencies-saved': 'Saved. Those who are named may use their password in an emergency.',
  'tenant-created': 'The tenant is set up. Its administrator gets an invitation.',
  'tenants-imported': 'The tenants are set up. Their administrators get invitations.',
  'tenant-saved': 'The tenant is saved.',
  'tenant-deleted': 'The tenant is deleted. It can be brought back for 30 days.',
  'tenant-restored': 'The tenant is back.',
  'invitation-sent': 'The invitation is sent.',
  'invitation-resent': 'The invitation is sent again. The link before does not work any more.',
  'invitation-revoked': 'The invitation is taken back. Its link does not work any more.',
  'person-saved': 'Saved.',
  'person-suspended': 'Suspended. Sessions and tokens are dead at once.',
  'person-reactivated': 'Active again. The next step is a new sign-in.',
  'person-removed': 'Removed from the organization.',
  'person-signed-out': 'Signed out everywhere.',
  'person-factors-reset': 'Their second factors are taken away, and their sessions have ended.',
  'sign-in-policy-saved': 'The policy is saved. It holds from the next sign-in of everybody.',
  'organization-saved': 'Saved.',
  'logo-saved': 'The logo is saved. It shows on every page from now on.',
  'logo-removed': 'The logo is removed.',
  'plan-granted': 'Granted. The organization is told by mail.',
  'plan-declined': 'Declined. The organization is told by mail.',
  'role-saved': 'The role is saved. It holds from the next click of everybody who has it.',
  'role-deleted': 'The role is deleted.',
  'tenant-switched': 'You are in the other organization now.',
  'tenant-activated': 'The tenant is active. Its trial starts now.',
  'account-saved': 'Your name is saved.',
  'email-change-asked':
    'Two messages are on their way: the change is done when both addresses have confirmed it.',
  'email-change-cancelled': 'Your address stays as it is.',
  'password-changed': 'Your password is changed. You are signed out everywhere else.',
  'totp-added': 'The authenticator app is set up.',
  'totp-removed': 'The authenticator app is removed.',
  'passkey-added': 'The passkey is added.',
  'passkey-renamed': 'The passkey has its new name.',
  'passkey-removed': 'The passkey is removed. Delete it on your device as well.',
  'session-ended': 'That session is ended.',
  'other-sessions-ended': 'You are signed out everywhere else.',
  'device-renamed': 'The device has its new name.',
  'device-signed-out': 'The device is signed out.',
  'device-forgotten': 'The device is signed out and forgotten.',
} as const;
export type Notice = keyof typeof NOTICES;

export function isNotice(value: string): value is Notice {
  return Object.hasOwn(NOTICES, value);
}

export function noticeText(notice: Notice): string {
  return NOTICES[notice];
}
