import { Migration } from '@mikro-orm/migrations';

/**
 * A domain is proven by a TXT record, looked for now and then, or by whoever vouched for it.
 *
 * What was active before stays so: the platform had put it there. Maintenance reads when to look again and nothing
 * else. Old code writes no challenge, so the column makes its own.
 */
export class Migration20261121T0400_domains extends Migration {
  override up(): void {
    this.addSql(`
      create function new_domain_challenge() returns varchar language sql volatile as $$
        select replace(gen_random_uuid()::text, '-', '')
      $$`);
    this.addSql(`
      alter table domains
        add column auto_join varchar(20) not null default 'sso',
        add column challenge varchar(60) not null default new_domain_challenge(),
        add column proof varchar(20) null,
        add column proof_detail varchar(300) null,
        add column verified_at timestamptz null,
        add column last_seen_at timestamptz null,
        add column last_check_at timestamptz null,
        add column last_outcome varchar(30) null,
        add column next_check_at timestamptz null,
        add constraint domains_auto_join_check check (auto_join in ('invite_only', 'sso')),
        add constraint domains_proof_check check (proof in ('dns', 'directory', 'platform'))`);
    this.addSql(`update domains set proof = 'platform', verified_at = updated_at where status = 'active'`);
    this.addSql('create index domains_next_check_at_index on domains (next_check_at)');
    this.addSql(`
      create policy maintenance on domains for select to gatehouse_maintenance using (next_check_at is not null)`);
    this.addSql('grant select (id, domain, next_check_at) on domains to gatehouse_maintenance');
  }

  override down(): void {
    this.addSql('revoke select (id, domain, next_check_at) on domains from gatehouse_maintenance');
    this.addSql('drop policy maintenance on domains');
    this.addSql(`
      alter table domains drop column auto_join, drop column challenge, drop column proof, drop column proof_detail,
        drop column verified_at, drop column last_seen_at, drop column last_check_at, drop column last_outcome,
        drop column next_check_at`);
    this.addSql('drop function new_domain_challenge');
  }
}
