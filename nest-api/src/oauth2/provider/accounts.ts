import { Injectable } from '@nestjs/common';
import type { FindAccount, KoaContextWithOIDC } from 'oidc-provider';
import { type Account, accountOfSession, claimsOf, mayActThrough } from '../accounts/account.js';
import { HeldTokens } from '../artifacts/held-tokens.js';
import { AuthorizationsOfRequest } from './authorizations-of-request.js';
import { servesTenant } from './client-policy.js';
import { OfflineAccess } from './offline-access.js';
import { SessionViews } from './session-views.js';

/** Subjects of tokens, read again at each use. A suspended user has no account. */
@Injectable()
export class Accounts {
  constructor(
    private readonly views: SessionViews,
    private readonly authorizations: AuthorizationsOfRequest,
    private readonly tokens: HeldTokens,
    private readonly offline: OfflineAccess,
  ) {}

  readonly find: FindAccount = async (ctx, sub, token) => {
    const account = token ? await this.ofGrant(grantIdOf(token)) : this.ofSession(ctx);
    if (account?.userId !== sub || !mayActThrough(account)) return undefined;
    const { client } = ctx.oidc;
    // If the client does not serve the session, the user is asked to switch accounts instead.
    if (token && client && !servesTenant(client, account.tenantId)) return undefined;
    if (token && isRefreshToken(token) && !this.offline.lasts(token, client)) return undefined;
    return {
      accountId: sub,
      tenantId: account.tenantId,
      claims: async (_use, scope, asked) => claimsOf(account, mayKnowAddress(scope, asked)),
    };
  };

  /** Whether an authorization is still valid for its user and client. */
  async isLive(grantId: string): Promise<boolean> {
    const authorization = this.authorizations.known(grantId) ?? (await this.tokens.authorization(grantId));
    if (!authorization || Number(authorization.payload.exp) <= Date.now() / 1000) return false;
    return mayActThrough(authorization.account);
  }

  private async ofGrant(grantId: string | undefined): Promise<Account | null> {
    const authorization = grantId ? await this.authorizations.find(grantId) : null;
    return authorization?.account ?? null;
  }

  private ofSession(ctx: KoaContextWithOIDC): Account | null {
    const session = this.views.recordOf(ctx.req);
    return session ? accountOfSession(session) : null;
  }
}

/** Whether the application gets the email address anyway. */
function mayKnowAddress(scope: string, asked: object): boolean {
  return scope.split(' ').includes('email') || 'email' in asked;
}

function isRefreshToken(token: object): token is { iat?: number; iiat?: number } {
  return (token as { kind?: string }).kind === 'RefreshToken';
}

function grantIdOf(token: object): string | undefined {
  return (token as { grantId?: string }).grantId;
}
