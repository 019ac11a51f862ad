/** A statement with its values. */
export type Settings = readonly [sql: string, values: readonly string[]];

const IS_UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The statement that sets variables of PostgreSQL, including the role, for the transaction, in one round trip.
 *
 * Citus repeats `set local` on the workers of a distributed database, where row-level security reads `app.tenant_id`. It
 * does not repeat `set_config`: without the tenant, a statement fails on the workers. The role is never repeated, because
 * Citus connects as the current role, which is the owner in some functions.
 */
export function settingsOf(variables: Readonly<Record<string, string>>): Settings {
  const all = Object.entries(variables);
  const { 'app.tenant_id': tenantId } = variables;
  // `set local` takes no parameters: only what needs no quoting becomes part of its text.
  if (all.length === 1 && tenantId !== undefined && IS_UUID.test(tenantId))
    return [`set local app.tenant_id = '${tenantId}'`, []];
  return [`select ${all.map(() => 'set_config(?, ?, true)').join(', ')}`, all.flat()];
}
