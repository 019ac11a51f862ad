import { Migration } from '@mikro-orm/migrations';

/** An organization's directory counts as a second factor only when it says that it asked for one, unless an admin decides otherwise. */
export class Migration20261122T0741_upstream_factor extends Migration {
  override up(): void {
    this.addSql(`alter table sign_in_policies alter column upstream_factor set default 'when_claimed'`);
  }

  override down(): void {
    this.addSql(`alter table sign_in_policies alter column upstream_factor set default 'trusted'`);
  }
}
