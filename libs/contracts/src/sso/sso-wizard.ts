import { z } from 'zod';
import { PageQuerySchema, pageOf } from '../common/paging.ts';
import { SsoTypeSchema } from '../tenants/domains.ts';
import { ProviderParametersSchema } from './sso-config.ts';
import { WIZARD_PROVIDERS } from './sso-wizard-providers.ts';

/** Placeholders for the domains of a directory that did not answer. These domains are reserved: RFC 2606 §3. */
export const DEFAULT_SSO_DOMAINS: readonly string[] = ['company.example', 'corp.example', 'group.example'];

/** Prefix of the wizard's states, because its responses and those of sign-ins arrive at one address. */
export const WIZARD_STATE_PREFIX = 'w.';
/** Time limit for an admin at the provider, in seconds. */
export const WIZARD_CONSENT_SECONDS = 600;
/** How long an interrupted run can be resumed, in days. */
export const WIZARD_RUN_DAYS = 30;
/** Lifetime of a link that shares a run, in hours; its creator chooses it. */
export const WIZARD_LINK_HOURS = { min: 1, default: 72, max: 14 * 24 } as const;

const Version = /* @__PURE__ */ z.int().min(1).max(2_147_483_647);

export const WizardProviderSchema = /* @__PURE__ */ z.enum(WIZARD_PROVIDERS).meta({ id: 'WizardProvider' });
/** `quick` is Quick Auto-Configure: select, auth, complete. */
export const WizardModeSchema = /* @__PURE__ */ z.enum(['wizard', 'quick']).meta({ id: 'WizardMode' });
export type WizardMode = z.infer<typeof WizardModeSchema>;
export const WizardStepSchema = /* @__PURE__ */ z
  .enum(['authenticate', 'captured', 'saved'])
  .meta({ id: 'WizardStep' });
export type WizardStep = z.infer<typeof WizardStepSchema>;

export const StartWizardSchema = /* @__PURE__ */ z
  .object({
    mode: WizardModeSchema.default('wizard'),
    provider: WizardProviderSchema,
    type: SsoTypeSchema.optional().meta({
      description: '`oauth2` or `saml`, for an identity provider that offers both',
    }),
    tenantId: z.uuid().optional().meta({ description: 'Tenant ID. Superadmins only' }),
    newOrganization: z.boolean().default(false).meta({
      description: "Whether saving creates a tenant with the directory's name. Superadmins only",
    }),
  })
  .strict()
  .meta({ id: 'StartSsoWizard', example: { provider: 'okta', type: 'saml' } });
export type StartWizard = z.infer<typeof StartWizardSchema>;

/** The source of a domain. Only domains confirmed by a directory count as verified. */
export const WizardDomainSourceSchema = /* @__PURE__ */ z
  .enum(['directory', 'account', 'default', 'claimed'])
  .meta({ id: 'WizardDomainSource' });
export type WizardDomainSource = z.infer<typeof WizardDomainSourceSchema>;

export const WizardDomainSchema = /* @__PURE__ */ z
  .object({
    domain: z.string(),
    source: WizardDomainSourceSchema,
    vouched: z.boolean().meta({ description: 'Whether it is verified once this is saved' }),
    standing: z
      .enum([
        'verified',
        'will_be_verified',
        'unverified',
        'owned_elsewhere',
        'parent_owned_elsewhere',
        'unusable',
      ])
      .meta({ description: "The domain's current state in the tenant" }),
    message: z.string().meta({ description: 'What it means and what to do' }),
  })
  .meta({ id: 'WizardDomain' });
export type WizardDomain = z.infer<typeof WizardDomainSchema>;

export const WizardCaptureSchema = /* @__PURE__ */ z
  .object({
    at: z.iso.datetime(),
    name: z.string().meta({ description: 'The suggested name of the connection' }),
    adminEmail: z
      .string()
      .nullable()
      .meta({ description: 'Who consented, according to the identity provider' }),
    adminName: z.string().nullable(),
    organization: z.string().nullable(),
    directory: z
      .object({
        answered: z.boolean(),
        message: z.string().meta({ description: 'What the identity provider returned, or why it did not' }),
      })
      .nullable()
      .meta({ description: 'Null if there is none' }),
    values: z
      .array(z.object({ label: z.string(), value: z.string(), source: z.string() }))
      .meta({ description: 'Everything that would be saved, with its source. Contains no secret' }),
    domains: z.array(WizardDomainSchema),
  })
  .meta({ id: 'WizardCapture' });
export type WizardCapture = z.infer<typeof WizardCaptureSchema>;

export const WizardAddressesSchema = /* @__PURE__ */ z
  .object({
    redirectUri: z.string().nullable(),
    entityId: z.string().nullable(),
    acsUrl: z.string().nullable(),
    metadataUrl: z.string().nullable(),
  })
  .meta({ id: 'WizardAddresses' });
export type WizardAddresses = z.infer<typeof WizardAddressesSchema>;

export const WizardLinkSchema = /* @__PURE__ */ z
  .object({
    id: z.uuid(),
    state: z.enum(['active', 'expired', 'revoked', 'done']),
    createdBy: z.uuid(),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    uses: z
      .array(
        z.object({
          at: z.iso.datetime(),
          what: z.enum([
            'opened',
            'chosen',
            'domain_added',
            'consent_begun',
            'captured',
            'failed',
            'saved',
            'tested',
          ]),
          who: z.string().nullable().meta({ description: 'According to the identity provider or the user' }),
          address: z.string().nullable(),
          userAgent: z.string().nullable(),
        }),
      )
      .meta({ description: 'Who used it, newest first' }),
  })
  .meta({ id: 'WizardLink' });
export type WizardLinkDto = z.infer<typeof WizardLinkSchema>;

const run = {
  id: z.uuid(),
  mode: WizardModeSchema,
  provider: WizardProviderSchema,
  type: SsoTypeSchema,
  step: WizardStepSchema,
  /** The organization of the run. */
  tenantName: z.string().nullable().meta({ description: "Null for the platform's own, and for a new one" }),
  canConsent: z.boolean().meta({
    description: 'Whether the platform has a client at this identity provider for admin consent',
  }),
  addresses: WizardAddressesSchema,
  captured: WizardCaptureSchema.nullable(),
  failure: z
    .object({ message: z.string(), detail: z.string() })
    .nullable()
    .meta({ description: 'Why the last attempt failed' }),
  saved: z
    .object({
      configurationId: z.uuid(),
      name: z.string(),
      domains: z.array(z.object({ domain: z.string(), verified: z.boolean(), message: z.string() })),
    })
    .nullable(),
  expiresAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: Version,
};

export const WizardRunSchema = /* @__PURE__ */ z
  .object({
    ...run,
    tenantId: z.uuid().nullable(),
    newOrganization: z.boolean(),
    startedBy: z.uuid(),
    links: z.array(WizardLinkSchema),
  })
  .meta({ id: 'WizardRun' });
export type WizardRunDto = z.infer<typeof WizardRunSchema>;

export const WizardRunPageSchema = /* @__PURE__ */ pageOf(WizardRunSchema, 'WizardRunPage');
export const WizardRunListQuerySchema = /* @__PURE__ */ PageQuerySchema.extend({
  tenantId: z.uuid().optional().meta({ description: 'Tenant ID. Superadmins only' }),
});
export type WizardRunListQuery = z.infer<typeof WizardRunListQuerySchema>;

/** A run, for the holder of its link. */
export const WizardRunOfLinkSchema = /* @__PURE__ */ z.object(run).meta({ id: 'WizardRunOfLink' });
export type WizardRunOfLink = z.infer<typeof WizardRunOfLinkSchema>;

export const WizardConsentSchema = /* @__PURE__ */ z
  .object({
    authorizationUrl: z.string().meta({ description: 'Where to send the browser, in a pop-up or the page' }),
    state: z.string(),
    browserSecret: z.string().meta({ description: 'Binds the consent to this browser' }),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'WizardConsent' });
export type WizardConsent = z.infer<typeof WizardConsentSchema>;

const answer = {
  state: z.string().min(1).max(200),
  browserSecret: z.string().min(1).max(200),
  code: z.string().max(4096).optional(),
  iss: z.string().max(2048).optional(),
  error: z.string().max(200).optional(),
  errorDescription: z.string().max(1000).optional(),
};
const anAnswer = { state: 'HPx0n9nXVZC9', browserSecret: 'uqkWnY3iq1zQ', code: 'SplxlOBeZQQYbYS6WxSbIA' };

export const CompleteConsentSchema = /* @__PURE__ */ z
  .object(answer)
  .strict()
  .meta({ id: 'CompleteWizardConsent', example: anAnswer });
export type CompleteConsent = z.infer<typeof CompleteConsentSchema>;

const address = /* @__PURE__ */ z.url('Enter a URL that begins with https://').max(2048);
const entered = {
  issuer: address.optional(),
  clientId: z.string().trim().min(1).max(400).optional(),
  clientSecret: z.string().min(1).max(1000).optional().meta({ description: 'Write-only' }),
  metadataUrl: address.optional(),
  metadata: z.string().max(200_000).optional().meta({ description: 'SAML metadata as a file or text' }),
  entityId: z.string().trim().min(1).max(2048).optional(),
  ssoUrl: address.optional(),
  certificate: z.string().max(50_000).optional(),
  parameters: ProviderParametersSchema.optional(),
};
const anEntry = { issuer: 'https://login.acme.example', clientId: 'gatehouse', clientSecret: 'its secret' };

/** The provider's settings that replace a consent. */
export const CaptureWizardSchema = /* @__PURE__ */ z
  .object(entered)
  .strict()
  .meta({ id: 'CaptureSsoWizard', example: anEntry });
export type CaptureWizard = z.infer<typeof CaptureWizardSchema>;

const reviewed = {
  version: Version,
  name: z.string().trim().min(1, 'Enter a name').max(120, 'At most 120 characters'),
  domains: z.array(z.string().trim().min(1).max(260)).max(100),
};
const aReview = { version: 2, name: 'Acme directory', domains: ['acme.example'] };

export const SaveWizardSchema = /* @__PURE__ */ z
  .object({
    ...reviewed,
    createsPeople: z.boolean().default(true).meta({
      description: 'Whether unknown users join by signing in',
    }),
  })
  .strict()
  .meta({ id: 'SaveSsoWizard', example: aReview });
export type SaveWizard = z.infer<typeof SaveWizardSchema>;

export const MakeWizardLinkSchema = /* @__PURE__ */ z
  .object({
    hours: z
      .int()
      .min(WIZARD_LINK_HOURS.min)
      .max(WIZARD_LINK_HOURS.max)
      .default(WIZARD_LINK_HOURS.default)
      .meta({ description: 'How long it is valid' }),
  })
  .strict()
  .meta({ id: 'MakeWizardLink', example: { hours: 72 } });
export type MakeWizardLink = z.infer<typeof MakeWizardLinkSchema>;

export const MadeWizardLinkSchema = /* @__PURE__ */ z
  .object({
    link: WizardLinkSchema,
    url: z.string().meta({ description: 'Returned only once. Only its hash is stored' }),
  })
  .meta({ id: 'MadeWizardLink' });
export type MadeWizardLink = z.infer<typeof MadeWizardLinkSchema>;
