import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'Die Trennung der Organisationen hat eine Prüfung nicht bestanden',
  about:
    '{count, plural, one {Der stündliche Isolationsnachweis ist an # Stelle fehlgeschlagen} other {Der stündliche Isolationsnachweis ist an # Stellen fehlgeschlagen}}. Eine Organisation kann möglicherweise Daten einer anderen lesen.',
  found: 'Gefunden: {failures}',
  next: 'Finden Sie heraus, wer die Datenbank oder das Programm geändert hat. Erwägen Sie, die API anzuhalten, bis die Ursache behoben ist.',
  action: 'Systemzustand öffnen',
} satisfies Translation<typeof english>;
