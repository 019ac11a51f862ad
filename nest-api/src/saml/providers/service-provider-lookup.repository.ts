import type { GroupsClaim } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import type { ChangeCache } from '../../database/change-cache.js';
import { Changes } from '../../database/changes.js';
import { Lookups } from '../../database/lookups.js';
import type { Issuer } from '../issuers/issuer.js';
import type { SamlServiceProvider } from './saml-service-provider.entity.js';

export type ServiceProviderRecord = Pick<
  SamlServiceProvider,
  | 'id'
  | 'entityId'
  | 'name'
  | 'assertionConsumerServices'
  | 'sloBinding'
  | 'certificates'
  | 'attributes'
  | 'nameIdFormat'
  | 'sign'
  | 'signatureAlgorithm'
  | 'requireSignedRequests'
  | 'allowIdpInitiated'
  | 'assignedOnly'
> & {
  readonly tenantId: string | null;
  readonly logoHash: string | null;
  readonly groupsClaim: GroupsClaim | null;
  readonly sloUrl: string | null;
  readonly sloResponseUrl: string | null;
  readonly encryptionAlgorithm: SamlServiceProvider['encryptionAlgorithm'] | null;
};

const SELECT = `
  select id, tenant_id as "tenantId", entity_id as "entityId", name, logo_hash as "logoHash",
    assertion_consumer_services as "assertionConsumerServices", slo_url as "sloUrl",
    slo_response_url as "sloResponseUrl", slo_binding as "sloBinding", certificates, attributes,
    name_id_format as "nameIdFormat", sign, signature_algorithm as "signatureAlgorithm",
    encryption_algorithm as "encryptionAlgorithm", require_signed_requests as "requireSignedRequests",
    allow_idp_initiated as "allowIdpInitiated", assigned_only as "assignedOnly", groups_claim as "groupsClaim"
  from saml_service_providers where deleted_at is null and is_active`;
const OF_ISSUER = `${SELECT} and tenant_id is not distinct from $2`;

/** About 10 KB each, with its certificates. */
const MOST_PROVIDERS = 5_000;

/** Finds active service providers, from memory until the database notifies of a change. */
@Injectable()
export class ServiceProviderLookup {
  private readonly held: ChangeCache<ServiceProviderRecord>;

  constructor(
    private readonly lookups: Lookups,
    changes: Changes,
  ) {
    this.held = changes.cache({
      most: MOST_PROVIDERS,
      dependsOn: ({ id }) => [`saml_service_providers:${id}`],
    });
  }

  /** By entity ID, among those of one issuer. */
  byEntityId(issuer: Issuer, entityId: string): Promise<ServiceProviderRecord | null> {
    return this.find('saml-sp-by-entity-id', `${OF_ISSUER} and entity_id = $1`, entityId, issuer.tenantId);
  }

  byId(issuer: Issuer, id: string): Promise<ServiceProviderRecord | null> {
    return this.find('saml-sp-by-id', `${OF_ISSUER} and id = $1`, id, issuer.tenantId);
  }

  /**
   * Of any issuer, in its current state: a session may use applications of its tenant and of the platform.
   */
  async anyById(id: string): Promise<ServiceProviderRecord | null> {
    const [row] = await this.lookups.query<ServiceProviderRecord>('saml-sp-any', `${SELECT} and id = $1`, [
      id,
    ]);
    return row ?? null;
  }

  private find(name: string, sql: string, key: string, tenantId: string | null) {
    return this.held.get(`${name} ${tenantId} ${key}`, async () => {
      const [row] = await this.lookups.query<ServiceProviderRecord>(name, sql, [key, tenantId]);
      return row ?? null;
    });
  }
}
