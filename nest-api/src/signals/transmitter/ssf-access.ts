import { SIGNALS_ROUTE, type SIGNALS_SCOPES } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { ClientLookup } from '../../oauth2/clients/client-lookup.repository.js';
import type { ClientRecord } from '../../oauth2/clients/client-metadata.js';
import type { Issuer } from '../../oauth2/issuers/issuer.js';
import { readSignedToken } from '../../oauth2/provider/access-token-jwt.js';
import { ProviderHost } from '../../oauth2/provider/provider-host.js';
import { SsfRefused } from './ssf-refused.js';

/** An application that may manage its stream, at an issuer of its organization. */
export interface SsfCaller {
  readonly client: ClientRecord;
  readonly tenantId: string;
  readonly issuer: Issuer;
}

/** Who may use the transmitter: applications with an access token of their own, which an admin allowed. */
@Injectable()
export class SsfAccess {
  constructor(
    private readonly host: ProviderHost,
    private readonly clients: ClientLookup,
    private readonly clock: Clock,
  ) {}

  /** @throws SsfRefused 401, 403. Source: RFC 6750 §3.1 */
  async authenticate(
    slug: string | null,
    authorization: string | undefined,
    scope: (typeof SIGNALS_SCOPES)[number],
  ): Promise<SsfCaller> {
    const [, token] = /^bearer +([A-Za-z0-9\-._~+/]{1,4096}=*) *$/i.exec(authorization ?? '') ?? [];
    if (!token) throw unauthorized('Send an access token as "Authorization: Bearer …"', false);
    const { issuer, keys } = await this.host.signing(slug);
    const claims = readSignedToken(token, keys, issuer.url);
    const now = this.clock.now().getTime() / 1_000;
    if (!claims || !(claims.exp > now)) throw unauthorized('The access token is unknown or expired');
    if (claims.cnf) throw unauthorized('The access token is bound to a key. Request it without DPoP');
    if (claims.sub !== claims.client_id)
      throw unauthorized('The access token belongs to a user. Use the client credentials grant');
    if (claims.aud !== issuer.url + SIGNALS_ROUTE) throw unauthorized('The access token is for another API');
    const client = await this.clients.find(claims.client_id);
    if (!client || (client.authorizedSince !== null && claims.iat < client.authorizedSince))
      throw unauthorized('The application is disabled');
    if (!client.receivesSignals || !client.tenantId || client.tenantId !== issuer.tenantId)
      throw new SsfRefused(
        403,
        'access_denied',
        'An admin has not allowed the application to receive events',
      );
    const scopes = (claims.scope ?? '').split(' ');
    if (!scopes.includes(scope) && !(scope === 'ssf.read' && scopes.includes('ssf.manage')))
      throw new SsfRefused(403, 'insufficient_scope', `The access token lacks the scope "${scope}"`, {
        'WWW-Authenticate': `Bearer realm="gatehouse", error="insufficient_scope", scope="${scope}"`,
      });
    return { client, tenantId: client.tenantId, issuer };
  }
}

function unauthorized(message: string, isShown = true): SsfRefused {
  const error = isShown ? ', error="invalid_token"' : '';
  return new SsfRefused(401, 'invalid_token', message, {
    'WWW-Authenticate': `Bearer realm="gatehouse"${error}`,
  });
}
