import type { DemoAccount } from '@gatehouse/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { SETTINGS, type Settings } from '../settings/settings.js';
import { DemoDataRepository } from './demo-data.repository.js';

/** The sign-in page is requested often, and demo accounts are removed once. */
const KEPT_MS = 2_000;

/** The demo accounts that the sign-in page offers: those that exist while demo data is enabled. */
@Injectable()
export class DemoAccounts {
  private kept: { readonly until: number; readonly accounts: Promise<DemoAccount['key'][]> } | undefined;

  constructor(
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'demoData'>,
    private readonly data: DemoDataRepository,
    private readonly clock: Clock,
  ) {}

  async list(): Promise<DemoAccount['key'][]> {
    if (!this.settings.demoData) return [];
    const now = this.clock.now().getTime();
    if (!this.kept || this.kept.until <= now) {
      const accounts = this.data.lookUpAccounts();
      this.kept = { until: now + KEPT_MS, accounts };
      accounts.catch(() => {
        this.kept = undefined;
      });
    }
    return this.kept.accounts;
  }
}
