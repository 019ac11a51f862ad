import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Benutzer',
  about: 'Einladungen zu {organization} und ihr Status.',
  aboutOwn: 'Einladungen zu Ihrer Organisation und ihr Status.',
  invite: 'Personen einladen',
  email: 'E-Mail',
  role: 'Rolle',
  status: 'Status',
  sent: 'Gesendet',
  sentTimes: '{when}, {count}-mal',
  expires: 'Läuft ab',
  actions: 'Aktionen',
  search: 'Name oder E-Mail-Adresse',
  anyStatus: 'Beliebiger Status',
  empty: 'Keine Einladungen',
  emptyHelp: 'Ausstehende Einladungen und ihre Ablaufdaten werden hier angezeigt.',
  resend: 'Erneut senden<hidden> an {email}</hidden>',
  revoke: 'Widerrufen<hidden>: Einladung von {email}</hidden>',
} satisfies Translation<typeof english>;
