import { PROVIDER_ROUTES } from '@gatehouse/contracts';
import type { Context, Next } from 'koa';
import type { ClientRecord } from '../clients/client-metadata.js';

const OFFLINE = 'offline_access';

/**
 * Adds `offline_access` to a plain OAuth request of an application that registered itself with the grant type
 * `refresh_token`. Such applications, MCP clients for example, do not know the term of OpenID Connect, and would have to
 * send the user through the browser again whenever an access token expires. The consent page says how long they have
 * access. Source: RFC 6749 §1.5, §3.3.
 */
export function askForOfflineAccess(find: (clientId: string) => Promise<ClientRecord | null>) {
  return async (ctx: Context, next: Next): Promise<void> => {
    const { client_id: clientId, scope = '', prompt = '', request } = ctx.query;
    // Beside a request object, parameters do not count. Source: RFC 9101 §6.3.
    if (ctx.path === PROVIDER_ROUTES.authorization && typeof clientId === 'string' && !request) {
      const client = await find(clientId);
      const [scopes, prompts] = [wordsOf(scope), wordsOf(prompt)];
      const isPlainOAuth =
        !scopes.includes('openid') && !scopes.includes(OFFLINE) && !prompts.includes('none');
      if (client?.registeredItself && client.scopes.includes(OFFLINE) && isPlainOAuth) {
        const asked = {
          scope: [...scopes, OFFLINE].join(' '),
          prompt: [...new Set([...prompts, 'consent'])].join(' '),
        };
        ask(ctx, asked);
      }
    }
    await next();
  };
}

/** The library tells its mount path from the original URL, which must end like the URL. */
function ask(ctx: Context, asked: Readonly<Record<string, string>>): void {
  const request = ctx.req as Context['req'] & { originalUrl: string };
  const mount = request.originalUrl.slice(0, request.originalUrl.length - ctx.url.length);
  ctx.query = { ...ctx.query, ...asked };
  request.originalUrl = mount + ctx.url;
}

/** A parameter that is repeated is an error, which the library reports. */
function wordsOf(value: string | string[]): string[] {
  return Array.isArray(value) ? ['openid'] : value.split(' ').filter(Boolean);
}
