import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Exigir inicio de sesión único',
  about:
    'Los miembros de su organización deben iniciar sesión mediante una conexión. Las contraseñas y las passkeys dejan de funcionar en las páginas de inicio de sesión, en la API, en las invitaciones y al restablecer la contraseña.',
  aboutOf:
    'Los miembros de {organization} deben iniciar sesión mediante una conexión. Las contraseñas y las passkeys dejan de funcionar en las páginas de inicio de sesión, en la API, en las invitaciones y al restablecer la contraseña.',
  allConnections: 'Todas las conexiones',
  noOrganization: 'Usted no es miembro de ninguna organización, por lo que no puede definir esta política.',
  required: 'El inicio de sesión único es obligatorio',
  notRequired: 'El inicio de sesión único es opcional',
  requiredAbout:
    'El inicio de sesión con contraseña está desactivado. Los administradores de emergencia aún pueden usar su contraseña. En ese caso se avisa a todos los administradores.',
  notRequiredAbout: 'Los usuarios pueden iniciar sesión con una conexión o con su contraseña.',
  changedAt: 'Última modificación {at}.',
  testTitle: '1. Probar una conexión',
  testAbout:
    'Un administrador de la organización debe haber probado una conexión con su configuración actual en las últimas 24 horas. Así se evita un bloqueo.',
  noConnection:
    'No hay ninguna conexión activada. Primero, <connect>conecte un proveedor de identidad</connect>.',
  passedAt: 'Una prueba se superó {at}.',
  passedOutdated:
    'Una prueba se superó {at}, pero la configuración cambió desde entonces o la prueba es demasiado antigua.',
  neverTested: 'Nunca probada.',
  tested: 'Probada',
  test: 'Probar',
  namedTitle: '2. Elegir administradores de emergencia',
  namedAbout:
    'Elija uno o dos administradores. Pueden iniciar sesión con su contraseña cuando el proveedor de identidad no está disponible. Cada vez, todos los administradores reciben un correo.',
  noPassword: '{email}: no tiene contraseña, por lo que no puede iniciar sesión así',
  outagePasswords: 'Permitir contraseñas durante una interrupción',
  outagePasswordsAbout:
    'Mientras ninguna conexión habilitada responda, los miembros pueden iniciar sesión con su contraseña. Sin esta opción, solo pueden hacerlo los administradores de emergencia. Un atacante que interrumpa su proveedor de identidad podría usar entonces una contraseña robada.',
  preview: 'Mostrar usuarios afectados',
  lockedOutTitle: '3. Usuarios que perderían el acceso',
  lockedOutTitleRequired: '3. Usuarios que no pueden iniciar sesión',
  nobodyLockedOut:
    'Ninguno. Todos los usuarios son conocidos por una conexión o tienen un correo que atiende una conexión.',
  lockedOut:
    '<b>{count, plural, one {# usuario perdería} other {# usuarios perderían}}</b> el acceso. {reason}',
  lockedOutRequired:
    '<b>{count, plural, one {# usuario no puede} other {# usuarios no pueden}}</b> iniciar sesión. {reason}',
  saveTitle: '4. Exigir inicio de sesión único',
  changeTitle: 'Cambiar la política',
  saveAbout:
    'Todos los administradores reciben un correo. Las sesiones existentes continúan hasta que caduquen.',
  changeAbout: 'Si deja de exigir el inicio de sesión único, se avisa a todos los administradores.',
  saveNamed: 'Guardar cambios',
  stop: 'Dejar de exigir el inicio de sesión único',
  require: 'Exigir inicio de sesión único',
  requireAndLockOut:
    '{count, plural, one {Exigir inicio de sesión único y bloquear a # usuario} other {Exigir inicio de sesión único y bloquear a # usuarios}}',
  scheduled: 'El inicio de sesión único será obligatorio',
  scheduledAbout:
    'A partir del {at}, las contraseñas y las llaves de acceso dejarán de funcionar para los miembros. Hasta entonces siguen funcionando y los usuarios ven esta fecha al iniciar sesión.',
  requiredCodesAbout:
    'El inicio de sesión con contraseña está desactivado. Los administradores de emergencia pueden usar su contraseña y un código de emergencia. Se notifica a todos los administradores cuando lo hacen.',
  emergencyAccess: 'Acceso de emergencia',
  emergencyAccessAbout:
    'Decide qué necesita un administrador de emergencia para iniciar sesión sin el proveedor de identidad.',
  accessCode: 'Contraseña y un código de emergencia',
  accessCodeAbout:
    'Se crean diez códigos y se muestran una sola vez. Imprímalos y guárdelos en un lugar seguro. Cada código funciona una vez.',
  accessRelease: 'Contraseña, un código y una segunda persona',
  accessReleaseAbout: 'Además, otro administrador debe autorizar el código en un plazo de 15 minutos.',
  accessPassword: 'Solo contraseña',
  accessPasswordAbout:
    'Quien conozca la contraseña de un administrador de emergencia puede eludir el proveedor de identidad.',
  codes: 'Códigos de emergencia',
  codesTitle: 'Guarde ahora los códigos de emergencia',
  codesAbout:
    'Solo se muestran una vez. Imprímalos y guárdelos en un lugar seguro. Un administrador de emergencia necesita su contraseña y uno de estos códigos para iniciar sesión. Los códigos anteriores ya no funcionan.',
  codesLeft:
    '{count, plural, =0 {No queda ningún código, por lo que el acceso de emergencia no es posible. Cree códigos nuevos.} one {Queda # código.} other {Quedan # códigos.}}',
  codesCreated: 'Creados {at}.',
  requested: '{email} introdujo un código {at} y espera su autorización.',
  released: 'El código de {email} se autorizó {at}.',
  release: 'Autorizar código',
  renewCodes: 'Crear códigos nuevos',
  renewCodesAbout: 'Los códigos actuales dejan de funcionar de inmediato.',
  graceDays: 'Período de gracia (días)',
  graceDaysAbout:
    'Las contraseñas siguen funcionando durante el período de gracia. Con 0, el inicio de sesión único se exige de inmediato. Máximo 30 días.',
  requireNow: 'Exigir el inicio de sesión único ahora',
} satisfies Translation<typeof english>;
