import { ATTENTION_COUNTED_AT_MOST, type AttentionKind, FAILING_SIGN_INS } from '@gatehouse/contracts';

/** Lists what expires before these times. */
export interface Horizon {
  readonly certificates: Date;
  /** ISO 8601 in UTC. */
  readonly applicationCertificates: string;
  readonly trials: Date;
  readonly tokens: Date;
}

interface Source {
  /** `id`, `name`, `tenant_name` and `at`. */
  readonly sql: string;
  readonly value?: keyof Horizon;
}

const connections = (at: string, condition: string) => `
  select c.id::text, c.name, t.name as tenant_name, s.${at} as at from sso_configuration_states s
  join sso_configurations c on c.id = s.id and c.is_enabled and c.deleted_at is null
  left join tenants t on t.id = c.tenant_id
  where ${condition}`;

const requests = (table: string, name: string) => `
  select r.id::text, r.${name} as name, t.name as tenant_name, r.created_at as at
  from ${table} r join tenants t on t.id = r.tenant_id where r.state = 'open'`;

const noticed = (at: string) => `
  select c.id::text, c.name, t.name as tenant_name, n.${at} as at from directory_notices n
  join sso_configurations c on c.id = n.id and c.deleted_at is null
  join tenants t on t.id = n.tenant_id
  where n.${at} is not null`;

const directories = (condition: string) => `
  select c.id::text, c.name, t.name as tenant_name, d.updated_at as at from directories d
  join sso_configurations c on c.id = d.id and c.deleted_at is null
  join tenants t on t.id = d.tenant_id
  where ${condition}`;

/** Applications that accounts are provisioned to. */
const applications = (at: string, condition: string) => `
  select p.id::text, coalesce(c.name, s.name) as name, t.name as tenant_name, ${at} as at
  from application_provisioning p join tenants t on t.id = p.tenant_id
  left join oauth_clients c on c.id = p.client_id
  left join saml_service_providers s on s.id = p.service_provider_id
  where ${condition}`;

/** Each source has an index, so the cost does not depend on the number of objects. */
const OF_TENANT = {
  open_incidents: {
    sql: `select i.id::text, coalesce(u.email, nullif(i.subject, ''), i.kind) as name, t.name as tenant_name,
        i.first_seen_at as at
      from incidents i left join tenants t on t.id = i.tenant_id
      left join users u on u.id = case when i.kind in ('password_guessing', 'second_factor_fatigue', 'session_moved', 'token_reused') then i.subject::uuid end
      where i.state <> 'closed' and i.state = 'open'`,
  },
  paused_directories: {
    sql: directories(`d.state <> 'active' and d.state = 'paused'`),
  },
  waiting_directories: {
    sql: directories(`d.state <> 'active' and d.state = 'preview'
      and exists (select from directory_users u where u.directory_id = d.id and u.waits = 'preview')`),
  },
  stopped_provisioning: { sql: applications('p.told_at', `p.state = 'stopped'`) },
  rejected_accounts: {
    sql: applications(
      'null::timestamptz',
      `p.state = 'active' and exists (select from provisioning_objects o
         where o.provisioning_id = p.id and o.status = 'refused')`,
    ),
  },
  rejected_directories: { sql: noticed('rejected_since') },
  silent_directories: { sql: noticed('silent_since') },
  ending_directory_tokens: {
    sql: `select c.id::text, c.name, t.name as tenant_name, k.expires_at as at from directory_tokens k
      join sso_configurations c on c.id = k.directory_id and c.deleted_at is null
      join tenants t on t.id = k.tenant_id
      where k.expires_at < ? and not exists (select from directory_tokens o where o.directory_id = k.directory_id
        and o.id <> k.id and (o.expires_at is null or o.expires_at > k.expires_at))`,
    value: 'tokens',
  },
  failing_connections: {
    sql: connections('failing_since', `s.failures_since_success >= ${FAILING_SIGN_INS}`),
  },
  unreadable_connections: { sql: connections('refreshed_at', 's.refresh_failure is not null') },
  ending_certificates: {
    sql: connections('certificate_expires_at', 's.certificate_expires_at < ?'),
    value: 'certificates',
  },
  ending_application_certificates: {
    sql: `select p.id::text, p.name, t.name as tenant_name, first_certificate_end(p.certificates)::timestamptz as at
      from saml_service_providers p left join tenants t on t.id = p.tenant_id
      where first_certificate_end(p.certificates) < ? and p.is_active and p.deleted_at is null`,
    value: 'applicationCertificates',
  },
  unreadable_applications: {
    sql: `select p.id::text, p.name, t.name as tenant_name, p.metadata_refreshed_at as at
      from saml_service_providers p left join tenants t on t.id = p.tenant_id
      where p.metadata_problem is not null and p.is_active and p.deleted_at is null`,
  },
  ending_trials: {
    sql: `select t.id::text, t.name, t.name as tenant_name, t.trial_ends_at as at from tenants t
      where t.trial_ends_at < ? and t.status = 'active' and t.plan = 'trial' and t.deleted_at is null`,
    value: 'trials',
  },
} satisfies Partial<Record<AttentionKind, Source>>;

/** Not listed across all tenants: no index covers them, and their number grows with the domains. */
const LOST_DOMAINS: Source = {
  sql: `select d.id::text, d.domain as name, t.name as tenant_name, d.updated_at as at
    from domains d join tenants t on t.id = d.tenant_id where d.status = 'inactive'`,
};

const OF_PLATFORM = {
  failed_jobs: {
    sql: `select null as id, j.name, null as tenant_name, coalesce(j.succeeded_at, j.started_at) as at
      from job_runs j where j.failure is not null`,
  },
  waiting_tenants: {
    sql: `select t.id::text, t.name, t.name as tenant_name, t.created_at as at from tenants t
      where t.status = 'pending' and t.deleted_at is null`,
  },
  plan_requests: { sql: requests('plan_requests', 'plan') },
  product_requests: { sql: requests('product_requests', 'product') },
} satisfies Partial<Record<AttentionKind, Source>>;

/** One row for each kind with matches, with the first of its objects. */
export function attentionOf(isPlatform: boolean, horizon: Horizon): { sql: string; values: unknown[] } {
  const sources: [string, Source][] = Object.entries(
    isPlatform ? { ...OF_TENANT, ...OF_PLATFORM } : { ...OF_TENANT, lost_domains: LOST_DOMAINS },
  );
  return {
    sql: sources.map(([kind, { sql }]) => counted(kind, sql)).join(' union all '),
    values: sources.flatMap(([, { value }]) => (value ? [horizon[value]] : [])),
  };
}

function counted(kind: string, sql: string): string {
  const first = (column: string) => `(array_agg(${column} order by at, id))[1]`;
  return `
    select '${kind}' as kind, count(*)::int as count, min(at) as at, ${first('id')} as id, ${first('name')} as name,
      ${first('tenant_name')} as "tenantName"
    from (${sql} limit ${ATTENTION_COUNTED_AT_MOST + 1}) found having count(*) > 0`;
}
