import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Eigene Domain',
  about:
    'Ihre Benutzer melden sich unter einem eigenen Host wie login.acme.com im Erscheinungsbild Ihrer Organisation an. Er ist auch ein OpenID-Aussteller.',
  notIncluded: 'Ihr Tarif enthält keine eigene Domain. Sie ist Teil der Tarife Pro und Enterprise.',
  host: 'Host',
  hostAbout: 'Eine Subdomain einer Domain, die Ihnen gehört.',
  hostMissing: 'Geben Sie einen Namen wie login.acme.com ein.',
  add: 'Eigene Domain hinzufügen',
  pending: 'Ausstehend',
  verified: 'Verifiziert',
  active: 'Aktiv',
  failing: 'Fehlerhaft',
  pendingAbout:
    'Fügen Sie beide Einträge bei Ihrem DNS-Anbieter hinzu. Sobald sie gefunden sind, können sich Benutzer hier anmelden.',
  verifiedAbout: 'Der Host gehört Ihnen. Fügen Sie den CNAME-Eintrag hinzu, damit er hierher führt.',
  activeAbout:
    'Benutzer können sich hier anmelden. Behalten Sie beide Einträge bei: Sie werden täglich geprüft.',
  failingAbout: 'Ein Eintrag fehlt. Stellen Sie ihn bei Ihrem DNS-Anbieter wieder her.',
  servesUntil: 'Benutzer können sich hier noch bis {when} anmelden.',
  records: 'DNS-Einträge',
  recordOf: '{type}-Eintrag',
  recordName: 'Name',
  recordValue: 'Wert',
  check: 'Jetzt prüfen',
  notChecked: 'Die Einträge wurden noch nicht geprüft.',
  found: 'Beide Einträge wurden gefunden.',
  txtMissing: 'Der TXT-Eintrag wurde nicht gefunden. DNS-Änderungen können einige Stunden dauern.',
  txtMismatch: 'Der TXT-Eintrag hat einen anderen Wert. Kopieren Sie den Wert erneut.',
  cnameMissing: 'Der CNAME-Eintrag wurde nicht gefunden. DNS-Änderungen können einige Stunden dauern.',
  cnameElsewhere: 'Der CNAME-Eintrag führt zu einem anderen Host. Kopieren Sie den Wert erneut.',
  unreachable: 'Die Nameserver haben nicht geantwortet. Die nächste Prüfung erfolgt automatisch.',
  ownedElsewhere: 'Eine andere Organisation hat diesen Host oder eine übergeordnete Domain verifiziert.',
  leadsTo: 'Er führt zu {host}.',
  checked: 'Geprüft {when}.',
  checkedNext: 'Geprüft {when}. Nächste Prüfung {next}.',
  effects:
    'Sitzungen gelten nur unter dem Host, unter dem sie begonnen haben. Passkeys funktionieren nur unter dem Host der Plattform. Identitätsanbieter müssen nicht geändert werden.',
  remove: 'Eigene Domain entfernen',
  removeAbout:
    'Benutzer können sich unter diesem Host nicht mehr anmelden, und ihre Sitzungen dort enden. Anwendungen, die seinen Aussteller verwenden, funktionieren nicht mehr. Löschen Sie danach beide DNS-Einträge.',
  removeNamed: '{host} entfernen',
  failed: 'Die eigene Domain wurde nicht geändert. Versuchen Sie es erneut.',
} satisfies Translation<typeof english>;
