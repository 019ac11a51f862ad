import { Migration } from '@mikro-orm/migrations';

/**
 * Users read what is stored about them, and take it with them.
 *
 * - `personal_data` returns one part of it, by pages in the order of `key`. It selects columns by name, so that no secret,
 *   hash or sealed value and no other person's data is among them. Only the platform's role may name any user.
 * - `own_personal_data` and `own_personal_data_counts` are for the user of the unit of work.
 * - `personal_data_of_member` is for the tenant of the unit of work, and empty if the user belongs to another one too.
 * - Events of the audit log that another person caused name neither that person nor their network.
 */
export class Migration20261126T1820_personal_data extends Migration {
  override up(): void {
    const branches = Object.entries(PARTS).map(
      ([part, [key, from]]) => `
          when '${part}' then return query
            select r.key, jsonb_strip_nulls(to_jsonb(r) - 'key')
            from (select ${key} as key, ${from}) r
            where r.key collate "C" > after_key order by r.key collate "C" limit up_to;`,
    );
    this.addSql(`
      create function personal_data(of_person uuid, of_part text, after_key text, up_to int)
      returns table (at_key text, entry jsonb)
      language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
      begin
        case of_part ${branches.join('')}
        end case;
      end $$`);
    this.addSql(`
      create function own_personal_data(of_part text, after_key text, up_to int)
      returns table (at_key text, entry jsonb)
      language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
        select * from personal_data(current_setting('app.user_id')::uuid, of_part, after_key, up_to)
      $$`);
    this.addSql(`
      create function own_personal_data_counts(of_parts text[], up_to int) returns table (part text, entries int)
      language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
        select p.part, count(d.at_key)::int from unnest(of_parts) p (part)
        left join lateral personal_data(current_setting('app.user_id')::uuid, p.part, '', up_to) d on true group by 1
      $$`);
    this.addSql(`
      create function own_data_tenants() returns table (id uuid, name varchar, failed_days int)
      language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
        select t.id, t.name, coalesce(s.failed_sign_in_retention_days, 90)::int
        from memberships m join tenants t on t.id = m.tenant_id left join sign_in_policies s on s.tenant_id = t.id
        where m.user_id = current_setting('app.user_id')::uuid order by lower(t.name), t.id
      $$`);
    this.addSql(`
      create function belongs_here_only(member uuid) returns boolean
      language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
        select exists (select from memberships m where m.user_id = member
          and m.tenant_id = current_setting('app.tenant_id')::uuid) and not exists (select from memberships m
          where m.user_id = member and m.tenant_id <> current_setting('app.tenant_id')::uuid)
      $$`);
    this.addSql(`
      create function personal_data_of_member(member uuid, of_part text, after_key text, up_to int)
      returns table (at_key text, entry jsonb)
      language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
        select d.* from personal_data(member, of_part, after_key, up_to) d where belongs_here_only(member)
      $$`);
    this.addSql(
      `revoke execute on function personal_data, own_personal_data, own_personal_data_counts, own_data_tenants,
         belongs_here_only, personal_data_of_member from public`,
    );
    this.addSql('create index invitations_email_key_index on invitations (email_key)');
    this.addSql('grant execute on function personal_data to gatehouse_platform');
    this.addSql(
      'grant execute on function own_personal_data, own_personal_data_counts, own_data_tenants to gatehouse_person',
    );
    this.addSql('grant execute on function belongs_here_only, personal_data_of_member to gatehouse_app');
  }

  override down(): void {
    this.addSql('drop index invitations_email_key_index');
    this.addSql(
      `drop function personal_data_of_member, belongs_here_only, own_data_tenants, own_personal_data_counts,
         own_personal_data, personal_data`,
    );
  }
}

const OWN = 'user_id = of_person';
/** For tables whose index begins with the tenant. */
const PLACES = 'x.tenant_id in (select m.tenant_id from memberships m where m.user_id = of_person)';
const tenantOf = (alias: string) => `(select t.name from tenants t where t.id = ${alias}.tenant_id)`;
const clientOf = (id: string) => `(select c.name from oauth_clients c where c.id = ${id})`;
const providerOf = (id: string) => `(select p.name from saml_service_providers p where p.id = ${id})`;
const connectionOf = (id: string) => `(select c.name from sso_configurations c where c.id = ${id})`;

/** Key, columns and rows of each part. The columns become the fields of an entry. */
const PARTS: Readonly<Record<string, readonly [key: string, from: string]>> = {
  account: [
    `'account'`,
    `u.id, u.email, u.given_name as "firstName", u.family_name as "lastName", u.picture, u.locale as language,
     u.zoneinfo as "timeZone", u.status, u.email_verified_at as "emailVerifiedAt", u.created_at as "createdAt",
     u.new_device_mail as "newDeviceMail", u.erase_after as "eraseAfter" from users u where u.id = of_person`,
  ],
  email_changes: [
    'x.id::text',
    `x.email, x.confirmed_at_old_at as "confirmedAtOldAt", x.confirmed_at_new_at as "confirmedAtNewAt",
     x.created_at as "createdAt", x.expires_at as "expiresAt" from email_changes x where x.${OWN}`,
  ],
  passwords: [
    'x.id::text',
    `x.kind, x.created_at as "createdAt", x.updated_at as "changedAt" from credentials x where x.${OWN}`,
  ],
  authenticator_apps: [
    'x.id::text',
    `x.created_at as "createdAt", x.confirmed_at as "confirmedAt", x.last_used_at as "lastUsedAt"
     from totp_factors x where x.${OWN}`,
  ],
  passkeys: [
    'x.id::text',
    `x.name, x.host, x.transports, x.is_synced as "isSynced", x.created_at as "createdAt",
     x.last_used_at as "lastUsedAt" from passkeys x where x.${OWN}`,
  ],
  recovery_codes: [
    'x.id::text',
    `x.created_at as "createdAt", x.used_at as "usedAt" from recovery_codes x where x.${OWN}`,
  ],
  memberships: [
    'x.id::text',
    `${tenantOf('x')} as organization, x.role, (select r.name from tenant_roles r where r.id = x.role_id) as "roleName",
     x.status, x.created_at as "since", x.last_sign_in_at as "lastSignInAt", x.left_at as "leftAt",
     x.factor_required_at as "secondFactorRequiredAt" from memberships x where x.${OWN}`,
  ],
  invitations: [
    'x.id::text',
    `${tenantOf('x')} as organization, x.email, x.given_name as "firstName", x.family_name as "lastName", x.role,
     x.sent_at as "sentAt", x.expires_at as "expiresAt", x.accepted_at as "acceptedAt", x.revoked_at as "revokedAt"
     from invitations x where x.email_key = (select u.email_key from users u where u.id = of_person)`,
  ],
  groups: [
    'x.id::text',
    `${tenantOf('x')} as organization, (select g.name from groups g where g.id = x.group_id) as "group",
     x.added_at as "addedAt" from group_members x where x.${OWN} and ${PLACES} or x.directory_user_id in (
       select d.id from directory_users d where d.${OWN})`,
  ],
  roles_of_groups: [
    `x.tenant_id::text || ' ' || coalesce(x.group_id::text, '')`,
    `${tenantOf('x')} as organization, (select g.name from groups g where g.id = x.group_id) as "group", x.role,
     x.since from group_given_roles x where x.${OWN}`,
  ],
  assigned_applications: [
    'x.id::text',
    `${tenantOf('x')} as organization, coalesce(${clientOf('x.client_id')}, ${providerOf('x.service_provider_id')}) as
     application, x.given_at as "assignedAt" from application_people x
     where x.${OWN} and ${PLACES}`,
  ],
  custom_attributes: [
    'x.tenant_id::text',
    `${tenantOf('x')} as organization, v."values" from memberships x
     cross join lateral custom_attribute_values(x.tenant_id, array[of_person]) v where x.${OWN}`,
  ],
  consents: [
    'x.id::text',
    `${tenantOf('x')} as organization, ${clientOf('x.client_id')} as application, x.scopes,
     x.created_at as "createdAt", x.updated_at as "changedAt" from grants x where x.${OWN}`,
  ],
  application_sessions: [
    'x.id::text',
    `${tenantOf('x')} as organization, (select c.name from oauth_clients c where c.client_id = x.client_id) as application,
     x.created_at as "createdAt", x.last_used_at as "lastUsedAt", x.expires_at as "expiresAt"
     from oauth_authorizations x where x.${OWN}`,
  ],
  saml_sessions: [
    'x.id::text',
    `${providerOf('x.service_provider_id')} as application, x.name_id as "nameId", x.host,
     x.created_at as "createdAt", x.expires_at as "expiresAt" from saml_sessions x where x.${OWN}`,
  ],
  persistent_ids: [
    'x.service_provider_id::text',
    `${providerOf('x.service_provider_id')} as application, x.value as "nameId", x.created_at as "createdAt"
     from saml_persistent_ids x where x.${OWN}`,
  ],
  linked_identities: [
    'x.id::text',
    `${tenantOf('x')} as organization, ${connectionOf('x.configuration_id')} as connection, x.issuer, x.subject, x.email,
     x.linked_by as "linkedBy", x.created_at as "createdAt", x.last_sign_in_at as "lastSignInAt"
     from external_identities x where x.${OWN}`,
  ],
  identity_provider_sessions: [
    'x.session_id::text',
    `${connectionOf('x.configuration_id')} as connection, x.name_id as "nameId", x.created_at as "createdAt",
     x.expires_at as "expiresAt" from saml_upstream_sessions x where x.${OWN}`,
  ],
  sessions: [
    'x.id::text',
    `x.id, ${tenantOf('x')} as organization, x.role, x.amr as methods, x.authenticated_at as "authenticatedAt",
     x.last_seen_at as "lastSeenAt", x.expires_at as "expiresAt", x.ended_at as "endedAt", x.end_reason as "endReason",
     x.address, x.user_agent as browser, x.places, x.risk from sessions x where x.${OWN}`,
  ],
  devices: [
    'x.id::text',
    `x.id, x.name, x.user_agent as browser, x.address, x.network, x.created_at as "firstSeenAt",
     x.last_seen_at as "lastSeenAt" from devices x where x.${OWN}`,
  ],
  devices_of_organizations: [
    `x.tenant_id::text || ' ' || x.device_id::text`,
    `${tenantOf('x')} as organization, x.device_id as device, x.user_agent as browser, x.address,
     x.created_at as "firstSeenAt", x.last_seen_at as "lastSeenAt" from member_devices x where x.${OWN} and ${PLACES}`,
  ],
  sign_ins: [
    `x.id::text || ' ' || x.tenant_id::text`,
    `x.id, x.at, ${tenantOf('x')} as organization, x.method, x.failed, x.outcome, x.count, x.reference,
     case x.application_type when 'oauth_client' then ${clientOf('x.application_id')}
       else ${providerOf('x.application_id')} end as application, ${connectionOf('x.connection_id')} as connection,
     x.ip as address, x.country, x.user_agent as device, x.risk from sign_in_attempts x
     where x.${OWN} and not x.is_copy`,
  ],
  questions_about_sign_ins: [
    'x.id::text',
    `${tenantOf('x')} as organization, x.address, x.user_agent as browser, x.signed_in_at as "signedInAt",
     x.reported_at as "reportedAt", x.expires_at as "expiresAt" from sign_in_notices x where x.${OWN}`,
  ],
  habits: [
    'x.tenant_id::text',
    `${tenantOf('x')} as organization, x.profile, x.at as "changedAt" from sign_in_profiles x where x.${OWN}`,
  ],
  active_periods: [
    `x.tenant_id::text || ' ' || x.period || ' ' || x.begins`,
    `${tenantOf('x')} as organization, x.period, x.begins from active_users x where x.${OWN}`,
  ],
  active_hours: [
    `x.tenant_id::text || ' ' || to_char(x.hour at time zone 'UTC', 'YYYYMMDDHH24')`,
    `${tenantOf('x')} as organization, x.hour from sign_in_people x where x.${OWN}`,
  ],
  traces: [
    'x.id::text',
    `${tenantOf('x')} as organization, ${connectionOf('x.configuration_id')} as connection, x.purpose, x.outcome,
     x.started_at as "startedAt", x.claims from sign_in_traces x where x.${OWN}`,
  ],
  directory_records: [
    'x.id::text',
    `${tenantOf('x')} as organization, x.external_id as "externalId", x.user_name as "userName", x.active, x.resource,
     x.created_at as "createdAt", x.updated_at as "changedAt", x.deactivated_at as "deactivatedAt",
     x.deleted_at as "deletedAt" from directory_users x where x.${OWN}`,
  ],
  directory_changes: [
    'x.id::text',
    `${tenantOf('x')} as organization, x.kind, x.at, x.before, x.after from directory_changes x where x.${OWN}`,
  ],
  former_directory_records: [
    'x.directory_id::text',
    `${tenantOf('x')} as organization, x.external_id as "externalId" from directory_former_users x where x.${OWN}`,
  ],
  provisioned_accounts: [
    'x.id::text',
    `${tenantOf('x')} as organization, (select coalesce(${clientOf('a.client_id')}, ${providerOf('a.service_provider_id')})
       from application_provisioning a where a.id = x.provisioning_id) as application, x.status, x.sent,
     x.target_id as "accountId", x.created_at as "createdAt", x.synced_at as "sentAt"
     from provisioning_objects x where x.person_id = of_person`,
  ],
  incidents: [
    'x.id::text',
    `${tenantOf('x')} as organization, x.kind, x.severity, x.state, x.first_seen_at as "firstSeenAt",
     x.last_seen_at as "lastSeenAt", x.closed_at as "closedAt", of_person = any (x.signed_in) as "signedIn"
     from incidents x where x.users @> array[of_person] or x.signed_in @> array[of_person]`,
  ],
  suppressed_detections: [
    'x.id::text',
    `${tenantOf('x')} as organization, x.kind, x.created_at as "createdAt", x.expires_at as "expiresAt"
     from detection_suppressions x where x.${OWN}`,
  ],
  recent_attempts: [
    `to_char(x.at at time zone 'UTC', 'YYYYMMDDHH24MISSUS') || ' ' || row_number() over (order by x.at, x.kind, x.tenant_id,
       x.is_copy, x.network, x.times)`,
    `x.at, x.kind, x.network, x.times from watched_sign_ins x where x.${OWN}`,
  ],
  emails: [
    'x.id::text',
    `x.recipient, x.template, x.subject, x.status, x.created_at as "createdAt", x.sent_at as "sentAt" from outbox x
     where email_fold(x.recipient) = (select email_fold(u.email) from users u where u.id = of_person)`,
  ],
  saved_views: [
    'x.id::text',
    `x.list, x.name, x.query, x.is_default as "isDefault", x.created_at as "createdAt" from saved_views x where x.${OWN}`,
  ],
  audit_events: [
    `to_char(x.seq, 'FM00000000000000000000')`,
    `x.at, ${tenantOf('x')} as organization, x.action, x.outcome,
     case when x.actor_id = of_person::text then 'you' else x.event -> 'actor' ->> 'type' end as actor,
     x.event -> 'target' ->> 'type' as "targetType",
     case when x.target_id = of_person::text then 'you'
       when x.event -> 'target' ->> 'type' in ('session', 'device', 'factor') then x.target_id end as target,
     case when x.actor_id = of_person::text then x.event ->> 'address' end as address
     from audit_events x where x.actor_id = of_person::text or x.target_id = of_person::text`,
  ],
};
