import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Un paso más',
  aboutRecovery: 'Introduzca uno de sus códigos de recuperación. Cada código funciona una vez.',
  aboutPasskey: 'Confirme con la llave de acceso de este dispositivo o de su teléfono.',
  aboutCode: 'Introduzca el código de su aplicación de autenticación.',
  or: 'o',
  emergencyCode: 'Código de emergencia',
  aboutEmergency:
    'Su organización exige el inicio de sesión único. Para iniciar sesión como administrador de emergencia, introduzca uno de sus códigos de emergencia. Cada código funciona una vez y se notifica a todos los administradores.',
  recoveryCode: 'Código de recuperación',
  code: 'Código de seis dígitos',
  continue: 'Continuar',
  usePasskey: 'Usar una llave de acceso',
  passkeyNeedsScript: 'Una llave de acceso requiere JavaScript. Actívelo o use un código de recuperación.',
  passkeyElsewhereOnly:
    'Sus llaves de acceso solo funcionan en otra dirección. Inicie sesión en esa dirección.',
  passkeyElsewhere:
    'Sus llaves de acceso solo funcionan en otra dirección. Introduzca aquí un código de recuperación y después añada una llave de acceso para esta dirección en la configuración de su cuenta.',
  useFactor: 'Usar su aplicación de autenticación o llave de acceso',
  useRecoveryCode: '¿Lo ha perdido? Use un código de recuperación',
  otherAccount: 'Iniciar sesión con otra cuenta',
  enrol: 'Configure un segundo factor',
  enrolAbout:
    'Su organización exige un segundo factor. Después de la contraseña, introduce un código de una aplicación de su teléfono.',
  enrolAnew: 'Configure un nuevo segundo factor',
  enrolAnewAbout: 'Su organización exige una nueva aplicación de autenticación. Sustituye a la anterior.',
  enrolHint:
    'Tenga preparada una aplicación de autenticación, por ejemplo la de su gestor de contraseñas. La configuración tarda un minuto.',
  begin: 'Configurar una aplicación de autenticación',
  newPassword: 'Elija una nueva contraseña',
  newPasswordAbout:
    'Su contraseña ha aparecido en una filtración de datos, por lo que otros pueden adivinarla. Su organización exige una nueva. La filtración no procede de Gatehouse. Se cerrará su sesión en los demás dispositivos.',
  savePassword: 'Guardar y continuar',
  approval: 'Su administrador debe aprobar este inicio de sesión',
  approvalAbout:
    'Este inicio de sesión es inusual para su cuenta. Su organización lo retiene hasta que decida un administrador.',
  approvalNumber: 'Número para comparar',
  approvalNext:
    'Se ha avisado a sus administradores. Es posible que uno de ellos le pida este número. Deje esta página abierta: tras la aprobación habrá iniciado sesión. El inicio de sesión caduca a los {minutes, number} minutos.',
  approvalCancel: 'Cancelar el inicio de sesión',
  approved: 'Su administrador aprobó este inicio de sesión',
  approvedAbout: 'Continúe para completarlo.',
  approvalRejected:
    'Su administrador rechazó este inicio de sesión. Si quiere saber el motivo, contacte con su administrador.',
  approvalExpired:
    'Ningún administrador aprobó este inicio de sesión en 15 minutos. Inicie sesión de nuevo y contacte con su administrador.',
  scan: 'Escanee esto con su aplicación',
  scanAbout: 'Después introduzca el código que muestra la aplicación para iniciar sesión.',
  confirm: 'Confirmar y continuar',
  keepCodes: 'Guarde sus códigos de recuperación',
  codesKept: 'He guardado los códigos, continuar',
  startAgain: 'Vuelva a iniciar sesión',
  noSignIn: 'No hay ningún inicio de sesión en curso o tardó demasiado.',
  toSignIn: 'Ir a la página de inicio de sesión',
} satisfies Translation<typeof english>;
