import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  about: 'Conecta un proveedor de identidad paso a paso. Usted lo revisa todo antes de guardar.',
  quickAbout: 'Conecta un proveedor de identidad con un consentimiento de administrador y una revisión.',
  googleAbout: 'Un administrador da su consentimiento una vez. Gatehouse lee los dominios de Google.',
  microsoftAbout: 'Un administrador da su consentimiento una vez. Gatehouse lee los dominios de Microsoft.',
  others: 'Otro proveedor de identidad',
  othersAbout: 'Recibe una guía con los valores que debe introducir en el proveedor de identidad.',
  byHand: 'O bien <link>introduzca todos los ajustes manualmente</link>.',
  providerWith: '{name} con {type}',
  resume: 'Continuar una configuración',
  started: 'Iniciada {at}',
  captured: 'Capturada {at}',
  resumeOne: 'Continuar',
  organization: 'Organización',
  organizationAbout: 'Sus miembros inician sesión mediante esta conexión.',
  newOrganization: 'Nueva organización, con el nombre de su proveedor de identidad',
  find: 'Buscar una organización',
  findHint: 'Nombre, código o slug',
  findButton: 'Buscar',
  firstShown:
    'La lista muestra {count, plural, one {la primera organización} other {las primeras # organizaciones}}.',
  noneFound: 'Ninguna organización coincide con «{search}».',
  manyFound:
    'Coinciden más de {count, plural, one {# organización} other {# organizaciones}}. La lista muestra las primeras.',
  found:
    '{count, plural, one {# organización coincide y está seleccionada.} other {# organizaciones coinciden. Seleccione una.}}',
} satisfies Translation<typeof english>;
