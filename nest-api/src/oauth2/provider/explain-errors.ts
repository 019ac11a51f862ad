import { type CauseCode, causePath } from '@gatehouse/contracts';
import type { Next } from 'koa';
import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { FailureReports } from '../../common/failure-reports.js';
import type { ClientLookup } from '../clients/client-lookup.repository.js';
import { causeOfError, clientIdIn, isOrdinary, type LibraryError, publicCauseOf } from './cause-of-error.js';

/** Events after which an application gets an error. */
const EVENTS = [
  'authorization.error',
  'grant.error',
  'pushed_authorization_request.error',
  'device_authorization.error',
  'introspection.error',
  'revocation.error',
] as const;

type Listen = (event: string, listener: (ctx: KoaContextWithOIDC, error: LibraryError) => void) => void;

const told = new WeakMap<object, CauseCode>();

/** Reports errors of the library and keeps the cause for the response. */
export function explainErrors(provider: Provider, clients: ClientLookup, reports: FailureReports): void {
  const on = provider.on.bind(provider) as unknown as Listen;
  for (const event of EVENTS) {
    on(event, (ctx, error) => {
      const clientId = ctx.oidc?.client?.clientId ?? clientIdIn(ctx);
      const known = typeof clientId === 'string' ? clients.known(clientId) : null;
      const cause = causeOfError(ctx, error, known !== null && clients.held(known.clientId) === null);
      told.set(ctx, publicCauseOf(error, cause));
      if (isOrdinary(error)) return;
      reports.report({
        ...cause,
        tenantId: cause.tenantId ?? known?.tenantId ?? null,
        applicationId: known?.id ?? null,
        userId: ctx.oidc?.entities?.Account?.accountId ?? null,
        address: ctx.ip,
      });
    });
  }
}

/** Adds the address of the page about the cause. Source: RFC 6749 §4.1.2.1, §5.2. */
export function addErrorUri(publicUrl: string) {
  return async (ctx: KoaContextWithOIDC, next: Next): Promise<void> => {
    await next();
    const code = told.get(ctx);
    if (!code) return;
    const uri = `${publicUrl}${causePath(code)}`;
    const { body } = ctx;
    if (ctx.response.get('Location')) inLocation(ctx, uri);
    else if (isErrorBody(body)) body.error_uri = uri;
    else if (typeof body === 'string' && ctx.type === 'text/html') ctx.body = inForm(body, uri);
  };
}

function isErrorBody(body: unknown): body is Record<string, unknown> {
  return typeof body === 'object' && body !== null && 'error' in body;
}

/** The form that submits itself has an `error` among its fields. Source: OAuth 2.0 Form Post Response Mode §2. */
function inForm(html: string, uri: string): string {
  const field = '<input type="hidden" name="error" ';
  return html.replace(field, `<input type="hidden" name="error_uri" value="${uri}"/>\n    ${field}`);
}

function inLocation(ctx: KoaContextWithOIDC, uri: string): void {
  const location = ctx.response.get('Location');
  const mark = /[?#&]error=/.exec(location);
  if (!mark) return;
  // After the other parameters, before a fragment, which is not part of them.
  const [, before = '', fragment = ''] = /^([^#]*)(#.*)?$/s.exec(location) ?? [];
  const added = `&error_uri=${encodeURIComponent(uri)}`;
  const isInFragment = fragment !== '' && /[#&]error=/.test(fragment);
  ctx.set('Location', isInFragment ? location + added : before + added + fragment);
}
