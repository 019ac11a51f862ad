import { z } from 'zod';
import { CountedPageQuerySchema, countedPageOf } from '../common/paging.ts';
import { CustomAttributeNameSchema } from '../people/custom-attributes.ts';
import { ApplicationLogoUrlSchema } from '../tenants/organization.ts';

/** NameID formats. Source: SAML Core §8.3. */
export const SamlNameIdFormatSchema = z.enum(['email', 'unspecified', 'persistent', 'transient']);
export type SamlNameIdFormat = z.infer<typeof SamlNameIdFormatSchema>;

export const SamlSignatureAlgorithmSchema = z.enum(['rsa-sha256', 'rsa-sha512', 'rsa-sha1']);
export const SamlEncryptionAlgorithmSchema = z.enum([
  'aes128-gcm',
  'aes256-gcm',
  'aes128-cbc',
  'aes256-cbc',
  'tripledes-cbc',
]);
export type SamlEncryptionAlgorithm = z.infer<typeof SamlEncryptionAlgorithmSchema>;

/** Sources of attributes. */
export const SamlAttributeSourceSchema = z.enum([
  'email',
  'name',
  'given_name',
  'family_name',
  'user_id',
  'tenant_id',
  'tenant_name',
  'role',
  'groups',
  'custom_attribute',
]);
export type SamlAttributeSource = z.infer<typeof SamlAttributeSourceSchema>;

const AttributeNameSchema = z.string().trim().min(1, 'Enter a name').max(300);

export const SamlAttributeSchema = z
  .object({
    name: AttributeNameSchema.meta({ description: "The service provider's name for it" }),
    source: SamlAttributeSourceSchema,
    name_format: z.enum(['basic', 'uri', 'unspecified']).default('basic'),
    custom_attribute: CustomAttributeNameSchema,
  })
  .refine(({ source, custom_attribute }) => source !== 'custom_attribute' || custom_attribute, {
    path: ['custom_attribute'],
    message: 'Choose a custom attribute',
  })
  .meta({ id: 'SamlAttribute' });

/** Sources that need nothing beside them. */
const PlainSourceSchema = SamlAttributeSourceSchema.exclude(['custom_attribute']);

/** A list of sources, a table `{name: source}`, or the full form. */
export const SamlAttributesSchema = z.union([
  z.array(PlainSourceSchema).max(50),
  z.array(SamlAttributeSchema).max(50),
  // OpenAPI 3.0 cannot restrict the names.
  z.record(z.string().trim(), PlainSourceSchema).superRefine((table, context) => {
    const wrong = Object.keys(table).filter((name) => !AttributeNameSchema.safeParse(name).success);
    for (const name of wrong)
      context.addIssue({ code: 'custom', path: [name], message: 'Use a name of 1 to 300 characters' });
  }),
]);
export type SamlAttributes = z.infer<typeof SamlAttributesSchema>;

/** Error message for an ACS URL; null if it is valid. */
export function acsUrlProblem(value: string): string | null {
  if (!URL.canParse(value)) return 'Enter an absolute URL';
  const url = new URL(value);
  if (url.username || url.password) return 'The URL must not contain a user name or a password';
  if (url.hash) return 'The URL must not contain a fragment (#)';
  if (url.protocol === 'https:') return null;
  if (url.protocol !== 'http:') return 'Use https, or http for a loopback address';
  const loopback = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  return loopback ? null : 'Use https. Only loopback addresses can use http';
}

const WebAddressSchema = z
  .string()
  .trim()
  .max(2000, 'At most 2000 characters')
  .superRefine((value, context) => {
    const problem = acsUrlProblem(value);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  });

export const SamlEntityIdSchema = z
  .string()
  .trim()
  .min(1, 'Enter the entity ID')
  .max(1024, 'At most 1024 characters')
  .regex(/^\S+$/, 'An entity ID cannot contain spaces');

const CertificateTextSchema = z
  .string()
  .trim()
  .max(20_000, 'This is too long for a certificate')
  .meta({ description: 'X.509, as PEM or base64 of its DER' });

const settings = {
  name: z.string().trim().min(1, 'Enter a name').max(120, 'At most 120 characters'),
  acs_url: WebAddressSchema.meta({
    description: 'Assertion consumer service URL: where assertions are posted',
  }),
  slo_url: WebAddressSchema.nullable(),
  slo_soap_url: WebAddressSchema.nullable().meta({
    description:
      'Where the application ends sessions without a browser, by the SOAP binding. Used when a user loses the access to it. Taken from the metadata by default',
  }),
  slo_binding: z.enum(['redirect', 'post']),
  attributes: SamlAttributesSchema,
  name_id_format: SamlNameIdFormatSchema,
  sign: z.enum(['assertion', 'response', 'both']),
  signature_algorithm: SamlSignatureAlgorithmSchema,
  encryption_algorithm: SamlEncryptionAlgorithmSchema.nullable(),
  signing_certificates: z.array(CertificateTextSchema).max(10),
  encryption_certificate: CertificateTextSchema.nullable(),
  require_signed_requests: z.boolean(),
  allow_idp_initiated: z.boolean(),
  is_active: z.boolean(),
};

export const CreateSamlServiceProviderSchema = z
  .object({
    name: settings.name
      .optional()
      .meta({ description: 'Taken from the metadata or the entity ID by default' }),
    entity_id: SamlEntityIdSchema.optional(),
    acs_url: settings.acs_url.optional(),
    metadata_url: WebAddressSchema.optional().meta({
      description:
        'Read now and once a day. With entity_id and acs_url the application is registered even if it cannot be read. `warnings` says so, and it is read again within minutes',
    }),
    metadata: z
      .string()
      .max(200_000, 'The metadata is too long. Enter its URL instead')
      .optional()
      .meta({ description: 'The metadata document instead of its URL' }),
    slo_url: settings.slo_url.optional(),
    slo_soap_url: settings.slo_soap_url.optional(),
    slo_binding: settings.slo_binding.optional(),
    attributes: settings.attributes.optional(),
    name_id_format: settings.name_id_format.optional(),
    sign: settings.sign.optional(),
    signature_algorithm: settings.signature_algorithm.optional(),
    encryption_algorithm: settings.encryption_algorithm.optional(),
    signing_certificates: settings.signing_certificates.optional(),
    encryption_certificate: settings.encryption_certificate.optional(),
    require_signed_requests: settings.require_signed_requests.optional(),
    allow_idp_initiated: settings.allow_idp_initiated.optional(),
    is_active: settings.is_active.default(true),
    tenant_id: z
      .uuid()
      .nullable()
      .optional()
      .meta({ description: 'The tenant whose members it receives. Superadmins only' }),
  })
  .strict()
  .refine((given) => given.metadata_url || given.metadata || (given.entity_id && given.acs_url), {
    path: ['entity_id'],
    message: 'Enter the entity ID and the ACS URL, or the metadata URL',
  })
  .meta({
    id: 'CreateSamlServiceProvider',
    example: {
      name: 'Expense reports',
      entity_id: 'https://expenses.example.com/saml/metadata',
      acs_url: 'https://expenses.example.com/saml/acs',
      attributes: ['email', 'name'],
      is_active: true,
    },
  });
export type CreateSamlServiceProvider = z.infer<typeof CreateSamlServiceProviderSchema>;

export const ChangeSamlServiceProviderSchema = z
  .object(settings)
  .extend({ metadata_url: WebAddressSchema.nullable() })
  .partial()
  .extend({ version: z.int().min(1).max(2_147_483_647) })
  .strict()
  .meta({ id: 'ChangeSamlServiceProvider', example: { version: 1, is_active: false } });
export type ChangeSamlServiceProvider = z.infer<typeof ChangeSamlServiceProviderSchema>;

export const SamlCertificateSchema = z
  .object({
    use: z.enum(['signing', 'encryption']),
    fingerprint: z.string().meta({ description: 'SHA-256 of the DER, in hexadecimal' }),
    subject: z.string(),
    not_before: z.iso.datetime(),
    not_after: z.iso.datetime(),
    retired_at: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'Since when the metadata no longer contains it. It stays trusted for a while' }),
  })
  .meta({ id: 'SamlCertificate' });

/** Values of Gatehouse for a service provider, which admins copy. */
export const SamlIdentityProviderSchema = z
  .object({
    entity_id: z.string(),
    sso_url: z.string(),
    slo_url: z.string(),
    metadata_url: z.string(),
    launch_url: z.string().meta({ description: 'Starts an IdP-initiated sign-in, if that is allowed' }),
  })
  .meta({ id: 'SamlIdentityProvider' });

export const SamlServiceProviderSchema = z
  .object({
    id: z.uuid(),
    tenant_id: z.uuid().nullable(),
    tenant_name: z.string().nullable().meta({ description: 'Null for an application of the platform' }),
    name: z.string(),
    logo_url: ApplicationLogoUrlSchema,
    entity_id: z.string(),
    acs_url: z.string(),
    assertion_consumer_services: z.array(
      z.object({ url: z.string(), index: z.int().min(0).max(65_535).nullable(), is_default: z.boolean() }),
    ),
    slo_url: z.string().nullable(),
    slo_soap_url: z.string().nullable(),
    slo_binding: settings.slo_binding,
    metadata_url: z.string().nullable(),
    metadata_refreshed_at: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'The last time that its metadata was read' }),
    metadata_problem: z
      .string()
      .nullable()
      .meta({ description: 'Why its metadata could not be read. Null once it was' }),
    attributes: z.array(SamlAttributeSchema),
    name_id_format: SamlNameIdFormatSchema,
    sign: settings.sign,
    signature_algorithm: SamlSignatureAlgorithmSchema,
    encryption_algorithm: SamlEncryptionAlgorithmSchema.nullable(),
    require_signed_requests: z.boolean(),
    allow_idp_initiated: z.boolean(),
    certificates: z.array(SamlCertificateSchema),
    warnings: z
      .array(z.string())
      .meta({ description: 'Weak algorithms, certificates that expire soon, a failed refresh' }),
    identity_provider: SamlIdentityProviderSchema,
    custom_identity_provider: SamlIdentityProviderSchema.nullable().meta({
      description:
        'The one at the active custom domain of the tenant. An application is configured with one of both',
    }),
    is_active: z.boolean(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    version: z.int().min(1).max(2_147_483_647),
  })
  .meta({ id: 'SamlServiceProvider' });
export type SamlServiceProviderDto = z.infer<typeof SamlServiceProviderSchema>;

export const SamlServiceProviderPageSchema = countedPageOf(
  SamlServiceProviderSchema,
  'SamlServiceProviderPage',
);
export const SamlServiceProviderListQuerySchema = CountedPageQuerySchema.extend({
  tenant_id: z.uuid().optional().meta({ description: 'Tenant ID. Superadmins only' }),
  search: z.string().trim().max(120).optional().meta({ description: 'Part of the name or of the entity_id' }),
});
export type SamlServiceProviderListQuery = z.infer<typeof SamlServiceProviderListQuerySchema>;

/** Reasons why a sign-on waits for the user. */
export const SAML_SIGN_ON_REASONS = {
  no_session: 'Nobody is signed in',
  force_authn: 'The application asks to sign in again',
  not_a_member: 'The application serves another organization than the one of who is signed in',
  not_assigned: 'The application is for assigned users, and the user is not one of them',
  risk_factor: 'The risk of the session requires a second factor at this application',
  risk_passkey: 'The risk of the session requires a passkey at this application',
  risk_sign_in: 'The risk of the session requires a new sign-in at this application',
} as const;

/** A sign-on that an application started, for the sign-in page. */
export const SamlSignOnSchema = z
  .object({
    service_provider: z.object({ id: z.uuid(), name: z.string(), logo_url: ApplicationLogoUrlSchema }),
    reason: z
      .enum([
        'no_session',
        'force_authn',
        'not_a_member',
        'not_assigned',
        'risk_factor',
        'risk_passkey',
        'risk_sign_in',
      ])
      .nullable()
      .meta({ description: 'What the user must do first. Null when the browser can continue' }),
    loginHint: z
      .string()
      .nullable()
      .meta({ description: "The user's email address according to the application" }),
    user: z.object({ name: z.string(), email: z.string() }).nullable(),
    continueUrl: z.string().meta({ description: 'Where the browser continues, with a full navigation' }),
    cancelUrl: z.string().meta({ description: 'Where the browser continues if the user cancels' }),
  })
  .meta({ id: 'SamlSignOn' });
export type SamlSignOn = z.infer<typeof SamlSignOnSchema>;

export const SamlOnwardSchema = /* @__PURE__ */ z
  .object({
    continueUrl: z.string().meta({ description: 'Where the browser continues, with a full navigation' }),
  })
  .meta({ id: 'SamlOnward' });
export type SamlOnward = z.infer<typeof SamlOnwardSchema>;

/** Result of a single logout. */
export const SamlLogoutReportSchema = z
  .object({
    done: z.boolean(),
    continueUrl: z.string().nullable().meta({
      description: 'Where the browser continues. Skips applications that do not respond. Null when done',
    }),
    participants: z.array(
      z.object({
        kind: z.enum(['application', 'directory']).meta({
          description:
            'An application that the session signed in to, or the identity provider that it came from',
        }),
        name: z.string(),
        outcome: z.enum(['waiting', 'signed_out', 'failed', 'not_supported']),
      }),
    ),
  })
  .meta({ id: 'SamlLogoutReport' });
export type SamlLogoutReport = z.infer<typeof SamlLogoutReportSchema>;

export const SamlLogoutStartSchema = z
  .object({
    redirectTo: z.string().nullable().meta({
      description: 'The page that signs out of the applications one by one. Null if there are none',
    }),
    logoutUrl: z
      .string()
      .nullable()
      .meta({ description: 'Where the OpenID provider that signed this session in ends its own session' }),
    provider: z.string().nullable().meta({ example: 'Acme directory' }),
  })
  .meta({ id: 'SamlLogoutStart' });
export type SamlLogoutStart = z.infer<typeof SamlLogoutStartSchema>;
