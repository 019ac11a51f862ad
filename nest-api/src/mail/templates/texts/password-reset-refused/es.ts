import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'Su contraseña no se ha restablecido',
  about:
    'Hemos recibido una solicitud para restablecer la contraseña de su cuenta de Gatehouse. No se ha cambiado nada. Usted no puede iniciar sesión con una contraseña por este motivo:',
  accountSuspended: 'Su cuenta está suspendida. Póngase en contacto con su administrador.',
  noOrganization: 'Su cuenta no pertenece a ninguna organización. Pida una invitación a su administrador.',
  organizationInactive: 'Su organización no está activa. Póngase en contacto con su administrador.',
  organizationSuspended:
    'Su organización está suspendida. Pida a su administrador que se ponga en contacto con nosotros.',
  organizationCanceled:
    'Su organización ha cancelado su suscripción. Póngase en contacto con su administrador.',
  organizationDeactivated:
    'Su organización está desactivada. Pida a su administrador que se ponga en contacto con nosotros.',
  ssoRequired:
    'Su organización exige el inicio de sesión único. Elija su proveedor de identidad en la página de inicio de sesión.',
  passwordUnavailable:
    'El inicio de sesión con contraseña no está disponible para su cuenta. Póngase en contacto con su administrador.',
  action: 'Abrir la página de inicio de sesión',
  notYou: 'Si usted no lo solicitó, ignore este mensaje.',
} satisfies Translation<typeof english>;
