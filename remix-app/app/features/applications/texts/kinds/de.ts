import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  web: 'Webanwendung',
  spa: 'Single-Page-Anwendung',
  native: 'Native Anwendung',
  device: 'Gerät',
  machine: 'Machine-to-Machine',
  saml: 'SAML-Anwendung',
} satisfies Translation<typeof english>;
