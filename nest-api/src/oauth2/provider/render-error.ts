import { STATUS_CODES } from 'node:http';
import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';
import { currentRequestId } from '../../common/request-id.js';

/** Where a browser ends when an application sent it here wrongly: the reference leads to the cause in the log. */
export function errorPage(publicUrl: string, code: string): string {
  const query = new URLSearchParams({ code, ref: currentRequestId() });
  return `${publicUrl}/oauth/error?${query}`;
}

/**
 * Shows an error that must not go back to the application: a person gets our page, a program a problem document that
 * has the members of RFC 6749 §5.2 beside its own.
 */
export function createRenderError(publicUrl: string) {
  return (ctx: KoaContextWithOIDC, out: ErrorOut): void => {
    if (ctx.accepts('json', 'html') === 'html') {
      ctx.status = 303;
      ctx.redirect(errorPage(publicUrl, out.error));
      return;
    }
    ctx.type = 'application/problem+json';
    ctx.body = JSON.stringify(toProblem(ctx.status, out.error, out.error_description));
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
