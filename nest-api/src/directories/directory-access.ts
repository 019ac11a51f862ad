import { SCIM_SCOPE, scimBaseUrl, TENANT_STANDING, type TenantStatus } from '@gatehouse/contracts';
import { ScimError } from '@gatehouse/scim';
import { Inject, Injectable } from '@nestjs/common';
import { AttemptLimits } from '../auth/attempt-limits.js';
import { networkProblem } from '../auth/policy/networks.js';
import { networkLimit } from '../auth/rate-limits.js';
import type { ClientContext } from '../common/client-address.js';
import { Clock } from '../common/clock.js';
import { currentRequestId } from '../common/request-id.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import type { AccessTokenClaims } from '../oauth2/provider/access-token-jwt.js';
import { ProviderHost } from '../oauth2/provider/provider-host.js';
import { SETTINGS, type Settings } from '../settings/settings.js';
import { accessTokenProblem, hasScimScope } from './access-token-problem.js';
import type { DirectoryCaller } from './directory-caller.js';
import { DirectoryTokensRepository, type ShownToken, TOKEN_PREFIX } from './directory-tokens.repository.js';

/** `last_used_at` is that accurate. */
const USE_MS = 60_000;

/** A token that is known does not open what it was shown for. */
export class TokenRefused extends ScimError {
  constructor(
    /** Whose token it is, at which directory. */
    readonly caller: DirectoryCaller,
    status: 401 | 403,
    detail: string,
  ) {
    super(status, undefined, detail);
  }
}

/** Source: RFC 6750 §3.1. */
export class MissingScope extends TokenRefused {
  constructor(caller: DirectoryCaller) {
    super(caller, 403, `The access token lacks the scope "${SCIM_SCOPE}".`);
  }
}

class UnknownToken extends ScimError {
  constructor(detail = 'The token is unknown.') {
    super(401, undefined, detail);
  }
}

/** What a request shows. */
interface Shown {
  readonly token: ShownToken;
  /** Of an access token; null for a bearer token of the directory. */
  readonly claims: AccessTokenClaims | null;
}

/** Who may use the SCIM endpoints of a connection. */
@Injectable()
export class DirectoryAccess {
  constructor(
    private readonly tokens: DirectoryTokensRepository,
    private readonly provider: ProviderHost,
    private readonly limits: AttemptLimits,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * @param authorization header of the request
   * @throws ScimError 401: no valid token; 403: a token of another connection, or from a network that it does not allow
   * @throws TokenRefused the same, for a token that is known
   * @throws MissingScope an access token without the scope
   * @throws TooManyRequests instead of 401, after too many unknown tokens from the network
   */
  async authenticate(
    connectionId: string,
    authorization: string | undefined,
    client: ClientContext,
  ): Promise<DirectoryCaller> {
    const { token, claims } = await this.limits.countFailures(
      [networkLimit('directory-token:network', client)],
      (error) => error instanceof UnknownToken,
      () => this.shownIn(readBearer(authorization)),
    );
    const caller: DirectoryCaller = {
      tenantId: token.tenantId,
      directoryId: token.directoryId,
      by: token.clientId ? { kind: 'client', id: token.clientId } : { kind: 'token', id: token.id },
      requestId: currentRequestId(),
      address: client.address,
    };
    const now = this.clock.now();
    if (claims) this.requireFitting(claims, connectionId, caller, now);
    if (token.expiresAt && new Date(token.expiresAt) <= now)
      throw new TokenRefused(caller, 401, `The ${token.clientId ? 'client' : 'token'} expired.`);
    const problem = problemOf(token, connectionId, client);
    if (problem) throw new TokenRefused(caller, 403, problem);
    if (!token.lastUsedAt || now.getTime() - new Date(token.lastUsedAt).getTime() > USE_MS)
      await this.unit.inTenant(token.tenantId, () => this.tokens.noteUse(token.id, now));
    return caller;
  }

  /** An access token counts as unknown unless its client is one of a directory. */
  private async shownIn(secret: string): Promise<Shown> {
    if (secret.startsWith(TOKEN_PREFIX)) {
      const token = await this.tokens.lookUp(secret);
      if (!token) throw new UnknownToken();
      return { token, claims: null };
    }
    const claims = await this.provider.claimsOf(secret);
    if (!claims) throw new UnknownToken();
    const token = await this.tokens.lookUpClient(claims.client_id);
    if (!token) throw new UnknownToken('The access token does not belong to an OAuth client of a directory.');
    return { token, claims };
  }

  /** @throws TokenRefused  @throws MissingScope */
  private requireFitting(
    claims: AccessTokenClaims,
    connectionId: string,
    caller: DirectoryCaller,
    now: Date,
  ): void {
    const audience = {
      baseUrl: scimBaseUrl(this.settings.PUBLIC_URL, connectionId),
      tenantId: caller.tenantId,
    };
    const problem = accessTokenProblem(claims, audience, now.getTime() / 1000);
    if (problem) throw new TokenRefused(caller, 401, problem);
    if (!hasScimScope(claims)) throw new MissingScope(caller);
  }
}

/** Source: RFC 6750 §2.1. @throws ScimError 401 */
function readBearer(authorization: string | undefined): string {
  const [, secret] = /^bearer +([A-Za-z0-9\-._~+/]{1,4096}=*) *$/i.exec(authorization ?? '') ?? [];
  if (!secret)
    throw new ScimError(401, undefined, 'Send the token of the directory as "Authorization: Bearer ...".');
  return secret;
}

/** Why the token does not fit the request; null if it does. */
function problemOf(token: ShownToken, connectionId: string, { address }: ClientContext): string | null {
  if (token.directoryId !== connectionId) return 'The token belongs to another connection.';
  if (token.source !== 'scim') return 'This directory is pulled. It takes no changes by SCIM.';
  if (networkProblem({ allowed: token.networks, blocked: [] }, address))
    return `The token does not allow requests from ${address}.`;
  // Whoever leaves loses access on hold too.
  return TENANT_STANDING[token.tenantStatus as TenantStatus].read ? null : 'The organization is not active.';
}
