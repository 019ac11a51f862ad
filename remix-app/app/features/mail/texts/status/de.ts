import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  queued: 'In Warteschlange',
  sent: 'Gesendet',
  dead: 'Fehlgeschlagen',
  expired: 'Abgelaufen',
} satisfies Translation<typeof english>;
