import { Injectable } from '@nestjs/common';
import type { Issuer } from '../issuers/issuer.js';
import { Issuers } from '../issuers/issuers.js';
import { SamlKeys } from '../keys/saml-keys.js';
import { ServiceProviderLookup } from '../providers/service-provider-lookup.repository.js';
import { Connections } from '../upstream/connections.js';
import type { LogoutRoute, LogoutSubject } from './logout-messages.js';
import type { LogoutPartner, LogoutStop } from './logout-process.js';

/** Finds the logout endpoints of partners. */
@Injectable()
export class LogoutRoutes {
  constructor(
    private readonly providers: ServiceProviderLookup,
    private readonly issuers: Issuers,
    private readonly keys: SamlKeys,
    private readonly connections: Connections,
  ) {}

  /** Null for a deleted partner, and for one that knows a custom domain that is gone. */
  find({ kind, id, host }: LogoutPartner): Promise<LogoutRoute | null> {
    return kind === 'application' ? this.toApplication(id, host ?? null) : this.toDirectory(id);
  }

  private async toApplication(id: string, host: string | null): Promise<LogoutRoute | null> {
    const provider = await this.providers.anyById(id);
    const issuer = provider && (await this.issuerOf(provider.tenantId, host));
    if (!provider || !issuer) return null;
    const { signer } = await this.keys.of(issuer.tenantId);
    return {
      name: provider.name,
      ourEntityId: issuer.entityId,
      requestsTo: provider.sloUrl,
      answersTo: provider.sloResponseUrl ?? provider.sloUrl,
      binding: provider.sloBinding,
      signer,
      algorithm: provider.signatureAlgorithm,
    };
  }

  private async issuerOf(tenantId: string | null, host: string | null): Promise<Issuer | null> {
    if (host !== null) return this.issuers.byHost(tenantId, host);
    return (await this.issuers.of([tenantId])).get(tenantId) ?? null;
  }

  /** By redirect only: the logout address of a connection is for that binding. */
  private async toDirectory(id: string): Promise<LogoutRoute | null> {
    const connection = await this.connections.seek(id);
    if (!connection) return null;
    const { addresses, sloUrl, sloResponseUrl, signer, signature } =
      await this.connections.termsOf(connection);
    return {
      name: connection.name,
      ourEntityId: addresses.entityId,
      requestsTo: sloUrl,
      answersTo: sloResponseUrl,
      binding: 'redirect',
      signer,
      algorithm: `rsa-${signature}`,
    };
  }
}

/** A partner's identifiers of the session. */
export function subjectAt(stop: LogoutStop): LogoutSubject {
  if (stop.kind === 'application') {
    const { nameId, nameIdFormat, sessionIndex } = stop.participant;
    return { nameId: { value: nameId, format: nameIdFormat || null }, sessionIndex };
  }
  const { nameId, format, nameQualifier, spNameQualifier, sessionIndex } = stop.participant;
  return { nameId: { value: nameId, format, nameQualifier, spNameQualifier }, sessionIndex };
}
