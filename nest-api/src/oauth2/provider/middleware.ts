import type { Context, Next } from 'koa';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { POLLING_SECONDS } from '../devices/device-codes.js';
import { DEVICE_PAGE } from './paths.js';
import { toProblem } from './render-error.js';

/** Keeps cookies that nobody reads from the browser. */
export function dropCookies(names: readonly string[]) {
  return async (ctx: Context, next: Next): Promise<void> => {
    try {
      await next();
    } finally {
      const set = [ctx.res.getHeader('Set-Cookie') ?? []].flat().map(String);
      const kept = set.filter((cookie) => !names.some((name) => cookie.startsWith(`${name}=`)));
      if (kept.length === 0) ctx.res.removeHeader('Set-Cookie');
      else if (kept.length < set.length) ctx.res.setHeader('Set-Cookie', kept);
    }
  };
}

/** An address of ours with a method that it doesn't take. */
export async function explainUnanswered(ctx: Context, next: Next): Promise<void> {
  await next();
  if (ctx.status !== 404 || ctx.body !== undefined) return;
  ctx.status = 404;
  ctx.type = 'application/problem+json';
  ctx.body = JSON.stringify(toProblem(404, 'not_found', 'This address does not answer this method.'));
}

/** A grant that the client isn't registered for, which the library calls an invalid request. Source: RFC 6749 §5.2. */
export async function nameForeignGrant(ctx: KoaContextWithOIDC, next: Next): Promise<void> {
  await next();
  const body = ctx.body as { error?: string; error_description?: string } | undefined;
  if (ctx.status !== 400 || !body?.error_description?.endsWith('is not allowed for this client')) return;
  if (body.error === 'invalid_request' && NAMES_A_GRANT.test(body.error_description))
    body.error = 'unauthorized_client';
}

const NAMES_A_GRANT = /^(requested grant type|urn:ietf:params:oauth:grant-type:device_code) /;

/** The page for the codes of devices is one for all issuers. */
export function leadToDevicePage(publicUrl: string) {
  return async (ctx: KoaContextWithOIDC, next: Next): Promise<void> => {
    await next();
    const oidc: KoaContextWithOIDC['oidc'] | undefined = ctx.oidc;
    if (oidc?.route !== 'device_authorization' || ctx.status !== 200) return;
    const body = ctx.body as Record<string, unknown>;
    const query = new URLSearchParams({ user_code: String(body.user_code) });
    body.verification_uri = publicUrl + DEVICE_PAGE;
    body.verification_uri_complete = `${publicUrl}${DEVICE_PAGE}?${query}`;
    body.interval = POLLING_SECONDS;
  };
}
