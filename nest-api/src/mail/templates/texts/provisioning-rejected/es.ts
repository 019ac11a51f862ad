import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'Una aplicación rechaza cuentas de sus usuarios',
  about:
    '{count, plural, one {La aplicación «{application}» rechaza la cuenta de # usuario.} other {La aplicación «{application}» rechaza las cuentas de # usuarios.}}',
  unnamed:
    '{count, plural, one {Una de sus aplicaciones rechaza la cuenta de # usuario.} other {Una de sus aplicaciones rechaza las cuentas de # usuarios.}}',
  rejected: 'Valor rechazado: {count, plural, one {# cuenta} other {# cuentas}}.',
  conflict: 'Nombre en uso en la aplicación: {count, plural, one {# cuenta} other {# cuentas}}.',
  wrongId: 'Sin ID o con el ID de otra cuenta: {count, plural, one {# cuenta} other {# cuentas}}.',
  notScim: 'Respuesta que no cumple SCIM: {count, plural, one {# cuenta} other {# cuentas}}.',
  notFound: 'Falta el punto de conexión o el objeto: {count, plural, one {# cuenta} other {# cuentas}}.',
  ambiguous: 'Varias cuentas del mismo usuario: {count, plural, one {# cuenta} other {# cuentas}}.',
  noValue: 'Falta el valor de un atributo obligatorio: {count, plural, one {# cuenta} other {# cuentas}}.',
  other: 'Otros motivos: {count, plural, one {# cuenta} other {# cuentas}}.',
  next: 'Estos usuarios no tienen cuenta allí, o la tienen desactualizada. La pestaña de aprovisionamiento explica cada caso y qué hacer. Recibirá este correo como máximo una vez al día.',
  action: 'Abrir el aprovisionamiento',
} satisfies Translation<typeof english>;
