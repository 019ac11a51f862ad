import type { Organization } from './people.server';

/** Path of the list of groups: that of the user's organization, or of the one that a superadmin manages. */
export function groupsPath({ other }: Organization): string {
  return other ? `/superadmin/tenants/${other.id}/groups` : '/admin/groups';
}
