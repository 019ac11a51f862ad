import { Migration } from '@mikro-orm/migrations';

const PATH = 'pg_catalog, public, pg_temp';
const OWN = `user_id = current_setting('app.user_id')::uuid`;
const NOBODY = `'00000000-0000-0000-0000-000000000000'::uuid`;

/** What a user may do with what is theirs, in whatever tenant. */
const TABLES: Readonly<Record<string, string>> = {
  sessions: 'select, update (amr, end_reason, ended_at, last_seen_at, proved_at)',
  devices: 'select, update (name), delete',
  email_changes: 'select, insert, delete',
  passkeys: 'select, insert, update (name, counter, last_used_at), delete',
  totp_factors: 'select, insert, update (confirmed_at, last_step, last_used_at), delete',
  recovery_codes: 'select, insert, update (used_at), delete',
  credentials: 'select (id, user_id, kind)',
  external_identities: 'select (user_id)',
};

/**
 * A role for a user's own data. The role that serves requests takes it with `app.user_id`, and sees that user's rows and
 * nothing else: unset is an error. It is a role of its own, so that no policy of a tenant's gets an OR, which would keep
 * the tenant's queries from its indexes.
 *
 * - Its events go to the platform's audit log and to those of the tenants where the user is or was signed in.
 * - Its mail is the platform's.
 * - A passkey's challenge is found by its random ID, the owner of a passkey by its credential ID.
 */
export class Migration20261123T0624_person extends Migration {
  override up(): void {
    this.addSql(`
      do $$
      begin
        create role gatehouse_person nosuperuser nobypassrls nocreatedb nocreaterole;
      exception when duplicate_object or unique_violation then null;
      end $$`);
    this.addSql('grant gatehouse_person to gatehouse_app with inherit false, set true');
    this.addSql('grant usage on schema public to gatehouse_person');
    for (const [table, may] of Object.entries(TABLES)) this.own(table, may, OWN);
    this.own(
      'users',
      `select, update (family_name, given_name, locale, new_device_mail, picture, updated_at, version, zoneinfo)`,
      `id = current_setting('app.user_id')::uuid`,
    );

    this.define(
      'is_place_of_person(of_tenant uuid)',
      'boolean',
      `select exists (select 1 from memberships m where m.tenant_id = of_tenant and m.${OWN})
        or exists (select 1 from sessions s where s.tenant_id = of_tenant and s.${OWN})`,
    );
    this.define(
      'tenant_name_of_person(of_tenant uuid)',
      'varchar',
      'select t.name from tenants t where t.id = of_tenant and is_place_of_person(of_tenant)',
    );
    this.define(
      'end_own_access(reason text, keep_session uuid)',
      'int',
      `select end_access(reason, current_setting('app.user_id')::uuid, null, keep_session)`,
      'volatile',
    );
    this.addSql(`
      create policy person on audit_events for insert to gatehouse_person
      with check (tenant_id = ${NOBODY} or is_place_of_person(tenant_id))`);
    this.addSql('grant insert (tenant_id, event) on audit_events to gatehouse_person');
    this.addSql('grant usage on sequence audit_events_seq to gatehouse_person');
    this.addSql(
      'create policy person on outbox for insert to gatehouse_person with check (tenant_id is null)',
    );
    this.addSql('grant insert on outbox to gatehouse_person');

    this.define(
      'account_by_email(of_email varchar)',
      'table (email varchar, "givenName" varchar)',
      'select u.email, u.given_name from users u where u.email_key = of_email',
    );
    this.define(
      'passkey_owner(of_credential varchar)',
      'table ("userId" uuid)',
      'select k.user_id from passkeys k where k.credential_id = of_credential',
    );
    this.define(
      'is_known_device(of_user uuid, of_key varchar)',
      'table ("isKnown" boolean)',
      'select exists (select 1 from devices d where d.user_id = of_user and d.key_hash = of_key)',
    );
    this.define(
      `keep_passkey_challenge(new_id uuid, for_purpose varchar, of_user uuid, given varchar, until timestamptz,
        at timestamptz)`,
      'void',
      `insert into passkey_challenges (id, purpose, user_id, challenge, expires_at, created_at)
       values (new_id, for_purpose, of_user, given, until, at)`,
      'volatile',
    );
    this.define(
      'take_passkey_challenge(of_id uuid, for_purpose varchar, of_user uuid, at timestamptz)',
      'table (challenge varchar)',
      `delete from passkey_challenges c where c.id = of_id and c.purpose = for_purpose
         and c.user_id is not distinct from of_user and c.expires_at > at returning c.challenge`,
      'volatile',
    );
    this.addSql(`
      grant execute on function is_place_of_person, tenant_name_of_person, end_own_access, account_by_email
      to gatehouse_person`);
    this.addSql(`
      grant execute on function passkey_owner, is_known_device, keep_passkey_challenge, take_passkey_challenge
      to gatehouse_app`);
  }

  private own(table: string, may: string, rows: string): void {
    this.addSql(`create policy person on ${table} to gatehouse_person using (${rows})`);
    this.addSql(`grant ${may} on ${table} to gatehouse_person`);
  }

  private define(signature: string, returns: string, sql: string, volatility = 'stable'): void {
    this.addSql(`
      create function ${signature} returns ${returns}
      language sql ${volatility} security definer set search_path = ${PATH} as $$ ${sql} $$`);
    this.addSql(`revoke execute on function ${signature.slice(0, signature.indexOf('('))} from public`);
  }

  override down(): void {
    for (const table of [...Object.keys(TABLES), 'users', 'audit_events', 'outbox']) {
      this.addSql(`drop policy person on ${table}`);
      this.addSql(`revoke all on ${table} from gatehouse_person`);
    }
    this.addSql(`
      drop function take_passkey_challenge, keep_passkey_challenge, is_known_device, passkey_owner, account_by_email,
        end_own_access, tenant_name_of_person, is_place_of_person`);
    this.addSql('revoke usage on sequence audit_events_seq from gatehouse_person');
    this.addSql('revoke usage on schema public from gatehouse_person');
    // The role belongs to the cluster, and another database on it may use it.
  }
}
