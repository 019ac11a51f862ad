import { PROVIDER_ROUTES } from '@gatehouse/contracts';
import type { Context, Next } from 'koa';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { methodNotAllowed } from '../../common/problem.filter.js';
import { noteRefusal } from '../../common/refusal-code.js';
import { POLLING_SECONDS } from '../devices/device-codes.repository.js';

import { readIssuerPath } from '../issuers/issuer.js';
import { PROVIDER_PATHS } from '../provider-paths.js';
import { DEVICE_PAGE } from './paths.js';
import { toProblem } from './render-error.js';

/** Removes unused cookies from the response. */
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

/** A known path with a method that it does not support. */
export async function explainUnanswered(ctx: Context, next: Next): Promise<void> {
  await next();
  if (ctx.status !== 404 || ctx.body !== undefined) return;
  const allowed = methodsOf(readIssuerPath(ctx.path).path);
  ctx.type = 'application/problem+json';
  if (allowed.includes(ctx.method)) {
    ctx.status = 404;
    ctx.body = JSON.stringify(toProblem(404, 'not_found', 'There is no such resource.'));
    noteRefusal(ctx.res, 'not_found');
    return;
  }
  const { status, code, message } = methodNotAllowed(ctx.method, allowed);
  noteRefusal(ctx.res, code);
  ctx.status = status;
  ctx.set('Allow', allowed.join(', '));
  ctx.body = JSON.stringify(toProblem(status, code, message));
}

/** A flow is resumed with GET. */
function methodsOf(path: string): string[] {
  const methods = Object.keys(PROVIDER_PATHS[path] ?? { get: true }).map((method) => method.toUpperCase());
  return methods.includes('GET') ? [...methods, 'HEAD'] : methods;
}

/**
 * A grant type that the client is not registered for. The library would report an invalid request. Source: RFC 6749
 * §5.2.
 */
export async function nameForeignGrant(ctx: KoaContextWithOIDC, next: Next): Promise<void> {
  await next();
  const body = ctx.body as { error?: string; error_description?: string } | undefined;
  if (ctx.status !== 400 || !body?.error_description?.endsWith('is not allowed for this client')) return;
  if (body.error === 'invalid_request' && NAMES_A_GRANT.test(body.error_description))
    body.error = 'unauthorized_client';
}

const NAMES_A_GRANT = /^(requested grant type|urn:ietf:params:oauth:grant-type:device_code) /;

/**
 * Returns the rejection of a request object in the response mode that the object requests, if the client may not send one.
 * Only the object may contain the mode. Of a client that may, the library reads the object alone. Source: OIDC Core §6.1, OAuth 2.0 Form Post Response Mode §2.
 */
export async function answerAsRequestObjectAsks(ctx: Context, next: Next): Promise<void> {
  if (ctx.path === PROVIDER_ROUTES.authorization && typeof ctx.query.request === 'string') {
    const { response_mode, state } = unverifiedClaims(ctx.query.request);
    const texts = Object.entries({ response_mode, state }).filter(([, value]) => typeof value === 'string');
    ctx.query = { ...Object.fromEntries(texts as [string, string][]), ...ctx.query };
  }
  await next();
}

/** The content has the same trust as a query: its signature is not considered. */
function unverifiedClaims(jwt: string): Record<string, unknown> {
  try {
    return JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString('utf8')) ?? {};
  } catch {
    return {};
  }
}

/** The device page is the same for all issuers. */
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
