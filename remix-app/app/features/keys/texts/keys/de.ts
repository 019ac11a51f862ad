import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Signaturschlüssel',
  aboutTenant:
    'Schlüssel des Ausstellers von {organization}. Nur Anwendungen dieser Organisation vertrauen ihnen.',
  aboutShared:
    'Schlüssel des Ausstellers, den alle Organisationen gemeinsam nutzen. Gatehouse rotiert sie nach Zeitplan.',
  unknown:
    'Keine Organisation hat den Code oder Slug <b>{text}</b>. Die Liste zeigt die gemeinsamen Schlüssel.',
  organization: 'Organisation',
  placeholder: 'Code oder Slug',
  show: 'Schlüssel anzeigen',
  showShared: 'Gemeinsame Schlüssel anzeigen',
  current: 'Aktuell',
  next: 'Nächster',
  retired: 'Außer Dienst',
  currentAbout: 'Signiert neue Token',
  nextAbout: 'Vor der Verwendung veröffentlicht, damit Clients ihn laden können',
  retiredAbout: 'Prüft Token, die er zuvor signiert hat',
  idTokens: 'ID-Token',
  accessTokens: 'Zugriffstoken',
  keyId: 'Schlüssel-ID',
  status: 'Status',
  algorithm: 'Algorithmus',
  created: 'Erstellt',
  activated: 'Aktiviert',
  retiredOn: 'Außer Dienst seit',
  notYet: 'Noch nicht',
  no: 'Nein',
  empty: 'Noch keine Schlüssel',
  emptyAbout: 'Gatehouse erzeugt die Schlüssel eines Ausstellers bei der ersten Anfrage einer Anwendung.',
  rotate: 'Schlüssel rotieren',
  rotateAbout:
    'Die nächsten Schlüssel signieren ab sofort. Gatehouse erzeugt neue Schlüssel als Nachfolger. Vorhandene Token bleiben bis zu ihrem Ablauf gültig, und Benutzer bleiben angemeldet. Rotieren Sie die Schlüssel, wenn ein Schlüssel kompromittiert sein könnte.',
} satisfies Translation<typeof english>;
