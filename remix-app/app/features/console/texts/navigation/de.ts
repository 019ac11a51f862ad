import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  Overview: 'Übersicht',
  Tenants: 'Mandanten',
  People: 'Benutzer',
  'Sign-in': 'Anmeldung',
  Security: 'Sicherheit',
  System: 'System',
  Learn: 'Dokumentation',
  Settings: 'Einstellungen',
  Personal: 'Persönlich',
} satisfies Translation<typeof english>;
