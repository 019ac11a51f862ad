import { Migration } from '@mikro-orm/migrations';

/**
 * The roles that serve: none owns a table or bypasses row-level security. Roles belong to the cluster, so
 * another database on it may have made them already.
 */
export class Migration20261121T0000_roles extends Migration {
  override up(): void {
    this.addSql(`
      do $$
      declare wanted text;
      begin
        foreach wanted in array array['gatehouse_app', 'gatehouse_platform', 'gatehouse_maintenance'] loop
          begin
            execute format('create role %I nosuperuser nobypassrls nocreatedb nocreaterole', wanted);
          exception when duplicate_object or unique_violation then null;
          end;
        end loop;
      end $$`);
    this.addSql('alter role gatehouse_app login');
    this.addSql('alter role gatehouse_maintenance login');
    this.addSql('grant gatehouse_platform to gatehouse_app with inherit false, set true');
    this.addSql('revoke create on schema public from public');
    this.addSql('grant usage on schema public to gatehouse_app, gatehouse_platform, gatehouse_maintenance');
    this.addSql('grant select on migrations to gatehouse_app, gatehouse_platform, gatehouse_maintenance');
  }

  override down(): void {
    this.addSql('revoke select on migrations from gatehouse_app, gatehouse_platform, gatehouse_maintenance');
    this.addSql(
      'revoke usage on schema public from gatehouse_app, gatehouse_platform, gatehouse_maintenance',
    );
  }
}
