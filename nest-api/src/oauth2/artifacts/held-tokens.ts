import { Injectable } from '@nestjs/common';
import type { ChangeCache } from '../../database/change-cache.js';
import { Changes } from '../../database/changes.js';
import { hashOf } from './artifact-id.js';
import { Artifacts, type AuthorizedArtifact } from './artifacts.repository.js';
import { type Authorization, Authorizations } from './authorizations.repository.js';

/** About 3 KB each. */
const MOST_TOKENS = 20_000;
/** A token lives for an hour; one that nobody asks about makes room. */
const IDLE_MS = 10 * 60_000;

/**
 * Opaque access tokens with what they stand for, from memory: introspection and the userinfo endpoint need no trip.
 *
 * Whatever ends a token or changes its person, membership, tenant or application drops it here in the same transaction's
 * notice. A change by this process counts at once; one by another process within a second, also where this process is not
 * told (`Changes.settles`).
 */
@Injectable()
export class HeldTokens {
  private readonly tokens: ChangeCache<AuthorizedArtifact>;
  private readonly lasting: ChangeCache<Authorization>;

  constructor(
    private readonly artifacts: Artifacts,
    private readonly authorizations: Authorizations,
    changes: Changes,
  ) {
    const options = { most: MOST_TOKENS, idleMs: IDLE_MS, seesOwnChanges: true };
    this.tokens = changes.cache({
      ...options,
      dependsOn: ({ hash, authorization }) => [
        `oauth_artifacts:${hash}`,
        ...(authorization ? dependenciesOf(authorization) : []),
      ],
    });
    this.lasting = changes.cache({ ...options, dependsOn: dependenciesOf });
  }

  /**
   * A token with its authorization, null where there is none: also where it has ended.
   *
   * @param owner the tenant whose issuer made it, null for the shared one
   */
  async find(owner: string | null, id: string): Promise<AuthorizedArtifact | null> {
    const found = await this.tokens.get(hashOf(id, owner).toString('base64'), async () => {
      const read = await this.artifacts.of(owner).findWithAuthorization('AccessToken', id);
      return read?.authorization ? read : null;
    });
    return found && structuredClone(found);
  }

  /** The authorization of a token that is not kept here, such as a JWT; null where it has ended. */
  authorization(id: string): Promise<Authorization | null> {
    return this.lasting.get(id, () => this.authorizations.find(id));
  }
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
