import type { GroupsClaim } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { Relations } from '../common/relations.js';

/** ID of the row of an application. */
export type ApplicationOfGroups = { readonly clientId: string } | { readonly serviceProviderId: string };

export interface GroupsOfApplications {
  /** Whether a user is assigned to an application, by a group or one by one. */
  isAssigned(tenantId: string, userId: string, application: ApplicationOfGroups): Promise<boolean>;
  /** The groups of a user that an application receives, by name. */
  groupsFor(
    tenantId: string,
    userId: string,
    application: ApplicationOfGroups,
    filter: Omit<GroupsClaim, 'value'>,
    most: number,
  ): Promise<{ readonly id: string; readonly name: string }[]>;
}

export interface RolesOfGroups {
  /** The group whose role a member holds; null if it is the member's own. */
  giverOf(tenantId: string, userId: string): Promise<{ readonly id: string; readonly name: string } | null>;
  /** Whether a group gives a role that the tenant made, or a member returns to it. */
  isNamed(tenantId: string, roleId: string): Promise<boolean>;
}

interface Related {
  readonly applications: GroupsOfApplications;
  readonly roles: RolesOfGroups;
}

/** What groups give, for the modules that groups build on. */
@Injectable()
export class GroupRelations extends Relations<Related> {
  get applications(): GroupsOfApplications {
    return this.ask('applications');
  }

  get roles(): RolesOfGroups {
    return this.ask('roles');
  }
}
