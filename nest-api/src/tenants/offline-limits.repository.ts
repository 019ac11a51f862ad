import { Injectable } from '@nestjs/common';
import { Lookups } from '../database/lookups.js';

/** How long applications may keep access while somebody is away; null where the tenant sets nothing. */
export interface TenantOfflineLimits {
  /** Seconds without use. */
  readonly offlineIdleSeconds: number | null;
  /** Seconds from the beginning. */
  readonly offlineTotalSeconds: number | null;
}

@Injectable()
export class OfflineLimitsRepository {
  constructor(private readonly lookups: Lookups) {}

  /** Null for a tenant that is none. */
  async of(tenantId: string): Promise<TenantOfflineLimits | null> {
    const [limits] = await this.lookups.query<TenantOfflineLimits>(
      'tenant-offline-limits',
      `select offline_idle_seconds as "offlineIdleSeconds", offline_total_seconds as "offlineTotalSeconds"
       from tenants where id = $1`,
      [tenantId],
    );
    return limits ?? null;
  }
}
