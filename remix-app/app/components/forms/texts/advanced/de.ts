import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  advanced: 'Erweitert',
  safe: 'Die Voreinstellungen sind für die meisten Fälle sicher.',
} satisfies Translation<typeof english>;
