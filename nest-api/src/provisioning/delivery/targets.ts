import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { EnvelopeUnreadable } from '../../crypto/envelope.js';
import { MasterKeys } from '../../crypto/master-keys.js';
import { Outgoing } from '../../outgoing/outgoing.js';
import type { ApplicationProvisioning } from '../application-provisioning.entity.js';
import { AccessTokens } from '../target/access-tokens.js';
import { ScimTarget } from '../target/scim-target.js';
import { TargetProblem } from '../target/target-problem.js';
import type { TargetLease } from './target-leases.js';

/** What a secret of provisioning is sealed for. */
export function aadOf({ id }: Pick<ApplicationProvisioning, 'id'>): string {
  return `application_provisioning:${id}`;
}

/** Opens targets with their credentials. */
@Injectable()
export class Targets {
  private readonly tokens: AccessTokens;

  constructor(
    private readonly outgoing: Outgoing,
    private readonly keys: MasterKeys,
    private readonly clock: Clock,
  ) {
    this.tokens = new AccessTokens(outgoing.fetch);
  }

  of(provisioning: ApplicationProvisioning, during: Partial<TargetLease> = {}): ScimTarget {
    // Credentials that change do not meet a token of the earlier ones.
    const key = `${provisioning.id}/${provisioning.version}`;
    return new ScimTarget({
      baseUrl: provisioning.baseUrl,
      fetch: this.outgoing.fetch,
      authorization: async () => `Bearer ${await this.tokenOf(provisioning, key)}`,
      renew: () => this.tokens.forget(key),
      ...during,
    });
  }

  private tokenOf(provisioning: ApplicationProvisioning, key: string): Promise<string> {
    const secret = this.secretOf(provisioning);
    if (provisioning.authMethod === 'token') return Promise.resolve(secret);
    const credentials = {
      tokenUrl: provisioning.tokenUrl as string,
      clientId: provisioning.oauthClientId as string,
      clientSecret: secret,
      scope: provisioning.oauthScope ?? null,
    };
    return this.tokens.get(key, credentials, this.clock.now());
  }

  private secretOf(provisioning: ApplicationProvisioning): string {
    try {
      return this.keys.open(provisioning.secret, aadOf(provisioning));
    } catch (cause) {
      if (cause instanceof EnvelopeUnreadable) throw new TargetProblem('secret_unreadable', { cause });
      throw cause;
    }
  }
}
