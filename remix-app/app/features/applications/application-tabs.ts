export const APPLICATION_TABS = [
  { key: 'settings', label: 'Settings' },
  { key: 'credentials', label: 'Credentials' },
  { key: 'connect', label: 'Connect' },
  { key: 'try', label: 'Try it' },
  { key: 'sign-outs', label: 'Sign-outs' },
  { key: 'danger', label: 'Danger' },
] as const;
export type ApplicationTab = (typeof APPLICATION_TABS)[number]['key'];

export function readApplicationTab(value: string | null): ApplicationTab {
  return APPLICATION_TABS.find(({ key }) => key === value)?.key ?? 'settings';
}
