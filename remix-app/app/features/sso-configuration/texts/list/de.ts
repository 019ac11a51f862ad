import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'SSO-Konfiguration',
  ownTitle: 'Single Sign-On',
  about:
    'Verbindungen zu Identitätsanbietern: die der Plattform, die als Schaltflächen auf den Anmeldeseiten erscheinen, und die jeder Organisation.',
  ownAbout: 'Verbindungen zu den Identitätsanbietern, mit denen sich Mitglieder Ihrer Organisation anmelden.',
  more: 'Mehr zu Single Sign-On',
  enforcement: 'Single Sign-On erzwingen',
  routing: 'Anmelde-Routing',
  federationCheck: 'Föderationsprüfung',
  add: 'Verbindung hinzufügen',
  quick: 'Schnelle Autokonfiguration',
  wizard: 'Automatischer SSO-Assistent',
  setUpLinks: 'Einrichtungslinks',
  caption: 'Verbindungen',
  name: 'Verbindung',
  state: 'Status',
  lastSignIn: 'Letzte Anmeldung',
  noSignIn: 'Keine in 30 Tagen',
  failures: 'Fehlgeschlagene Anmeldungen',
  none: 'Keine',
  failed: '{count, number} in Folge',
  certificate: 'Zertifikat',
  noCertificate: 'Kein Zertifikat',
  expires: 'Läuft ab: {at}',
  expiresSoon: 'Läuft bald ab: {at}',
  unknownOwner:
    'Keine Organisation hat den Code oder Slug <b>{of}</b>. Die Liste zeigt die Verbindungen aller Organisationen.',
  organization: 'Organisation',
  codeOrSlug: 'Code oder Slug',
  show: 'Anzeigen',
  showAll: 'Alle anzeigen',
  loadFailed: 'Die SSO-Konfigurationen konnten nicht geladen werden',
  retry:
    '<retry>Versuchen Sie es gleich noch einmal</retry>. Wenn der Fehler weiterhin auftritt, wenden Sie sich an Ihren Administrator und nennen Sie die Referenz <code>{reference}</code>.',
  emptyFiltered: 'Diese Organisation hat keine Verbindungen',
  empty: 'Noch keine Verbindungen',
  emptyAbout:
    'Verbinden Sie Ihren Identitätsanbieter, damit sich Benutzer mit ihrem Unternehmenskonto anmelden. Sie benötigen kein eigenes Passwort, und wer das Unternehmen verlässt, verliert den Zugriff.',
  connect: 'Identitätsanbieter verbinden',
} satisfies Translation<typeof english>;
