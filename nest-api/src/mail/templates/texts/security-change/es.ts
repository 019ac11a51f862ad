import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  passwordChangedSubject: 'Su contraseña ha cambiado',
  passwordChanged: 'Se ha cambiado la contraseña de su cuenta.',
  totpAddedSubject: 'Se ha añadido una aplicación de autenticación',
  totpAdded: 'Se ha añadido una aplicación de autenticación a su cuenta.',
  totpRemovedSubject: 'Se ha eliminado una aplicación de autenticación',
  totpRemoved:
    'Se ha eliminado la aplicación de autenticación de su cuenta. El inicio de sesión ya no pide sus códigos.',
  passkeyAddedSubject: 'Se ha añadido una llave de acceso',
  passkeyAdded: 'Se ha añadido una llave de acceso a su cuenta. Permite iniciar sesión.',
  passkeyRemovedSubject: 'Se ha eliminado una llave de acceso',
  passkeyRemoved: 'Se ha eliminado una llave de acceso de su cuenta.',
  recoveryCodesRenewedSubject: 'Se han creado nuevos códigos de recuperación',
  recoveryCodesRenewed:
    'Se han creado nuevos códigos de recuperación para su cuenta. Los códigos anteriores ya no funcionan.',
  recoveryCodeUsedSubject: 'Se ha utilizado un código de recuperación',
  recoveryCodeUsed: 'Se ha utilizado un código de recuperación para iniciar sesión en su cuenta.',
  emailChangedSubject: 'Su dirección de correo electrónico ha cambiado',
  emailChanged: 'Se ha cambiado la dirección de correo electrónico de su cuenta.',
  factorsResetSubject: 'Se han restablecido sus segundos factores',
  factorsReset:
    'Un administrador de la plataforma ha eliminado los segundos factores de su cuenta. Configure otros nuevos la próxima vez que inicie sesión.',
  next: 'Si fue usted, no tiene que hacer nada. Si no, cambie su contraseña de inmediato y revise sus dispositivos.',
  action: 'Abrir la configuración de la cuenta',
} satisfies Translation<typeof english>;
