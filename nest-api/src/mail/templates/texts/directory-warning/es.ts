import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  ofConnection: 'Se trata del aprovisionamiento de la conexión «{connection}».',
  ofAConnection: 'Se trata del aprovisionamiento de una de sus conexiones.',
  pausedSubject: 'El aprovisionamiento está en pausa y espera su decisión',
  pausedShare:
    '{count, plural, one {El directorio desactivaría # usuario, más de lo que permite en 24 horas.} many {El directorio desactivaría # usuarios, más de lo que permite en 24 horas.} other {El directorio desactivaría # usuarios, más de lo que permite en 24 horas.}} Conservan el acceso hasta que decida.',
  pausedLastAdmin:
    'El directorio desactivaría al último administrador de su organización. Las desactivaciones esperan hasta que decida.',
  pausedNext: 'Compare los nombres con su directorio. Después apruebe o rechace el cambio.',
  tokenExpiresSubject:
    'Un token de aprovisionamiento caduca {count, plural, one {mañana} many {en # días} other {en # días}}',
  tokenExpires:
    'El último token del directorio caduca {count, plural, one {mañana} many {en # días} other {en # días}}. Después, quien se va conserva el acceso y no se añaden usuarios nuevos.',
  tokenExpiredSubject: 'Un token de aprovisionamiento ha caducado',
  tokenExpired:
    'El último token del directorio ha caducado. Sus cambios se rechazan: quien se va conserva el acceso y no se añaden usuarios nuevos.',
  tokenNext: 'Cree un segundo token, introdúzcalo en su directorio y revoque el antiguo.',
  rejectedSubject: 'Se rechazan solicitudes de su directorio',
  rejected:
    '{count, plural, one {Se rechazó # solicitud del directorio en 24 horas.} many {Se rechazaron # solicitudes del directorio en 24 horas.} other {Se rechazaron # solicitudes del directorio en 24 horas.}} Algunos cambios no surtieron efecto.',
  rejectedNext: 'El registro de solicitudes explica cada una y dice qué hacer.',
  silentSubject: 'Su directorio ha dejado de enviar solicitudes',
  silent:
    'El directorio no ha enviado ninguna solicitud desde hace {count, plural, one {# día} many {# días} other {# días}}, más de lo habitual. Quien se va conserva el acceso y no se añaden usuarios nuevos.',
  silentNext:
    'Compruebe en su proveedor de identidad que el aprovisionamiento está activado y no informa de errores. Este aviso termina con la próxima solicitud.',
  action: 'Abrir el aprovisionamiento',
} satisfies Translation<typeof english>;
