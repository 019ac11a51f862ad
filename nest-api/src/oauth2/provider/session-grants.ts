import type { Scope } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { SessionRecord } from '../../auth/session-record.js';
import { accountOfSession } from '../accounts/account.js';
import { Consents } from '../consents/consents.js';
import { readIssuerPath } from '../issuers/issuer.js';
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
    private readonly consents: Consents,
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
    const { client, session, provider, result } = ctx.oidc;
    const record = this.views.recordOf(ctx.req);
    if (!client || !session || !record) return undefined;

    const id = result?.consent?.grantId ?? session.grantIdFor(client.clientId);
    const found = id ? await provider.Grant.find(id) : undefined;
    const known =
      found?.accountId === record.userId && found.clientId === client.clientId ? found : undefined;

    const asked = [...ctx.oidc.requestParamOIDCScopes] as Scope[];
    const given = new Set(known?.getOIDCScopeEncountered().split(' '));
    const missing = asked.filter((scope) => !given.has(scope));
    if (missing.length === 0) return known;

    const allowed = await this.allowedBefore(record, client);
    const more = missing.filter((scope) => allowed === 'everything' || allowed.includes(scope));
    return more.length === 0
      ? known
      : this.extend(known ?? this.begin(provider, client.clientId, record), more);
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

  async extend(grant: LibraryGrant, scopes: readonly string[]): Promise<LibraryGrant> {
    grant.addOIDCScope(scopes.join(' '));
    await grant.save();
    return grant;
  }

  private async allowedBefore(session: SessionRecord, client: object): Promise<Scope[] | 'everything'> {
    const policy = policyOf(client);
    return policy.skipConsent ? 'everything' : this.consents.scopesOf(session, policy.id);
  }
}
