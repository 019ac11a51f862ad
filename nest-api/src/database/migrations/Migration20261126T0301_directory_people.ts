import { Migration } from '@mikro-orm/migrations';
import { sqlFunction } from '../functions.js';

const TENANT = `current_setting('app.tenant_id')::uuid`;

/**
 * Directories create, link and rename accounts, which a tenant's own work may not do.
 *
 * - `directory_links` decides whom a user of a directory is. An address counts in domains that the connection serves and its
 *   tenant has verified. Elsewhere only the subject of a sign-in through the same connection counts.
 * - `directory_join` creates what `directory_links` allows, and nothing else.
 * - `directory_rename` changes accounts whose address is in such a domain, before and after.
 * - `directory_users.deleted_at`: the directory forgot the user, and the deactivation waits for an admin.
 * - `directories.counted_since`: deactivations before an approval do not count against the share.
 */
export class Migration20261126T0301_directory_people extends Migration {
  override up(): void {
    this.addSql(
      'alter table directories add column counted_since timestamptz null, add column approved_by uuid null',
    );
    this.addSql(`
      alter table directory_users add column deleted_at timestamptz null,
        add constraint directory_users_deleted_at_check check (deleted_at is null or waits is not null)`);
    // Subjects are looked up without their issuer, which a directory does not know.
    this.addSql(`
      create index external_identities_subject_index on external_identities (configuration_id, subject)`);
    sqlFunction(
      this,
      'directory_links(of_directory uuid, of_users uuid[])',
      'table (id uuid, "userId" uuid, outcome text)',
      LINKS,
    );
    this.join();
    this.rename();
    this.lookUps();
    this.clean();
  }

  private join(): void {
    sqlFunction(
      this,
      'directory_new_accounts(of_directory uuid, people jsonb, of_role varchar)',
      'void',
      `insert into users (id, email, email_key, given_name, family_name, email_verified_at, member_as, created_at,
         updated_at)
       select p.user_id, p.email, d.email_key, p.given, p.family, now(),
         case when of_role = 'tenant_admin' then 'admin' else 'user' end, now(), now()
       from jsonb_to_recordset(people) as p (id uuid, user_id uuid, email varchar, given varchar, family varchar)
         join directory_links(of_directory, array(select x.id from jsonb_to_recordset(people) as x (id uuid))) l
           on l.id = p.id and l.outcome = 'create'
         join directory_users d on d.id = p.id and d.tenant_id = ${TENANT}
       on conflict (email_key) do nothing`,
      { isVolatile: true },
    );
    sqlFunction(
      this,
      'directory_new_members(of_directory uuid, people jsonb, of_role varchar)',
      'void',
      `insert into memberships (id, tenant_id, user_id, role, status, directory_id, created_at, updated_at)
       select p.membership_id, ${TENANT}, l."userId", of_role, 'active', of_directory, now(), now()
       from jsonb_to_recordset(people) as p (id uuid, membership_id uuid)
         join directory_links(of_directory, array(select x.id from jsonb_to_recordset(people) as x (id uuid))) l
           on l.id = p.id and l.outcome = 'join'
       on conflict (tenant_id, user_id) do nothing`,
      { isVolatile: true },
    );
  }

  private rename(): void {
    sqlFunction(
      this,
      'directory_rename(of_directory uuid, people jsonb)',
      `table ("userId" uuid, "emailBefore" varchar, "givenBefore" varchar, "familyBefore" varchar, email varchar,
        given varchar, family varchar)`,
      `with conn as (
         select c.tenant_id, c.domains::text[] as domains from sso_configurations c
         where c.id = of_directory and c.tenant_id = ${TENANT} and c.deleted_at is null
       ), wanted as materialized (
         select p.* from jsonb_to_recordset(people) as p (user_id uuid, email varchar, key varchar, given varchar,
             family varchar)
           join memberships m on m.directory_id = of_directory and m.user_id = p.user_id and m.tenant_id = ${TENANT}
       ), before as materialized (
         select u.id, u.email, u.email_key, u.given_name, u.family_name from users u
         where u.id in (select w.user_id from wanted w) and not u.is_superadmin order by u.id for no key update
       ), served as materialized (
         select n.name from (
           select split_part(b.email_key, '@', -1) as name from before b
           union select split_part(w.key, '@', -1) from wanted w where w.key is not null
         ) n, conn where is_decided_by(conn.tenant_id, n.name, conn.domains)
       ), after as (
         select b.id, coalesce(w.given, b.given_name) as given, coalesce(w.family, b.family_name) as family,
           case when k.isnew then w.email else b.email end as email,
           case when k.isnew then w.key else b.email_key end as email_key
         from wanted w join before b on b.id = w.user_id
           cross join lateral (select w.key is not null and w.email <> b.email
             and split_part(w.key, '@', -1) in (select s.name from served s)
             and not exists (select 1 from users o where o.email_key = w.key and o.id <> b.id) as isnew) k
         where split_part(b.email_key, '@', -1) in (select s.name from served s)
       ), changed as (
         update users u set email = a.email, email_key = a.email_key, given_name = a.given, family_name = a.family,
           updated_at = now(), version = u.version + 1
         from after a where u.id = a.id
           and (u.email, u.given_name, u.family_name) is distinct from (a.email, a.given, a.family)
         returning u.id, u.email, u.given_name, u.family_name
       )
       select c.id, b.email, b.given_name, b.family_name, c.email, c.given_name, c.family_name
       from changed c join before b on b.id = c.id`,
      { isVolatile: true },
    );
  }

  private lookUps(): void {
    // Who signs in, as the directory of the connection knows them. An exact subject goes before an address.
    sqlFunction(
      this,
      'directory_person(of_configuration uuid, of_subject varchar, of_email_key varchar)',
      'table ("userId" uuid, "isInactive" boolean)',
      `select d.user_id, not d.active and d.waits is null and o.state <> 'preview' from (
         select 1 as rank, x.id from directory_users x
         where x.directory_id = of_configuration and x.external_id = of_subject
         union all
         select 2, x.id from directory_users x
         where x.directory_id = of_configuration and of_subject like '%@%' and x.user_name_key = lower(of_subject)
         union all
         select 3, x.id from directory_users x
         where x.directory_id = of_configuration and x.email_key = of_email_key
       ) f join directory_users d on d.id = f.id join directories o on o.id = d.directory_id
       where d.deleted_at is null
       order by f.rank, d.user_id nulls last, d.id limit 1`,
    );
    this.addSql('grant execute on function directory_person to gatehouse_sign_in');
    // Its owner may change neither name nor address of the account elsewhere.
    sqlFunction(
      this,
      'directory_of_account(of_user uuid)',
      'table ("directoryId" uuid, name varchar)',
      `select c.id, c.name from memberships m join sso_configurations c on c.id = m.directory_id
       where m.user_id = of_user
         and is_decided_by(m.tenant_id, split_part(m.email_key, '@', -1), c.domains::text[])
       order by c.id limit 1`,
      { roles: ['app', 'platform'] },
    );
    this.addSql('grant execute on function directory_of_account to gatehouse_person, gatehouse_sign_in');
  }

  private clean(): void {
    sqlFunction(
      this,
      'directories_with_work(of_now timestamptz)',
      'table (id uuid, "tenantId" uuid)',
      `select d.id, d.tenant_id from directories d join tenants t on t.id = d.tenant_id
       where t.deleted_at is null and (
         exists (select 1 from directory_users u where u.directory_id = d.id and u.waits = 'apply')
         or exists (select 1 from memberships m where m.directory_id = d.id and m.left_at < of_now - interval '30 days'
           and coalesce(d.settings ->> 'onLeaving', 'remove') = 'remove'))`,
    );
    sqlFunction(
      this,
      'directories_trim(of_now timestamptz, most_requests int)',
      'void',
      `with old as (
         delete from directory_changes c where c.at < of_now - interval '90 days'
       )
       delete from directory_requests r using (
         select d.id, (select x.id from directory_requests x where x.directory_id = d.id order by x.id desc
           offset most_requests limit 1) as last_id
         from directories d
       ) l where r.directory_id = l.id and r.id <= l.last_id`,
      { isVolatile: true },
    );
    this.addSql('grant execute on function directories_with_work, directories_trim to gatehouse_maintenance');
    this.addSql('revoke execute on function directories_with_work, directories_trim from gatehouse_app');
  }

  override down(): void {
    this.addSql(`
      drop function directories_trim, directories_with_work, directory_of_account, directory_person, directory_rename,
        directory_new_members, directory_new_accounts, directory_links`);
    this.addSql('drop index external_identities_subject_index');
    this.addSql('alter table directory_users drop column deleted_at');
    this.addSql('alter table directories drop column counted_since, drop column approved_by');
  }
}

/** `of_users` null: those that wait for something. */
const LINKS = `
  with conn as (
    select c.tenant_id, c.domains::text[] as domains from sso_configurations c
    where c.id = of_directory and c.tenant_id = ${TENANT} and c.deleted_at is null
  ), wanted as materialized (
    select d.id, d.user_id, d.external_id, d.user_name, d.email_key
    from directory_users d join conn on conn.tenant_id = d.tenant_id
    where d.directory_id = of_directory
      and (d.id = any(of_users) or (of_users is null and d.waits is not null))
  ), served as materialized (
    select n.name from (
      select distinct split_part(w.email_key, '@', -1) as name from wanted w where w.email_key is not null
    ) n, conn where is_decided_by(conn.tenant_id, n.name, conn.domains)
  ), found as (
    select w.id, w.email_key, s.name is not null as is_served,
      coalesce(w.user_id, k.user_id) as known_id, coalesce(w.user_id, k.user_id, a.id) as target_id
    from wanted w
      left join lateral (
        select e.user_id from external_identities e
        where e.configuration_id = of_directory and w.user_id is null
          and (e.subject = w.external_id or (e.subject = w.user_name and w.user_name like '%@%'))
        order by e.subject = w.external_id desc nulls last, e.id limit 1
      ) k on true
      left join served s on s.name = split_part(w.email_key, '@', -1)
      left join users a on a.email_key = w.email_key and s.name is not null
  ), judged as (
    select f.id, f.target_id, f.email_key, case
        when f.target_id is null and f.email_key is null then 'email_missing'
        when f.target_id is null and not f.is_served then 'domain_unverified'
        when f.target_id is null then 'create'
        when u.is_superadmin then 'superadmin'
        when exists (select 1 from directory_users d
          where d.directory_id = of_directory and d.user_id = f.target_id and d.id <> f.id) then 'linked_twice'
        when m.directory_id <> of_directory then 'other_directory'
        when m.id is not null then 'link'
        when f.known_id is not null or not exists (select 1 from memberships x where x.user_id = f.target_id) then 'join'
        else 'account_elsewhere' end as outcome
    from found f
      left join users u on u.id = f.target_id
      left join memberships m on m.user_id = f.target_id and m.tenant_id = ${TENANT}
  ), counted as (
    select j.*, row_number() over (partition by j.outcome, coalesce(j.target_id::text, j.email_key) order by j.id) as n
    from judged j
  )
  select c.id, case when c.outcome in ('link', 'join') and c.n = 1 then c.target_id end,
    case when c.outcome in ('create', 'link', 'join') and c.n > 1 then 'linked_twice' else c.outcome end
  from counted c`;
