import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'Ha recibido una invitación a {organization}',
  aboutBy:
    '{inviter} le invita a unirse a {organization} en Gatehouse. Los miembros inician sesión allí en sus aplicaciones.',
  about:
    'Ha recibido una invitación para unirse a {organization} en Gatehouse. Los miembros inician sesión allí en sus aplicaciones.',
  action: 'Aceptar la invitación',
  expiry:
    'El enlace funciona una sola vez y caduca {days, plural, one {al cabo de # día} other {a los # días}}. No lo comparta.',
  notYou: 'Si no espera esta invitación, ignore este mensaje. No se crea ninguna cuenta sin el enlace.',
} satisfies Translation<typeof english>;
