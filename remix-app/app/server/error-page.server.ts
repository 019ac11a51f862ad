import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { settings } from './settings.server';

/**
 * Whether the API created the URL of this error page. Only then does the page show its reference and application name,
 * because anyone can create a link to it. The API's counterpart is `error-page.ts`.
 */
export function isOurErrorPage({ pathname, searchParams }: URL, secret = settings.internalSecret): boolean {
  if (!secret) return false;
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'gatehouse: addresses of error pages', 32));
  const facts = ['code', 'ref', 'client', 'of'].map((name) => searchParams.get(name) ?? '');
  const expected = createHmac('sha256', key)
    .update(JSON.stringify([pathname, ...facts]))
    .digest();
  const given = Buffer.from(searchParams.get('sig') ?? '', 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
