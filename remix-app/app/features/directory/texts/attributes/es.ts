import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Atributos personalizados',
  about:
    'Atributos que sus directorios envían además de los de SCIM. Se aplican a todas las conexiones de su organización.',
  schema: 'Esquema',
  schemaAbout: 'Los directorios envían los atributos bajo este URN.',
  none: 'Aún no hay atributos personalizados. Defina uno y asígnelo en su directorio.',
  name: 'Nombre',
  nameAbout: 'Como lo envía su directorio. Letras, dígitos, - y _. No se puede cambiar.',
  label: 'Etiqueta',
  type: 'Tipo',
  multiValued: 'Un usuario puede tener varios valores',
  define: 'Definir atributo',
  string: 'Texto',
  boolean: 'Sí o no',
  integer: 'Número entero',
  decimal: 'Número decimal',
  dateTime: 'Fecha y hora',
  several: '{type}, varios valores',
  users: '{count, plural, one {# usuario tiene un valor} other {# usuarios tienen un valor}}',
  delete: 'Eliminar',
  deleteOf: 'Eliminar el atributo {name}',
  deleteAbout:
    '{count, plural, =0 {Ningún usuario tiene un valor.} one {Se elimina el valor de # usuario.} other {Se eliminan los valores de # usuarios.}} Las solicitudes que aún contengan el atributo se rechazan.',
} satisfies Translation<typeof english>;
