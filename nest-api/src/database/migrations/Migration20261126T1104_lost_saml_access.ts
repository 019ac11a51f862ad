import { Migration } from '@mikro-orm/migrations';
import { back, type Change, changeFunction } from '../change-function.js';

const END = 'end_unassigned_access(uuid, uuid[])';
/** The access of members who are not active ends by their status alone, whatever they are assigned to. */
const SAML: Change = [
  `returning 1)
       select count(*)::int from ended`,
  `returning 1), lost as (
         update saml_sessions s set access_lost_at = now(), next_attempt_at = now(), attempts = 0
         from saml_service_providers p
         where p.tenant_id = of_tenant and s.service_provider_id = p.id and s.access_lost_at is null
           and s.expires_at > now() and (of_users is null or s.user_id = any(of_users))
           and (p.assigned_only and not is_assigned(of_tenant, s.user_id, null, p.id)
             or not exists (select from memberships m
               where m.tenant_id = of_tenant and m.user_id = s.user_id and m.status = 'active'))
         returning 1)
       select (select count(*) from ended)::int + (select count(*) from lost)::int`,
];

/**
 * Sessions at SAML applications of users who lost the assignment. `access_lost_at` is set with the loss, in the same
 * transaction. A job then ends the session at the application, where it has a logout endpoint for SOAP
 * (`saml_service_providers.slo_soap_url`). A later sign-on resets it.
 */
export class Migration20261126T1104_lost_saml_access extends Migration {
  override up(): void {
    this.addSql('alter table saml_service_providers add column slo_soap_url varchar(2000) null');
    this.addSql(`
      alter table saml_sessions add column access_lost_at timestamptz null,
        add column next_attempt_at timestamptz null, add column attempts int not null default 0`);
    this.addSql('create index saml_sessions_user_id_index on saml_sessions (user_id)');
    this.addSql(`
      create index saml_sessions_next_attempt_at_index on saml_sessions (next_attempt_at)
      where next_attempt_at is not null`);
    this.addSql('grant update (access_lost_at, next_attempt_at) on saml_sessions to gatehouse_sign_in');
    changeFunction(this, END, [SAML]);
  }

  override down(): void {
    changeFunction(this, END, back([SAML]));
    this.addSql('drop index saml_sessions_user_id_index');
    this.addSql(`
      alter table saml_sessions drop column access_lost_at, drop column next_attempt_at, drop column attempts`);
    this.addSql('alter table saml_service_providers drop column slo_soap_url');
  }
}
