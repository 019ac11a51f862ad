import { Injectable } from '@nestjs/common';

/** The roles that members get from groups. */
@Injectable()
export class GroupRoles {
  /**
   * Gives members the roles of their groups, and takes back those that no group gives any more. Ends the access of
   * applications that they are not assigned to any more. Runs in the unit of work of the tenant, after every change of
   * groups, members and links between directory users and users.
   */
  recompute(_tenantId: string, _userIds: readonly string[] | 'all'): Promise<void> {
    throw new Error('not built');
  }
}
