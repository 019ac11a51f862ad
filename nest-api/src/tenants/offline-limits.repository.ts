import { Injectable } from '@nestjs/common';
import { Lookups } from '../database/lookups.js';

/** How long applications keep access while the user is away; null for no limit. */
export interface TenantOfflineLimits {
  /** Seconds without use. */
  readonly offlineIdleSeconds: number | null;
  /** Seconds from the beginning. */
  readonly offlineTotalSeconds: number | null;
}

@Injectable()
export class OfflineLimitsRepository {
  constructor(private readonly lookups: Lookups) {}

  /** Null if the tenant does not exist. */
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
