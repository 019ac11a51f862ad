import { SCOPE_CLAIMS } from '@gatehouse/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { SessionRecord } from '../../auth/session-record.js';
import { SETTINGS, type Settings } from '../../settings/settings.js';
import { accountOfSession } from '../accounts/account.js';
import { type AskedScopes, keptScope, scopesOfRequest } from '../consents/asked-scopes.js';
import { Grants } from '../consents/grants.repository.js';
import { slugOf } from '../issuers/issuer.js';
import { AuthorizationsOfRequest } from './authorizations-of-request.js';
import { policyOf } from './client-policy.js';
import { SessionViews } from './session-views.js';

type LibraryGrant = InstanceType<Provider['Grant']>;

/** Our additional fields of authorizations. */
const OWN_FIELDS = ['sessionUid', 'tenantId', 'viewRole', 'issuerSlug'] as const;

/** The library's grants: the authorization of one session for one application, based on the user's consent. */
@Injectable()
export class SessionGrants {
  constructor(
    private readonly views: SessionViews,
    private readonly grants: Grants,
    private readonly authorizations: AuthorizationsOfRequest,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Makes the library store our fields with its own. */
  install(provider: Provider): void {
    const Grant = provider.Grant as unknown as { readonly IN_PAYLOAD: string[] };
    const fields = [...Grant.IN_PAYLOAD, ...OWN_FIELDS];
    Object.defineProperty(Grant, 'IN_PAYLOAD', { get: () => fields });
  }

  /**
   * The grant for a request without a consent page: the session's earlier grant and, of the
   * requested scopes, those that the user has allowed, or all if a superadmin has disabled consent.
   */
  readonly load = async (ctx: KoaContextWithOIDC): Promise<LibraryGrant | undefined> => {
    const { client, session, provider } = ctx.oidc;
    const record = this.views.recordOf(ctx.req);
    if (!client || !session || !record) return undefined;

    const find = async (id = grantIdOf(ctx)) => {
      const found = id ? await provider.Grant.find(id) : undefined;
      return found?.accountId === record.userId && found.clientId === client.clientId ? found : undefined;
    };
    const asked = scopesOfRequest(ctx.oidc.params ?? {}, policyOf(client).resources);
    const held = await find();
    if (isEmpty(missingOf(asked, held))) return held;

    // Uses the current database state, because the grant is written completely and for an active session.
    const current = await this.views.current(ctx);
    const id = grantIdOf(ctx);
    if (id) await this.authorizations.read(id);
    const known = await find(id);
    const missing = missingOf(asked, known);
    if (isEmpty(missing)) return known;

    const allowed = await this.allowedBefore(current, client);
    const more = allowed === 'everything' ? missing : only(missing, new Set(allowed));
    return isEmpty(more) ? known : this.extend(known ?? this.begin(provider, client.clientId, current), more);
  };

  /** A new empty grant of this session to this application. */
  begin(provider: Provider, clientId: string, session: SessionRecord): LibraryGrant {
    const grant = new provider.Grant({ accountId: session.userId, clientId });
    return Object.assign(grant, {
      sessionUid: session.id,
      tenantId: session.tenantId,
      viewRole: accountOfSession(session).viewRole,
      issuerSlug: slugOf(provider.issuer, this.settings.PUBLIC_URL),
    });
  }

  async extend(grant: LibraryGrant, { personal, resources }: AskedScopes): Promise<LibraryGrant> {
    if (personal.length > 0) {
      grant.addOIDCScope(personal.join(' '));
      grant.addOIDCClaims(personal.flatMap((scope) => [...SCOPE_CLAIMS[scope]]));
    }
    for (const [resource, scopes] of resources) grant.addResourceScope(resource, scopes.join(' '));
    await grant.save();
    return grant;
  }

  private async allowedBefore(session: SessionRecord, client: object): Promise<string[] | 'everything'> {
    const policy = policyOf(client);
    return policy.skipConsent ? 'everything' : this.grants.scopesOf(session, policy.id);
  }
}

function grantIdOf({ oidc: { client, session, result } }: KoaContextWithOIDC): string | undefined {
  return result?.consent?.grantId ?? (client && session?.grantIdFor(client.clientId));
}

/** Scopes that the grant lacks. */
function missingOf({ personal, resources }: AskedScopes, grant: LibraryGrant | undefined): AskedScopes {
  const given = new Set(grant?.getOIDCScopeEncountered().split(' '));
  const lacks = (resource: string, scope: string) =>
    !grant?.getResourceScopeEncountered(resource).split(' ').includes(scope);
  return {
    personal: personal.filter((scope) => !given.has(scope)),
    resources: filterScopes(resources, lacks),
  };
}

function only({ personal, resources }: AskedScopes, kept: ReadonlySet<string>): AskedScopes {
  return {
    personal: personal.filter((scope) => kept.has(scope)),
    resources: filterScopes(resources, (resource, scope) => kept.has(keptScope(resource, scope))),
  };
}

function filterScopes(
  resources: AskedScopes['resources'],
  keep: (resource: string, scope: string) => boolean,
): AskedScopes['resources'] {
  return new Map(
    [...resources]
      .map(([resource, scopes]) => [resource, scopes.filter((scope) => keep(resource, scope))] as const)
      .filter(([, scopes]) => scopes.length > 0),
  );
}

function isEmpty({ personal, resources }: AskedScopes): boolean {
  return personal.length === 0 && resources.size === 0;
}
