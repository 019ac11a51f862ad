import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  button: '¿A quién afectaría?',
  buttonNetworks: '¿A quién se rechazaría?',
  buttonRisk: '¿Qué haría la política de riesgo?',
  title: '¿A quién afectaría?',
  titleUsed: '¿Quién inicia sesión todavía sin el inicio de sesión único?',
  titleOf: '¿A quién se rechazaría en {application}?',
  noSignIns:
    'El registro no contiene ningún inicio de sesión de los últimos 30 días, por lo que se desconoce el efecto.',
  noRequests:
    'El registro no contiene ninguna solicitud para {application} de los últimos 30 días, por lo que se desconoce el efecto.',
  second_factor:
    'En los últimos 30 días habría faltado un segundo factor en <b>{affected, number} de {total, plural, one {# inicio de sesión} other {# inicios de sesión}}</b> ({users, plural, one {# usuario} other {# usuarios}}).',
  single_sign_on:
    'En los últimos 30 días se habrían rechazado <b>{affected, number} de {total, plural, one {# inicio de sesión} other {# inicios de sesión}}</b> ({users, plural, one {# usuario} other {# usuarios}}).',
  session_limits:
    'En los últimos 30 días, <b>{users, plural, one {# usuario} other {# usuarios}}</b> habrían tenido que volver a iniciar sesión {affected, plural, one {# vez} other {# veces}}.',
  networks:
    'En los últimos 30 días, <b>{affected, number} de {total, plural, one {# inicio de sesión} other {# inicios de sesión}}</b> ({users, plural, one {# usuario} other {# usuarios}}) llegaron desde redes que estas listas rechazan.',
  networksOf:
    'En los últimos 30 días, <b>{affected, number} de {total, plural, one {# solicitud} other {# solicitudes}}</b> ({users, plural, one {# usuario} other {# usuarios}}) para entrar en {application} llegaron desde redes que estas listas rechazan.',
  risk: 'En los últimos 30 días, <b>{affected, number} de {total, plural, one {# inicio de sesión} other {# inicios de sesión}}</b> ({users, plural, one {# usuario} other {# usuarios}}) se habrían rechazado por su riesgo o habrían necesitado otro paso.',
  stillUsed:
    'Desde que se activó la obligación, <b>{affected, number} de {total, plural, one {# inicio de sesión} other {# inicios de sesión}}</b> ({users, plural, one {# usuario} other {# usuarios}}) no usaron el inicio de sesión único.',
  nobody:
    'No habría afectado a ningún usuario. El registro contiene {total, plural, one {# inicio de sesión} other {# inicios de sesión}} de los últimos 30 días.',
  nobodyOf:
    'No se habría rechazado a ningún usuario. El registro contiene {total, plural, one {# solicitud} other {# solicitudes}} para {application} de los últimos 30 días.',
  nobodyUsed:
    'Todos los inicios de sesión desde que se activó la obligación usaron el inicio de sesión único.',
  line: '{count, plural, one {# inicio de sesión} other {# inicios de sesión}}, el último {at}',
  requestLine: '{count, plural, one {# solicitud} other {# solicitudes}}, la última {at}',
  sessionLine: '{count, plural, one {# vez} other {# veces}}, la última {at}',
  since: 'El registro comienza {at}.',
  estimate:
    'Es una estimación. El registro contiene inicios de sesión y solicitudes de aplicaciones, pero no cada página abierta.',
  former_members:
    '{count, plural, one {# inicio de sesión es} other {# inicios de sesión son}} de usuarios que ya no son miembros activos.',
  organization_switches:
    '{count, plural, one {# sesión cambió} other {# sesiones cambiaron}} desde otra organización. El registro no contiene cómo empezó esa sesión.',
  unrecorded_claims:
    'En {count, plural, one {# inicio de sesión} other {# inicios de sesión}} a través de una conexión, el registro no contiene si el proveedor de identidad pidió un segundo factor.',
  unrecorded_addresses:
    'En {count, plural, one {# inicio de sesión} other {# inicios de sesión}}, el registro no contiene la dirección IP.',
  address_limit:
    'Países y operadores: se consultaron las primeras {count, number} direcciones del período. Las demás cuentan como si no fueran de ninguno de los países y operadores indicados.',
  unassessed:
    'En {count, plural, one {# inicio de sesión} other {# inicios de sesión}}, el registro no contiene el riesgo.',
  reasonLine:
    '{reason}: {count, plural, one {# inicio de sesión} other {# inicios de sesión}}, {users, plural, one {# usuario} other {# usuarios}}',
  r_no_second_factor: 'Sin segundo factor',
  r_connection_without_factor: 'Conexión sin segundo factor',
  r_password: 'Contraseña',
  r_passkey: 'Llave de acceso',
  r_other_provider: 'Botón de otro proveedor',
  r_link: 'Enlace en un correo',
  r_session_expired: 'Sesión demasiado larga',
  r_session_idle: 'Pausa demasiado larga',
  r_network_blocked: 'Red bloqueada',
  r_network_not_allowed: 'Red no permitida',
  r_risk_rejected: 'Rechazado',
  r_risk_without_factor: 'Rechazado sin segundo factor',
  r_risk_without_passkey: 'Rechazado sin llave de acceso',
  r_risk_awaits_approval: 'Retenido hasta una aprobación',
  r_risk_sets_up_factor: 'Configuración de un segundo factor',
  r_risk_confirms_factor: 'Confirmación con el segundo factor',
  r_risk_confirms_passkey: 'Confirmación con la llave de acceso',
  d_set_up_factor: 'Debe configurar un segundo factor',
  d_set_up_passkey: 'Debe configurar una llave de acceso',
  d_confirm: 'Debe confirmar el inicio de sesión',
  d_use_usual_device: 'Debe usar un dispositivo y una red que ya haya usado',
  d_await_approval: 'Espera a que un administrador apruebe el inicio de sesión',
  d_use_connection: 'Debe usar una conexión',
  d_no_connection: 'Perdería el acceso: ninguna conexión conoce a este usuario',
  d_sign_in_again: 'Debe volver a iniciar sesión',
  d_use_allowed_network: 'Debe usar una red permitida',
} satisfies Translation<typeof english>;
