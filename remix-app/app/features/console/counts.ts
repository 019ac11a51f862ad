import { COUNTED_AT_MOST, type Overview } from '@gatehouse/contracts';
import type { Translate } from '@gatehouse/texts';

type Texts = Translate<typeof import('./texts/counts/en').default>;

export interface Count {
  /** `COUNTED_AT_MOST + 1` means more than that. */
  value: number;
  /** Label of the counted objects, if the title of the page does not name them. */
  note?: string;
}

/** Numbers of objects by the path of their page; pages without a number are missing. */
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

/** As in "10000+" if the count stopped. */
export function written(value: number): string {
  return value > COUNTED_AT_MOST ? `${COUNTED_AT_MOST}+` : String(value);
}
