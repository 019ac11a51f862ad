import type { RequiredEntityData } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { Lookups } from '../../database/lookups.js';
import type { SetUpLinksOfPeople } from '../../users/people-relations.js';
import { WizardLink } from './wizard-link.entity.js';

export type { WizardLink };

/** Of a page of runs. */
const MOST_SHOWN = 200;

/** Links by which somebody else sets a connection up, in the unit of work of the caller. */
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
