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
