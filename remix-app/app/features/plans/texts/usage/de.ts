import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  users: '<b>{used, number} von {count, plural, one {# Benutzer} other {# Benutzern}}</b> ({plan}).',
  domains: '<b>{used, number} von {count, plural, one {# Domain} other {# Domains}}</b> ({plan}).',
  ssoConfigurations:
    '<b>{used, number} von {count, plural, one {# SSO-Konfiguration} other {# SSO-Konfigurationen}}</b> ({plan}).',
  full: 'Das Limit ist erreicht. Vorhandene Einträge bleiben erhalten.',
  removeUser: 'Entfernen Sie einen Benutzer, um einen weiteren hinzuzufügen.',
  removeDomain: 'Entfernen Sie eine Domain, um eine weitere hinzuzufügen.',
  deleteConfiguration: 'Löschen Sie eine SSO-Konfiguration, um eine weitere hinzuzufügen.',
  orGrant: 'Sie können auch einen größeren Tarif zuweisen.',
  orRequest: 'Sie können auch einen größeren Tarif anfragen.',
  openTenant: 'Mandanten öffnen',
  requested: 'Ihre Anfrage ({plan}) wartet auf eine Antwort.',
  request: '{plan} anfragen',
  waiting: 'Ihre Anfrage ({plan}) ist in Bearbeitung',
  waitingAbout:
    'Gesendet am {when}. Unser Team prüft die Anfrage und antwortet per E-Mail. Sie müssen keine weitere Anfrage senden.',
  usersLabel: 'Benutzer und Einladungen',
  domainsLabel: 'Domains',
  ssoConfigurationsLabel: 'SSO-Konfigurationen',
  productsLabel: 'Produkte',
  usedOf: '{used} von {limit, number}',
  moreThan: 'Mehr als {count, number}',
} satisfies Translation<typeof english>;
