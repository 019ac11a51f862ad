import type { WizardRunListQuery } from '@gatehouse/contracts';
import type { RequiredEntityData } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { decodeCursor } from '../../common/paging.js';
import { Lookups } from '../../database/lookups.js';
import { WizardRun } from './wizard-run.entity.js';

export type { WizardRun };

/** Runs of the wizard. Joins the caller's unit of work. */
@Injectable()
export class WizardRunsRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly lookups: Lookups,
    private readonly clock: Clock,
  ) {}

  async add(values: RequiredEntityData<WizardRun>): Promise<WizardRun> {
    const run = this.em.create(WizardRun, values);
    await this.em.flush();
    return run;
  }

  /** One that has not expired. */
  find(id: string): Promise<WizardRun | null> {
    return this.em.findOne(WizardRun, { id, expiresAt: { $gt: this.clock.now() } });
  }

  some(ids: readonly string[]): Promise<WizardRun[]> {
    return this.em.find(WizardRun, { id: { $in: [...ids] } });
  }

  /** Those that were left, the newest first; at most `limit + 1`. Those of all tenants without one. */
  page(tenantId: string | null, { cursor, limit }: WizardRunListQuery): Promise<WizardRun[]> {
    return this.em.find(
      WizardRun,
      {
        step: { $ne: 'saved' },
        expiresAt: { $gt: this.clock.now() },
        ...(tenantId ? { tenantId } : {}),
        ...(cursor ? { id: { $lt: decodeCursor(cursor)[1] } } : {}),
      },
      { orderBy: { id: 'desc' }, limit: limit + 1 },
    );
  }

  /** Removes the oldest that are not saved until fewer than `most` are left; 50 at a time. */
  async makeRoom(tenantId: string | null, most: number): Promise<void> {
    const beyond = await this.em.find(
      WizardRun,
      { tenantId, step: { $ne: 'saved' } },
      { orderBy: { id: 'desc' }, offset: most - 1, limit: 50 },
    );
    for (const run of beyond) this.em.remove(run);
    await this.em.flush();
  }

  /** The custom domain where a pending consent began; null: the platform's host, or nowhere. In no unit of work. */
  async lookUpConsentHost(stateHash: string): Promise<string | null> {
    const [run] = await this.lookups.call<{ host: string }>('consent_host', [stateHash]);
    return run?.host ?? null;
  }

  /** Takes the pending consent, once. @returns whether an unexpired one existed */
  async takeConsent(id: string, stateHash: string): Promise<boolean> {
    const open = { id, stateHash, consentExpiresAt: { $gt: this.clock.now() } };
    return (await this.em.nativeUpdate(WizardRun, open, { stateHash: null })) > 0;
  }

  async remove(run: WizardRun): Promise<void> {
    await this.em.remove(run).flush();
  }
}
