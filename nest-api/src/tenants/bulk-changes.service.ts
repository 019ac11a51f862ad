import type { BulkTenants, BulkTenantsResult } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { AppError } from '../common/app-error.js';
import type { Caller } from '../common/caller.js';
import { Tenants } from './tenants.service.js';

type Outcome = BulkTenantsResult['items'][number]['outcome'];

/** Bulk actions on tenants. Each tenant is changed in its own unit of work. */
@Injectable()
export class BulkTenantChanges {
  constructor(private readonly tenants: Tenants) {}

  async apply(caller: Caller, { action, items }: BulkTenants): Promise<BulkTenantsResult['items']> {
    const results: BulkTenantsResult['items'] = [];
    for (const { id, version } of items) {
      results.push({ id, outcome: await this.one(caller, action, id, version) });
    }
    return results;
  }

  private async one(
    caller: Caller,
    action: BulkTenants['action'],
    id: string,
    version: number,
  ): Promise<Outcome> {
    try {
      await this.perform(caller, action, id, version);
      return 'done';
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.code === 'stale_version' || error.code === 'not_found') return error.code;
      return 'not_possible';
    }
  }

  private perform(
    caller: Caller,
    action: BulkTenants['action'],
    id: string,
    version: number,
  ): Promise<unknown> {
    switch (action) {
      case 'activate':
        return this.tenants.activate(caller, id, version);
      case 'delete':
        return this.tenants.delete(caller, id, version);
      case 'restore':
        return this.tenants.restore(caller, id, version);
      case 'on-hold':
        return this.tenants.change(caller, id, { version, status: 'on-hold' });
      case 'suspend':
        return this.tenants.change(caller, id, { version, status: 'suspended' });
    }
  }
}
