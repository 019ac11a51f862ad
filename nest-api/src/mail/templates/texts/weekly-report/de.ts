import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'Anmeldungen vom {from} bis {to}',
  about:
    'Dies sind die Anmeldungen Ihrer Organisation in der letzten Woche. Die Zahlen in Klammern gelten für die Woche davor.',
  succeeded: 'Erfolgreiche Anmeldungen: {now, number} ({before, number})',
  failed: 'Fehlgeschlagene Anmeldungen: {now, number} ({before, number})',
  rate: 'Erfolgsquote: {now} ({before})',
  activeUsers: 'Aktive Benutzer: {now, number} ({before, number})',
  risk: 'Anmeldungen mit mittlerem Risiko: {medium, number} ({mediumBefore, number}), mit hohem Risiko: {high, number} ({highBefore, number})',
  incidents: 'Neue Vorfälle: {now, number} ({before, number}), jetzt offen: {open, number}',
  adoption:
    'Benutzer mit zweitem Faktor: {withFactor, number} von {users, number}, mit Passkey: {withPasskey, number}',
  causes: 'Die häufigsten Ursachen fehlgeschlagener Anmeldungen:',
  cause: '{count, number} × {cause} {link}',
  action: 'Analysen öffnen',
  unsubscribe:
    'Sie erhalten diese E-Mail, weil Sie die Organisation verwalten. Zum Abbestellen öffnen Sie {link}',
} satisfies Translation<typeof english>;
