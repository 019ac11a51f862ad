import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Anmelde-Routing',
  about:
    'Prüfen Sie, wohin die Anmeldeseite eine E-Mail-Adresse leitet. Nur die Domain entscheidet. Das Ergebnis ist unabhängig davon, ob ein Konto existiert. So gibt die Seite keine Konten preis.',
  allConnections: 'Alle Verbindungen',
  email: 'E-Mail-Adresse',
  explain: 'Prüfen',
  why: 'Begründung',
  connections: 'Verbindungen der Organisation',
  enabledWith: '{kind}, aktiviert, enthält {domain}',
  enabledWithout: '{kind}, aktiviert, enthält {domain} nicht',
  disabledWith: '{kind}, deaktiviert, enthält {domain}',
  disabledWithout: '{kind}, deaktiviert, enthält {domain} nicht',
  theDomain: 'die Domain',
  password: 'Die Seite fragt nach dem Passwort',
  offer: 'Die Seite bietet {connections} und das Passwort an',
  require: 'Die Seite verlangt {connections}',
  decidesPassword: '{answer} Die Seite fragt nach dem Passwort.',
  next: 'Was zu tun ist',
  pending: 'Die Domain ist noch nicht verifiziert. Fügen Sie ihren DNS-TXT-Eintrag hinzu.',
  verify: 'Domain verifizieren',
  unclaimed: 'Wenn diese Domain Ihrer Organisation gehört, beanspruchen Sie sie.',
  claim: 'Domain beanspruchen',
  unserved: 'Fügen Sie die Domain einer Verbindung hinzu und aktivieren Sie diese.',
  toConnections: 'Verbindungen öffnen',
} satisfies Translation<typeof english>;
