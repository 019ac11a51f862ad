import type { AttentionEntry, AttentionKind } from '@gatehouse/contracts';

/** The page for all objects of a kind, and the page for one of them by its ID. */
interface Place {
  all: string;
  one?: (id: string) => string;
}

const OF_ADMINS: Partial<Record<AttentionKind, Place>> = {
  open_incidents: { all: '/admin/incidents?state=open', one: (id) => `/admin/incidents/${id}` },
  paused_directories: { all: '/admin/sso', one: (id) => `/admin/sso/${id}?tab=directory` },
  stopped_provisioning: {
    all: '/admin/applications',
    one: (id) => `/admin/applications/${id}?tab=provisioning`,
  },
  rejected_accounts: {
    all: '/admin/applications',
    one: (id) => `/admin/applications/${id}?tab=provisioning&status=refused`,
  },
  rejected_directories: {
    all: '/admin/sso',
    one: (id) => `/admin/sso/${id}?tab=directory&part=requests&rejected=true`,
  },
  silent_directories: { all: '/admin/sso', one: (id) => `/admin/sso/${id}?tab=directory&part=requests` },
  ending_directory_tokens: { all: '/admin/sso', one: (id) => `/admin/sso/${id}?tab=directory&part=set-up` },
  waiting_directories: { all: '/admin/sso', one: (id) => `/admin/sso/${id}?tab=directory` },
  failing_connections: { all: '/admin/sso', one: (id) => `/admin/sso/${id}?tab=sign-ins&result=failure` },
  unreadable_connections: { all: '/admin/sso', one: (id) => `/admin/sso/${id}` },
  ending_certificates: { all: '/admin/sso', one: (id) => `/admin/sso/${id}?tab=settings` },
  ending_application_certificates: {
    all: '/admin/applications?kind=saml',
    one: (id) => `/admin/saml-providers/${id}?tab=certificates`,
  },
  unreadable_applications: {
    all: '/admin/saml-providers',
    one: (id) => `/admin/saml-providers/${id}?tab=certificates`,
  },
  lost_domains: { all: '/admin/domains', one: (id) => `/admin/domains/${id}` },
  ending_trials: { all: '/admin#subscription' },
};

const CONNECTIONS = '/superadmin/sso-configuration';

const OF_PLATFORM: Partial<Record<AttentionKind, Place>> = {
  open_incidents: { all: '/superadmin/incidents?state=open', one: (id) => `/superadmin/incidents/${id}` },
  paused_directories: { all: CONNECTIONS, one: (id) => `${CONNECTIONS}/${id}?tab=directory` },
  stopped_provisioning: {
    all: '/superadmin/applications',
    one: (id) => `/superadmin/applications/${id}?tab=provisioning`,
  },
  rejected_accounts: {
    all: '/superadmin/applications',
    one: (id) => `/superadmin/applications/${id}?tab=provisioning&status=refused`,
  },
  rejected_directories: {
    all: CONNECTIONS,
    one: (id) => `${CONNECTIONS}/${id}?tab=directory&part=requests&rejected=true`,
  },
  silent_directories: {
    all: CONNECTIONS,
    one: (id) => `${CONNECTIONS}/${id}?tab=directory&part=requests`,
  },
  ending_directory_tokens: {
    all: CONNECTIONS,
    one: (id) => `${CONNECTIONS}/${id}?tab=directory&part=set-up`,
  },
  waiting_directories: { all: CONNECTIONS, one: (id) => `${CONNECTIONS}/${id}?tab=directory` },
  failing_connections: { all: CONNECTIONS, one: (id) => `${CONNECTIONS}/${id}?tab=sign-ins&result=failure` },
  unreadable_connections: { all: CONNECTIONS, one: (id) => `${CONNECTIONS}/${id}` },
  ending_certificates: { all: CONNECTIONS, one: (id) => `${CONNECTIONS}/${id}?tab=settings` },
  ending_application_certificates: {
    all: '/superadmin/applications?kind=saml',
    one: (id) => `/superadmin/saml-providers/${id}?tab=certificates`,
  },
  unreadable_applications: {
    all: '/superadmin/saml-providers',
    one: (id) => `/superadmin/saml-providers/${id}?tab=certificates`,
  },
  ending_trials: {
    all: '/superadmin/tenants?status=active&plan=trial',
    one: (id) => `/superadmin/tenants/${id}`,
  },
  waiting_tenants: {
    all: '/superadmin/tenants?status=pending',
    one: (id) => `/superadmin/tenants/${id}`,
  },
  plan_requests: { all: '/superadmin/plan-requests?state=open' },
  product_requests: { all: '/superadmin/product-requests?state=open' },
  failed_jobs: { all: '/superadmin/jobs' },
};

/** The page that fixes all of them, and the page of the first; null if the first has no page. */
export function attentionLinks({ kind, count, first }: AttentionEntry, isPlatform: boolean) {
  const { all, one } = (isPlatform ? OF_PLATFORM : OF_ADMINS)[kind] ?? {
    all: isPlatform ? CONNECTIONS : '/admin',
  };
  const ofFirst = one && first.id ? one(first.id) : null;
  return { all: count === 1 && ofFirst ? ofFirst : all, first: ofFirst };
}
