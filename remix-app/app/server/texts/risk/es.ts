import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  scoreOf: '{score} de 100',
  a_allow: 'La política permite inicios de sesión con este riesgo.',
  a_second_factor: 'La política exigió un segundo factor.',
  a_passkey: 'La política exigió una llave de acceso.',
  a_approval: 'La política retuvo el inicio de sesión hasta la aprobación de un administrador.',
  a_approved: 'Un administrador aprobó el inicio de sesión que la política retuvo.',
  a_reject: 'La política rechazó el inicio de sesión.',
  r_second_factor: 'La política solo informa. Habría exigido un segundo factor.',
  r_passkey: 'La política solo informa. Habría exigido una llave de acceso.',
  r_approval:
    'La política solo informa. Habría retenido el inicio de sesión hasta la aprobación de un administrador.',
  r_reject: 'La política solo informa. Habría rechazado el inicio de sesión.',
  new_device: 'Un dispositivo con el que el usuario no había iniciado sesión',
  new_country: 'Un país nuevo: {found}. Habitual: {usual}',
  new_region: 'Una región nueva: {found}. Habitual: {usual}',
  new_operator: 'Un operador de red nuevo: {found}. Habitual: {usual}',
  impossible_travel: 'Demasiado lejos para viajar en ese tiempo: de {usual} a {found}',
  unusual_hour: 'Una hora inusual: {found} UTC. Habitual: {usual} UTC',
  suspect_password_spraying: 'Desde esta red se prueban contraseñas de muchas cuentas',
  suspect_credential_stuffing: 'Desde esta red se prueban contraseñas filtradas',
  many_networks:
    '{count, plural, one {Intentos fallidos de esta cuenta desde # red en una hora} other {Intentos fallidos de esta cuenta desde # redes en una hora}}',
  many_failures:
    '{count, plural, one {# intento fallido de esta cuenta en una hora} other {# intentos fallidos de esta cuenta en una hora}}',
  second_step_fatigue:
    '{count, plural, one {# segundo paso sin respuesta en una hora} other {# segundos pasos sin respuesta en una hora}}',
  b_script: 'Un script y no un navegador',
  b_automated: 'Un navegador automatizado',
  b_user_agent: 'Un agente de usuario que se contradice',
  b_client_hints: 'Un agente de usuario que contradice las indicaciones de cliente del navegador',
  b_other: 'Otro navegador en un dispositivo conocido: {found}. Habitual: {usual}',
  new_application: 'Una aplicación que el usuario no había usado',
  unlike_organization: 'Distinto de otros inicios de sesión de la organización: {found}',
  other_claims:
    'El proveedor de identidad envió otros claims que los habituales. Nuevos: {found}. Ausentes: {usual}',
  notCounted: '{reason} (no cuenta)',
  f_country: 'país',
  f_operator: 'operador de red',
  f_hour: 'hora',
  f_method: 'método de autenticación',
  f_browser: 'navegador',
  other_country: 'Otro país que al iniciar sesión: {found}. Antes: {usual}',
  other_operator: 'Otro operador de red que al iniciar sesión: {found}. Antes: {usual}',
  other_browser: 'Otro navegador que al iniciar sesión: {found}. Antes: {usual}',
  reused_token: 'Un código o token de actualización de {found} se usó dos veces',
} satisfies Translation<typeof english>;
