import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { Lookups } from '../../database/lookups.js';
import { CustomDomain } from './custom-domain.entity.js';

export type { CustomDomain };

/** The organization that has verified a host. */
export interface HostOwner {
  readonly id: string;
  readonly tenantId: string;
  readonly host: string;
}

/** The same with the data that requests to the host need. */
export interface KnownHost extends HostOwner {
  readonly slug: string;
}

/** Custom domains, verified or not. Joins the caller's unit of work. */
@Injectable()
export class CustomDomainsRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly lookups: Lookups,
    private readonly clock: Clock,
  ) {}

  of(tenantId: string): Promise<CustomDomain | null> {
    return this.em.findOne(CustomDomain, { tenantId });
  }

  /** The host for links of a tenant. */
  async activeHostOf(tenantId: string): Promise<string | null> {
    const [row] = await this.em.execute<{ host: string | null }[]>(
      'select custom_host_of_tenant(?) as host',
      [tenantId],
    );
    return row?.host ?? null;
  }

  /** Locks the row until the unit of work ends. */
  lock(id: string): Promise<CustomDomain | null> {
    return this.em.findOne(CustomDomain, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** Adds a host that is checked soon; stored when the unit of work is flushed. */
  add(tenantId: string, host: string): CustomDomain {
    const added = this.em.create(CustomDomain, { tenantId, host, createdAt: this.clock.now() });
    added.nextCheckAt = this.clock.now();
    return added;
  }

  async remove(domain: CustomDomain): Promise<void> {
    await this.em.remove(domain).flush();
  }

  /** The tenant that verified a host. Runs outside any unit of work. */
  async lookUpOwnerOf(host: string): Promise<KnownHost | null> {
    const [owner] = await this.lookups.call<{ [Name in keyof KnownHost]: string }>('custom_domain_of_host', [
      host,
    ]);
    return owner ?? null;
  }

  /** Locks the host, so that two organizations take turns until the unit of work ends. */
  async takeTurns(host: string): Promise<void> {
    await this.em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`custom domain:${host}`]);
  }
}
