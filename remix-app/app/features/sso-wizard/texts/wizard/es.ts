import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Asistente automático de SSO',
  quickTitle: 'Configuración automática rápida',
  steps: 'Pasos',
  done: 'completado',
  selectProvider: 'Seleccionar proveedor',
  authentication: 'Autenticación del administrador',
  connectProvider: 'Conectar el proveedor',
  capture: 'Capturar la configuración',
  review: 'Revisar y guardar',
  complete: 'Completar',
  cancelled: 'La autenticación se canceló o falló.',
  failedToStart: 'No se pudo iniciar la autenticación. Vuelva a intentarlo.',
  captureFailed: 'No se pudo capturar la configuración. Vuelva a intentarlo.',
  saveFailed: 'No se pudo guardar la configuración.',
  succeeded: '¡{name} se configuró correctamente con el asistente!',
  entraApp: 'Entra ID, aplicación propia',
  googleApp: 'Google, aplicación SAML',
  otherProvider: 'Otro proveedor de identidad',
} satisfies Translation<typeof english>;
