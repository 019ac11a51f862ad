import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  details: 'Hora: {at} UTC. Dispositivo: {device}. Dirección IP: {address}.',
  browserOnSystem: '{browser} en {system}',
  script: '{tool} (script)',
  unknownDevice: 'desconocido',
  unknownAddress: 'desconocida',
} satisfies Translation<typeof english>;
