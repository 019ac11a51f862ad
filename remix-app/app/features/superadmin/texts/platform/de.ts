import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  tenantsByStatus: '{count, plural, one {# Mandant} other {# Mandanten}} nach Status',
  allTenants: 'Alle Mandanten',
  noTenant: 'Mandanten erscheinen hier, nachdem Sie sie angelegt haben. <a>Ersten Mandanten anlegen</a>',
  openRequests: 'Offene Anfragen',
  allRequests: 'Alle Anfragen',
  noRequests: 'Offene Anfragen nach Tarifen und Produkten erscheinen hier.',
  request: '{organization} beantragt {wish}',
  noSignIns:
    'Die Zahl der erfolgreichen und fehlgeschlagenen Anmeldungen erscheint hier, sobald sich Benutzer anmelden.',
  newTenant: 'Neuer Mandant',
} satisfies Translation<typeof english>;
