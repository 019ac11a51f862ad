import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  platformManagement: 'Plattform verwalten',
  platformManagementAbout: 'Organisationen, Abonnements und die Konten aller Benutzer.',
  systemConfig: 'System konfigurieren',
  systemConfigAbout: 'Schlüssel, E-Mail, Verbindungen und Anwendungen der Plattform.',
  tenantManagement: 'Organisation verwalten',
  tenantManagementAbout: 'Domains, Single Sign-On, Anwendungen, Einstellungen und das Audit-Log.',
  userManagement: 'Benutzer verwalten',
  userManagementAbout:
    'Benutzer einladen, Rollen zuweisen, Benutzer sperren und entfernen und ihre Sitzungen beenden.',
  reportsView: 'Berichte lesen',
  reportsViewAbout: 'Lesezugriff auf das Audit-Log der Organisation.',
  deviceManagement: 'Eigene Geräte verwalten',
  deviceManagementAbout: 'Die Browser und Geräte, auf denen sich der Benutzer angemeldet hat.',
  personalSettings: 'Eigene Einstellungen ändern',
  personalSettingsAbout: 'Name, Passwort und zweite Faktoren des Benutzers.',
  superadmin: 'Super-Admin',
  tenantAdmin: 'Admin',
  tenantUser: 'Benutzer',
} satisfies Translation<typeof english>;
