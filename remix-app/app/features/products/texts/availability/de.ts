import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  availability: 'Verfügbarkeit',
  includedTitle: 'In Ihrem Tarif enthalten',
  included: '{product} ist im Tarif von {organization} enthalten ({plan}).',
  grantedTitle: 'Für Sie freigegeben',
  grantedUntil: '{organization} hat {product} bis {day}, zusätzlich zum Tarif ({plan}).',
  granted: '{organization} hat {product} ohne Enddatum, zusätzlich zum Tarif ({plan}).',
  requestedTitle: 'Angefragt',
  notIncluded: '{product} ist im Tarif von {organization} nicht enthalten ({plan}).',
  requestedOn: 'Die Anfrage wurde am {day} gesendet. Unser Team antwortet per E-Mail.',
  replyByEmail: 'Unser Team antwortet per E-Mail.',
  noneTitle: 'Nicht in Ihrem Tarif',
  endedOn: 'Die Freigabe von {product} endete am {day}.',
  trialTitle: 'Teil jedes Testzeitraums',
  trialAbout: 'Testen Sie {product} 14 Tage lang für 0 $. Keine Kreditkarte erforderlich.',
  startTrial: 'Kostenlos testen',
  includedIn: 'Enthalten in: {plans}.',
  askAdmin: 'Bitten Sie den Admin Ihrer Organisation darum.',
  request: '{product} anfragen',
  requestPlan: '{plan} anfragen',
  planPrice: 'Darin ist {product} für {price} enthalten. Unser Team beantwortet Ihre Anfrage.',
} satisfies Translation<typeof english>;
