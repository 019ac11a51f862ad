import { Injectable } from '@nestjs/common';

export interface GroupsOfDirectories {
  /** After memberships of some users changed. Joins the unit of work that is open. */
  recompute(tenantId: string, userIds: readonly string[]): Promise<void>;
}

/** What directories ask of modules that stand further right. */
@Injectable()
export class DirectoryRelations {
  private groups: GroupsOfDirectories | undefined;

  register({ groups }: { readonly groups: GroupsOfDirectories }): void {
    this.groups = groups;
  }

  /** Does nothing while no module looks after groups. */
  async recompute(tenantId: string, userIds: readonly string[]): Promise<void> {
    if (userIds.length > 0) await this.groups?.recompute(tenantId, userIds);
  }
}
