import { Migration } from '@mikro-orm/migrations';
import { bossSchemaPlan } from '../boss-schema.js';

/**
 * The tables of pg-boss, which carries the background work that all replicas share. They are made here, by the
 * owner, and not by the process that serves. Holds no tenant's data.
 *
 * The plan is the package's own. Raising the package takes a new migration that asks `bossSchemaPlan` for the way
 * from the version that it finds; on a database that begins with the newer package it finds nothing to do.
 */
export class Migration20261121T0570_boss extends Migration {
  override async up(): Promise<void> {
    for (const sql of await bossSchemaPlan(null)) this.addSql(sql);
  }

  override down(): void {
    this.addSql('drop schema boss cascade');
  }
}
