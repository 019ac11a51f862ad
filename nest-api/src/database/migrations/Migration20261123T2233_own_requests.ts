import { Migration } from '@mikro-orm/migrations';
import { sqlFunction } from '../functions.js';

const NOBODY = `'00000000-0000-0000-0000-000000000000'::uuid`;

/**
 * Lets members and admins accept an invitation, change their password and request a product without the role that sees
 * every tenant. Failed sign-ins are recorded in each audit log that they belong to.
 */
export class Migration20261123T2233_own_requests extends Migration {
  override up(): void {
    // A tenant requests a product. Only the platform grants it.
    this.addSql(`
      create policy request on product_requests for insert to gatehouse_app
      with check (tenant_id = current_setting('app.tenant_id')::uuid and state = 'open')`);
    this.addSql('grant insert on product_requests to gatehouse_app');
    // Shows which members have a password, without the hash.
    this.addSql(`
      create policy tenant on credentials for select to gatehouse_app using (exists (
        select 1 from memberships m
        where m.user_id = credentials.user_id and m.tenant_id = current_setting('app.tenant_id')::uuid))`);
    this.addSql('grant select (id, user_id, kind) on credentials to gatehouse_app');
    // The time of the last count is the same for every tenant.
    this.addSql('create policy tenant on sign_in_cursor for select to gatehouse_app using (true)');
    this.addSql('grant select (counted_at) on sign_in_cursor to gatehouse_app');
    this.users();
  }

  private users(): void {
    sqlFunction(
      this,
      'superadmin_emails(most int)',
      'table (email varchar)',
      `select u.email from users u where u.is_superadmin and u.status = 'active' order by u.id limit most`,
      { roles: ['app', 'platform'] },
    );
    sqlFunction(
      this,
      'users_of_network(of_network varchar, since timestamptz, most int)',
      'table (people int)',
      `select count(*)::int from (
         select distinct d.user_id from devices d
         where d.network = of_network and d.last_seen_at > since limit most) recent`,
    );
    sqlFunction(
      this,
      'has_second_factor(of_user uuid)',
      'table ("hasFactor" boolean)',
      'select u.has_factor from users u where u.id = of_user',
    );
    // A new password must not consist of the names or domains of the user's organizations.
    sqlFunction(
      this,
      'tenants_of_user(of_user uuid, only_active boolean)',
      'table (id uuid)',
      `select m.tenant_id from memberships m
       where m.user_id = of_user and (not only_active or m.status = 'active')`,
    );
    sqlFunction(
      this,
      'names_of_tenants(of_tenants uuid[], most int)',
      'table (name varchar)',
      'select t.name from tenants t where t.id = any(of_tenants) limit most',
    );
    sqlFunction(
      this,
      'strictest_password_length(of_tenants uuid[])',
      'table ("least" int)',
      'select max(p.password_min_length) from sign_in_policies p where p.tenant_id = any(of_tenants)',
    );
    // A user replaces their password hash without reading it, and deletes their own reset links and sign-in tickets.
    this.addSql('grant insert, update (secret, updated_at) on credentials to gatehouse_person');
    for (const table of ['password_resets', 'sign_in_tickets']) {
      this.addSql(`
        create policy person on ${table} to gatehouse_person
        using (user_id = current_setting('app.user_id')::uuid)`);
      this.addSql(`grant select (user_id), delete on ${table} to gatehouse_person`);
    }
    // Writes to the audit logs of the platform and of each of the user's tenants. Accepts failed authentications only.
    sqlFunction(
      this,
      'record_failed_authentication(of_user uuid, event jsonb)',
      'void',
      `insert into audit_events (tenant_id, event)
       select x.tenant_id, record_failed_authentication.event from (
         select ${NOBODY} as tenant_id
         union all
         select m.tenant_id from memberships m where m.user_id = of_user
       ) x
       where event ->> 'action' in ('sign_in.failed', 'factor.failed') and event ->> 'outcome' = 'failure'
         and event #>> '{target,id}' is not distinct from of_user::text`,
      { isVolatile: true },
    );
    // A tenant adds only users that it has invited, with the invited role. A trigger copies email_key from the account.
    this.addSql(`
      create policy invited on memberships as restrictive for insert to gatehouse_app with check (exists (
        select 1 from invitations i
        where i.tenant_id = memberships.tenant_id and i.email_key = memberships.email_key
          and i.accepted_at is null and i.revoked_at is null and i.expires_at > now()
          and i.role = memberships.role and i.role_id is not distinct from memberships.role_id))`);
    this.addSql('grant insert on memberships to gatehouse_app');
    sqlFunction(
      this,
      'tenant_of_invitation(of_id uuid)',
      'table ("tenantId" uuid)',
      'select i.tenant_id from invitations i where i.id = of_id',
    );
  }

  override down(): void {
    this.addSql(`
      drop function tenant_of_invitation, record_failed_authentication, strictest_password_length,
        names_of_tenants, tenants_of_user, has_second_factor, users_of_network, superadmin_emails`);
    for (const table of ['sign_in_tickets', 'password_resets']) {
      this.addSql(`revoke select (user_id), delete on ${table} from gatehouse_person`);
      this.addSql(`drop policy person on ${table}`);
    }
    this.addSql('revoke insert, update (secret, updated_at) on credentials from gatehouse_person');
    this.addSql('revoke insert on memberships from gatehouse_app');
    this.addSql('drop policy invited on memberships');
    this.addSql('revoke select (id, user_id, kind) on credentials from gatehouse_app');
    this.addSql('drop policy tenant on credentials');
    this.addSql('revoke insert on product_requests from gatehouse_app');
    this.addSql('drop policy request on product_requests');
    this.addSql('revoke select (counted_at) on sign_in_cursor from gatehouse_app');
    this.addSql('drop policy tenant on sign_in_cursor');
  }
}
