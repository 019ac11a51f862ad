import type { LeftBehindKind } from '@gatehouse/contracts';

/** Rows of `id`, `tenant_id` and `name`; `:who` is the user, `:now` the time. The newest have the highest ID. */
export const KINDS: Record<LeftBehindKind, string> = {
  invitations: `select i.id, i.tenant_id, i.email as name from invitations i
    where i.invited_by = :who and i.accepted_at is null and i.revoked_at is null and i.expires_at > :now`,
  setUpLinks: `select l.id, l.tenant_id, null as name from sso_wizard_links l
    where l.created_by = :who and l.revoked_at is null and l.expires_at > :now`,
  initialTokens: `select t.id, t.tenant_id, t.name from initial_access_tokens t
    where t.created_by = :who and (t.expires_at is null or t.expires_at > :now)`,
  imports: `select i.id, i.tenant_id, null as name from imports i
    where i.started_by = :who and i.state in ('waiting', 'running')`,
  secrets: `select c.id, c.tenant_id, c.name from oauth_clients c
    where c.deleted_at is null and c.directory_id is null and exists (select 1 from oauth_client_secrets s where s.client_id = c.id
      and s.created_by = :who and (s.expires_at is null or s.expires_at > :now))`,
  applications: `select c.id, c.tenant_id, c.name from oauth_clients c
    where c.created_by = :who and c.deleted_at is null and c.directory_id is null`,
  samlProviders: `select p.id, p.tenant_id, p.name from saml_service_providers p
    where p.created_by = :who and p.deleted_at is null`,
  connections: `select c.id, c.tenant_id, c.name from sso_configurations c
    where c.deleted_at is null and exists (select 1 from sso_configuration_versions v
      where v.configuration_id = c.id and v.changed_by = :who)`,
};
