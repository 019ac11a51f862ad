import type { Logger } from '@nestjs/common';
import type Provider from 'oidc-provider';
import { errors, type KoaContextWithOIDC } from 'oidc-provider';
import { isDatabaseAway } from '../../common/problem.filter.js';
import { noteRefusal } from '../../common/refusal-code.js';

const REFUSALS = [
  'authorization.error',
  'grant.error',
  'pushed_authorization_request.error',
  'device_authorization.error',
  'userinfo.error',
  'introspection.error',
  'revocation.error',
  'end_session.error',
  'end_session_confirm.error',
  'jwks.error',
  'discovery.error',
] as const;

interface Refusal extends Error {
  readonly error?: string;
  readonly error_description?: string;
  readonly error_detail?: string;
}

type Listen = (event: string, listener: (ctx: KoaContextWithOIDC, error: Refusal) => void) => void;

/**
 * Logs rejections of the library with their reason; the caller gets less detail. Contains the client, but no token or
 * code.
 */
export function reportEvents(provider: Provider, logger: Logger): void {
  const on = provider.on.bind(provider) as unknown as Listen;
  for (const event of REFUSALS) {
    on(event, (ctx, refusal) => {
      if (isAnswered(event, refusal)) return;
      noteRefusal(ctx.res, refusal.error);
      logger.warn(describe(ctx, refusal), event);
    });
  }
  on('server_error', (ctx, err) => {
    logger.error({ err, route: ctx.oidc?.route }, 'the OpenID provider failed');
    if (isDatabaseAway(err)) askToComeAgain(ctx);
  });
  // Errors outside of the library's handlers, such as a connection that the client closed.
  (provider.on.bind(provider) as (event: string, listener: (err: Error) => void) => void)('error', (err) =>
    logger.warn({ err }, 'an answer of the OpenID provider could not be sent'),
  );
}

/** Introspection of a JWT, which `introspectJwts` handles instead of the library. */
function isAnswered(event: string, refusal: Refusal): boolean {
  return event === 'introspection.error' && refusal instanceof errors.UnsupportedTokenType;
}

/** An error that the library treats as its own failure is temporary. Source: RFC 6749 §4.1.2.1 has the code. */
function askToComeAgain(ctx: KoaContextWithOIDC): void {
  ctx.status = 503;
  ctx.set('Retry-After', '2');
  ctx.body = {
    error: 'temporarily_unavailable',
    error_description: 'The database is away. Try again in a moment.',
  };
}

function describe(ctx: KoaContextWithOIDC, { error, error_description, error_detail }: Refusal) {
  return {
    error,
    description: error_description,
    reason: error_detail,
    clientId: ctx.oidc?.client?.clientId ?? ctx.oidc?.params?.client_id,
    route: ctx.oidc?.route,
  };
}
