export const APPLICATION_TABS = [
  { key: 'settings', label: 'settings' },
  { key: 'credentials', label: 'credentials' },
  { key: 'connect', label: 'connect' },
  { key: 'try', label: 'test' },
  { key: 'access', label: 'access' },
  { key: 'exchange', label: 'exchange' },
  { key: 'provisioning', label: 'provisioning' },
  { key: 'sign-outs', label: 'logout' },
  { key: 'events', label: 'securityEvents' },
  { key: 'problems', label: 'problems' },
  { key: 'danger', label: 'danger' },
] as const;
export type ApplicationTab = (typeof APPLICATION_TABS)[number]['key'];

export function readApplicationTab(value: string | null): ApplicationTab {
  return APPLICATION_TABS.find(({ key }) => key === value)?.key ?? 'settings';
}
