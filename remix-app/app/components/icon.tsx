import type { ProductSlug } from '@gatehouse/contracts';
import {
  IconActivity,
  IconApi,
  IconApps,
  IconBook2,
  IconBuilding,
  IconChartBar,
  IconClock,
  IconCode,
  IconDatabase,
  IconDeviceLaptop,
  IconEye,
  IconFileCertificate,
  IconFileText,
  IconFingerprint,
  IconGitBranch,
  IconHeartRateMonitor,
  IconHome,
  IconKey,
  IconLayoutDashboard,
  IconListCheck,
  IconLock,
  IconLogin2,
  IconMail,
  IconNetwork,
  IconPlugConnected,
  IconRefresh,
  IconRocket,
  IconSchema,
  IconSearch,
  IconServer2,
  IconSettings,
  IconShieldCheck,
  IconShieldX,
  IconSitemap,
  IconSubtask,
  IconUsb,
  IconUserShield,
  IconUsers,
  IconUsersGroup,
  IconVirusSearch,
  IconWorld,
  type TablerIcon,
} from '@tabler/icons-react';
import type { IconName } from '~/pages';

const ICONS: Record<IconName, TablerIcon> = {
  activity: IconActivity,
  api: IconApi,
  applications: IconApps,
  architecture: IconSchema,
  audit: IconFileText,
  book: IconBook2,
  building: IconBuilding,
  chart: IconChartBar,
  code: IconCode,
  dashboard: IconLayoutDashboard,
  database: IconDatabase,
  deployment: IconRocket,
  device: IconDeviceLaptop,
  diagram: IconSitemap,
  domain: IconWorld,
  health: IconHeartRateMonitor,
  home: IconHome,
  identity: IconFingerprint,
  incident: IconShieldX,
  infrastructure: IconServer2,
  key: IconKey,
  login: IconLogin2,
  mail: IconMail,
  permissions: IconListCheck,
  product: IconShieldCheck,
  rebuild: IconRefresh,
  repository: IconGitBranch,
  roles: IconUserShield,
  saml: IconFileCertificate,
  search: IconSearch,
  security: IconLock,
  sessions: IconClock,
  settings: IconSettings,
  sso: IconPlugConnected,
  tasks: IconSubtask,
  groups: IconUsersGroup,
  users: IconUsers,
};

const PRODUCT_ICONS: Record<ProductSlug, TablerIcon> = {
  'ai-antivirus': IconVirusSearch,
  'network-monitor': IconNetwork,
  'usb-security': IconUsb,
  'privacy-monitor': IconEye,
};

/** Decorative: it is always beside a word. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  const Drawing = ICONS[name];
  return <Drawing size={size} stroke={1.6} aria-hidden="true" />;
}

export function ProductIcon({ slug, size = 24 }: { slug: ProductSlug; size?: number }) {
  const Drawing = PRODUCT_ICONS[slug];
  return <Drawing size={size} stroke={1.5} aria-hidden="true" />;
}
