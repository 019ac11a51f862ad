import { Injectable } from '@nestjs/common';
import { Relations } from '../common/relations.js';

export interface TenantDomain {
  readonly id: string;
  readonly domain: string;
}

export interface MailReceiver {
  readonly email: string;
  /** BCP 47 tag; null where none was chosen. */
  readonly locale: string | null;
}

/** What the module of people knows, in the unit of work that is open. */
export interface PeopleOfTenants {
  /** How many belong to each tenant that has anybody. */
  countIn(tenantIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  emailOf(userId: string): Promise<string>;
  /** Active superadmins, those who serve longest first. */
  superadmins(most: number): Promise<readonly MailReceiver[]>;
  /** The locales of those addresses that have an account, by address. */
  localesOf(emails: readonly string[]): Promise<ReadonlyMap<string, string | null>>;
  /** Whether somebody is a superadmin, and active. */
  isSuperadmin(userId: string): Promise<boolean>;
}

/** What the module of domains knows, in the unit of work that is open. */
export interface DomainsOfTenants {
  /** The one that stands for each tenant: its oldest verified domain, else its oldest. */
  mainOf(tenantIds: readonly string[]): Promise<ReadonlyMap<string, TenantDomain>>;
  /** Who claims any of these names; a name may be claimed by several. */
  claimsOf(
    names: readonly string[],
  ): Promise<readonly { readonly tenantId: string; readonly domain: string }[]>;
}

interface Related {
  readonly people: PeopleOfTenants;
  readonly domains: DomainsOfTenants;
}

/** What tenants show of people and domains. */
@Injectable()
export class TenantRelations extends Relations<Related> {
  get people(): PeopleOfTenants {
    return this.ask('people');
  }

  get domains(): DomainsOfTenants {
    return this.ask('domains');
  }
}
