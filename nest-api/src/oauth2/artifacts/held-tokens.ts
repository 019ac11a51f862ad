import { Injectable } from '@nestjs/common';
import type { ChangeCache } from '../../database/change-cache.js';
import { Changes } from '../../database/changes.js';
import { hashOf } from './artifact-id.js';
import { Artifacts, type AuthorizedArtifact } from './artifacts.repository.js';
import { type Authorization, Authorizations } from './authorizations.repository.js';

/** About 3 KB each. */
const MOST_TOKENS = 20_000;
/** Evicts tokens that are no longer introspected. */
const IDLE_MS = 10 * 60_000;

/** A token with an active authorization. */
export interface HeldToken extends AuthorizedArtifact {
  readonly authorization: Authorization;
}

/**
 * Keeps opaque access tokens and their authorizations in memory, so that introspection and userinfo need no query.
 *
 * A change to the token, its authorization, user, membership, role, tenant or application evicts it by NOTIFY. Changes by
 * this process take effect immediately, changes by other processes within one second, even if notifications stop.
 */
@Injectable()
export class HeldTokens {
  private readonly tokens: ChangeCache<HeldToken>;
  private readonly authorizationsById: ChangeCache<Authorization>;

  constructor(
    private readonly artifacts: Artifacts,
    private readonly authorizations: Authorizations,
    changes: Changes,
  ) {
    const options = { most: MOST_TOKENS, idleMs: IDLE_MS, seesOwnChanges: true };
    this.tokens = changes.cache({
      ...options,
      dependsOn: dependenciesOfToken,
    });
    this.authorizationsById = changes.cache({ ...options, dependsOn: dependenciesOf });
  }

  /**
   * @param owner the tenant whose issuer created the token; null for the shared issuer
   * @returns null for an unknown token and for one whose authorization has ended
   */
  async find(owner: string | null, id: string): Promise<HeldToken | null> {
    const found = await this.tokens.get(hashOf(id, owner).toString('base64'), async () => {
      const read = await this.artifacts.of(owner).findWithAuthorization('AccessToken', id);
      const { authorization = null } = read ?? {};
      return read && authorization ? { ...read, authorization } : null;
    });
    // The library may modify the object.
    return found && structuredClone(found);
  }

  /** The authorization of a token that is not stored, such as a JWT. Null once it has ended. */
  authorization(id: string): Promise<Authorization | null> {
    return this.authorizationsById.get(id, () => this.authorizations.find(id));
  }

  /** The same if it is in memory and current. Never reads the database. */
  heldAuthorization(id: string): Authorization | null {
    return this.authorizationsById.peek(id);
  }
}

/** The rows whose changes invalidate a response about a token. */
export function dependenciesOfToken({ hash, authorization }: HeldToken): string[] {
  return [`oauth_artifacts:${hash}`, ...dependenciesOf(authorization)];
}

function dependenciesOf({ id, clientRow, account }: Authorization): string[] {
  const { userId, tenantId } = account;
  return [
    `oauth_authorizations:${id}`,
    `oauth_clients:${clientRow}`,
    `users:${userId}`,
    ...(tenantId ? [`memberships:${userId}`, `tenants:${tenantId}`, `tenant_roles:${tenantId}`] : []),
  ];
}
