import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  requested: 'Acceso solicitado',
  openid: 'Quién es usted (un identificador)',
  profile: 'Su nombre, imagen, idioma y zona horaria',
  email: 'Su dirección de correo electrónico',
  tenant: 'Su organización, y su rol y sus permisos en ella',
  groups: 'Los grupos a los que pertenece',
  offlineAccess: 'Acceso mientras usted no está presente',
  duration: 'Duración del acceso',
  afterSignIn:
    'Acceso después de cada inicio de sesión: {span}. Puede retirarlo en cualquier momento en «Aplicaciones conectadas».',
  whileAway:
    'Conserva el acceso mientras usted no está presente. Duración máxima: {span}. Puede retirarlo en cualquier momento en «Aplicaciones conectadas».',
  whileUsed:
    'Conserva el acceso mientras usted no está presente. Duración máxima: {span}. Sin uso: {unused}. Puede retirarlo en cualquier momento en «Aplicaciones conectadas».',
  days: '{count, plural, one {# día} many {# días} other {# días}}',
  hours: '{count, plural, one {# hora} many {# horas} other {# horas}}',
  minutes: '{count, plural, one {# minuto} many {# minutos} other {# minutos}}',
  seconds: '{count, plural, one {# segundo} many {# segundos} other {# segundos}}',
  allow: 'Permitir',
  deny: 'Denegar',
  unchecked: 'Nadie ha comprobado esta aplicación',
  uncheckedAbout:
    'Se registró por sí misma, así que su nombre puede ser falso. Continúe solo si acaba de iniciar esto usted mismo.',
  publishedBy: 'Publicada por {host}',
  publishedByAbout:
    'Gatehouse solo ha comprobado que este host publica la aplicación. Continúe solo si acaba de iniciar esto usted mismo.',
} satisfies Translation<typeof english>;
