import { Migration } from '@mikro-orm/migrations';

const OWN = `user_id = current_setting('app.user_id')::uuid`;

/**
 * Users read their own sign-ins, and report one that was not theirs.
 *
 * - `session_id` and `device_id`: what such a report ends. The device is that of the session when the attempt is written.
 * - The steps of a failure, the compared values and the trace are for admins: they are not granted.
 * - `application_of_person` names an application of an organization that the user knows, or of the platform.
 */
export class Migration20261126T1521_own_sign_ins extends Migration {
  override up(): void {
    this.addSql(
      'alter table sign_in_attempts add column session_id uuid null, add column device_id uuid null',
    );
    this.addSql('grant insert (session_id, device_id) on sign_in_attempts to gatehouse_sign_in');
    this.addSql(`create policy person on sign_in_attempts for select to gatehouse_person using (${OWN})`);
    this.addSql(`
      grant select (failed, at, id, tenant_id, is_copy, method, is_sign_in, outcome, count, application_id,
        application_type, user_id, ip, user_agent, risk, session_id, device_id) on sign_in_attempts to gatehouse_person`);
    this.addSql(`
      create function application_of_person(of_type varchar, of_id uuid) returns varchar
      language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
        select c.name from oauth_clients c where of_type = 'oauth_client' and c.id = of_id
          and (c.tenant_id is null or is_place_of_person(c.tenant_id))
        union all
        select p.name from saml_service_providers p where of_type = 'saml_service_provider' and p.id = of_id
          and (p.tenant_id is null or is_place_of_person(p.tenant_id))
      $$`);
    this.addSql(`
      create function device_of_session(of_session uuid) returns uuid
      language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
        select s.device_id from sessions s where s.id = of_session
      $$`);
    this.addSql('revoke execute on function application_of_person, device_of_session from public');
    this.addSql('grant execute on function device_of_session to gatehouse_sign_in');
    this.addSql('grant execute on function application_of_person to gatehouse_person');
  }

  override down(): void {
    this.addSql('drop function device_of_session, application_of_person');
    this.addSql('revoke select on sign_in_attempts from gatehouse_person');
    this.addSql('drop policy person on sign_in_attempts');
    this.addSql('alter table sign_in_attempts drop column session_id, drop column device_id');
  }
}
