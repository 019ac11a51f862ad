import type { DemoData } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../common/caller.js';
import { Clock } from '../common/clock.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { Jobs } from '../jobs/jobs.js';
import { DemoDataRepository, type DemoStanding } from './demo-data.repository.js';
import { DemoRemoval } from './demo-removal.job.js';

const WHY = 'demo data is spread over many tenants';

/** Demo data for superadmins, and its removal. */
@Injectable()
export class DemoDataService {
  constructor(
    private readonly data: DemoDataRepository,
    private readonly unit: UnitOfWork,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async get(): Promise<DemoData> {
    const standing = await this.unit.onPlatform(WHY, () => this.data.standing());
    return toDto(standing, await this.data.lookUpAccounts());
  }

  /** A job removes it, so that the caller does not wait and a stopped process loses nothing. */
  async remove(caller: Caller): Promise<DemoData> {
    await this.unit.onPlatform(WHY, () => this.data.askRemoval(caller.userId, this.clock.now()));
    this.jobs.runSoon(DemoRemoval.NAME);
    return this.get();
  }
}

function toDto(
  { isBeingLoaded, isBeingRemoved, ...counts }: DemoStanding,
  accounts: DemoData['accounts'],
): DemoData {
  const standing = { ...counts, accounts };
  if (isBeingRemoved) return { ...standing, status: 'removing' };
  if (isBeingLoaded) return { ...standing, status: 'loading' };
  return { ...standing, status: standing.organizations > 0 ? 'loaded' : 'none' };
}
