import type { Permission, TenantRolePermission } from '@gatehouse/contracts';

/** What a permission lets somebody do, in words. */
export const PERMISSION_TEXTS: Record<Permission, { name: string; about: string }> = {
  platform_management: {
    name: 'Run the platform',
    about: 'Organizations, their subscriptions, and everybody’s accounts.',
  },
  system_config: {
    name: 'Configure the system',
    about: 'Keys, mail, connections and applications of the platform itself.',
  },
  tenant_management: {
    name: 'Manage the organization',
    about: 'Its domains, single sign-on, applications, settings and audit trail.',
  },
  user_management: {
    name: 'Manage users',
    about: 'Invite people, give them roles, suspend and remove them, end their sessions.',
  },
  reports_view: {
    name: 'Read reports',
    about: 'The audit trail of the organization, without changing anything.',
  },
  device_management: {
    name: 'Manage own devices',
    about: 'The browsers and machines that signed in as oneself.',
  },
  personal_settings: {
    name: 'Change own settings',
    about: 'One’s own name, password and second factors.',
  },
};

export function permissionText(permission: TenantRolePermission | Permission) {
  return PERMISSION_TEXTS[permission];
}
