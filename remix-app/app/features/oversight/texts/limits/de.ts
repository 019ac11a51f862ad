import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  none: 'Keine aktiven Ratenbegrenzungen',
  noneAbout:
    'Konten und Netzwerke, deren Rate begrenzt ist oder in den letzten 15 Minuten begrenzt war, erscheinen hier.',
  subject: 'Konto oder Netzwerk',
  user: 'Benutzer',
  reason: 'Grund',
  attempts: 'Versuche',
  rejected: 'Abgelehnt',
  lastRejected: 'Zuletzt abgelehnt',
  until: 'Begrenzt bis',
  lift: 'Aufheben<hidden> für {subject}</hidden>',
} satisfies Translation<typeof english>;
