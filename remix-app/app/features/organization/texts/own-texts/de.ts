import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  section: 'Sprache und Texte',
  sectionAbout: 'Gilt für Anmeldeseiten und E-Mails.',
  languageTitle: 'Standardsprache',
  languageAbout:
    'Für Benutzer, die selbst keine Sprache gewählt haben. Eine Sprache, die eine Anwendung anfordert, hat Vorrang.',
  language: 'Sprache',
  byBrowser: 'Sprache des Browsers',
  saveLanguage: 'Sprache speichern',
  textsTitle: 'Eigene Texte',
  textsAbout: 'Reiner Text je Sprache, ohne Links. Ein leeres Feld verwendet den Standardtext.',
  chooseLanguage: 'Sprache der Texte',
  signInTitle: 'Titel der Anmeldeseite',
  signInHelp: 'Hilfezeile der Anmeldeseite',
  mailSubject: 'Betreff von E-Mails',
  mailGreeting: 'Anrede in E-Mails',
  mailFooter: 'Fußzeile von E-Mails',
  placeholders: 'Höchstens {count, number} Zeichen. Platzhalter: {names}',
  preview: 'Vorschau',
  sampleSubject: 'E-Mail-Adresse bestätigen',
  saveTexts: 'Texte speichern',
  reset: 'Auf Standard zurücksetzen',
  tooLong: 'Höchstens {count, number} Zeichen.',
  invalid:
    'Verwenden Sie eine Zeile reinen Text ohne Links und E-Mail-Adressen. Setzen Sie nach jedem Punkt ein Leerzeichen. Verfügbare Platzhalter: {names}.',
  subjectRequired: 'Der Text muss {placeholder} enthalten.',
} satisfies Translation<typeof english>;
