import type { SsoConfigurationDto } from '@gatehouse/contracts';
import { SSO_PROVIDERS } from '~/components/sso-providers';

export const CONFIGURATION_TABS = [
  { key: 'overview', label: 'overview' },
  { key: 'settings', label: 'settings' },
  { key: 'sign-ins', label: 'testAndSignIns' },
  { key: 'directory', label: 'directory' },
  { key: 'connectors', label: 'connectors' },
  { key: 'signals', label: 'signals' },
  { key: 'versions', label: 'versions' },
  { key: 'danger', label: 'danger' },
] as const;
export type ConfigurationTab = (typeof CONFIGURATION_TABS)[number]['key'];

export function readConfigurationTab(value: string | null): ConfigurationTab {
  return CONFIGURATION_TABS.find(({ key }) => key === value)?.key ?? 'overview';
}

/** A connection of the platform has no directory and receives no events, no directory sends events, and one that the settings of the installation manage is not deleted here. */
export function tabsOf({ tenantId, managedBySettings, type }: Owned) {
  return CONFIGURATION_TABS.filter(
    ({ key }) =>
      (key !== 'danger' || !managedBySettings) &&
      (key !== 'directory' || tenantId !== null) &&
      (key !== 'signals' || (tenantId !== null && !SSO_PROVIDERS[type].usesConnectors)) &&
      (key !== 'connectors' || SSO_PROVIDERS[type].usesConnectors),
  );
}

type Owned = Pick<SsoConfigurationDto, 'tenantId' | 'managedBySettings' | 'type'>;
