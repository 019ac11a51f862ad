import { GROUPS } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import type { FindAccount, KoaContextWithOIDC } from 'oidc-provider';
import { CustomAttributeRelations } from '../../users/custom-attribute-relations.js';
import { GroupRelations } from '../../users/group-relations.js';
import { type Account, accountOfSession, claimsOf, mayActThrough } from '../accounts/account.js';
import type { Authorization } from '../artifacts/authorizations.repository.js';
import { HeldTokens } from '../artifacts/held-tokens.js';
import { AuthorizationsOfRequest } from './authorizations-of-request.js';
import { isAssigned, policyOf, servesTenant } from './client-policy.js';
import { EVERY_GROUP, groupsClaimOf, isAskedForAll } from './groups-claim.js';
import { CUSTOM_CLAIMS, CUSTOM_CLAIMS_SCOPE } from './install-custom-claims.js';
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
    private readonly groups: GroupRelations,
    private readonly custom: CustomAttributeRelations,
  ) {}

  readonly find: FindAccount = async (ctx, sub, token) => {
    const account = token ? await this.ofGrant(grantIdOf(token)) : this.ofSession(ctx);
    if (account?.userId !== sub || !mayActThrough(account)) return undefined;
    const { client } = ctx.oidc;
    // If the client does not serve the session, the user is asked to switch accounts instead.
    if (token && client && !servesTenant(client, account.tenantId)) return undefined;
    if (token && client && !(await isAssigned(client, account, this.groups))) return undefined;
    if (token && isRefreshToken(token) && !this.offline.lasts(token, client)) return undefined;
    return {
      accountId: sub,
      tenantId: account.tenantId,
      claims: async (use, scope, asked) => ({
        ...claimsOf(account, isNamed('email', scope, asked)),
        ...(isNamed('groups', scope, asked) && client ? await this.groupsFor(ctx, account, use) : {}),
        ...(client && { [CUSTOM_CLAIMS]: await this.customClaimsFor(client, account, scope) }),
      }),
    };
  };

  /** Whether an authorization is still valid for its user and client. */
  async isLive(grantId: string): Promise<boolean> {
    return (await this.live(grantId)) !== null;
  }

  /** An authorization that is still valid for its user and client; null for every other one. */
  async live(grantId: string): Promise<Authorization | null> {
    const authorization = this.authorizations.known(grantId) ?? (await this.tokens.authorization(grantId));
    if (!authorization || Number(authorization.payload.exp) <= Date.now() / 1000) return null;
    return mayActThrough(authorization.account) ? authorization : null;
  }

  /** Only for applications that ask for groups: each time a query, for no record that is held follows a change of them. */
  private async groupsFor(ctx: KoaContextWithOIDC, { tenantId, userId }: Account, use: string) {
    const { client } = ctx.oidc;
    if (!client || tenantId === null) return { groups: [] };
    const { id, groupsClaim } = policyOf(client);
    const filter = groupsClaim ?? EVERY_GROUP;
    const most = use === 'userinfo' && isAskedForAll(ctx) ? GROUPS.inAnswer : GROUPS.inClaim;
    const groups = await this.groups.applications.groupsFor(
      tenantId,
      userId,
      { clientId: id },
      filter,
      most + 1,
    );
    return groupsClaimOf(groups, filter, most, ctx.oidc.urlFor('userinfo'));
  }

  /** Each time a query, as for groups. Without a mapping, or without the scope, nothing is read. */
  private async customClaimsFor(client: object, { tenantId, userId }: Account, scope: string) {
    const { customClaims, tenantId: owner } = policyOf(client);
    if (customClaims.length === 0 || tenantId === null || owner !== tenantId) return {};
    if (!scope.split(' ').includes(CUSTOM_CLAIMS_SCOPE)) return {};
    const values = await this.custom.attributes.valuesOf(tenantId, userId);
    return Object.fromEntries(
      customClaims
        .filter(({ custom_attribute: name }) => Object.hasOwn(values, name))
        .map(({ name, custom_attribute: attribute }) => [name, values[attribute]]),
    );
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

/** Whether the application gets a claim of a scope of the same name, by the scope or by itself. */
function isNamed(name: 'email' | 'groups', scope: string, asked: object): boolean {
  return scope.split(' ').includes(name) || name in asked;
}

function isRefreshToken(token: object): token is { iat?: number; iiat?: number } {
  return (token as { kind?: string }).kind === 'RefreshToken';
}

function grantIdOf(token: object): string | undefined {
  return (token as { grantId?: string }).grantId;
}
