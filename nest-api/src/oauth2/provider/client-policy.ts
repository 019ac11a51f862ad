import type { GroupRelations } from '../../users/group-relations.js';
import { CLIENT_POLICY, type ClientPolicy } from '../clients/client-metadata.js';

/** Our data about a client, beyond the library's. */
export function policyOf(client: object): ClientPolicy {
  return (client as Record<typeof CLIENT_POLICY, ClientPolicy>)[CLIENT_POLICY];
}

/** Whether users of this tenant (null: superadmins) may sign in to the client. */
export function servesTenant(client: object, tenantId: string | null): boolean {
  const owner = policyOf(client).tenantId;
  return owner === null || owner === tenantId;
}

/** Whether this user may use the client. A client without assignments, or of another tenant, needs no query. */
export async function isAssigned(
  client: object,
  { userId, tenantId }: { readonly userId: string; readonly tenantId: string | null },
  groups: GroupRelations,
): Promise<boolean> {
  const { id, assignedOnly } = policyOf(client);
  if (!assignedOnly || tenantId === null || !servesTenant(client, tenantId)) return true;
  return groups.applications.isAssigned(tenantId, userId, { clientId: id });
}
