import { FAILED_BY_CONNECTION } from '../../sign-in-log/of-the-person.sql.js';

/**
 * Each metric reads an index or a few rows. Takes the lowest ID of the last hour, the start of the last day and of the
 * last hour.
 */
export const FIGURES = `
  select current_setting('server_version') as version,
    (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
    current_setting('max_connections')::int as "maxConnections",
    pg_database_size(current_database())::float8 as "sizeBytes",
    (select count(*)::int from migrations) as migrations,
    (select max(name) from migrations) as "lastMigration",
    (select count(*)::int from outbox where status = 'queued') as queued,
    (select min(next_attempt_at) from outbox where status = 'queued') as "dueSince",
    (select json_build_object('written', count(*), 'sent', count(*) filter (where status = 'sent'),
       'dead', count(*) filter (where status = 'dead')) from outbox where id >= ?::uuid) as mails,
    (select json_build_object('current', count(*) filter (where status = 'current'),
       'next', count(*) filter (where status = 'next'),
       'turnedAt', min(activated_at) filter (where status = 'current'))
       from signing_keys where tenant_id is null) as keys,
    (select count(*)::int from sso_configurations where is_enabled and deleted_at is null) as connected,
    (select count(*)::int from sso_configuration_states s join sso_configurations c on c.id = s.id
       where s.refresh_failure is not null and c.is_enabled and c.deleted_at is null) as failing,
    (select count(*)::int from sso_configuration_states s join sso_configurations c on c.id = s.id
       where c.is_enabled and c.deleted_at is null and (s.failures_since_success >= 3 or s.id in (
         select connection_id from sign_in_attempts
         where is_sign_in and not is_copy and connection_id is not null and at >= ?::timestamptz group by 1
         having sum(count) filter (where ${FAILED_BY_CONNECTION}) >= greatest(3, 9 * coalesce(sum(count) filter (where not failed), 0))
       ))) as refusing,
    (select json_build_object('provenAt', p.at, 'operations', p.operations, 'tables', p.tables, 'cpuMs', p.cpu_ms,
       'failures', p.failures[:20]) from isolation_proofs p order by p.at desc limit 1) as proof,
    (select json_build_object('proofs', count(*), 'failed', count(*) filter (where failures <> '{}'),
       'lastFailedAt', max(at) filter (where failures <> '{}')) from isolation_proofs) as proofs,
    (select json_build_object('succeeded', coalesce(sum(count) filter (where not failed), 0),
       'failed', coalesce(sum(count) filter (where failed), 0))
       from sign_in_attempts
       where is_sign_in and not is_copy and connection_id is not null and at >= ?::timestamptz) as traces`;

const ENDS = `
  with ends as (
    select c.name, s.certificate_expires_at as ends
    from sso_configuration_states s join sso_configurations c on c.id = s.id
    where c.is_enabled and c.deleted_at is null and s.certificate_expires_at is not null
    union all
    select p.name, (held ->> 'notAfter')::timestamptz
    from saml_service_providers p, jsonb_array_elements(p.certificates) held
    where p.deleted_at is null and p.is_active and held ->> 'retiredAt' is null)`;

/** Certificates of connections and applications. Parameters: now, and the end of "soon". */
export const CERTIFICATES = `${ENDS}
  select count(*)::int as watched,
    count(*) filter (where ends <= ?)::int as ended,
    count(*) filter (where ends > ? and ends <= ?)::int as ending,
    (select json_build_object('name', name, 'endsAt', ends) from ends where ends > ? order by ends limit 1) as next
  from ends`;

/** The certificates that expire next, and the expired ones. */
export const NEXT_CERTIFICATES = `${ENDS}
  select name, ends as "endsAt" from ends order by ends, name limit 20`;
