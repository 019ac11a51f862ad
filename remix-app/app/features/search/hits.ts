import type { DomainStatus, SearchGroup, SearchHit, SearchKind, SearchThing } from '@gatehouse/contracts';
import { SSO_PROVIDERS } from '~/components/sso-providers';
import type { IconName } from '~/pages';
import type { SearchTexts } from './actions';

/** The icon of a thing, and where its pages stand: for those who run the platform, and for a tenant. */
const THINGS: Record<SearchThing, { icon: IconName; platform: string; tenant: string }> = {
  tenant: {
    icon: 'building',
    platform: '/superadmin/tenants',
    tenant: '/superadmin/tenants',
  },
  user: { icon: 'users', platform: '/superadmin/users', tenant: '/admin/users' },
  oauth_client: {
    icon: 'applications',
    platform: '/superadmin/applications',
    tenant: '/admin/applications',
  },
  saml_provider: {
    icon: 'saml',
    platform: '/superadmin/saml-providers',
    tenant: '/admin/saml-providers',
  },
  connection: {
    icon: 'sso',
    platform: '/superadmin/sso-configuration',
    tenant: '/admin/sso',
  },
  attempt: { icon: 'activity', platform: '/superadmin/sign-ins', tenant: '/admin/sign-ins' },
  domain: { icon: 'domain', platform: '/superadmin/domains', tenant: '/admin/domains' },
};

/** @param isPlatform whether they look after all tenants */
export function pathOfHit({ thing, id }: SearchHit, isPlatform: boolean): string {
  const path = `${THINGS[thing][isPlatform ? 'platform' : 'tenant']}/${id}`;
  return thing === 'tenant' ? `${path}/overview` : path;
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
    attempts: 'attempt',
  };
  const thing = things[kind];
  if (!thing) return null;
  return `${THINGS[thing][isPlatform ? 'platform' : 'tenant']}?search=${encodeURIComponent(typed)}`;
}

/** What tells a hit from others, in one line. */
export function detailOfHit({ thing, detail, tenantName }: SearchHit, t: SearchTexts): string {
  return [wordFor(thing, detail, t), tenantName].filter(Boolean).join(' · ');
}

const STATUSES = ['pending', 'active', 'inactive'] as const satisfies readonly DomainStatus[];

/** The API names the type of a connection and the status of a domain. */
function wordFor(thing: SearchThing, detail: string, t: SearchTexts): string {
  if (thing === 'connection') return nameOfProvider(detail);
  const status = thing === 'domain' && STATUSES.find((one) => one === detail);
  return status ? t(status) : detail;
}

function nameOfProvider(type: string): string {
  return Object.entries(SSO_PROVIDERS).find(([known]) => known === type)?.[1].name ?? type;
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
