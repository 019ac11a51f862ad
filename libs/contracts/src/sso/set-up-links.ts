import { z } from 'zod';
import { EmailSchema } from '../common/email.ts';
import { PageQuerySchema, pageOf } from '../common/paging.ts';
import { SsoTypeSchema } from '../tenants/domains.ts';
import { BrandSchema } from '../tenants/organization.ts';
import {
  CaptureWizardSchema,
  CompleteConsentSchema,
  SaveWizardSchema,
  WIZARD_LINK_HOURS,
  WizardLinkSchema,
  WizardProviderSchema,
  WizardRunOfLinkSchema,
} from './sso-wizard.ts';

/** Maximum number of domains that the holder of a link can add. */
export const SET_UP_LINK_DOMAINS = 10;

const ReturnUrlSchema = /* @__PURE__ */ z.url({
  protocol: /^https?$/,
  error: 'Enter a URL that begins with https://',
});

export const CreateSetUpLinkSchema = /* @__PURE__ */ z
  .object({
    tenantId: z.uuid().optional().meta({ description: 'Tenant ID. Required for superadmins' }),
    hours: z
      .int()
      .min(WIZARD_LINK_HOURS.min)
      .max(WIZARD_LINK_HOURS.max)
      .default(WIZARD_LINK_HOURS.default)
      .meta({ description: 'Hours until it expires' }),
    returnUrl: ReturnUrlSchema.max(2048)
      .optional()
      .meta({
        description:
          "Where the last page of the portal links to. Its origin must be that of an application's redirect URI, or its " +
          'host must be at a verified domain of the organization',
        example: 'https://app.acme.example/settings/sso',
      }),
  })
  .strict()
  .meta({
    id: 'CreateSetUpLink',
    example: { hours: 72, returnUrl: 'https://app.acme.example/settings/sso' },
  });
export type CreateSetUpLink = z.infer<typeof CreateSetUpLinkSchema>;

export const SetUpLinkSchema = /* @__PURE__ */ z
  .object({
    ...WizardLinkSchema.shape,
    tenantId: z.uuid(),
    tenantName: z.string().nullable().meta({ description: 'Null if the organization is deleted' }),
    provider: WizardProviderSchema.nullable().meta({ description: 'Null until one is chosen' }),
    type: SsoTypeSchema.nullable(),
    returnUrl: z.string().nullable(),
    lastUsedAt: z.iso.datetime().nullable().meta({ description: 'Null if nobody has opened it yet' }),
  })
  .meta({ id: 'SetUpLink' });
export type SetUpLinkDto = z.infer<typeof SetUpLinkSchema>;

export const CreatedSetUpLinkSchema = /* @__PURE__ */ z
  .object({
    link: SetUpLinkSchema,
    url: z.string().meta({ description: 'Returned only once. Only its hash is stored' }),
  })
  .meta({ id: 'CreatedSetUpLink' });

export const SetUpLinkPageSchema = /* @__PURE__ */ pageOf(SetUpLinkSchema, 'SetUpLinkPage');
export const SetUpLinkListQuerySchema = /* @__PURE__ */ PageQuerySchema.extend({
  tenantId: z.uuid().optional().meta({ description: 'Tenant ID. Superadmins only' }),
});
export type SetUpLinkListQuery = z.infer<typeof SetUpLinkListQuerySchema>;

export const PortalDomainSchema = /* @__PURE__ */ z
  .object({
    domain: z.string(),
    displayName: z.string().meta({ description: 'With the letters of its own script' }),
    isVerified: z.boolean(),
    recordName: z.string().meta({ description: 'Name of the TXT record' }),
    recordValue: z.string(),
    lastCheck: z.object({ at: z.iso.datetime(), message: z.string() }).nullable(),
  })
  .meta({ id: 'PortalDomain' });
export type PortalDomain = z.infer<typeof PortalDomainSchema>;

/** The set-up task, for the holder of a link. Contains nothing else of the organization. */
export const SetUpPortalSchema = /* @__PURE__ */ z
  .object({
    organization: BrandSchema,
    linkExpiresAt: z.iso.datetime(),
    returnUrl: z.string().nullable(),
    run: WizardRunOfLinkSchema.nullable().meta({ description: 'Null until a provider is chosen' }),
    domains: z.array(PortalDomainSchema).meta({ description: 'Those that were added through this link' }),
    connection: z
      .object({
        name: z.string(),
        isEnabled: z.boolean(),
        liveSince: z.iso.datetime().nullable().meta({ description: 'When it was enabled' }),
      })
      .nullable()
      .meta({ description: 'Null until it is saved' }),
    test: z
      .object({
        at: z.iso.datetime(),
        status: z.enum(['open', 'passed', 'failed']),
        email: z.string().nullable(),
        message: z.string().nullable().meta({ description: 'Why it failed' }),
      })
      .nullable()
      .meta({ description: 'The last test that was started through this link' }),
    contact: z.string().nullable().meta({ description: 'The email address that was entered last' }),
  })
  .meta({ id: 'SetUpPortal' });
export type SetUpPortal = z.infer<typeof SetUpPortalSchema>;

const token = /* @__PURE__ */ z.string().min(20).max(200).meta({ description: 'Of the link' });
const aToken = 'k3nQ0TJ6m0m2mJrV9m7cW8sYb1R4x5z6A7B8C9D0E1F';

export const OpenPortalSchema = /* @__PURE__ */ z
  .object({ token })
  .strict()
  .meta({ id: 'OpenSetUpPortal', example: { token: aToken } });
export type OpenPortal = z.infer<typeof OpenPortalSchema>;

export const ChooseProviderSchema = /* @__PURE__ */ z
  .object({
    token,
    provider: WizardProviderSchema,
    type: SsoTypeSchema.optional().meta({
      description: '`oauth2` or `saml`, for an identity provider that offers both',
    }),
  })
  .strict()
  .meta({ id: 'ChooseProvider', example: { token: aToken, provider: 'okta', type: 'saml' } });
export type ChooseProvider = z.infer<typeof ChooseProviderSchema>;

export const PortalDomainNameSchema = /* @__PURE__ */ z
  .object({ token, domain: z.string().trim().min(1, 'Enter a domain').max(260) })
  .strict()
  .meta({ id: 'PortalDomainName', example: { token: aToken, domain: 'acme.example' } });
export type PortalDomainName = z.infer<typeof PortalDomainNameSchema>;

export const CompletePortalConsentSchema = /* @__PURE__ */ CompleteConsentSchema.extend({ token })
  .strict()
  .meta({
    id: 'CompletePortalConsent',
    example: { token: aToken, state: 'HPx0n9nXVZC9', browserSecret: 'uqkWnY3iq1zQ', code: 'SplxlOBeZQQ' },
  });
export type CompletePortalConsent = z.infer<typeof CompletePortalConsentSchema>;

export const CapturePortalSchema = /* @__PURE__ */ CaptureWizardSchema.extend({ token })
  .strict()
  .meta({
    id: 'CapturePortal',
    example: {
      token: aToken,
      issuer: 'https://login.acme.example',
      clientId: 'gatehouse',
      clientSecret: 'its secret',
    },
  });
export type CapturePortal = z.infer<typeof CapturePortalSchema>;

export const SavePortalSchema = /* @__PURE__ */ SaveWizardSchema.omit({ createsPeople: true })
  .extend({
    token,
    contact: EmailSchema.optional().meta({
      description: 'Email address of the user, if no consent identified them. The admins see it',
    }),
  })
  .strict()
  .meta({
    id: 'SavePortal',
    example: {
      token: aToken,
      version: 2,
      name: 'Acme directory',
      domains: ['acme.example'],
      contact: 'it@acme.example',
    },
  });
export type SavePortal = z.infer<typeof SavePortalSchema>;
