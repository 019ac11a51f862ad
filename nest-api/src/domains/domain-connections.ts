import type { SsoType } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { Relations } from '../common/relations.js';
import type { Domain } from './domain.entity.js';

/** An enabled connection and the domains that it serves. */
export interface Serving {
  readonly tenantId: string;
  readonly type: SsoType;
  readonly domains: readonly string[];
}

/** What the module of connections answers, in the unit of work of the caller. */
export interface ConnectionSource {
  /** The enabled ones of some tenants, oldest first. */
  enabledOf(tenantIds: readonly string[]): Promise<readonly Serving[]>;
  /** Whether a tenant takes people in by single sign-on alone. */
  isEnforced(tenantId: string): Promise<boolean>;
}

/** Which connections serve domains. */
@Injectable()
export class DomainConnections extends Relations<{ connections: ConnectionSource }> {
  /** By the id of the domain; one query however many. The oldest connection that names a domain serves it. */
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

  /** Whether a tenant takes people in by single sign-on alone. */
  isEnforced(tenantId: string): Promise<boolean> {
    return this.ask('connections').isEnforced(tenantId);
  }

  /** All names that an enabled connection of the tenant serves. */
  async servedBy(tenantId: string): Promise<ReadonlySet<string>> {
    const enabled = await this.ask('connections').enabledOf([tenantId]);
    return new Set(enabled.flatMap(({ domains }) => domains));
  }
}
