export const CONFIGURATION_TABS = [
  { key: 'overview', label: 'overview' },
  { key: 'settings', label: 'settings' },
  { key: 'sign-ins', label: 'testAndSignIns' },
  { key: 'versions', label: 'versions' },
  { key: 'danger', label: 'danger' },
] as const;
export type ConfigurationTab = (typeof CONFIGURATION_TABS)[number]['key'];

export function readConfigurationTab(value: string | null): ConfigurationTab {
  return CONFIGURATION_TABS.find(({ key }) => key === value)?.key ?? 'overview';
}
