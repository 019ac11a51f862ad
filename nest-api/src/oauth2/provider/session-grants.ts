import { SCOPE_CLAIMS } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { SessionRecord } from '../../auth/session-record.js';
import { accountOfSession } from '../accounts/account.js';
import { type AskedScopes, keptScope, scopesOfRequest } from '../consents/asked-scopes.js';
import { Grants } from '../consents/grants.repository.js';
import { readIssuerPath } from '../issuers/issuer.js';
import { AuthorizationsOfRequest } from './authorizations-of-request.js';
import { policyOf } from './client-policy.js';
import { SessionViews } from './session-views.js';

type LibraryGrant = InstanceType<Provider['Grant']>;

/** What our authorizations know beyond the library's grants. */
const OWN_FIELDS = ['sessionUid', 'tenantId', 'viewRole', 'issuerSlug'] as const;

/** The library's grants: what one session gave one application, from what the person allowed it. */
@Injectable()
export class SessionGrants {
  constructor(
    private readonly views: SessionViews,
    private readonly grants: Grants,
    private readonly authorizations: AuthorizationsOfRequest,
  ) {}

  /** Has the library keep our fields with its own. */
  install(provider: Provider): void {
    const Grant = provider.Grant as unknown as { readonly IN_PAYLOAD: string[] };
    const fields = [...Grant.IN_PAYLOAD, ...OWN_FIELDS];
    Object.defineProperty(Grant, 'IN_PAYLOAD', { get: () => fields });
  }

  /**
   * The grant under which the request goes on without asking: what this session gave the application before, and of
   * what is asked now all that the person allowed earlier, or everything where a superadmin spared them the question.
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

    // What is added to must be what the database has now: it is written as a whole, and for a session that goes on.
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

  /** A grant of this session to this application that holds nothing yet. */
  begin(provider: Provider, clientId: string, session: SessionRecord): LibraryGrant {
    const grant = new provider.Grant({ accountId: session.userId, clientId });
    return Object.assign(grant, {
      sessionUid: session.id,
      tenantId: session.tenantId,
      viewRole: accountOfSession(session).viewRole,
      issuerSlug: readIssuerPath(`${new URL(provider.issuer).pathname}/`).slug,
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

/** What the grant does not hold yet. */
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
