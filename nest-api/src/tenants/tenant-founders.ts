import { Injectable } from '@nestjs/common';
import type { Caller } from '../common/caller.js';
import type { Tenant } from './tenant.entity.js';

/** Who creates tenants. */
export type Founding = Pick<Caller, 'userId'>;

/** What a superadmin says of a new tenant beside its name. */
export interface Foundation {
  readonly domain: string;
  readonly adminEmail: string;
}

/** A new tenant with what was said of it. */
export interface Founded extends Foundation {
  readonly tenant: Tenant;
}

/** A room further right that has its part in a new tenant: its domain, its first admin. */
export interface TenantFounder {
  /**
   * What is wrong with it, before anything is made.
   *
   * @throws UnprocessableInput
   */
  check?(foundation: Foundation): void;
  /** In the platform's unit of work that creates the tenants, with as many statements for many as for one. */
  found(founded: readonly Founded[], by: Founding): Promise<void>;
}

/** Where rooms register what `Tenants` must ask of them, since it cannot know them. */
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
