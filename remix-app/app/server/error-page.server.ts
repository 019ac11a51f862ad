import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { settings } from './settings.server';

/**
 * Whether the API wrote the address of this error page. Only then are its reference and its name of an application
 * shown: anybody can make a link to this page. Its counterpart is `error-page.ts` of the API.
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
