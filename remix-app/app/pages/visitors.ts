import { pagesFor } from './describe.ts';
import type { RouteEntry } from './entry.ts';

const open = pagesFor({ access: 'public', frame: 'plain' });
/** Pages that React hydrates: a wizard, its pop-up, and the products, which a console surrounds for signed-in users. */
const hydrated = pagesFor({ access: 'public' });
const landing = pagesFor({ access: 'public', frame: 'public' });

/** Pages that require no sign-in. */
export const VISITOR_PAGES: readonly RouteEntry[] = [
  landing('/', 'home', 'Home', 'home'),
  open('/login', 'login', 'Sign in', 'login'),
  open('/login/second-factor', 'login.second-factor', 'Second step', 'security'),
  open('/forgot-password', 'forgot-password', 'Forgot password', 'key'),
  open('/reset-password', 'reset-password', 'Choose a new password', 'key'),
  open('/confirm-email', 'confirm-email', 'Confirm your address', 'mail'),
  open('/not-me', 'not-me', 'Report a sign-in', 'security'),
  open('/unsubscribe', 'unsubscribe', 'Unsubscribe', 'mail'),
  open('/login-old', 'login-old', 'Welcome Back', 'login'),
  open('/sso/callback', 'sso.callback', 'Completing sign-in', 'sso'),
  hydrated('/sso/wizard', 'sso.wizard', 'Completing the consent', 'sso'),
  hydrated('/sso/setup', 'sso.setup', 'Connect your identity provider', 'sso'),
  open('/sso/callback/:configurationId', 'sso.callback.$configurationId', 'Completing sign-in', 'sso'),
  open('/sso/link/:flow', 'sso.link.$flow', 'Confirm your account', 'sso'),
  open('/sso/directory', 'sso.directory', 'Sign in with your company directory', 'sso'),
  open('/onward', 'onward', 'Continue to sign-in', 'login'),
  open('/interaction/:uid', 'interaction.$uid', 'Continue to application', 'applications'),
  open('/verify-email', 'verify-email', 'Verify your email', 'mail'),
  open('/invitation', 'invitation', 'Invitation', 'mail'),
  open('/sso/signed-out', 'sso.signed-out', 'Signed out', 'sso'),
  open('/oauth/error', 'oauth.error', 'Sign-in stopped', 'applications'),
  open('/oauth/sign-out', 'oauth.sign-out', 'Sign out', 'login'),
  open('/oauth/signed-out', 'oauth.signed-out', 'Signed out', 'login'),
  open('/oauth/try', 'oauth.try', 'Test sign-in', 'applications'),
  open('/saml/arrive/:reference', 'saml.arrive.$reference', 'Completing sign-in', 'saml'),
  open('/saml/continue/:reference', 'saml.continue.$reference', 'Continue to application', 'saml'),
  open('/saml/error', 'saml.error', 'Sign-in stopped', 'saml'),
  open('/saml/signed-out/:reference', 'saml.signed-out.$reference', 'Signed out', 'saml'),
  open('/display', 'display', 'Live board', 'activity'),
  open('/docs/sign-in-problems', 'docs.sign-in-problems', 'Sign-in problems', 'book'),
  open('/docs/sign-in-problems/:code', 'docs.sign-in-problems.$code', 'Sign-in problem', 'book'),
  hydrated('/products/ai-antivirus', 'product', 'AI Antivirus', 'product'),
  hydrated('/products/network-monitor', 'product', 'Network Monitor', 'product'),
  hydrated('/products/usb-security', 'product', 'USB Security', 'product'),
  hydrated('/products/privacy-monitor', 'product', 'Privacy Monitor', 'product'),
];
