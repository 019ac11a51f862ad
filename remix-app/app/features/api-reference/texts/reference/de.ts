import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  count:
    'API-Referenz: {count, plural, one {# Operation} other {# Operationen}} dieser Installation. <link>OpenAPI-Dokument</link>',
  matches:
    'API-Referenz: {count, plural, one {# passende Operation} other {# passende Operationen}}. <link>OpenAPI-Dokument</link>',
  placeholder: 'Pfad, Name oder Beschreibung',
  noMatch: 'Keine passenden Operationen',
  noMatchAbout: 'Jedes Wort muss im Pfad, im Namen oder in der Beschreibung vorkommen.',
  showAll: 'Alle anzeigen',
  subjects: 'Themen',
  allOperations: 'Alle Operationen',
  path: 'Pfad',
  access: 'Zugriff',
  name: 'Operations-ID',
  security: 'Sicherheit',
  reauthentication: 'Erfordert eine erneute Authentifizierung innerhalb der letzten Minuten',
  tryIt: 'Ausprobieren',
  responses: 'Antworten',
  errors: 'Fehler',
  errorsAbout: 'Problem-Dokumente (RFC 9457). Ihre Codes sind stabil.',
  snippet: 'Beispiel: {label}',
  pathParameters: 'Pfadparameter',
  queryParameters: 'Abfrageparameter',
  body: 'Anfragetext',
  noBody: 'Kein Antworttext',
  exampleOf: 'Beispiel für {status}',
  related: 'Verwandte Operationen',
  noFields: 'Der Vertrag nennt keine Felder.',
  required: 'erforderlich',
  optional: 'optional',
  pattern: 'Muster: {pattern}',
} satisfies Translation<typeof english>;
