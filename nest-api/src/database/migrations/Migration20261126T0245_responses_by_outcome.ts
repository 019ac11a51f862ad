import { Migration } from '@mikro-orm/migrations';

/** Maintenance keeps the newest failures of each outcome, so that one outcome pushes out no other. */
export class Migration20261126T0245_responses_by_outcome extends Migration {
  override up(): void {
    this.addSql('grant select (outcome) on upstream_responses to gatehouse_maintenance');
  }

  override down(): void {
    this.addSql('revoke select (outcome) on upstream_responses from gatehouse_maintenance');
  }
}
