import { COUNTED_AT_MOST, type Overview } from '@gatehouse/contracts';
import type { Translate } from '@gatehouse/texts';

type Texts = Translate<typeof import('./texts/counts/en').default>;

export interface Count {
  /** `COUNTED_AT_MOST + 1` stands for more than that. */
  value: number;
  /** What is counted, where the title of the page does not say it. */
  note?: string;
}

/** How many there are of what a page shows, by its path; a page without a number is missing. */
export function countsOf(overview: Overview | null, t: Texts): Record<string, Count> {
  if (!overview) return {};
  const connections = {
    value: overview.connections,
    note: t('enabled', { count: written(overview.enabledConnections) }),
  };
  const domains = {
    value: overview.domains,
    note: t('verified', { count: written(overview.verifiedDomains) }),
  };
  const events = { value: overview.events, note: t('lastDay') };
  const users = { value: overview.users };
  const applications = { value: overview.applications };
  const samlProviders = { value: overview.samlProviders };
  const apis = { value: overview.apis };
  return {
    ...(overview.tenants !== null && {
      '/superadmin/tenants': { value: overview.tenants },
      '/admin/permissions': { value: overview.roles, note: t('custom') },
    }),
    '/superadmin/users': users,
    '/superadmin/applications': applications,
    '/superadmin/saml-providers': samlProviders,
    '/superadmin/apis': apis,
    '/superadmin/sso-configuration': connections,
    '/superadmin/domains': domains,
    '/superadmin/audit': events,
    '/superadmin/sessions': { value: overview.sessions, note: t('activeNow') },
    '/admin/users': users,
    '/admin/roles': { value: overview.roles, note: t('custom') },
    '/admin/applications': applications,
    '/admin/saml-providers': samlProviders,
    '/admin/apis': apis,
    '/admin/sso': connections,
    '/admin/domains': domains,
    '/admin/audit': events,
  };
}

/** As in "10000+" where they were not counted further. */
export function written(value: number): string {
  return value > COUNTED_AT_MOST ? `${COUNTED_AT_MOST}+` : String(value);
}
