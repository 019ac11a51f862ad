import { Migration } from '@mikro-orm/migrations';

const ALL = `'00000000-0000-0000-0000-000000000000'::uuid`;
const OWN = `tenant_id = current_setting('app.tenant_id')::uuid`;
const DEFINER = 'security definer set search_path = pg_catalog, public, pg_temp';

/**
 * How many people a tenant has, and all together, without counting them.
 *
 * - `people_counts` is a ledger: a change adds a line and nobody waits for another; the sum of a tenant's lines is the
 *   number. `fold_people_counts` makes one line of many. All people together stand under the nil UUID.
 * - `users.has_factor` says whether somebody has an authenticator app or a passkey; whoever changes one of them, or
 *   what somebody is in a tenant, holds the person's row while it is counted.
 * - What is counted of a tenant or a person that is erased goes with them.
 */
export class Migration20261121T0611_people_counts extends Migration {
  override up(): void {
    this.addSql('alter table users add column has_factor boolean not null default false');
    this.addSql(`
      create function person_has_factor(person uuid) returns boolean language sql stable ${DEFINER} as $$
        select exists (select 1 from totp_factors t where t.user_id = person and t.confirmed_at is not null)
          or exists (select 1 from passkeys k where k.user_id = person)
      $$`);
    this.addSql(`
      update users u set has_factor = true where person_has_factor(u.id)`);
    this.addSql(`
      create table people_counts (
        tenant_id uuid not null,
        people bigint not null,
        active bigint not null,
        enrolled bigint not null,
        folded boolean not null default false
      )`);
    this.addSql('create index people_counts_tenant_id_index on people_counts (tenant_id)');
    this.addSql('create index people_counts_unfolded_index on people_counts (tenant_id) where not folded');
    this.addSql('alter table people_counts enable row level security');
    this.addSql('create policy platform on people_counts for select to gatehouse_platform using (true)');
    this.addSql(`create policy tenant on people_counts for select to gatehouse_app using (${OWN})`);
    this.addSql('grant select on people_counts to gatehouse_app, gatehouse_platform');
    this.addSql(`
      insert into people_counts
      select ${ALL}, count(*), count(*) filter (where status = 'active'),
        count(*) filter (where status = 'active' and has_factor), true from users
      union all
      select m.tenant_id, count(*), count(*) filter (where m.status = 'active'),
        count(*) filter (where m.status = 'active' and u.has_factor), true
      from memberships m join users u on u.id = m.user_id group by 1`);
    this.people();
    this.members();
    this.factors();
    this.folding();
  }

  private people(): void {
    this.addSql(`
      create function count_new_people() returns trigger language plpgsql ${DEFINER} as $$
      begin
        insert into people_counts select ${ALL}, count(*), count(*) filter (where status = 'active'),
          count(*) filter (where status = 'active' and has_factor)
        from there having count(*) > 0;
        return null;
      end $$`);
    this.addSql(`
      create trigger count_new_people after insert on users referencing new table as there
      for each statement execute function count_new_people()`);
    this.addSql(`
      create function count_changed_person() returns trigger language plpgsql ${DEFINER} as $$
      begin
        insert into people_counts values (${ALL}, 0, (new.status = 'active')::int - (old.status = 'active')::int,
          (new.status = 'active' and new.has_factor)::int - (old.status = 'active' and old.has_factor)::int);
        insert into people_counts
        select m.tenant_id, 0, 0, new.has_factor::int - old.has_factor::int from memberships m
        where m.user_id = new.id and m.status = 'active' and new.has_factor <> old.has_factor;
        return null;
      end $$`);
    this.addSql(`
      create trigger count_changed_person after update of status, has_factor on users
      for each row when ((old.status, old.has_factor) is distinct from (new.status, new.has_factor))
      execute function count_changed_person()`);
    this.addSql(`
      create function count_gone_person() returns trigger language plpgsql ${DEFINER} as $$
      begin
        insert into people_counts values (${ALL}, -1, -(old.status = 'active')::int,
          -(old.status = 'active' and old.has_factor)::int);
        -- Nobody counts until this is done, so that no sign-in brings back whom it has just erased.
        perform 1 from sign_in_cursor for update;
        delete from sign_in_people where user_id = old.id;
        return null;
      end $$`);
    this.addSql(`
      create trigger count_gone_person after delete on users for each row execute function count_gone_person()`);
  }

  private members(): void {
    this.addSql(`
      create function count_new_members() returns trigger language plpgsql ${DEFINER} as $$
      begin
        perform 1 from users where id in (select user_id from there) order by id for share;
        insert into people_counts
        select m.tenant_id, count(*), count(*) filter (where m.status = 'active'),
          count(*) filter (where m.status = 'active' and u.has_factor)
        from there m join users u on u.id = m.user_id group by 1;
        return null;
      end $$`);
    this.addSql(`
      create trigger count_new_members after insert on memberships referencing new table as there
      for each statement execute function count_new_members()`);
    this.addSql(`
      create function count_changed_member() returns trigger language plpgsql ${DEFINER} as $$
      declare enrolled int;
      begin
        select u.has_factor::int into enrolled from users u where u.id = old.user_id for share;
        insert into people_counts values (old.tenant_id, case tg_op when 'DELETE' then -1 else 0 end,
          case tg_op when 'DELETE' then 0 else (new.status = 'active')::int end - (old.status = 'active')::int,
          (case tg_op when 'DELETE' then 0 else (new.status = 'active')::int end - (old.status = 'active')::int)
            * coalesce(enrolled, 0));
        return null;
      end $$`);
    this.addSql(`
      create trigger count_changed_member after update of status on memberships
      for each row when (old.status is distinct from new.status) execute function count_changed_member()`);
    this.addSql(`
      create trigger count_gone_member after delete on memberships
      for each row execute function count_changed_member()`);
  }

  private factors(): void {
    this.addSql(`
      create function note_factors(persons uuid[]) returns void language plpgsql ${DEFINER} as $$
      begin
        perform 1 from users where id = any(persons) order by id for no key update;
        update users set has_factor = not has_factor
        where id = any(persons) and has_factor <> person_has_factor(id);
      end $$`);
    this.addSql(`
      create function note_changed_factors() returns trigger language plpgsql ${DEFINER} as $$
      begin
        perform note_factors(array(select distinct user_id from changed));
        return null;
      end $$`);
    this.addSql(`
      create function note_confirmed_factor() returns trigger language plpgsql ${DEFINER} as $$
      begin
        perform note_factors(array[new.user_id]);
        return null;
      end $$`);
    for (const table of ['totp_factors', 'passkeys']) {
      this.addSql(`
        create trigger note_new_factors after insert on ${table} referencing new table as changed
        for each statement execute function note_changed_factors()`);
      this.addSql(`
        create trigger note_gone_factors after delete on ${table} referencing old table as changed
        for each statement execute function note_changed_factors()`);
    }
    // By row: a code that is used changes the row as well, which must cost nothing.
    this.addSql(`
      create trigger note_confirmed_factor after update of confirmed_at on totp_factors
      for each row when ((old.confirmed_at is null) <> (new.confirmed_at is null))
      execute function note_confirmed_factor()`);
  }

  private folding(): void {
    this.addSql(`
      create function fold_people_counts(most int) returns int language plpgsql ${DEFINER} as $$
      declare done int;
      begin
        with due as (
          select distinct tenant_id from (select tenant_id from people_counts where not folded limit most) unfolded
        ), gone as (
          delete from people_counts p using due where p.tenant_id = due.tenant_id returning p.*
        )
        insert into people_counts
        select tenant_id, sum(people), sum(active), sum(enrolled), true from gone group by 1;
        get diagnostics done = row_count;
        return done;
      end $$`);
    this.addSql(`
      create function forget_counts() returns trigger language plpgsql ${DEFINER} as $$
      begin
        delete from people_counts where tenant_id = new.id;
        perform 1 from sign_in_cursor for update;
        delete from sign_in_hours where tenant_id = new.id;
        delete from sign_in_people where tenant_id = new.id;
        return null;
      end $$`);
    this.addSql(`
      create trigger forget_counts after update of erased_at on tenants
      for each row when (new.erased_at is not null) execute function forget_counts()`);
    this.addSql(`
      revoke execute on function person_has_factor, count_new_people, count_changed_person, count_gone_person,
        count_new_members, count_changed_member, note_factors, note_changed_factors, note_confirmed_factor,
        fold_people_counts, forget_counts from public`);
    this.addSql('grant execute on function fold_people_counts to gatehouse_maintenance');
  }

  override down(): void {
    this.addSql('drop trigger forget_counts on tenants');
    this.addSql('drop trigger note_confirmed_factor on totp_factors');
    for (const table of ['totp_factors', 'passkeys']) {
      this.addSql(`drop trigger note_gone_factors on ${table}`);
      this.addSql(`drop trigger note_new_factors on ${table}`);
    }
    for (const trigger of ['count_new_members', 'count_changed_member', 'count_gone_member'])
      this.addSql(`drop trigger ${trigger} on memberships`);
    for (const trigger of ['count_new_people', 'count_changed_person', 'count_gone_person'])
      this.addSql(`drop trigger ${trigger} on users`);
    this.addSql(`
      drop function person_has_factor, count_new_people, count_changed_person, count_gone_person, count_new_members,
        count_changed_member, note_confirmed_factor, note_changed_factors, note_factors, fold_people_counts, forget_counts`);
    this.addSql('drop table people_counts');
    this.addSql('alter table users drop column has_factor');
  }
}
