import type {
  GroupsClaim,
  SamlAttributeSource,
  SamlEncryptionAlgorithm,
  SamlNameIdFormat,
} from '@gatehouse/contracts';
import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { tenantFilter } from '../../database/tenant-filter.js';

export interface AssertionConsumerService {
  readonly url: string;
  readonly index: number | null;
  readonly isDefault: boolean;
}

/** A certificate as registered; dates as ISO 8601. */
export interface RegisteredCertificate {
  readonly use: 'signing' | 'encryption';
  /** DER. */
  readonly base64: string;
  readonly fingerprint: string;
  readonly subject: string;
  readonly notBefore: string;
  readonly notAfter: string;
  /** When it left the metadata. */
  readonly retiredAt: string | null;
}

export interface MappedAttribute {
  readonly name: string;
  readonly source: SamlAttributeSource;
  readonly nameFormat: 'basic' | 'uri' | 'unspecified';
  /** Name of the custom attribute for the source `custom_attribute`. */
  readonly customAttribute?: string | undefined;
}

const SamlServiceProviderRow = defineEntity({
  name: 'SamlServiceProvider',
  tableName: 'saml_service_providers',
  filters: tenantFilter,
  indexes: [
    {
      name: 'saml_service_providers_metadata_problem_index',
      expression: `create index saml_service_providers_metadata_problem_index on saml_service_providers (id)
        where metadata_problem is not null`,
    },
    {
      name: 'saml_service_providers_certificate_end_index',
      expression: `create index saml_service_providers_certificate_end_index on saml_service_providers
        (first_certificate_end(certificates)) where is_active and deleted_at is null`,
    },
  ],
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    /** Null for applications of the platform, which members of every tenant can use. */
    tenantId: p.uuid().nullable().index(),
    /** Permanent, with one row for each issuer. */
    entityId: p.string().length(1024),
    name: p.string().length(120),
    logoHash: p.string().length(43).nullable(),
    assertionConsumerServices: p.json<AssertionConsumerService[]>(),
    /** Whether a user chose the default one. Metadata then adds others and does not replace it. */
    acsUrlGiven: p.boolean().default(false),
    sloUrl: p.string().length(2000).nullable(),
    /** Whether a user entered it. Metadata then does not replace it. */
    sloUrlGiven: p.boolean().default(false),
    sloResponseUrl: p.string().length(2000).nullable(),
    /** Ends sessions without a browser. */
    sloSoapUrl: p.string().length(2000).nullable(),
    sloBinding: p.string().length(10).$type<'redirect' | 'post'>(),
    metadataUrl: p.string().length(2000).nullable(),
    /** The last successful read. */
    metadataRefreshedAt: p.datetime().nullable(),
    /** The reason for the last failure. */
    metadataProblem: p.string().length(300).nullable(),
    metadataNextReadAt: p.datetime().nullable().index(),
    /** Failed attempts since the last successful read. */
    metadataFailures: p.integer().default(0),
    certificates: p.json<RegisteredCertificate[]>(),
    attributes: p.json<MappedAttribute[]>(),
    nameIdFormat: p.string().length(20).$type<SamlNameIdFormat>(),
    sign: p.string().length(10).$type<'assertion' | 'response' | 'both'>(),
    signatureAlgorithm: p.string().length(20).$type<'rsa-sha256' | 'rsa-sha512' | 'rsa-sha1'>(),
    encryptionAlgorithm: p.string().length(20).$type<SamlEncryptionAlgorithm>().nullable(),
    requireSignedRequests: p.boolean().default(false),
    allowIdpInitiated: p.boolean().default(false),
    isActive: p.boolean().default(true),
    /** Only for assigned users and groups. */
    assignedOnly: p.boolean().default(false),
    /** How it receives groups; null: by their names, all of them. */
    groupsClaim: p.json<GroupsClaim>().nullable(),
    /** The user who registered it; null if unknown. */
    createdBy: p.uuid().nullable(),
    deletedAt: p.datetime().nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
    updatedAt: p
      .datetime()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
    version: p.integer().version(),
  },
});

/** An application that receives assertions. */
export class SamlServiceProvider extends SamlServiceProviderRow.class {
  /** The ACS URL for requests that name none. */
  defaultAcs(): AssertionConsumerService {
    const services = this.assertionConsumerServices;
    const chosen = services.find(({ isDefault }) => isDefault) ?? services[0];
    if (!chosen) throw new Error(`service provider ${this.id} has no address`);
    return chosen;
  }
}
SamlServiceProviderRow.setClass(SamlServiceProvider);
