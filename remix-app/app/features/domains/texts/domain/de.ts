import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  organization: 'Organisation: {name}',
  deletedOrganization: 'gelöscht',
  claimed: 'Beansprucht {when}',
  pendingMeaning:
    'Diese Domain ist nicht verifiziert. Sie hat keine Auswirkung auf Anmeldung und Beitritt, bis der Eintrag unten gefunden wird.',
  activeMeaning:
    'Diese Domain ist verifiziert. Benutzern mit einer Adresse dieser Domain wird bei der Anmeldung Ihre Verbindung angeboten. Neue Benutzer können so beitreten, wie Sie es unten gewählt haben.',
  inactiveMeaning:
    'Diese Domain ist nicht mehr verifiziert. Bestehende Benutzer können sich weiterhin anmelden. Kontoverknüpfung und Beitritt sind deaktiviert, bis die Domain erneut verifiziert ist.',
  verification: 'Verifizierungsmethode',
  byDns: 'DNS-TXT-Eintrag, täglich geprüft',
  byDirectory: 'Identitätsanbieter',
  byPlatform: 'Plattformbetreiber',
  withDetail: '{method}: {detail}',
  verifiedAt: 'Verifiziert',
  signInMethod: 'Anmeldemethode',
  noConnection: 'Passwort. Keine aktivierte Verbindung verwendet diese Domain.',
  coverSubdomains: 'Subdomains einschließen',
  coverAbout:
    'Adressen wie name@mail.{domain} zählen für Anmeldung, Single Sign-On, Einladungen und Beitritt als {domain}. Eine separat verifizierte Subdomain behält ihre eigenen Einstellungen.',
  save: 'Speichern',
  record: 'DNS-TXT-Eintrag',
  verifyByRecord: 'Mit einem DNS-TXT-Eintrag verifizieren',
  keepRecord:
    'Behalten Sie diesen Eintrag bei. Wir prüfen ihn täglich. Die Domain verliert ihre Verifizierung, wenn der Eintrag fehlt.',
  addRecord:
    'Fügen Sie diesen Eintrag zum DNS der Domain hinzu und behalten Sie die vorhandenen Einträge bei. Prüfen Sie ihn dann. Die meisten Nameserver veröffentlichen ihn innerhalb von Minuten, manche brauchen Stunden.',
  type: 'Typ',
  name: 'Name',
  nameAbout:
    'Manche DNS-Konsolen fügen die Domain automatisch hinzu. Geben Sie in diesem Fall nur {label} ein.',
  value: 'Wert',
  check: 'Jetzt prüfen',
  lookUp: 'DNS-Eintrag selbst abfragen',
  lookUpCommand: 'Befehl für die DNS-Abfrage',
  found: 'Der Eintrag wurde gefunden',
  missing: 'Es wurde kein Eintrag gefunden',
  mismatch: 'Es wurde ein Eintrag mit einem anderen Wert gefunden',
  unreachable: 'Die Nameserver haben nicht geantwortet',
  ownedElsewhere: 'Diese Domain gehört einer anderen Organisation',
  parentOwnedElsewhere: 'Eine übergeordnete Domain gehört einer anderen Organisation',
  notChecked: 'Noch nicht geprüft.',
  notCheckedNext: 'Noch nicht geprüft. Nächste automatische Prüfung: {next}.',
  checked: 'Geprüft {when}.',
  checkedNext: 'Geprüft {when}. Nächste automatische Prüfung: {next}.',
  remove: 'Entfernen',
  removeAbout:
    'Entfernt die Domain aus Ihrer Organisation. Sie können sie mit einem neuen Eintrag erneut beanspruchen.',
  removeThis: 'Diese Domain entfernen …',
  removeNamed: '{domain} entfernen',
  neverVerified: 'Der Anspruch wurde nie verifiziert. Für Benutzer ändert sich nichts.',
  noMoreChecks: 'Wir prüfen den Eintrag nicht mehr.',
  noMoreProvider:
    'Benutzer mit einer Adresse von {domain} werden bei der Anmeldung nicht mehr zu {provider} weitergeleitet.',
  noMoreConnection: 'Adressen von {domain} führen nicht mehr zu Ihrer Verbindung.',
  noMoreJoining:
    'Neue Benutzer können nicht mehr über diese Domain beitreten. Bestehende Mitglieder behalten ihre Konten und Sitzungen.',
  othersCanVerify:
    'Eine andere Organisation, die das DNS der Domain verwaltet, kann sie danach verifizieren.',
  deleteRecord: 'Sie können den Eintrag danach aus Ihrem DNS löschen.',
  verifyAgain: 'Um die Domain zurückzuerhalten, verifizieren Sie sie mit einem DNS-Eintrag.',
} satisfies Translation<typeof english>;
