import type { ClientBase } from 'pg';

export interface Removed {
  readonly organizations: number;
  readonly people: number;
  /** Organizations that other users have joined, who would lose them. */
  readonly kept: number;
}

/**
 * Erases the demo organizations, each in its own transaction, and then the demo accounts. After an interruption, it
 * continues with the rest.
 *
 * @param client connected as the owner or as the maintenance role
 * @param keepsLastSuperadmin whether the demo superadmin stays if no other superadmin could sign in
 */
export async function removeDemoData(
  client: ClientBase,
  keepsLastSuperadmin: boolean,
  stopping?: AbortSignal,
): Promise<Removed | null> {
  const before = await countPeople(client);
  const { rows } = await client.query<{ id: string }>('select demo_tenants() as id');
  for (const { id } of rows) {
    if (stopping?.aborted) return null;
    await client.query('select remove_demo_tenant($1)', [id]);
  }
  await client.query('select remove_demo_people($1)', [keepsLastSuperadmin]);
  const after = await countPeople(client);
  await client.query(
    `update demo_data set loaded = '{}', completed_at = null, removal_asked_at = null, removal_asked_by = null,
       removed_at = now()`,
  );
  return { organizations: rows.length, people: before.people - after.people, kept: after.organizations };
}

async function countPeople(client: ClientBase): Promise<{ organizations: number; people: number }> {
  const { rows } = await client.query<{ organizations: number; people: number }>(
    'select organizations, people from demo_counts()',
  );
  return rows[0] ?? { organizations: 0, people: 0 };
}
