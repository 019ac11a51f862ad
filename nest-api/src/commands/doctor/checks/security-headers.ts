import type { IncomingHttpHeaders } from 'node:http';
import { type Check, type Finding, failed, ok, warning, worstOf } from '../check.js';
import { ask } from '../outside.js';

/** The minimum that browsers and preload lists accept. */
const LEAST_HSTS_SECONDS = 180 * 86_400;
const KEEP = 'The proxy must not remove or replace headers of Gatehouse.';

/** Whether the headers of the web app arrive with the sign-in page. */
export const securityHeaders: Check = {
  name: 'security-headers',
  needs: ['address'],
  run: async ({ settings: { PUBLIC_URL } }) => {
    const { status, headers } = await ask(`${PUBLIC_URL}/login`, { headers: { accept: 'text/html' } });
    if (status !== 200)
      return failed(
        `The sign-in page returns status ${status}.`,
        'Check that the web app runs (WEB_PORT), and that the proxy passes /login on to it.',
      );
    const findings = [...missing(headers), ...hsts(headers, PUBLIC_URL.startsWith('https:'))];
    return worstOf(findings, ok('The sign-in page has its security headers.'));
  },
};

function missing(headers: IncomingHttpHeaders): Finding[] {
  const policy = String(headers['content-security-policy'] ?? '');
  const absent = [
    !/frame-ancestors/.test(policy) && 'Content-Security-Policy with frame-ancestors',
    /script-src[^;]*'unsafe-inline'(?![^;]*'(nonce|sha\d+)-)/.test(policy) &&
      'Content-Security-Policy without scripts in the page',
    headers['x-content-type-options'] !== 'nosniff' && 'X-Content-Type-Options: nosniff',
    !headers['referrer-policy'] && 'Referrer-Policy',
  ].filter((name) => name !== false);
  return absent.length === 0 ? [] : [failed(`The sign-in page lacks ${absent.join(', ')}.`, KEEP)];
}

/** Ignored over plain HTTP. Source: RFC 6797 §7.2 */
function hsts(headers: IncomingHttpHeaders, isHttps: boolean): Finding[] {
  if (!isHttps) return [];
  const header = String(headers['strict-transport-security'] ?? '');
  const seconds = Number(/max-age=(\d+)/i.exec(header)?.[1] ?? 0);
  if (seconds >= LEAST_HSTS_SECONDS) return [];
  const found = header
    ? `Strict-Transport-Security is only ${header}.`
    : 'Strict-Transport-Security is missing.';
  return [warning(found, `${KEEP} It sets one year.`)];
}
