import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  requestSubject: 'Produkt angefragt: {product} für {tenant}',
  requestAbout: '{tenant} fragt {product} an.',
  requestedBy: 'Angefragt von {email}.',
  requestAction: 'Produktanfragen öffnen',
  grantedSubject: '{product} ist jetzt verfügbar',
  granted: 'Ihre Organisation hat jetzt Zugriff auf {product}.',
  grantedUntil: 'Ihre Organisation hat bis {date} Zugriff auf {product}.',
  declinedSubject: 'Ihre Produktanfrage wurde abgelehnt',
  declined:
    'Ihre Anfrage für {product} wurde abgelehnt. Kontaktieren Sie uns, um Alternativen zu besprechen.',
  endedSubject: 'Der Zugriff auf {product} ist beendet',
  ended:
    'Der zusätzliche Zugriff Ihrer Organisation auf {product} ist beendet. Die Produkte Ihres Tarifs bleiben unverändert.',
  action: 'Produkte ansehen',
} satisfies Translation<typeof english>;
