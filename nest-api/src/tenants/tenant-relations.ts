import { Injectable } from '@nestjs/common';
import { Relations } from '../common/relations.js';

export interface TenantDomain {
  readonly id: string;
  readonly domain: string;
}

export interface MailReceiver {
  readonly email: string;
  /** BCP 47 tag; null if the user chose none. */
  readonly locale: string | null;
}

/** Answers of the users module. Joins the caller's unit of work. */
export interface PeopleOfTenants {
  /** Number of members by tenant; tenants without members are left out. */
  countIn(tenantIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  emailOf(userId: string): Promise<string>;
  /** Active superadmins, the longest-serving first. */
  superadmins(most: number): Promise<readonly MailReceiver[]>;
  /** The locales of the addresses that have an account, by address. */
  localesOf(emails: readonly string[]): Promise<ReadonlyMap<string, string | null>>;
  /** Whether a user is an active superadmin. */
  isSuperadmin(userId: string): Promise<boolean>;
}

/** Answers of the domains module. Joins the caller's unit of work. */
export interface DomainsOfTenants {
  /** The main domain of each tenant: its oldest verified one, otherwise its oldest. */
  mainOf(tenantIds: readonly string[]): Promise<ReadonlyMap<string, TenantDomain>>;
  /** The tenants that claim any of these names. Several tenants may claim one name. */
  claimsOf(
    names: readonly string[],
  ): Promise<readonly { readonly tenantId: string; readonly domain: string }[]>;
}

interface Related {
  readonly people: PeopleOfTenants;
  readonly domains: DomainsOfTenants;
}

/** Access to users and domains, which this module cannot import. */
@Injectable()
export class TenantRelations extends Relations<Related> {
  get people(): PeopleOfTenants {
    return this.ask('people');
  }

  get domains(): DomainsOfTenants {
    return this.ask('domains');
  }
}
