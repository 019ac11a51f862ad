export interface PageSecurity {
  nonce: string;
  /** Whether the public address is https. */
  https: boolean;
  /** CSP sources that forms may lead to besides this origin. */
  formActionTargets: readonly string[];
  keepsOpener: boolean;
  /** The development server injects style elements without a nonce. */
  development: boolean;
}

/**
 * The security headers of one document; every other response has those of server/default-headers.mjs. Sources: CSP Level 3, HTML §7.1.3 (opener policy), RFC 6797.
 *
 * The opener policy is the one of pages that open pop-ups on every page but the pop-up itself: a visitor
 * reaches the sign-in page by client-side navigation from any of them and keeps the first document's policy.
 */
export function securityHeaders(page: PageSecurity): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(page),
    'referrer-policy': 'same-origin',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), publickey-credentials-get=(self), publickey-credentials-create=(self)',
    ...(page.keepsOpener ? {} : { 'cross-origin-opener-policy': 'same-origin-allow-popups' }),
    ...(page.https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

function contentSecurityPolicy({ nonce, formActionTargets, development }: PageSecurity): string {
  const style = development ? "'unsafe-inline'" : `'nonce-${nonce}'`;
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' ${style}`,
    // Mantine writes style attributes while rendering on the server.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    // Scripts with the nonce may start files of this origin, which solve challenges.
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action ${["'self'", ...formActionTargets].join(' ')}`,
  ].join('; ');
}

/**
 * The CSP source that allows a form to end at a URL. An origin for http and https; only the scheme if CSP cannot
 * express the host: an application's own scheme, and an IPv6 literal.
 *
 * @throws TypeError not an absolute URL
 */
export function formActionSource(address: string): string {
  const url = new URL(address);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && !url.hostname.startsWith('[') ? url.origin : url.protocol;
}
