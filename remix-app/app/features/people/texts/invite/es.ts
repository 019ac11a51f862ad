import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Invitar a personas',
  titleOf: 'Invitar a personas a {organization}',
  methods: 'Métodos de invitación',
  one: 'Una persona',
  list: 'Lista',
  csv: 'Archivo CSV',
  expiry:
    'Cada enlace de invitación funciona una vez y caduca a los {count, plural, one {# día} other {# días}}. <link>Volver a la lista</link>',
  email: 'Correo electrónico',
  firstName: 'Nombre (opcional)',
  lastName: 'Apellido (opcional)',
  role: 'Rol',
  csvRole: 'El rol para las líneas sin rol.',
  send: 'Enviar la invitación',
  paste: 'O pegue su contenido',
  pasteAbout: 'La primera línea indica las columnas: email, first name, last name, role.',
  addresses: 'Direcciones',
  addressesAbout: 'Sepárelas con comas, puntos y comas o saltos de línea.',
  invite: '{count, plural, one {Invitar a # persona} other {Invitar a # personas}}',
  checkAgain: 'Comprobar de nuevo',
  check: 'Comprobar primero',
  wrongLines: '{count, plural, one {# línea es incorrecta} other {# líneas son incorrectas}}',
  wouldInvite: '{count, plural, one {Se invitaría a # persona} other {Se invitaría a # personas}}',
  summary:
    '{invite, number} por invitar, {skip, number} por omitir, {error, number} incorrectas. Todavía no se ha invitado a nadie.',
  correct: 'Corrija las líneas incorrectas y compruebe de nuevo.',
  orInvite: 'O invite a los demás ahora. Las líneas incorrectas se conservan para corregirlas.',
  room: '{count, plural, one {Su plan admite # usuario más.} other {Su plan admite # usuarios más.}}',
  line: 'Línea {line, number}',
  noAddress: '(sin dirección)',
  andMore: 'Y {count, number} más.',
  inviteValid:
    '{count, plural, one {Invitar desde la # fila válida} other {Invitar desde las # filas válidas}}',
} satisfies Translation<typeof english>;
