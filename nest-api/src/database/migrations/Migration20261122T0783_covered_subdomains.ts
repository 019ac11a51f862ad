import { Migration } from '@mikro-orm/migrations';

/**
 * A verified domain may cover its subdomains (`*.acme.com`). Off by default: a domain decides about itself alone.
 *
 * The index finds the verified names below a domain.
 */
export class Migration20261122T0783_covered_subdomains extends Migration {
  override up(): void {
    this.addSql('alter table domains add column covers_subdomains boolean not null default false');
    this.addSql(
      `create index domains_below_index on domains ((reverse(domain::text) collate "C")) where status = 'active'`,
    );
  }

  override down(): void {
    this.addSql('drop index domains_below_index');
    this.addSql('alter table domains drop column covers_subdomains');
  }
}
