import type { Migration } from '@mikro-orm/migrations';

/** What each serving role may do with a table: grants as SQL has them, for example `select, update (name)`. */
export interface Access {
  /** A role without grants still gets its policy, so that a later grant opens nothing by accident. */
  readonly platform?: string;
  /** `rows` limits maintenance to what it has work with, as an SQL condition. */
  readonly maintenance?: { readonly may: string; readonly rows: string };
  /** Not logged: what a crash may lose. */
  readonly unlogged?: boolean;
  /** What follows the columns, such as a partition key. */
  readonly tail?: string;
}

const OWN = `tenant_id = current_setting('app.tenant_id')::uuid`;

/**
 * Creates a table whose rows belong to a tenant (`tenant_id`, null: the platform's), with its isolation: row-level
 * security, a policy that shows the tenant's role its rows only while `app.tenant_id` is that tenant (unset is an error,
 * not an empty answer), and one for the platform.
 */
export function tenantTable(
  migration: Migration,
  name: string,
  access: Access & { readonly app?: string },
  columns: string,
): void {
  if (!/^\s*tenant_id uuid/m.test(columns)) throw new Error(`${name} has no column tenant_id.`);
  platformTable(migration, name, access, columns);
  allow(migration, { name, role: 'app', may: access.app, rows: OWN, policy: 'tenant' });
}

/** Creates a table that no tenant's own work reads; the platform's role sees each of its rows. */
export function platformTable(migration: Migration, name: string, access: Access, columns: string): void {
  const kind = access.unlogged ? 'unlogged table' : 'table';
  migration.addSql(`create ${kind} ${name} (${columns}) ${access.tail ?? ''}`);
  migration.addSql(`alter table ${name} enable row level security`);
  if (access.platform !== undefined)
    allow(migration, { name, role: 'platform', may: access.platform, rows: 'true', policy: 'platform' });
  if (access.maintenance)
    allow(migration, { name, role: 'maintenance', policy: 'maintenance', ...access.maintenance });
}

interface Allowance {
  readonly name: string;
  readonly role: string;
  readonly may: string | undefined;
  readonly rows: string;
  readonly policy: string;
}

/** A role that writes nothing gets a policy for reading alone. */
function allow(migration: Migration, { name, role, may, rows, policy }: Allowance): void {
  const writes = /insert|update|delete/.test(may ?? '');
  const reads = writes ? '' : 'for select ';
  migration.addSql(`create policy ${policy} on ${name} ${reads}to gatehouse_${role} using (${rows})`);
  if (may) migration.addSql(`grant ${may} on ${name} to gatehouse_${role}`);
}
