import type { SsoType } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { Relations } from '../common/relations.js';
import type { Domain } from './domain.entity.js';

/** An enabled connection and its domains. */
export interface Serving {
  readonly tenantId: string;
  readonly type: SsoType;
  readonly domains: readonly string[];
}

/** Answers of the module of connections. Joins the caller's unit of work. */
export interface ConnectionSource {
  /** Enabled connections of these tenants, the oldest first. */
  enabledOf(tenantIds: readonly string[]): Promise<readonly Serving[]>;
  /** Whether the tenant requires single sign-on. */
  isEnforced(tenantId: string): Promise<boolean>;
}

/** Connections of domains. */
@Injectable()
export class DomainConnections extends Relations<{ connections: ConnectionSource }> {
  /** By domain ID, with a single query. If several connections name a domain, the oldest one serves it. */
  async typesOf(domains: readonly Domain[]): Promise<Map<string, SsoType>> {
    const tenantIds = [...new Set(domains.map(({ tenantId }) => tenantId))];
    if (tenantIds.length === 0) return new Map();
    const enabled = await this.ask('connections').enabledOf(tenantIds);
    return new Map(
      domains.flatMap(({ id, tenantId, domain }) => {
        const serving = enabled.find((one) => one.tenantId === tenantId && one.domains.includes(domain));
        return serving ? [[id, serving.type] as const] : [];
      }),
    );
  }

  /** Whether the tenant requires single sign-on. */
  isEnforced(tenantId: string): Promise<boolean> {
    return this.ask('connections').isEnforced(tenantId);
  }

  /** All domains of the tenant with an enabled connection. */
  async servedBy(tenantId: string): Promise<ReadonlySet<string>> {
    const enabled = await this.ask('connections').enabledOf([tenantId]);
    return new Set(enabled.flatMap(({ domains }) => domains));
  }
}
