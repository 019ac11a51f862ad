export const CONFIGURATION_TABS = [
  { key: 'overview', label: 'Overview' },
  { key: 'settings', label: 'Settings' },
  { key: 'sign-ins', label: 'Test & sign-ins' },
  { key: 'versions', label: 'Versions' },
  { key: 'danger', label: 'Danger' },
] as const;
export type ConfigurationTab = (typeof CONFIGURATION_TABS)[number]['key'];

export function readConfigurationTab(value: string | null): ConfigurationTab {
  return CONFIGURATION_TABS.find(({ key }) => key === value)?.key ?? 'overview';
}
