import { Injectable } from '@nestjs/common';
import type { Caller } from '../common/caller.js';
import type { Tenant } from './tenant.entity.js';

/** The creator of tenants. */
export type Founding = Pick<Caller, 'userId'>;

/** The optional details of a new tenant. */
export interface Foundation {
  readonly domain: string;
  readonly adminEmail: string;
}

/** A new tenant with its details. */
export interface Founded extends Foundation {
  readonly tenant: Tenant;
}

/** A module that completes a new tenant, such as its domain or its first admin. */
export interface TenantFounder {
  /**
   * Validates the details before anything is created.
   *
   * @throws UnprocessableInput
   */
  check?(foundation: Foundation): void;
  /** Joins the platform's unit of work that creates the tenants. The number of statements is constant. */
  found(founded: readonly Founded[], by: Founding): Promise<void>;
}

/** Modules that `Tenants` cannot import register here. */
@Injectable()
export class TenantFounders {
  private readonly founders: TenantFounder[] = [];

  register(founder: TenantFounder): void {
    this.founders.push(founder);
  }

  check(foundation: Foundation): void {
    for (const founder of this.founders) founder.check?.(foundation);
  }

  async found(founded: readonly Founded[], by: Founding): Promise<void> {
    for (const founder of this.founders) await founder.found(founded, by);
  }
}
