import type { Permission } from '@gatehouse/contracts';

/** The keys of `permissionTexts` that name and explain each permission. */
export const PERMISSION_TEXTS = {
  platform_management: { name: 'platformManagement', about: 'platformManagementAbout' },
  system_config: { name: 'systemConfig', about: 'systemConfigAbout' },
  tenant_management: { name: 'tenantManagement', about: 'tenantManagementAbout' },
  user_management: { name: 'userManagement', about: 'userManagementAbout' },
  reports_view: { name: 'reportsView', about: 'reportsViewAbout' },
  device_management: { name: 'deviceManagement', about: 'deviceManagementAbout' },
  personal_settings: { name: 'personalSettings', about: 'personalSettingsAbout' },
} as const satisfies Record<Permission, object>;
