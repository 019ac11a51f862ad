import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Importar inquilinos',
  paste: 'O pegue su contenido',
  pasteAbout:
    'La primera línea contiene los nombres de las columnas: name, domain, adminEmail. Las columnas plan y status son opcionales.',
  check: 'Comprobar',
  checkAgain: 'Comprobar de nuevo',
  create: '{count, plural, one {Crear # inquilino} other {Crear # inquilinos}}',
  valid: '{count, plural, one {La línea es válida} other {Las # líneas son válidas}}',
  notCreated: 'Aún no se ha creado ningún inquilino.',
  skipped:
    '{count, plural, one {# inquilino ya existe y se omitirá.} other {# inquilinos ya existen y se omitirán.}}',
  invalid:
    '{wrong, plural, one {# de {rows, number} líneas no es válida} other {# de {rows, number} líneas no son válidas}}',
  correct: 'Corrija estas líneas a continuación y compruebe de nuevo.',
  createValid: 'También puede crear ahora las líneas válidas y corregir después las que no lo son.',
  line: 'Línea {line, number}, {column}: {message}',
  more: '{count, plural, one {Y # error más} other {Y # errores más}}',
  createValidRows: '{count, plural, one {Importar la # fila válida} other {Importar las # filas válidas}}',
} satisfies Translation<typeof english>;
