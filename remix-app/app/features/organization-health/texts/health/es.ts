import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Estado del sistema',
  choose: 'Elija una organización.',
  toDo: '{count, plural, =0 {No es necesario hacer nada.} one {# componente requiere su atención.} other {# componentes requieren su atención.}}',
  updated: '{toDo} Actualizado {when}. <link>Actualizar</link>',
  updatedOf: '{organization}. {toDo} Actualizado {when}. <link>Actualizar</link>',
  noConnection: 'No hay ningún proveedor de identidad conectado',
  connect: 'Añadir una conexión',
  noConnectionAbout:
    'Los usuarios inician sesión con una contraseña o una passkey. Con una conexión, usan su cuenta de trabajo.',
  good: 'Correcto',
  wait: 'Requiere atención',
  wrong: 'Con errores',
  disabled: 'Deshabilitada',
  lastSignIn: 'Último inicio de sesión',
  lastFailure: 'Último error',
  noneRecently: 'Ninguno recientemente',
  failureReason: 'Motivo del error',
  reachable: 'Accesible',
  yes: 'Sí',
  no: 'No: {reason}',
  read: 'Última actualización',
  certificateExpiry: 'Caducidad del certificado',
  signIns: 'inicios de sesión',
  mails: 'correos',
  connection: 'Abrir la conexión',
  checkAddress:
    'Compruebe con el administrador del proveedor de identidad que su punto de conexión responde. Después, actualice la conexión.',
  certificateExpired: 'El certificado caducó. Introduzca el nuevo o actualice los metadatos.',
  certificateExpires:
    'El certificado caduca en {count, plural, one {# día} other {# días}}. Solicite uno nuevo al proveedor de identidad.',
  lastFailed:
    '{count, plural, one {El último inicio de sesión falló. El registro de inicios de sesión muestra el motivo.} other {Los últimos # inicios de sesión fallaron. El registro de inicios de sesión muestra los motivos.}}',
  mostFailed:
    'En las últimas 24 horas fallaron más inicios de sesión de los que tuvieron éxito. El registro de inicios de sesión muestra los motivos.',
  domains: 'Dominios',
  claimDomain:
    'Reclame el dominio de sus direcciones de correo. Dirige a sus usuarios a su proveedor de identidad.',
  addRecord: 'Añada el registro DNS de {domains}.',
  recordMissing: 'Falta el registro DNS de {domains}. Añádalo de nuevo.',
  verified: 'Verificados',
  none: 'Ninguno',
  notVerified: 'Todavía sin verificar',
  noLongerVerified: 'Ya no verificados',
  lastChecked: 'Última comprobación',
  allDomains: 'Todos los dominios',
  mail: 'Correo',
  delivered: 'Entregados en la última hora',
  queued: 'En cola',
  undelivered: 'No entregados',
  checkAddresses:
    'Compruebe las direcciones de correo que invitó. Si son correctas, póngase en contacto con el operador de Gatehouse.',
} satisfies Translation<typeof english>;
