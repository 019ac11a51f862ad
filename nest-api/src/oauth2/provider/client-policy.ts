import { CLIENT_POLICY, type ClientPolicy } from '../clients/client-metadata.js';

/** What we know of a client beyond what the library does. */
export function policyOf(client: object): ClientPolicy {
  return (client as Record<typeof CLIENT_POLICY, ClientPolicy>)[CLIENT_POLICY];
}

/** Whether somebody of this tenant (null: of the platform) may sign in to the client. */
export function servesTenant(client: object, tenantId: string | null): boolean {
  const owner = policyOf(client).tenantId;
  return owner === null || owner === tenantId;
}
