import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  details: 'Zeit: {at} UTC. Gerät: {device}. IP-Adresse: {address}.',
  browserOnSystem: '{browser} auf {system}',
  script: '{tool} (Skript)',
  unknownDevice: 'unbekannt',
  unknownAddress: 'unbekannt',
} satisfies Translation<typeof english>;
