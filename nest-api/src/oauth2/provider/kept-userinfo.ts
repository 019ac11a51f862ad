import type { IncomingMessage, ServerResponse } from 'node:http';
import { PROVIDER_ROUTES } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { currentWork } from '../../common/request-id.js';
import type { ChangeCache } from '../../database/change-cache.js';
import { Changes } from '../../database/changes.js';
import { hashOf } from '../artifacts/artifact-id.js';
import { dependenciesOfToken, HeldTokens } from '../artifacts/held-tokens.js';
import { policyOf } from './client-policy.js';
import { headersOf, isDocument, type KeptHeaders, send } from './kept-response.js';

/** About 1 KB each. */
const MOST_ANSWERS = 20_000;
const IDLE_MS = 10 * 60_000;
/** An opaque access token of this platform, sent as RFC 6750 §2.1 recommends. */
const BEARER = /^Bearer (gha_[\w-]+)$/;

interface Answer {
  readonly body: string;
  readonly headers: KeptHeaders;
  /** When the token or its authorization expires, in seconds since the epoch. */
  readonly expiresAt: number;
  readonly dependencies: readonly string[];
  readonly tenantId: string | null;
}

/**
 * Userinfo responses by access token. The library validates each token and writes the response once. The response is
 * dropped by the same changes as the token in `HeldTokens`, and is never sent after the token expires.
 *
 * Only the plainest request is answered from here. A request with a body, a query, an origin or a DPoP proof, and every
 * response but a JSON document, is the library's.
 */
@Injectable()
export class KeptUserinfo {
  private readonly answers: ChangeCache<Answer>;

  constructor(
    private readonly tokens: HeldTokens,
    changes: Changes,
  ) {
    this.answers = changes.cache({
      most: MOST_ANSWERS,
      idleMs: IDLE_MS,
      seesOwnChanges: true,
      dependsOn: ({ dependencies }) => dependencies,
    });
  }

  /**
   * Responds as the library would.
   *
   * @param owner the tenant whose issuer is asked; null for the shared issuer
   * @returns false if the library must respond
   */
  answer(owner: string | null, path: string, request: IncomingMessage, response: ServerResponse): boolean {
    const token = path === PROVIDER_ROUTES.userinfo ? tokenOf(request) : null;
    const answer = token === null ? null : this.answers.peek(keyOf(owner, token));
    if (!answer || isExpired(answer)) return false;
    currentWork()?.belongsTo(answer.tenantId);
    send(response, answer.headers, answer.body);
    return true;
  }

  /** Keeps what the library responds. A change that arrives while it does so keeps the response from being kept. */
  keepFor(owner: string | null) {
    return async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
      const token = ctx.path === PROVIDER_ROUTES.userinfo ? tokenOf(ctx.req) : null;
      if (token === null) return next();
      await this.answers.renew(keyOf(owner, token), async () => {
        await next();
        return this.answerOf(owner, token, ctx).catch(() => null);
      });
    };
  }

  private async answerOf(
    owner: string | null,
    token: string,
    ctx: KoaContextWithOIDC,
  ): Promise<Answer | null> {
    const { AccessToken: asked } = ctx.oidc?.entities ?? {};
    const exp = asked?.exp;
    if (!isDocument(ctx) || exp === undefined) return null;
    // The next request has to prove possession as well. Source: RFC 8705 §3, RFC 9449 §7.
    if (asked?.isSenderConstrained()) return null;
    // No record that is held follows a change of groups or of custom attributes.
    if (asked?.scopes.has('groups') || 'groups' in (asked?.claims?.userinfo ?? {})) return null;
    const policy = ctx.oidc.client && policyOf(ctx.oidc.client);
    // The rules of the organization for documents are no record that is held.
    if (policy && (policy.customClaims.length > 0 || policy.isDocument)) return null;
    const held = await this.tokens.find(owner, token);
    if (!held) return null;
    return {
      body: JSON.stringify(ctx.body),
      headers: headersOf(ctx),
      expiresAt: Math.min(exp, held.authorization.payload.exp ?? exp),
      dependencies: dependenciesOfToken(held),
      tenantId: policy?.tenantId ?? held.authorization.payload.tenantId ?? null,
    };
  }
}

/** The token of a request that has nothing else to look at; otherwise null. */
function tokenOf({ method, url = '', headers }: IncomingMessage): string | null {
  const isPlain =
    method === 'GET' &&
    !url.includes('?') &&
    headers.origin === undefined &&
    headers.dpop === undefined &&
    headers['transfer-encoding'] === undefined &&
    (headers['content-length'] ?? '0') === '0';
  return (isPlain && BEARER.exec(headers.authorization ?? '')?.[1]) || null;
}

function keyOf(owner: string | null, token: string): string {
  return hashOf(token, owner).toString('base64');
}

/** As the library compares. */
function isExpired({ expiresAt }: Answer): boolean {
  return expiresAt <= Math.floor(Date.now() / 1000);
}
