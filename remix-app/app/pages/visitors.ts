import { pagesFor, type RouteEntry } from './entry.ts';

const open = pagesFor('public');

/** Pages that nobody has to be signed in for. */
export const VISITOR_PAGES: readonly RouteEntry[] = [
  open('/', 'Home', 'home'),
  open('/login', 'Sign in', 'login'),
  open('/login/second-factor', 'Second step', 'security'),
  open('/forgot-password', 'Forgot password', 'key'),
  open('/reset-password', 'Choose a new password', 'key'),
  open('/confirm-email', 'Confirm your address', 'mail'),
  open('/login-old', 'Welcome Back', 'login'),
  open('/sso/callback', 'Completing sign-in', 'sso'),
  open('/sso/wizard', 'Completing the consent', 'sso'),
  open('/sso/setup', 'Connect your directory', 'sso'),
  open('/sso/callback/:configurationId', 'Completing sign-in', 'sso'),
  open('/sso/link/:flow', 'Confirm your account', 'sso'),
  open('/interaction/:uid', 'Continue to application', 'applications'),
  open('/verify-email', 'Verify your email', 'mail'),
  open('/invitation', 'Invitation', 'mail'),
  open('/sso/signed-out', 'Signed out', 'sso'),
  open('/oauth/error', 'Sign-in stopped', 'applications'),
  open('/oauth/sign-out', 'Sign out', 'login'),
  open('/oauth/signed-out', 'Signed out', 'login'),
  open('/oauth/try', 'Test sign-in', 'applications'),
  open('/saml/arrive/:reference', 'Completing sign-in', 'saml'),
  open('/saml/continue/:reference', 'Continue to application', 'saml'),
  open('/saml/error', 'Sign-in stopped', 'saml'),
  open('/saml/signed-out/:reference', 'Signed out', 'saml'),
  open('/products/ai-antivirus', 'AI Antivirus', 'product'),
  open('/products/network-monitor', 'Network Monitor', 'product'),
  open('/products/usb-security', 'USB Security', 'product'),
  open('/products/privacy-monitor', 'Privacy Monitor', 'product'),
];
