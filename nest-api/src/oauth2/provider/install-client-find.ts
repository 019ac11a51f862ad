import type Provider from 'oidc-provider';
import type { ClientRecord } from '../clients/client-metadata.js';
import type { ClientDocuments, DocumentRules } from '../registration/client-documents.js';

import { refuseUnlessEnabled } from '../request-objects/request-objects.js';

type LibraryClient = InstanceType<Provider['Client']>;
interface ClientClass {
  find(id: string): Promise<LibraryClient | undefined>;
}

/**
 * Makes the library validate a client's metadata once while the client is cached, instead of hashing
 * it at each look-up to detect changes.
 */
export function installClientFind(
  provider: Provider,
  documents: ClientDocuments,
  rules: DocumentRules | null,
): void {
  const Client = provider.Client as unknown as ClientClass;
  const find = Client.find.bind(Client);
  const built = new WeakMap<ClientRecord, LibraryClient>();
  Client.find = async (id) => {
    const record = typeof id === 'string' ? await documents.find(id, rules) : null;
    if (!record) return undefined;
    refuseUnlessEnabled(record);
    const known = built.get(record);
    if (known) return known;
    const client = await find(id);
    if (client) built.set(record, client);
    return client;
  };
}
