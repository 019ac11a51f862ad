import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'KI-Agenten verbinden',
  about:
    'Ein Agent, der das Model Context Protocol unterstützt, findet diese API, weist sich aus, fragt den Benutzer und erhält ein Token, ohne weitere Einrichtung.',
  allow: '1. Agenten erlauben',
  allowed: 'Erlaubt',
  notAllowed: 'Noch nicht erlaubt',
  allowAbout:
    'Akzeptieren Sie Metadatendokumente oder offene Registrierung, und wählen Sie diese API mit ihren Scopes aus.',
  openRegistration: '„Client-Registrierung“ öffnen',
  publish: '2. Metadaten der API veröffentlichen',
  address: 'Adresse',
  document: 'Metadaten (RFC 9728)',
  challenge: '3. Anfragen ohne gültiges Token ablehnen',
  response: 'Antwort',
} satisfies Translation<typeof english>;
