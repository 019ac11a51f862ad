import type { DomainStatus, SearchGroup, SearchHit, SearchKind, SearchThing } from '@gatehouse/contracts';
import { SSO_PROVIDERS } from '~/components/sso-providers';
import type { IconName } from '~/pages';

export const KIND_TITLES: Record<SearchKind, string> = {
  tenants: 'Tenants',
  users: 'People',
  applications: 'Applications',
  connections: 'Connections',
  domains: 'Domains',
};

/** The icon of a thing, and where its pages stand: for those who run the platform, and for a tenant. */
const THINGS: Record<SearchThing, { icon: IconName; platform: string; tenant: string; name: string }> = {
  tenant: {
    icon: 'building',
    platform: '/superadmin/tenants',
    tenant: '/superadmin/tenants',
    name: 'Tenant',
  },
  user: { icon: 'users', platform: '/superadmin/users', tenant: '/admin/users', name: 'Person' },
  oauth_client: {
    icon: 'applications',
    platform: '/superadmin/applications',
    tenant: '/admin/applications',
    name: 'Application',
  },
  saml_provider: {
    icon: 'saml',
    platform: '/superadmin/saml-providers',
    tenant: '/admin/saml-providers',
    name: 'SAML application',
  },
  connection: {
    icon: 'sso',
    platform: '/superadmin/sso-configuration',
    tenant: '/admin/sso',
    name: 'Connection',
  },
  domain: { icon: 'domain', platform: '/superadmin/domains', tenant: '/admin/domains', name: 'Domain' },
};

/** @param isPlatform whether they look after all tenants */
export function pathOfHit({ thing, id }: SearchHit, isPlatform: boolean): string {
  return `${THINGS[thing][isPlatform ? 'platform' : 'tenant']}/${id}`;
}

export function iconOfHit({ thing }: SearchHit): IconName {
  return THINGS[thing].icon;
}

/** The list that shows the rest; null where none can be searched. */
export function pathOfRest(kind: SearchKind, typed: string, isPlatform: boolean): string | null {
  const things: Partial<Record<SearchKind, SearchThing>> = {
    tenants: 'tenant',
    users: 'user',
    applications: 'oauth_client',
  };
  const thing = things[kind];
  if (!thing) return null;
  return `${THINGS[thing][isPlatform ? 'platform' : 'tenant']}?search=${encodeURIComponent(typed)}`;
}

/** What tells a hit from others, in one line. */
export function detailOfHit({ thing, detail, tenantName }: SearchHit): string {
  const words: Partial<Record<SearchThing, Record<string, string>>> = {
    connection: Object.fromEntries(Object.entries(SSO_PROVIDERS).map(([type, { name }]) => [type, name])),
    domain: { pending: 'Pending', active: 'Active', inactive: 'Inactive' } satisfies Record<
      DomainStatus,
      string
    >,
  };
  return [words[thing]?.[detail] ?? detail, tenantName].filter(Boolean).join(' · ');
}

/** Of what was found for the beginning, what still holds the whole: it can be shown until the answer is there. */
export function refine(groups: readonly SearchGroup[], typed: string): SearchGroup[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return groups
    .map((group) => ({
      ...group,
      items: group.items.filter(({ title, detail }) =>
        words.every((word) => `${title} ${detail}`.toLowerCase().includes(word)),
      ),
    }))
    .filter(({ items }) => items.length > 0);
}
