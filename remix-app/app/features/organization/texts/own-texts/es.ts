import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  section: 'Idioma y textos',
  sectionAbout: 'Se usan en las páginas de inicio de sesión y en los correos.',
  languageTitle: 'Idioma predeterminado',
  languageAbout:
    'Para los usuarios que no han elegido un idioma. El idioma que solicita una aplicación tiene prioridad.',
  language: 'Idioma',
  byBrowser: 'Idioma del navegador',
  saveLanguage: 'Guardar idioma',
  textsTitle: 'Textos propios',
  textsAbout: 'Texto sin formato en cada idioma, sin enlaces. Un campo vacío usa el texto predeterminado.',
  chooseLanguage: 'Idioma de los textos',
  signInTitle: 'Título de la página de inicio de sesión',
  signInHelp: 'Línea de ayuda de la página de inicio de sesión',
  mailSubject: 'Asunto de los correos',
  mailGreeting: 'Saludo de los correos',
  mailFooter: 'Pie de los correos',
  placeholders: 'Como máximo {count, number} caracteres. Marcadores: {names}',
  preview: 'Vista previa',
  sampleSubject: 'Confirme su dirección de correo',
  saveTexts: 'Guardar textos',
  reset: 'Restablecer valores predeterminados',
  tooLong: 'Como máximo {count, number} caracteres.',
  invalid:
    'Use una línea de texto sin formato, sin enlaces ni direcciones de correo. Añada un espacio después de cada punto. Marcadores disponibles: {names}.',
  subjectRequired: 'El texto debe contener {placeholder}.',
} satisfies Translation<typeof english>;
