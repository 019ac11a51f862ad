import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  planTitle: 'Tarifanfragen',
  planAbout:
    'Tarife, die Organisationen beantragen. Ein bezahlter Tarif beginnt, wenn Sie ihn gewähren. Eine Testphase beginnt, wenn Sie die Organisation aktivieren.',
  productTitle: 'Produktanfragen',
  productAbout:
    'Produkte, die Organisationen zusätzlich zu ihrem Tarif beantragen. Sie können ein Enddatum für die Freigabe festlegen.',
  plan: 'Tarif',
  product: 'Produkt',
  noPlanRequests: 'Tarifanfragen von Organisationen erscheinen hier.',
  noProductRequests: 'Produktanfragen von Organisationen erscheinen hier.',
  until: 'Bis',
  untilLabel:
    'Enddatum der Freigabe für {organization}. Lassen Sie das Feld leer, wenn es kein Enddatum gibt.',
  tabs: 'Art der Anfrage',
  plans: 'Tarife',
  products: 'Produkte',
  all: 'Alle',
  open: 'Offen',
  granted: 'Gewährt',
  declined: 'Abgelehnt',
  organization: 'Organisation',
  requested: 'Angefragt',
  status: 'Status',
  actions: 'Aktionen',
  noRequests: 'Keine Anfragen',
  noMatch: 'Keine passenden Anfragen',
  noOpen: 'Alle Anfragen sind beantwortet.',
  noWithStatus: 'Keine Anfrage hat diesen Status.',
  grant: '<hidden>Anfrage von {organization}: </hidden>Gewähren',
  decline: '<hidden>Anfrage von {organization}: </hidden>Ablehnen',
} satisfies Translation<typeof english>;
