import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  body: 'Cuerpo de la solicitud',
  bodyAbout: 'JSON. El campo contiene inicialmente el ejemplo del contrato.',
  confirm: 'Entiendo que {method} modifica esta instalación en mi nombre',
  send: 'Enviar {method}',
  response: 'Respuesta',
  duration: '{count, number} ms',
  responseBody: 'Cuerpo de la respuesta',
  noBody: 'Sin cuerpo de respuesta',
  cut: 'El cuerpo de la respuesta está truncado.',
  showSecrets: 'Mostrar secretos',
  bodyWithSecrets: 'Cuerpo de la respuesta con secretos',
} satisfies Translation<typeof english>;
