import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Redes de aplicaciones concretas',
  about:
    'Se comprueban cada vez que un usuario entra en la aplicación, además de las redes de la política. Direcciones IP, rangos, países como DE y operadores como AS3320, uno por línea.',
  add: 'Añadir aplicación',
  number: 'Aplicación {number, number}',
  application: 'Aplicación',
  choose: 'Elija una aplicación',
  allowed: 'Redes permitidas',
  allowedAbout: 'Vacío: todas las que permite la política.',
  blocked: 'Redes bloqueadas',
  blockedAbout: 'Nadie entra desde ellas, aunque estén permitidas.',
  removeNumber: 'Quitar la aplicación {number, number}',
  noApplications: 'Todavía no hay ninguna aplicación.',
  accept: 'Guardar aunque mi propia dirección quede excluida',
  acceptAbout: 'No podrá entrar en estas aplicaciones desde aquí.',
  save: 'Guardar redes',
  required: 'Elija una aplicación',
  row: '{name}: permitidas {allowed}; bloqueadas {blocked}',
  all: 'todas',
  none: 'ninguna',
} satisfies Translation<typeof english>;
