import { type AccessLifetimeDto, OFFLINE_SECONDS } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { OfflineLimitsRepository } from '../../tenants/offline-limits.repository.js';
import { type OfflineLimits, PLATFORM_LIMITS, strictest } from '../offline-limits.js';
import { policyOf } from '../provider/client-policy.js';
import { isHighlySecure } from '../provider/high-security.js';
import { LIFETIMES } from '../provider/lifetimes.js';

/** How long an application gets access, for the consent page. */
@Injectable()
export class AccessLifetimes {
  constructor(private readonly limits: OfflineLimitsRepository) {}

  /** @param tenantId of the user; null on the platform */
  async of(
    client: { readonly clientAuthMethod?: string | undefined },
    tenantId: string | null,
    isOffline: boolean,
  ): Promise<AccessLifetimeDto> {
    const accessSeconds = LIFETIMES.accessToken;
    if (!isOffline) return { accessSeconds, offline: null };
    const limits = strictest(policyOf(client), await this.limitsOf(tenantId));
    // As in `installTokenIds`: use does not extend some tokens.
    const most = client.clientAuthMethod === 'none' ? limits.idleSeconds : OFFLINE_SECONDS.total.max;
    const total = Math.min(limits.totalSeconds, isHighlySecure(client) ? OFFLINE_SECONDS.idle.max : most);
    return {
      accessSeconds,
      offline: { idleSeconds: Math.min(limits.idleSeconds, total), totalSeconds: total },
    };
  }

  private async limitsOf(tenantId: string | null): Promise<OfflineLimits | null> {
    return tenantId === null ? PLATFORM_LIMITS : this.limits.of(tenantId);
  }
}
