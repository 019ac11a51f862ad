import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  queued: 'En cola',
  sent: 'Enviado',
  dead: 'Fallido',
  expired: 'Caducado',
} satisfies Translation<typeof english>;
