import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  active: 'Aktiv',
  disabled: 'Deaktiviert',
  clientAuthentication: 'Client-Authentifizierung',
  publicClient: 'Keine (öffentlicher Client)',
  clientId: 'Client-ID',
  clientSecret: 'Client-Secret',
  allApplications: 'Alle Anwendungen',
  saveSecret: 'Speichern Sie das Client-Secret jetzt. Es wird nur einmal angezeigt.',
  download: 'Als JSON herunterladen',
  secretStored:
    'Gatehouse speichert nur einen Hash des Secrets. Wenn Sie es verlieren, rotieren Sie es unter „Zugangsdaten“.',
  registeredItself: 'Selbst registriert',
  registeredItselfAbout: 'Niemand hat den Namen dieser Anwendung geprüft.',
} satisfies Translation<typeof english>;
