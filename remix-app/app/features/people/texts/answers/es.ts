import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  nothingChanged: 'El cambio falló. Inténtelo de nuevo.',
  noSuchAction: 'Esta acción no existe.',
  typeEmail: 'Escriba {email}',
  notAccepted: 'No se pudo aceptar la invitación. Inténtelo de nuevo.',
  passwordsDoNotMatch: 'Las contraseñas no coinciden',
  noText: 'Elija un archivo o pegue al menos una dirección',
  tooLong: 'El texto supera los 2 MB. Divídalo en varias importaciones.',
  notInvited: 'No se pudieron enviar las invitaciones. Inténtelo de nuevo.',
  notChecked: 'No se pudo comprobar la lista. No se enviaron invitaciones. Inténtelo de nuevo.',
} satisfies Translation<typeof english>;
