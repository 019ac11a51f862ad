import { Migration } from '@mikro-orm/migrations';

/** Delivery encloses the logo of the organization in whose name a mail is sent; it sees nothing else of a profile. */
export class Migration20261121T0593_mail_logos extends Migration {
  override up(): void {
    this.addSql(`
      create policy maintenance on organization_profiles for select to gatehouse_maintenance
      using (logo_hash is not null)`);
    this.addSql(
      'grant select (logo_hash, logo_type, logo) on organization_profiles to gatehouse_maintenance',
    );
  }

  override down(): void {
    this.addSql(
      'revoke select (logo_hash, logo_type, logo) on organization_profiles from gatehouse_maintenance',
    );
    this.addSql('drop policy maintenance on organization_profiles');
  }
}
