import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Política de inicio de sesión',
  about: 'Se aplica a todos los miembros de la organización desde el próximo inicio de sesión.',
  passwordMinLength: 'Longitud mínima de la contraseña',
  passwordMinLengthAbout:
    'De 8 a 64 caracteres. No hay reglas de composición. Los usuarios con una contraseña más corta la conservan hasta que la cambien.',
  requireFactor: 'Exigir un segundo factor',
  requireFactorAbout:
    'Una aplicación de autenticación o una llave de acceso. A los usuarios que no tienen ninguno se les pide que lo configuren. Tras el período de gracia no pueden iniciar sesión sin él.',
  requiredSince: 'Exigido desde: {time}.',
  failedSignInRetentionDays: 'Días que se conservan los inicios de sesión fallidos',
  failedSignInRetentionDaysAbout:
    'El registro de inicios de sesión conserva los intentos fallidos entre 7 y 365 días.',
  checkPasswords: 'Comprobar las contraseñas al iniciar sesión',
  checkPasswordsAbout:
    'Una contraseña que ha aparecido en una filtración de datos debe cambiarse antes de continuar. Si la lista de contraseñas filtradas no está disponible, el inicio de sesión continúa sin la comprobación.',
  checkOn: 'Activado',
  checkOff: 'Desactivado',
  graceDays: 'Período de gracia en días',
  graceDaysAbout:
    'De 0 a 90, contados desde el día de la exigencia o desde que se incorporó el usuario. Con 0, el próximo inicio de sesión exige el segundo factor.',
  upstreamFactor: 'Segundo factor tras iniciar sesión con su proveedor de identidad',
  upstreamFactorAbout:
    'Google Workspace, Microsoft Entra ID y otros proveedores de identidad pueden exigir ellos mismos un segundo factor.',
  trusted: 'No se exige: el inicio de sesión cuenta como dos factores',
  when_claimed: 'Se exige salvo que el proveedor de identidad informe de dos factores',
  never: 'Se exige siempre',
  allowedNetworks: 'Redes permitidas',
  allowedNetworksAbout:
    'Direcciones IP, intervalos como 203.0.113.0/24, países como DE y operadores de red como AS3320, uno por línea. Si la lista está vacía, los usuarios pueden iniciar sesión desde cualquier red. También se aplica a los administradores de emergencia.',
  blockedNetworks: 'Redes bloqueadas',
  blockedNetworksAbout:
    'Una por línea, en la misma forma. Nadie puede iniciar sesión desde estas redes, aunque estén permitidas.',
  acceptOwnExclusion: 'Guardar estas listas aunque excluyan mi propia dirección',
  acceptOwnExclusionAbout: 'Su sesión sigue abierta, pero no podrá volver a iniciar sesión desde aquí.',
  riskMode: 'Inicios de sesión con riesgo',
  riskModeAbout:
    'Cada inicio de sesión se compara con lo habitual de su usuario. Empiece con los informes y consulte el registro de inicios de sesión.',
  report_only: 'Solo informar: todos los inicios de sesión continúan',
  enforce: 'Actuar según los ajustes siguientes',
  riskMedium: 'Con riesgo medio',
  riskMediumAbout:
    'Por ejemplo, un dispositivo nuevo en una red nueva. Un usuario sin segundo factor configura uno. Un usuario sin llave de acceso necesita un segundo factor en su lugar.',
  riskHigh: 'Con riesgo alto',
  riskHighAbout:
    'Por ejemplo, un dispositivo nuevo en un país demasiado lejano para haber viajado. Un usuario sin el segundo factor o la llave de acceso que se exige no puede iniciar sesión. Con una aprobación, un administrador de su organización decide sobre el inicio de sesión.',
  riskModel: 'Modelo de los inicios de sesión propios',
  riskModelAbout:
    'Un modelo aprende cada día con qué países, redes, horas, métodos y navegadores inicia sesión su organización. Suma como máximo 12 puntos, que por sí solos nunca alcanzan el riesgo medio.',
  off: 'Desactivado',
  report: 'Informar: visible en el registro de inicios de sesión, sin puntos',
  count: 'Contar: aumenta el riesgo',
  modelTrained:
    '{count, plural, one {Entrenado {time} con # inicio de sesión.} other {Entrenado {time} con # inicios de sesión.}}',
  modelMissing:
    '{count, plural, one {El modelo necesita # inicio de sesión correcto más en 30 días.} other {El modelo necesita # inicios de sesión correctos más en 30 días.}}',
  riskRules: 'Reglas más estrictas para grupos y aplicaciones',
  riskRulesAbout:
    'A los miembros de un grupo, y de los grupos que contiene, se les aplica la acción más estricta. Una aplicación también la exige cuando entra un usuario que ya ha iniciado sesión.',
  addRule: 'Añadir regla',
  ruleNumber: 'Regla {number, number}',
  ruleTarget: 'Para',
  ofPlatform: '{name} (plataforma)',
  noTarget: 'Elija un grupo o una aplicación',
  groups: 'Grupos',
  oauth_clients: 'Aplicaciones OIDC',
  saml_service_providers: 'Aplicaciones SAML',
  removeRule: 'Quitar la regla {number, number}',
  remove: 'Quitar',
  allow: 'Permitir',
  second_factor: 'Exigir un segundo factor',
  passkey: 'Exigir una llave de acceso',
  approval: 'Esperar la aprobación de un administrador',
  reject: 'Rechazar',
  save: 'Guardar política',
  secondFactor: 'Segundo factor',
  required: 'Obligatorio',
  optional: 'Opcional',
} satisfies Translation<typeof english>;
