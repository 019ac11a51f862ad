import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'Gatehouse ha detectado un ataque a los inicios de sesión',
  password_spraying:
    '{count, plural, one {La red {subject} prueba contraseñas en # cuenta.} other {La red {subject} prueba contraseñas en # cuentas.}}',
  credential_stuffing:
    '{count, plural, one {Muchas redes prueban contraseñas robadas en # cuenta.} other {Muchas redes prueban contraseñas robadas en # cuentas.}}',
  password_guessing: 'Muchas redes adivinan la contraseña de {subject}.',
  second_factor_fatigue: 'Alguien conoce la contraseña de {subject}, pero no el segundo factor.',
  session_moved: 'Probablemente otra persona usa una sesión de {subject}.',
  token_reused: 'Un token de {subject} se usó dos veces, así que probablemente lo tiene otra persona.',
  high: 'Actúe ahora: se conoce una contraseña o un inicio de sesión tuvo éxito.',
  next: 'El incidente indica los usuarios y las redes afectados y sugiere los próximos pasos. Recibirá como máximo {most, number} de estos correos al día.',
  action: 'Abrir el incidente',
} satisfies Translation<typeof english>;
