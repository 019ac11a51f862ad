import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  organizations: 'Organizaciones',
  activity: 'Actividad en la plataforma',
  verified: 'Correo verificado',
  notVerified: 'Correo no verificado',
  since: 'Creado {when}',
  operator: 'Operador de la plataforma',
  operatorAbout: 'Un superadministrador no pertenece a ninguna organización.',
  none: 'Ninguna organización',
  noneAbout: 'Este usuario podrá volver a iniciar sesión cuando una organización lo invite.',
  eraseAfter: 'De lo contrario, la cuenta se borrará {when}.',
  erasing: 'Borrado en curso',
  erasingAbout:
    'Todos los datos personales de este usuario se borran en unos minutos. El registro de auditoría conserva un ID que ya no identifica a nadie.',
  organization: 'Organización',
  role: 'Rol',
  status: 'Estado',
  lastSignIn: 'Último inicio de sesión',
  signOutAbout:
    'Finaliza todas las sesiones de este usuario y revoca el acceso de las aplicaciones en todas las organizaciones.',
  factors: 'Segundo factor perdido',
  factorsAbout:
    'Elimina la aplicación de autenticación, las passkeys y los códigos de recuperación y finaliza todas las sesiones. Verifique primero la identidad del usuario: después bastará la contraseña o el proveedor de identidad para iniciar sesión.',
  identifiedBy: '¿Cómo identificó a esta persona?',
  identifiedByAbout: 'Se guarda en el registro de auditoría. No introduzca números de documentos.',
  identifiedByExample: 'Videollamada con documento de identidad, confirmada por su responsable',
  resetFactors: 'Eliminar segundos factores',
  block: 'Bloquear en todas partes',
  blockAbout:
    'Bloquea de inmediato el acceso a todas las organizaciones, incluidas aquellas en las que este usuario es el único administrador.',
  unblock: 'Desbloquear',
  unblockAbout: 'Restaura el acceso a las organizaciones en las que la membresía está activa.',
  erase: 'Borrar',
  eraseAbout:
    'Quita al usuario de todas las organizaciones y borra la cuenta, los factores, los dispositivos, las sesiones y los correos. El registro de auditoría conserva un ID que ya no identifica a nadie. Esta acción no se puede deshacer.',
  confirm: 'Escriba la dirección de correo para confirmar',
  eraseButton: 'Borrar definitivamente',
} satisfies Translation<typeof english>;
