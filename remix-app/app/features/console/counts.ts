import { COUNTED_AT_MOST, type Overview } from '@gatehouse/contracts';

export interface Count {
  /** `COUNTED_AT_MOST + 1` stands for more than that. */
  value: number;
  /** What is counted, where the title of the page does not say it. */
  note?: string;
}

/** How many there are of what a page shows, by its path; a page without a number is missing. */
export function countsOf(overview: Overview | null): Record<string, Count> {
  if (!overview) return {};
  const connections = {
    value: overview.connections,
    note: `${written(overview.enabledConnections)} switched on`,
  };
  const domains = { value: overview.domains, note: `${written(overview.provenDomains)} proven` };
  const events = { value: overview.events, note: 'in 24 hours' };
  const users = { value: overview.users };
  const applications = { value: overview.applications };
  const samlProviders = { value: overview.samlProviders };
  const apis = { value: overview.apis };
  return {
    ...(overview.tenants !== null && {
      '/superadmin/tenants': { value: overview.tenants },
      '/admin/permissions': { value: overview.roles, note: "tenants' own" },
    }),
    '/superadmin/users': users,
    '/superadmin/applications': applications,
    '/superadmin/saml-providers': samlProviders,
    '/superadmin/apis': apis,
    '/superadmin/sso-configuration': connections,
    '/superadmin/domains': domains,
    '/superadmin/audit': events,
    '/superadmin/sessions': { value: overview.sessions, note: 'open now' },
    '/admin/users': users,
    '/admin/roles': { value: overview.roles, note: 'of your own' },

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
