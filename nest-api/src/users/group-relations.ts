import type { GroupsClaim } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { Relations } from '../common/relations.js';

/** Row ID of an application. */
export type ApplicationOfGroups = { readonly clientId: string } | { readonly serviceProviderId: string };

export interface GroupsOfApplications {
  /** Whether a user is assigned to an application, directly or by a group. */
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
  /** Whether a group grants this custom role, or a member returns to it when they leave a group. */
  isNamed(tenantId: string, roleId: string): Promise<boolean>;
}

interface Related {
  readonly applications: GroupsOfApplications;
  readonly roles: RolesOfGroups;
}

/** Access to groups for the modules that groups build on. */
@Injectable()
export class GroupRelations extends Relations<Related> {
  get applications(): GroupsOfApplications {
    return this.ask('applications');
  }

  get roles(): RolesOfGroups {
    return this.ask('roles');
  }
}
