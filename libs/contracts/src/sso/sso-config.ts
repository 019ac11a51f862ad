import { z } from 'zod';
import { CountedPageQuerySchema, countedPageOf, pageOf } from '../common/paging.ts';
import { MembershipRoleSchema } from '../people/users.ts';
import { DomainStatusSchema, SsoTypeSchema } from '../tenants/domains.ts';
import { PROVIDER_PARAMETERS, type ProviderParameter } from './sso-providers.ts';
import { DEFAULT_SSO_SCOPES } from './sso-scopes.ts';

export const NameIdFormatSchema = /* @__PURE__ */ z
  .enum(['emailAddress', 'unspecified', 'persistent'])
  .meta({ id: 'NameIdFormat' });
/** `sha1` and `tripledes` are for partners without a better algorithm; pages label them as weak. */
export const SignatureAlgorithmSchema = /* @__PURE__ */ z
  .enum(['sha1', 'sha256', 'sha512'])
  .meta({ id: 'SignatureAlgorithm' });
export const EncryptionAlgorithmSchema = /* @__PURE__ */ z
  .enum(['aes128', 'aes256', 'tripledes'])
  .meta({ id: 'EncryptionAlgorithm' });

/** Days before the expiry of a certificate when its owners are warned. */
export const CERTIFICATE_WARNING_DAYS = [30, 14, 7, 1] as const;
/** Maximum age of a passed test, in hours, to require SSO. */
export const FRESH_TEST_HOURS = 24;

const url = /* @__PURE__ */ z.url('Enter a URL that begins with https://').max(2048);
const claim = (fallback: string) => z.string().trim().min(1).max(200).default(fallback);

/** Maps claims or attributes to fields, and groups to the roles of new users. */
export const SsoMappingSchema = /* @__PURE__ */ z
  .object({
    email: claim('email'),
    givenName: claim('given_name'),
    familyName: claim('family_name'),
    picture: claim('picture'),
    locale: claim('locale'),
    zoneinfo: claim('zoneinfo'),
    groups: claim('groups'),
    groupRoles: z
      .array(z.object({ group: z.string().trim().min(1).max(300), role: MembershipRoleSchema }))
      .max(100)
      .default([]),
    defaultRole: MembershipRoleSchema.default('tenant_user'),
  })
  .meta({ id: 'SsoMapping' });
export type SsoMapping = z.infer<typeof SsoMappingSchema>;

/** Settings from an admin. Creating and updating use the same fields; all are optional in an update. */
const parameter = z.string().trim().max(1000).optional();
export const ProviderParametersSchema = /* @__PURE__ */ z
  .strictObject(
    Object.fromEntries(PROVIDER_PARAMETERS.map((name) => [name, parameter])) as Record<
      ProviderParameter,
      typeof parameter
    >,
  )
  .meta({
    id: 'SsoProviderParameters',
    description:
      'Fields of this type of identity provider. Apple: `teamId`, `keyId`. LDAP: `ldapUrl` (`ldaps://`, `ldap://` with StartTLS, or `connector:` if connectors reach the directory), `baseDn`, `userFilter` with `{login}` for what the user types',
  });
export type ProviderParameters = z.infer<typeof ProviderParametersSchema>;

const editable = {
  name: z.string().trim().min(1, 'Enter a name').max(120, 'At most 120 characters'),
  clientId: z.string().trim().max(400).nullable(),
  issuer: url.nullable(),
  authorizationEndpoint: url.nullable(),
  tokenEndpoint: url.nullable(),
  userInfoEndpoint: url.nullable(),
  directoryId: z
    .uuid('Enter the directory (tenant) ID, such as 5d6f4a0c-7c1e-4f5e-9f0e-3a1b2c3d4e5f')
    .nullable()
    .meta({ description: 'Microsoft: the one Entra tenant whose users may sign in' }),
  entityId: z.string().trim().max(2048).nullable(),
  ssoUrl: url.nullable(),
  sloUrl: url.nullable(),
  sloResponseUrl: url.nullable().meta({
    description:
      'SAML: where logout responses are sent, if not to `sloUrl` (ResponseLocation in the metadata)',
  }),
  metadataUrl: url.nullable(),
  certificate: z.string().max(50_000).nullable().meta({
    description:
      "The identity provider's signing certificates as PEM, one after another. LDAP: the certificates of the CAs to trust in place of the public ones",
  }),
  relayState: z.string().max(500).nullable(),
  nameIdFormat: NameIdFormatSchema,
  signatureAlgorithm: SignatureAlgorithmSchema,
  encryptionAlgorithm: EncryptionAlgorithmSchema.nullable(),
  scopes: z.array(z.string().regex(/^[\x21\x23-\x5b\x5d-\x7e]{1,200}$/, 'This is not a valid scope')).max(30),
  domains: z.array(z.string().trim().min(1).max(260)).max(100).meta({
    description: 'Email domains that it serves. Each takes effect once the tenant has verified it',
  }),
  createsPeople: z.boolean().meta({ description: 'Whether unknown users join by signing in' }),
  usesPlatformClient: z.boolean().meta({
    description: "Signs in with the platform's client at this identity provider. The tenant's rules apply",
  }),
  allowIdpInitiated: z.boolean().meta({
    description: 'SAML: whether the identity provider may initiate a sign-in',
  }),
  parameters: ProviderParametersSchema,
  mapping: SsoMappingSchema,
};

const secrets = {
  clientSecret: z.string().min(1).max(1000).nullable().optional().meta({
    description: 'Write-only. Omitted: unchanged. Null: removed',
  }),
  privateKey: z.string().min(1).max(20_000).nullable().optional().meta({
    description: 'PEM. Write-only. Omitted: unchanged. Null: removed',
  }),
  metadata: z.string().max(200_000).optional().meta({
    description: 'SAML metadata as a file or text. Fills in the fields that it contains',
  }),
};

export const CreateSsoConfigurationSchema = /* @__PURE__ */ z
  .object({
    tenantId: z.uuid().optional().meta({
      description: 'Tenant ID. Superadmins only. Without it, a connection of the platform',
    }),
    type: SsoTypeSchema,
    name: editable.name,
    isEnabled: z.boolean().default(false),
    clientId: editable.clientId.default(null),
    issuer: editable.issuer.default(null),
    authorizationEndpoint: editable.authorizationEndpoint.default(null),
    tokenEndpoint: editable.tokenEndpoint.default(null),
    userInfoEndpoint: editable.userInfoEndpoint.default(null),
    directoryId: editable.directoryId.default(null),
    entityId: editable.entityId.default(null),
    ssoUrl: editable.ssoUrl.default(null),
    sloUrl: editable.sloUrl.default(null),
    sloResponseUrl: editable.sloResponseUrl.default(null),
    metadataUrl: editable.metadataUrl.default(null),
    certificate: editable.certificate.default(null),
    relayState: editable.relayState.default(null),
    nameIdFormat: editable.nameIdFormat.default('emailAddress'),
    signatureAlgorithm: editable.signatureAlgorithm.default('sha256'),
    encryptionAlgorithm: editable.encryptionAlgorithm.default(null),
    scopes: editable.scopes.default([...DEFAULT_SSO_SCOPES]),
    domains: editable.domains.default([]),
    createsPeople: editable.createsPeople.default(true),
    usesPlatformClient: editable.usesPlatformClient.default(false),
    allowIdpInitiated: editable.allowIdpInitiated.default(false),
    parameters: editable.parameters.default({}),
    mapping: editable.mapping.default(SsoMappingSchema.parse({})),
    ...secrets,
  })
  .strict()
  .meta({
    id: 'CreateSsoConfiguration',
    example: {
      type: 'oauth2',
      name: 'Acme directory',
      issuer: 'https://login.acme.example',
      clientId: 'gatehouse',
      clientSecret: 'the secret that the provider gave',
      domains: ['acme.example'],
    },
  });
export type CreateSsoConfiguration = z.infer<typeof CreateSsoConfigurationSchema>;

const Version = /* @__PURE__ */ z.int().min(1).max(2_147_483_647);

export const ChangeSsoConfigurationSchema = /* @__PURE__ */ z
  .object({ version: Version, ...z.object(editable).partial().shape, ...secrets })
  .strict()
  .meta({ id: 'ChangeSsoConfiguration', example: { version: 1, name: 'Acme directory' } });
export type ChangeSsoConfiguration = z.infer<typeof ChangeSsoConfigurationSchema>;

/** Settings for a replay: as for a change, without version and secrets. Omitted fields are those of the connection. */
export const ReplaySettingsSchema = /* @__PURE__ */ ChangeSsoConfigurationSchema.omit({
  version: true,
  clientSecret: true,
  privateKey: true,
}).meta({ id: 'SsoReplaySettings', example: { entityId: 'https://login.acme.example/saml' } });
export type ReplaySettings = z.infer<typeof ReplaySettingsSchema>;

/** For actions on a read version: enable, disable, roll back. */
/** Sessions that end with a connection. */
export const OpenSessionsOfConnectionSchema = /* @__PURE__ */ z
  .object({ count: z.int().min(0).max(2_147_483_647) })
  .meta({ id: 'OpenSessionsOfConnection' });

export const SsoVersionSchema = /* @__PURE__ */ z
  .object({ version: Version })
  .strict()
  .meta({ id: 'SsoVersionSeen', example: { version: 1 } });

export const SsoCertificateSchema = /* @__PURE__ */ z
  .object({
    subject: z.string(),
    fingerprint: z.string().meta({ description: 'SHA-256, in hexadecimal with colons' }),
    notBefore: z.iso.datetime(),
    notAfter: z.iso.datetime(),
    key: z.string().meta({ example: 'RSA 2048' }),
  })
  .meta({ id: 'SsoCertificate' });
export type SsoCertificate = z.infer<typeof SsoCertificateSchema>;

export const SsoConfigurationSchema = /* @__PURE__ */ z
  .object({
    id: z.uuid(),
    tenantId: z.uuid().nullable().meta({ description: "Null for the platform's own" }),
    tenantName: z.string().nullable().meta({ description: "Null for the platform's own" }),
    name: z.string(),
    type: SsoTypeSchema,
    isEnabled: z.boolean(),
    isDemo: z.boolean().meta({ description: 'Belongs to an organization of the demo data' }),
    clientId: z.string().nullable(),
    clientSecretSet: z.boolean(),
    redirectUri: z
      .string()
      .nullable()
      .meta({ description: 'The redirect URI to register at the identity provider' }),
    authorizationEndpoint: z.string().nullable(),
    tokenEndpoint: z.string().nullable(),
    userInfoEndpoint: z.string().nullable(),
    issuer: z.string().nullable(),
    directoryId: z.string().nullable(),
    entityId: z.string().nullable(),
    ssoUrl: z.string().nullable(),
    sloUrl: z.string().nullable(),
    sloResponseUrl: z.string().nullable(),
    certificate: z.string().nullable(),
    certificates: z.array(SsoCertificateSchema),
    privateKeySet: z.boolean(),
    scopes: z.array(z.string()),
    domains: z.array(z.string()),
    domainStates: z.array(z.object({ domain: z.string(), status: DomainStatusSchema.nullable() })).meta({
      description: 'Null if the domain does not belong to the tenant',
    }),
    metadataUrl: z.string().nullable(),
    acsUrl: z.string().nullable(),
    relayState: z.string().nullable(),
    nameIdFormat: NameIdFormatSchema,
    signatureAlgorithm: SignatureAlgorithmSchema,
    encryptionAlgorithm: EncryptionAlgorithmSchema.nullable(),
    createsPeople: z.boolean(),
    usesPlatformClient: z.boolean(),
    allowIdpInitiated: z.boolean(),
    parameters: ProviderParametersSchema,
    mapping: SsoMappingSchema,
    refresh: z.object({
      at: z.iso.datetime().nullable().meta({ description: 'When metadata and keys were last read' }),
      failure: z.string().nullable().meta({ description: 'Why the last attempt failed' }),
      keys: z.array(z.string()).meta({ description: 'IDs of the trusted keys' }),
      downSince: z.iso.datetime().nullable().meta({
        description: 'When the identity provider stopped to respond. Null while it responds',
      }),
    }),
    lastTest: z.object({ at: z.iso.datetime(), by: z.uuid(), isFresh: z.boolean() }).nullable().meta({
      description: 'The last successful test. It counts for a day, unless the connection changed since',
    }),
    lastSignInAt: z.iso.datetime().nullable().meta({
      description: 'The last successful sign-in. Null if there was none in the last 30 days',
    }),
    failedSignIns: z
      .int()
      .min(0)
      .max(2_147_483_647)
      .meta({ description: 'Failed sign-ins since the last successful one' }),
    warnings: z.array(z.object({ code: z.string(), message: z.string() })),
    managedBySettings: z.boolean(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    version: Version,
  })
  .meta({ id: 'SsoConfiguration' });
export type SsoConfigurationDto = z.infer<typeof SsoConfigurationSchema>;

export const SsoConfigurationPageSchema = /* @__PURE__ */ countedPageOf(
  SsoConfigurationSchema,
  'SsoConfigurationPage',
);

export const SsoConfigurationListQuerySchema = /* @__PURE__ */ CountedPageQuerySchema.extend({
  tenantId: z.uuid().optional().meta({ description: 'Tenant ID. Superadmins only' }),
  type: SsoTypeSchema.optional(),
});
export type SsoConfigurationListQuery = z.infer<typeof SsoConfigurationListQuerySchema>;

export const SsoConfigurationVersionSchema = /* @__PURE__ */ z
  .object({
    number: Version,
    changedAt: z.iso.datetime(),
    changedBy: z
      .uuid()
      .nullable()
      .meta({ description: "Null for connections from the installation's settings" }),
    changes: z.array(z.string()).meta({ example: ['name: Acme → Acme directory', 'clientSecret: replaced'] }),
    isCurrent: z.boolean(),
  })
  .meta({ id: 'SsoConfigurationVersion' });
export type SsoConfigurationVersionDto = z.infer<typeof SsoConfigurationVersionSchema>;
export const SsoConfigurationVersionPageSchema = /* @__PURE__ */ pageOf(
  SsoConfigurationVersionSchema,
  'SsoConfigurationVersionPage',
);
