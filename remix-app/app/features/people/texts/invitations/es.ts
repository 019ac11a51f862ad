import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Usuarios',
  about: 'Invitaciones a {organization} y su estado.',
  aboutOwn: 'Invitaciones a su organización y su estado.',
  invite: 'Invitar a personas',
  email: 'Correo electrónico',
  role: 'Rol',
  status: 'Estado',
  sent: 'Enviada',
  sentTimes: '{when}, {count, plural, one {# vez} other {# veces}}',
  expires: 'Caduca',
  actions: 'Acciones',
  search: 'Nombre o correo electrónico',
  anyStatus: 'Cualquier estado',
  empty: 'No hay invitaciones',
  emptyHelp: 'Las invitaciones pendientes y sus fechas de caducidad aparecen aquí.',
  resend: 'Enviar de nuevo<hidden> a {email}</hidden>',
  revoke: 'Revocar<hidden> la invitación de {email}</hidden>',
} satisfies Translation<typeof english>;
