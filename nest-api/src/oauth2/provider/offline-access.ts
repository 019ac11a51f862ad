import { Injectable } from '@nestjs/common';
import { PLATFORM_LIMITS, refreshTokenEnd, strictest } from '../offline-limits.js';
import { AuthorizationsOfRequest } from './authorizations-of-request.js';
import { policyOf } from './client-policy.js';

interface RefreshToken {
  readonly iat?: number | undefined;
  /** Time of issue of the first token of its chain. */
  readonly iiat?: number | undefined;
  /** For a token that is not rotated: time of the last use. */
  readonly usedAt?: number | undefined;
}

/** The current limits of offline access. */
@Injectable()
export class OfflineAccess {
  constructor(private readonly authorizations: AuthorizationsOfRequest) {}

  /** Limits of the requesting application and of the user's tenant. */
  limitsOf(client: object | undefined) {
    const authorization = this.authorizations.known();
    const tenant = authorization?.account.tenantId ? authorization.limits : PLATFORM_LIMITS;
    return strictest(client && policyOf(client), tenant);
  }

  /** Whether a refresh token is valid under the current limits, which may have been shortened since. */
  lasts({ iat = 0, iiat = iat, usedAt = iat }: RefreshToken, client: object | undefined): boolean {
    return refreshTokenEnd(usedAt, iiat, this.limitsOf(client)) > Date.now() / 1000;
  }
}
