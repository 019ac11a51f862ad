import type { Migration } from '@mikro-orm/migrations';

/** What the role for sign-ins may do with a table. */
export interface SignInAccess {
  /** Grants with their columns: only what a flow reads and writes. */
  readonly may: string;
  /** The rows that it sees, as an SQL condition; all of them by default. */
  readonly reads?: string;
  /** The rows that it writes, before and after; those that it sees by default. */
  readonly writes?: string;
  /** The rows that it adds; those that it writes by default. */
  readonly adds?: string;
}

/**
 * Gives requests before the user is known and protocol endpoints access to a table. Without it they neither read nor write
 * the table. Each verb that is granted gets a policy of its own, so that a later grant of another verb opens nothing.
 */
export function allowSignIn(migration: Migration, table: string, access: SignInAccess): void {
  const { may, reads = 'true', writes = reads, adds = writes } = access;
  const rows = {
    select: `using (${reads})`,
    insert: `with check (${adds})`,
    update: `using (${writes}) with check (${writes})`,
    delete: `using (${writes})`,
  };
  for (const [verb, which] of Object.entries(rows)) {
    if (!new RegExp(`\\b${verb}\\b`).test(may)) continue;
    migration.addSql(`create policy sign_in_${verb} on ${table} for ${verb} to gatehouse_sign_in ${which}`);
  }
  migration.addSql(`grant ${may} on ${table} to gatehouse_sign_in`);
}

/** Takes back what `allowSignIn` gave. */
export function denySignIn(migration: Migration, table: string): void {
  for (const verb of ['select', 'insert', 'update', 'delete'])
    migration.addSql(`drop policy if exists sign_in_${verb} on ${table}`);
  migration.addSql(`revoke all on ${table} from gatehouse_sign_in`);
}
