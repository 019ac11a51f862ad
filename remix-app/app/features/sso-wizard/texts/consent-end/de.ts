import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  received: 'Zustimmung erhalten',
  closes: 'Dieses Fenster wird automatisch geschlossen.',
  failed: 'Der Identitätsanbieter wurde nicht verbunden',
  directoryFailed: 'Gatehouse kann das Verzeichnis noch nicht lesen',
  continue: 'Hier fortfahren',
} satisfies Translation<typeof english>;
