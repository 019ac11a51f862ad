import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  details: 'الوقت: {at} UTC. الجهاز: {device}. عنوان IP: {address}.',
  browserOnSystem: '{browser} على {system}',
  script: '{tool} (برنامج نصي)',
  unknownDevice: 'غير معروف',
  unknownAddress: 'غير معروف',
} satisfies Translation<typeof english>;
