import { Migration } from '@mikro-orm/migrations';

/**
 * Signing out everywhere ends what applications hold, too, whether the session that it came from lives, has timed out or
 * has been removed since: by person or tenant, and only that of the session that goes on is kept.
 */
export class Migration20261122T0722_end_access extends Migration {
  override up(): void {
    // Arguments that are both null ask for nothing.
    this.addSql(`
      create function end_access(reason text, of_user uuid, of_tenant uuid, keep_session uuid) returns integer
      language sql security definer set search_path = pg_catalog, public, pg_temp as $$
        with ended as (
          delete from public.oauth_authorizations
          where (of_user is null or user_id = of_user)
            and (of_tenant is null or tenant_id = of_tenant)
            and num_nonnulls(of_user, of_tenant) > 0
            and (keep_session is null or session_id is distinct from keep_session)
          returning client_id, user_id, session_id, payload ->> 'issuerSlug' as issuer_slug
        ),
        told as (
          insert into public.oauth_logout_deliveries (tenant_id, client_id, user_id, session_id, issuer_slug, reason)
          select distinct c.tenant_id, c.id, e.user_id, e.session_id, e.issuer_slug, reason
          from ended e join public.oauth_clients c on c.client_id = e.client_id
          where c.backchannel_logout_uri is not null and c.is_active and c.deleted_at is null
        )
        select count(*)::integer from ended
      $$`);
    this.addSql('revoke execute on function end_access from public');
    this.addSql('grant execute on function end_access to gatehouse_platform');
  }

  override down(): void {
    this.addSql('drop function end_access');
  }
}
