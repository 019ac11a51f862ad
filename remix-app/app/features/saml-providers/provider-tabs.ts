export const PROVIDER_TABS = [
  { key: 'settings', label: 'settings' },
  { key: 'attributes', label: 'attributes' },
  { key: 'connect', label: 'connect' },
  { key: 'access', label: 'access' },
  { key: 'certificates', label: 'certificates' },
  { key: 'provisioning', label: 'provisioning' },
  { key: 'try', label: 'test' },
  { key: 'danger', label: 'danger' },
] as const;
export type ProviderTab = (typeof PROVIDER_TABS)[number]['key'];

export function readProviderTab(value: string | null): ProviderTab {
  return PROVIDER_TABS.find(({ key }) => key === value)?.key ?? 'settings';
}
