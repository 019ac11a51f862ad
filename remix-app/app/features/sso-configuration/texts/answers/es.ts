import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  unknownOwner: 'Ninguna organización tiene este código o slug',
  wrongName: 'Este no es el nombre de la conexión',
  byInstallation: 'Configuración de la instalación',
  bySuperAdmin: 'Superadministrador',
  byYou: 'Usted',
  failedToStart: 'No se pudo iniciar el proceso de inicio de sesión. Vuelva a intentarlo.',
  notSaved: 'La política no se guardó. Vuelva a intentarlo.',
  graceDays: 'Introduzca de 0 a 30 días',
} satisfies Translation<typeof english>;
