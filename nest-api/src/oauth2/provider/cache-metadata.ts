import { createHash } from 'node:crypto';
import type { KoaContextWithOIDC } from 'oidc-provider';

/**
 * How long metadata and keys may be kept, in seconds. A new key is published for at least twice as long before it signs
 * (`KNOWN_AFTER_SECONDS`), so who keeps the set this long always has the key.
 */
export const METADATA_MAX_AGE = 300;

const ROUTES: ReadonlySet<string | undefined> = new Set(['discovery', 'jwks']);

/** Lets clients keep metadata and keys for a while, and ask afterwards whether they changed. Source: RFC 9110 §8.8.3. */
export async function cacheMetadata(ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  await next();
  const oidc: KoaContextWithOIDC['oidc'] | undefined = ctx.oidc;
  if (!ROUTES.has(oidc?.route) || ctx.status !== 200) return;
  const tag = createHash('sha256').update(JSON.stringify(ctx.body)).digest('base64url').slice(0, 27);
  ctx.set('Cache-Control', `public, max-age=${METADATA_MAX_AGE}`);
  ctx.set('ETag', `"${tag}"`);
  if (isKnown(ctx.get('If-None-Match'), `"${tag}"`)) ctx.status = 304;
}

/** Weak comparison with each of the list. Source: RFC 9110 §13.1.2. */
function isKnown(header: string, tag: string): boolean {
  return header.split(',').some((known) => ['*', tag, `W/${tag}`].includes(known.trim()));
}
