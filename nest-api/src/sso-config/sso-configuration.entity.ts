import type { ProviderParameters, SsoMapping, SsoType } from '@gatehouse/contracts';
import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { tenantFilter } from '../database/tenant-filter.js';
import type { KnownKey } from './sso-configuration-state.entity.js';

/** Which sign-ins use the draft of a connection: those of some users, or a share of all. */
export interface Release {
  readonly draftId: string;
  /** Hashes of addresses, so that the row holds no personal data. */
  readonly users?: readonly string[];
  readonly percent?: number;
}

/** What is only known of a connection that is read from its draft. */
export interface DraftOrigin {
  readonly id: string;
  readonly document: Record<string, unknown> | null;
  readonly keys: readonly KnownKey[];
}

const SsoConfigurationRow = defineEntity({
  name: 'SsoConfiguration',
  tableName: 'sso_configurations',
  filters: tenantFilter,
  indexes: [
    {
      name: 'sso_configurations_entity_index',
      // Over a hash: an entity id may be longer than an entry of an index.
      expression: `create index sso_configurations_entity_index on sso_configurations (md5(entity_id))
        where type = 'saml' and is_enabled and deleted_at is null`,
    },
  ],
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    /** Null for the platform's own. */
    tenantId: p.uuid().nullable().index(),
    name: p.string().length(120),
    type: p.string().length(20).$type<SsoType>(),
    isEnabled: p.boolean().default(false),
    clientId: p.string().length(400).nullable(),
    /** Envelope, bound to `sso_configurations:<id>`. */
    clientSecret: p.text().nullable(),
    issuer: p.string().length(2048).nullable(),
    authorizationEndpoint: p.string().length(2048).nullable(),
    tokenEndpoint: p.string().length(2048).nullable(),
    userInfoEndpoint: p.string().length(2048).nullable(),
    /** At Microsoft, the directory whose users may sign in; null allows any, which only the platform may use. */
    directoryId: p.string().length(36).nullable(),
    entityId: p.string().length(2048).nullable(),
    ssoUrl: p.string().length(2048).nullable(),
    sloUrl: p.string().length(2048).nullable(),
    /** Where answers about signing out go; null for `sloUrl`. */
    sloResponseUrl: p.string().length(2048).nullable(),
    metadataUrl: p.string().length(2048).nullable(),
    /** Certificates of the identity provider, concatenated PEM. */
    certificate: p.text().nullable(),
    /** Envelope, bound to `sso_configurations:<id>`. */
    privateKey: p.text().nullable(),
    relayState: p.string().length(500).nullable(),
    nameIdFormat: p.string().length(20).$type<'emailAddress' | 'unspecified' | 'persistent'>(),
    signatureAlgorithm: p.string().length(20).$type<'sha1' | 'sha256' | 'sha512'>(),
    encryptionAlgorithm: p.string().length(20).$type<'aes128' | 'aes256' | 'tripledes'>().nullable(),
    scopes: p.array().$type<string[]>(),
    /** Lower case, ASCII form. One counts while the tenant has verified it. */
    domains: p.array().$type<string[]>(),
    createsPeople: p.boolean(),
    /** Whether it signs in with the platform's own client; it then has none of its own. */
    usesPlatformClient: p.boolean().default(false),
    /** SAML: whether the identity provider may start a sign-in. */
    allowIdpInitiated: p.boolean().default(false),
    /** What only this kind of provider needs. */
    parameters: p.json<ProviderParameters>().defaultRaw(`'{}'`),
    mapping: p.json<SsoMapping>(),
    /** Written by GOOGLE_CLIENT_ID and its like at every start. */
    managedBySettings: p.boolean().default(false),
    /** Which sign-ins use the draft; null while it is not released. */
    release: p.json<Release>().nullable(),
    deletedAt: p.datetime().nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
    updatedAt: p
      .datetime()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
    version: p.integer().version(),
  },
});

/** A connection to an identity provider. */
export class SsoConfiguration extends SsoConfigurationRow.class {
  /** Set where the values are those of its draft. Such a one is never stored. */
  draft?: DraftOrigin;
}
SsoConfigurationRow.setClass(SsoConfiguration);
