import { Injectable } from '@nestjs/common';
import { PLATFORM_LIMITS, refreshTokenEnd, strictest } from '../offline-limits.js';
import { AuthorizationsOfRequest } from './authorizations-of-request.js';
import { policyOf } from './client-policy.js';

interface RefreshToken {
  readonly iat?: number | undefined;
  /** When the first of its line was made. */
  readonly iiat?: number | undefined;
  /** Of one that is not replaced: when it was used last. */
  readonly usedAt?: number | undefined;
}

/** How long an application may act for a person who is away, as it is set now. */
@Injectable()
export class OfflineAccess {
  constructor(private readonly authorizations: AuthorizationsOfRequest) {}

  /** Of the request's application and of the tenant of the person for whom it asks. */
  limitsOf(client: object | undefined) {
    const authorization = this.authorizations.known();
    const tenant = authorization?.account.tenantId ? authorization.limits : PLATFORM_LIMITS;
    return strictest(client && policyOf(client), tenant);
  }

  /** Whether a refresh token lasts under today's limits: they may have been shortened since it was made. */
  lasts({ iat = 0, iiat = iat, usedAt = iat }: RefreshToken, client: object | undefined): boolean {
    return refreshTokenEnd(usedAt, iiat, this.limitsOf(client)) > Date.now() / 1000;
  }
}
