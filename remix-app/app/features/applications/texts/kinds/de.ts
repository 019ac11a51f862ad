import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  web: 'Webanwendung',
  spa: 'Single-Page-Anwendung',
  native: 'Native Anwendung',
  device: 'Gerät',
  machine: 'Machine-to-Machine',
  saml: 'SAML-Anwendung',
  workload: 'Workload ohne Secret',
} satisfies Translation<typeof english>;
