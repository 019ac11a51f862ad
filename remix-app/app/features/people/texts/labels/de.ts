import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  superadmin: 'Super-Admin',
  tenantAdmin: 'Admin',
  tenantUser: 'Benutzer',
  active: 'Aktiv',
  invited: 'Eingeladen',
  suspended: 'Gesperrt',
  blocked: 'Überall blockiert',
  pending: 'Ausstehend',
  expired: 'Abgelaufen',
  accepted: 'Angenommen',
  revoked: 'Widerrufen',
  ofDirectory: 'Verzeichnis',
  personPages: 'Benutzerdetails',
  sessions: 'Sitzungen',
  devices: 'Geräte',
  allUsers: 'Alle Benutzer',
  exportData: 'Daten exportieren',
  exportDataAbout:
    'Eine JSON-Datei mit allem, was über diesen Benutzer gespeichert ist, um seine Anfrage zu beantworten. Sie enthält keine Geheimnisse.',
  signOutEverywhere: 'Überall abmelden',
  suspend: 'Sperren',
  reactivate: 'Reaktivieren',
  never: 'Nie',
} satisfies Translation<typeof english>;
