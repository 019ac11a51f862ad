import { STATUS_CODES } from 'node:http';
import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';
import { errors } from 'oidc-provider';
import { errorPage } from '../../common/error-page.js';
import { currentRequestId } from '../../common/request-id.js';
import type { Settings } from '../../settings/settings.js';

/**
 * Shows an error that must not be returned to the application: a user gets our page, a program a problem document that
 * also has the members of RFC 6749 §5.2.
 *
 * The page shows the error code, the application if it is known, and a reference to the cause in the
 * log.
 */
export function createRenderError(settings: Pick<Settings, 'PUBLIC_URL' | 'INTERNAL_SECRET'>) {
  return (ctx: KoaContextWithOIDC, out: ErrorOut, error: Error): void => {
    if (ctx.accepts('json', 'html') !== 'html') {
      ctx.type = 'application/problem+json';
      ctx.body = JSON.stringify(toProblem(ctx.status, out.error, out.error_description));
      return;
    }
    // The library reports an invalid request, which would look like an error of the application.
    const code = error instanceof errors.SessionNotFound ? 'session_not_found' : out.error;
    const client = ctx.oidc?.client?.clientName;
    const of = ctx.oidc?.route?.startsWith('end_session') ? ('sign_out' as const) : undefined;
    ctx.status = 303;
    ctx.redirect(errorPage(settings, '/oauth/error', { code, client, of }));
  };
}

export function toProblem(status: number, error: string, description: string | undefined) {
  const title = STATUS_CODES[status] ?? 'Error';
  return {
    type: 'about:blank',
    title,
    status,
    detail: description ?? title,
    code: error,
    requestId: currentRequestId(),
    error,
    error_description: description,
  };
}
