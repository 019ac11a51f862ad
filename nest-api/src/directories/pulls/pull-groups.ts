import type { ScimGroup } from '@gatehouse/scim';
import { Injectable } from '@nestjs/common';
import type { DirectoryCaller } from '../directory-caller.js';

type Place = Pick<DirectoryCaller, 'tenantId' | 'directoryId'>;

/** What reads of directories ask of the groups of a directory. Throws ScimError. */
export interface GroupsOfPulls {
  /** IDs by `externalId`, of groups that there are. */
  idsOf(place: Place, externalIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  create(caller: DirectoryCaller, resource: ScimGroup): Promise<{ readonly id: string }>;
  changeMembers(
    caller: DirectoryCaller,
    id: string,
    change: { readonly name?: string; readonly add: readonly string[]; readonly remove: readonly string[] },
  ): Promise<unknown>;
  remove(caller: DirectoryCaller, id: string): Promise<void>;
  membersPage(
    place: Place,
    id: string,
    page: { readonly after?: string; readonly count: number },
  ): Promise<{ readonly members: readonly { readonly id: string }[]; readonly nextAfter: string | null }>;
}

/** The module of groups stands further right: it registers itself. */
@Injectable()
export class PullGroups {
  private groups: GroupsOfPulls | undefined;

  register(groups: GroupsOfPulls): void {
    this.groups = groups;
  }

  get ask(): GroupsOfPulls {
    if (!this.groups) throw new Error('no module looks after groups');
    return this.groups;
  }
}
