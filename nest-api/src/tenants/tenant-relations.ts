import { Injectable } from '@nestjs/common';

export interface TenantDomain {
  readonly id: string;
  readonly domain: string;
}

/** What the module of people knows, in the unit of work that is open. */
export interface PeopleOfTenants {
  /** How many belong to each tenant that has anybody. */
  countIn(tenantIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  emailOf(userId: string): Promise<string>;
  /** Addresses of active superadmins, those who serve longest first. */
  superadminEmails(most: number): Promise<string[]>;
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

interface Relations {
  readonly people: PeopleOfTenants;
  readonly domains: DomainsOfTenants;
}

/** What tenants show of people and domains. Their modules stand further right and register themselves here. */
@Injectable()
export class TenantRelations {
  private readonly known: Partial<Relations> = {};

  register(relation: Partial<Relations>): void {
    Object.assign(this.known, relation);
  }

  get people(): PeopleOfTenants {
    return this.required('people');
  }

  get domains(): DomainsOfTenants {
    return this.required('domains');
  }

  private required<Name extends keyof Relations>(name: Name): Relations[Name] {
    const relation = this.known[name];
    if (!relation) throw new Error(`no module has registered the ${name} of tenants`);
    return relation as Relations[Name];
  }
}
