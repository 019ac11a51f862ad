import { TENANT_STANDING, type TenantStatus } from '@gatehouse/contracts';
import { ScimError } from '@gatehouse/scim';
import { Injectable } from '@nestjs/common';
import { networkProblem } from '../auth/policy/networks.js';
import type { ClientContext } from '../common/client-address.js';
import { Clock } from '../common/clock.js';
import { currentRequestId } from '../common/request-id.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import type { DirectoryCaller } from './directory-caller.js';
import { DirectoryTokensRepository, type ShownToken, TOKEN_PREFIX } from './directory-tokens.repository.js';

/** `last_used_at` is that accurate. */
const USE_MS = 60_000;

/** Who may use the SCIM endpoints of a connection. */
@Injectable()
export class DirectoryAccess {
  constructor(
    private readonly tokens: DirectoryTokensRepository,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * @param authorization header of the request
   * @throws ScimError 401: no valid token; 403: a token of another connection, or from a network that it does not allow
   */
  async authenticate(
    connectionId: string,
    authorization: string | undefined,
    client: ClientContext,
  ): Promise<DirectoryCaller> {
    const secret = readBearer(authorization);
    const token = secret.startsWith(TOKEN_PREFIX) ? await this.tokens.lookUp(secret) : null;
    if (!token) throw refused('The token is unknown.');
    const now = this.clock.now();
    if (token.expiresAt && new Date(token.expiresAt) <= now) throw refused('The token expired.');
    requireFitting(token, connectionId, client);
    if (!token.lastUsedAt || now.getTime() - new Date(token.lastUsedAt).getTime() > USE_MS)
      await this.unit.inTenant(token.tenantId, () => this.tokens.noteUse(token.id, now));
    return {
      tenantId: token.tenantId,
      directoryId: token.directoryId,
      by: { kind: 'token', id: token.id },
      requestId: currentRequestId(),
      address: client.address,
    };
  }
}

/** Source: RFC 6750 §2.1. @throws ScimError 401 */
function readBearer(authorization: string | undefined): string {
  const [, secret] = /^bearer +([A-Za-z0-9\-._~+/]{1,4096}=*) *$/i.exec(authorization ?? '') ?? [];
  if (!secret) throw refused('Send the token of the directory as "Authorization: Bearer ...".');
  return secret;
}

/** @throws ScimError 403 */
function requireFitting(token: ShownToken, connectionId: string, { address }: ClientContext): void {
  if (token.directoryId !== connectionId)
    throw new ScimError(403, undefined, 'The token belongs to another connection.');
  if (token.source !== 'scim')
    throw new ScimError(403, undefined, 'This directory is pulled. It takes no changes by SCIM.');
  if (networkProblem({ allowed: token.networks, blocked: [] }, address))
    throw new ScimError(403, undefined, `The token does not allow requests from ${address}.`);
  // Whoever leaves loses access on hold too.
  if (!TENANT_STANDING[token.tenantStatus as TenantStatus].read)
    throw new ScimError(403, undefined, 'The organization is not active.');
}

function refused(detail: string): ScimError {
  return new ScimError(401, undefined, detail);
}
