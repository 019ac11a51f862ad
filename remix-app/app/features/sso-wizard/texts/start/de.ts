import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  about:
    'Verbindet einen Identitätsanbieter Schritt für Schritt. Sie prüfen alles, bevor es gespeichert wird.',
  quickAbout: 'Verbindet einen Identitätsanbieter mit einer Administratorzustimmung und einer Prüfung.',
  googleAbout: 'Ein Administrator stimmt einmal zu. Gatehouse liest die Domains von Google.',
  microsoftAbout: 'Ein Administrator stimmt einmal zu. Gatehouse liest die Domains von Microsoft.',
  others: 'Anderer Identitätsanbieter',
  othersAbout: 'Sie erhalten eine Anleitung mit den Werten, die Sie beim Identitätsanbieter eingeben.',
  byHand: 'Oder <link>geben Sie alle Einstellungen manuell ein</link>.',
  providerWith: '{name} mit {type}',
  resume: 'Einrichtung fortsetzen',
  started: 'Begonnen {at}',
  captured: 'Erfasst {at}',
  resumeOne: 'Fortsetzen',
  organization: 'Organisation',
  organizationAbout: 'Ihre Mitglieder melden sich über diese Verbindung an.',
  newOrganization: 'Neue Organisation mit dem Namen aus dem Identitätsanbieter',
  find: 'Organisation suchen',
  findHint: 'Name, Code oder Slug',
  findButton: 'Suchen',
  firstShown:
    'Die Liste zeigt {count, plural, one {die erste Organisation} other {die ersten # Organisationen}}.',
  noneFound: 'Keine Organisation entspricht „{search}“.',
  manyFound:
    'Mehr als {count, plural, one {# Organisation entspricht} other {# Organisationen entsprechen}} der Suche. Die Liste zeigt die ersten.',
  found:
    '{count, plural, one {# Organisation gefunden und ausgewählt.} other {# Organisationen gefunden. Wählen Sie eine aus.}}',
} satisfies Translation<typeof english>;
