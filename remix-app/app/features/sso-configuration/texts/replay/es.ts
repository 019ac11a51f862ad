import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  responses: 'Respuestas guardadas',
  connection: 'Conexión: {name}',
  allSignIns: 'Todos los inicios de sesión',
  responsesAbout:
    'Aquí aparecen las respuestas del proveedor de identidad. Puede volver a ejecutar una con ajustes modificados antes de guardarlos. Nadie inicia sesión con ello.',
  none: 'No hay respuestas guardadas',
  noneAbout:
    'Las respuestas aparecen aquí después del próximo inicio de sesión o prueba. Para GitHub no se guardan respuestas.',
  retention:
    'Las respuestas se conservan {days, plural, one {# día} other {# días}}: los últimos {failures, number} fallos de cada causa y los últimos {successes, number} aciertos de la conexión.',
  reference: 'Referencia',
  outcome: 'Resultado',
  code: 'Código',
  time: 'Hora',
  tooLarge: 'Demasiado grande para guardarla',
  tooLargeAbout:
    'Las respuestas de más de 64 KB no se guardan, por lo que esta no se puede volver a ejecutar.',
  replay: 'Reproducir una respuesta',
  theSignIn: 'El inicio de sesión',
  notStored: 'No hay ninguna respuesta guardada de este inicio de sesión',
  notStoredAbout:
    'Las respuestas se eliminan después de {days, plural, one {# día} other {# días}}. No se guarda ninguna si el inicio de sesión falló antes de que respondiera el proveedor de identidad.',
  replayAbout:
    'La respuesta guardada vuelve a pasar todas las comprobaciones de un inicio de sesión en el momento de su recepción. Si el usuario puede iniciar sesión se decide según el estado actual. Nadie inicia sesión y no se guarda nada.',
  settings: 'Ajustes de prueba',
  settingsAbout:
    'Los campos contienen los ajustes de la conexión. Modifíquelos y vuelva a ejecutar la respuesta. Sus cambios no se guardan.',
  draft: 'Borrador',
  draftAbout:
    'Los campos contienen la configuración del borrador. Modifíquela y vuelva a ejecutar la respuesta. Los cambios no se guardan.',
  notRun: 'La respuesta no se ejecutó',
  run: 'Ejecutar la respuesta',
  message: 'La respuesta',
  messageAbout: 'Sin datos personales ni secretos. El registro de auditoría anota quién la abre.',
  showMessage: 'Mostrar la respuesta',
  result: 'Resultado',
  resultAbout: 'Las comprobaciones de la respuesta usan el momento de su recepción: {at}.',
  check: 'Comprobación',
  value: 'Valor',
  live: 'Ajustes actuales',
  edited: 'Ajustes modificados',
  passed: 'Superada',
  failed: 'Fallida',
  notReached: 'No alcanzada',
  found: 'Encontrado: {value}',
  expected: 'Esperado: {value}',
  accepted: 'Aceptada',
  rejected: 'Rechazada',
  undecided: 'Sin decidir',
  undecidedAbout:
    'Desconocida: el inicio de sesión terminó antes de solicitar la información del usuario (UserInfo)',
  user: 'Qué obtendría el usuario',
  account: 'Cuenta',
  email: 'Correo electrónico',
  name: 'Nombre',
  role: 'Rol',
  enter: 'La cuenta vinculada a esta identidad',
  link: 'Una cuenta existente, que se vincula',
  prove: 'Una cuenta existente, que se vincula tras introducir su contraseña',
  join: 'Una cuenta nueva en la organización',
  signUp: 'Una cuenta nueva y una organización nueva',
  noAccount: 'Sin acceso',
  noUser: 'Sin acceso: la respuesta no nombra a ningún usuario verificado',
  openReplay: 'Reproducir la respuesta',
} satisfies Translation<typeof english>;
