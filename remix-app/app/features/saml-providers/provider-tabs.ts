export const PROVIDER_TABS = [
  { key: 'settings', label: 'Settings' },
  { key: 'attributes', label: 'Attributes' },
  { key: 'connect', label: 'Connect' },
  { key: 'certificates', label: 'Certificates' },
  { key: 'try', label: 'Try it' },
  { key: 'danger', label: 'Danger' },
] as const;
export type ProviderTab = (typeof PROVIDER_TABS)[number]['key'];

export function readProviderTab(value: string | null): ProviderTab {
  return PROVIDER_TABS.find(({ key }) => key === value)?.key ?? 'settings';
}
