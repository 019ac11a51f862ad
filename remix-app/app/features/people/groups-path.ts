import type { Organization } from './people.server';

/** Path of the list of groups: that of the own organization, or of one that a superadmin looks after. */
export function groupsPath({ other }: Organization): string {
  return other ? `/superadmin/tenants/${other.id}/groups` : '/admin/groups';
}
