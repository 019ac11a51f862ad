import type { PageQuery } from '@gatehouse/contracts';
import type { RequiredEntityData } from '@mikro-orm/core';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { decodeCursor } from '../../common/paging.js';
import { Lookups } from '../../database/lookups.js';
import type { SetUpLinksOfPeople } from '../../users/people-relations.js';
import { WizardLink } from './wizard-link.entity.js';

export type { WizardLink };

/** Of a page of runs. */
const MOST_SHOWN = 200;

/** Set-up links. Joins the caller's unit of work. */
@Injectable()
export class SetUpLinksRepository implements SetUpLinksOfPeople {
  constructor(
    private readonly em: EntityManager,
    private readonly lookups: Lookups,
    private readonly clock: Clock,
  ) {}

  async add(values: RequiredEntityData<WizardLink>): Promise<WizardLink> {
    const link = this.em.create(WizardLink, values);
    await this.em.flush();
    return link;
  }

  /** One that is known to exist. */
  require(id: string): Promise<WizardLink> {
    return this.em.findOneOrFail(WizardLink, { id });
  }

  /** One that is known to exist, held until the unit of work ends. */
  lock(id: string): Promise<WizardLink> {
    return this.em.findOneOrFail(WizardLink, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  findOf(runId: string, id: string): Promise<WizardLink | null> {
    return this.em.findOne(WizardLink, { id, runId });
  }

  /** Whose connection a link sets up, by the hash of its token. In no unit of work. */
  async lookUpTenantOf(tokenHash: string): Promise<string | null> {
    const [row] = await this.lookups.call<{ tenantId: string }>('tenant_of_set_up_link', [tokenHash]);
    return row?.tenantId ?? null;
  }

  /** One that was not taken back and has not expired, by the hash of its token. */
  valid(tokenHash: string): Promise<WizardLink | null> {
    return this.em.findOne(WizardLink, {
      tokenHash,
      revokedAt: null,
      expiresAt: { $gt: this.clock.now() },
    });
  }

  /** How many of a run were not taken back. */
  countOf(runId: string): Promise<number> {
    return this.em.count(WizardLink, { runId, revokedAt: null });
  }

  find(id: string): Promise<WizardLink | null> {
    return this.em.findOne(WizardLink, { id });
  }

  /** How many of a tenant were not revoked and have not expired. */
  countActive(tenantId: string): Promise<number> {
    return this.em.count(WizardLink, { tenantId, revokedAt: null, expiresAt: { $gt: this.clock.now() } });
  }

  /** Removes those without a run that expired before `until`; the others go with their run. */
  async removeUnused(tenantId: string, until: Date): Promise<void> {
    await this.em.nativeDelete(WizardLink, { tenantId, runId: null, expiresAt: { $lt: until } });
  }

  /** The newest first, at most `limit + 1`; those of all tenants without one. */
  page(tenantId: string | null, { cursor, limit }: PageQuery): Promise<WizardLink[]> {
    return this.em.find(
      WizardLink,
      {
        ...(tenantId ? { tenantId } : {}),
        ...(cursor ? { id: { $lt: decodeCursor(cursor)[1] } } : {}),
      },
      { orderBy: { id: 'desc' }, limit: limit + 1 },
    );
  }

  /** Addresses at which applications of a tenant, or of the platform, take users back. In no unit of work. */
  async lookUpReturnAddresses(tenantId: string): Promise<string[]> {
    const rows = await this.lookups.call<{ address: string }>('return_addresses_of_tenant', [tenantId]);
    return rows.map(({ address }) => address);
  }

  /** The newest first. */
  ofRuns(runIds: readonly string[]): Promise<WizardLink[]> {
    return this.em.find(
      WizardLink,
      { runId: { $in: [...runIds] } },
      { orderBy: { id: 'desc' }, limit: MOST_SHOWN },
    );
  }

  async endMadeBy(userId: string, tenantId: string | null): Promise<number> {
    const ended = await this.em.execute<unknown[]>(
      `update sso_wizard_links set revoked_at = ?
       where created_by = ? and (?::uuid is null or tenant_id = ?::uuid) and revoked_at is null returning 1`,
      [this.clock.now(), userId, tenantId, tenantId],
    );
    return ended.length;
  }
}
