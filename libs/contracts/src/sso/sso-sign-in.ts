import { z } from 'zod';
import { LoginResultSchema } from '../account/auth.ts';
import { CountedPageQuerySchema, countedPageOf, PageQuerySchema } from '../common/paging.ts';
import { UserIdsSchema } from '../common/user-ids.ts';
import { SsoTypeSchema } from '../tenants/domains.ts';
import { BrandSchema } from '../tenants/organization.ts';

/** Time limit of a sign-in at the identity provider, in seconds. */
export const SSO_FLOW_SECONDS = 600;

/**
 * One step of a sign-in: a browser redirect between Gatehouse and the provider (`redirect`), a request to the provider
 * with its response, a check, or the mapping of a claim.
 */
export const TraceStepSchema = /* @__PURE__ */ z
  .object({
    at: z.iso.datetime(),
    kind: z.enum(['redirect', 'request', 'check', 'mapping', 'note']),
    name: z.string().meta({ example: 'audience' }),
    status: z.enum(['pass', 'fail', 'info']),
    message: z.string().meta({ example: 'The token is meant for gatehouse, which is us' }),
    detail: z
      .record(z.string(), z.unknown())
      .nullable()
      .meta({ description: 'Request and response, or expected and found values. Secrets are masked' }),
  })
  .meta({ id: 'SsoTraceStep' });
export type TraceStep = z.infer<typeof TraceStepSchema>;

const trace = {
  id: z.uuid(),
  configurationId: z.uuid(),
  purpose: z.enum(['sign_in', 'test']),
  usedDraft: z.boolean().meta({ description: 'Whether it used the draft of the connection' }),
  outcome: z.string().nullable().meta({
    description: '`success` or the error code. Null while it is pending',
    example: 'wrong_audience',
  }),
  message: z.string().nullable().meta({ description: 'What the user was told' }),
  fix: z.string().nullable().meta({ description: 'What an admin can do about it' }),
  email: z.string().nullable(),
  userId: z.uuid().nullable(),
  reference: z
    .string()
    .nullable()
    .meta({ description: 'The reference that the user saw and the log contains' }),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
};

export const SsoTraceSummarySchema = /* @__PURE__ */ z.object(trace).meta({ id: 'SsoTraceSummary' });
export const SsoTraceSchema = /* @__PURE__ */ z
  .object({
    ...trace,
    steps: z.array(TraceStepSchema),
    claims: z.record(z.string(), z.unknown()).nullable(),
  })
  .meta({ id: 'SsoTrace' });
export type SsoTraceDto = z.infer<typeof SsoTraceSchema>;
export type SsoTraceSummary = z.infer<typeof SsoTraceSummarySchema>;
export const SsoTracePageSchema = /* @__PURE__ */ countedPageOf(SsoTraceSummarySchema, 'SsoTracePage');

export const SsoTraceListQuerySchema = /* @__PURE__ */ CountedPageQuerySchema.extend({
  search: z
    .string()
    .trim()
    .max(254)
    .optional()
    .meta({ description: 'Part of an email address, or the reference that the user was shown' }),
  result: z.enum(['success', 'failure', 'open']).optional().meta({
    description: '`open`: the browser has not returned yet',
  }),
  purpose: trace.purpose.optional(),
});
export type SsoTraceListQuery = z.infer<typeof SsoTraceListQuerySchema>;

/** An option of the sign-in pages: a button of the platform, or a connection of a tenant. */
export const SsoOptionSchema = /* @__PURE__ */ z
  .object({
    configurationId: z.uuid(),
    name: z.string(),
    type: SsoTypeSchema,
    origin: z.string().nullable().meta({
      description: "Origin of the identity provider's sign-in page, for the page's form-action policy",
      example: 'https://accounts.google.com',
    }),
    downSince: z.iso.datetime().nullable().meta({
      description: 'When the identity provider stopped to respond. Null while it responds',
    }),
  })
  .meta({ id: 'SsoOption' });
export type SsoOption = z.infer<typeof SsoOptionSchema>;

export const SsoProvidersSchema = /* @__PURE__ */ z
  .object({ items: z.array(SsoOptionSchema) })
  .meta({ id: 'SsoProviders' });
export type SsoProviders = z.infer<typeof SsoProvidersSchema>;

export const SsoProvidersQuerySchema = /* @__PURE__ */ z.object({
  tenant: z
    .string()
    .max(63)
    .optional()
    .meta({ description: "Tenant slug. Without it, the platform's connections" }),
  entityId: z
    .string()
    .max(2048)
    .optional()
    .meta({ description: 'Entity ID of a SAML identity provider. Returns its connections in any tenant' }),
});
export type SsoProvidersQuery = z.infer<typeof SsoProvidersQuerySchema>;

/** The organization of a sign-in page. The platform's own page names neither. */
export const SignInPageLeftSchema = /* @__PURE__ */ z
  .object({
    tenant: z.string().max(63).optional().meta({ description: 'Tenant slug' }),
    application: z
      .string()
      .regex(/^[A-Za-z0-9._~-]{1,100}$/)
      .optional()
      .meta({ description: 'A client ID, or the ID of a SAML application' }),
  })
  .strict()
  .meta({ id: 'SignInPageLeft', example: { tenant: 'acme' } });
export type SignInPageLeft = z.infer<typeof SignInPageLeftSchema>;

export const DiscoverSsoSchema = /* @__PURE__ */ z
  .object({ email: z.string().trim().max(254) })
  .strict()
  .meta({ id: 'DiscoverSso', example: { email: 'ada@acme.example' } });

/** The routing of an address. It depends only on the domain and never reveals whether an account exists. */
export const SsoRouteSchema = /* @__PURE__ */ z
  .object({
    kind: z.enum(['password', 'offer', 'require']).meta({
      description:
        '`offer`: the connection in addition to the password. `require`: the tenant requires single sign-on',
    }),
    options: z.array(SsoOptionSchema),
    reason: z.string().meta({ example: 'acme.example is served by Acme directory' }),
    brand: BrandSchema.nullable().meta({
      description: 'The organization that verified the domain, if a connection is offered. Null otherwise',
    }),
    requiredFrom: z.iso.datetime().nullable().meta({
      description: '`offer`: when the tenant begins to require single sign-on. Null if it has set no date',
    }),
  })
  .meta({ id: 'SsoRoute' });
export type SsoRoute = z.infer<typeof SsoRouteSchema>;

const path = /* @__PURE__ */ z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])/, 'Enter a path on this site, such as /dashboard');

export const StartSsoSchema = /* @__PURE__ */ z
  .object({
    configurationId: z.uuid(),
    mode: z.enum(['signin', 'signup']).default('signin'),
    returnTo: path.optional(),
    loginHint: z.string().max(254).optional(),
  })
  .strict()
  .meta({ id: 'StartSso', example: { configurationId: '01a1fe82-5409-754c-acd1-1916b1c9d4cc' } });
export type StartSso = z.infer<typeof StartSsoSchema>;

export const SsoStartedSchema = /* @__PURE__ */ z
  .object({
    authorizationUrl: z.string().meta({ description: 'Where to send the browser, in the page or a pop-up' }),
    state: z.string(),
    browserSecret: z.string().meta({
      description:
        'Binds the sign-in to this browser. Keep it in an httpOnly cookie and return it at the end',
    }),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'SsoStarted' });
export type SsoStarted = z.infer<typeof SsoStartedSchema>;

const bound = { state: z.string().min(1).max(200), browserSecret: z.string().min(1).max(200) };

/** The parameters of a callback. `configurationId` is the part of its path after `/sso/callback/`. */
export const CompleteSsoSchema = /* @__PURE__ */ z
  .object({
    ...bound,
    code: z.string().max(4096).optional(),
    iss: z.string().max(2048).optional(),
    error: z.string().max(200).optional(),
    errorDescription: z.string().max(1000).optional(),
    configurationId: z.uuid().optional(),
    user: z.string().max(4096).optional().meta({
      description: 'What the identity provider posted with its response, sealed by the form callback',
    }),
  })
  .strict()
  .meta({
    id: 'CompleteSso',
    example: { state: 'HPx0n9nXVZC9', browserSecret: 'uqkWnY3iq1zQ', code: 'SplxlOBeZQQYbYS6WxSbIA' },
  });
export type CompleteSso = z.infer<typeof CompleteSsoSchema>;

/** The user's input on the password page of an LDAP directory. */
export const CompleteSsoByPasswordSchema = /* @__PURE__ */ z
  .object({
    ...bound,
    username: z.string().trim().min(1, 'Please fill in all fields').max(254),
    // An empty password would be an unauthenticated bind, which succeeds without one. Source: RFC 4513 §5.1.2.
    password: z.string().min(1, 'Please fill in all fields').max(1024),
  })
  .strict()
  .meta({
    id: 'CompleteSsoByPassword',
    example: {
      state: 'HPx0n9nXVZC9',
      browserSecret: 'uqkWnY3iq1zQ',
      username: 'ada@acme.example',
      password: 'the password in the directory',
    },
  });
export type CompleteSsoByPassword = z.infer<typeof CompleteSsoByPasswordSchema>;

export const SsoStatusRequestSchema = /* @__PURE__ */ z
  .object(bound)
  .strict()
  .meta({ id: 'SsoStatusRequest', example: { state: 'HPx0n9nXVZC9', browserSecret: 'uqkWnY3iq1zQ' } });

/** What the password page of an LDAP directory shows. */
export const SsoPasswordPageSchema = /* @__PURE__ */ z
  .object({
    organization: BrandSchema.nullable().meta({ description: 'Whose directory it is' }),
  })
  .meta({ id: 'SsoPasswordPage' });
export type SsoPasswordPage = z.infer<typeof SsoPasswordPageSchema>;

export const FindSsoHostSchema = /* @__PURE__ */ z
  .object({ state: z.string().min(1).max(200) })
  .strict()
  .meta({ id: 'FindSsoHost', example: { state: 'HPx0n9nXVZC9' } });

/** The host where a sign-in through a connection began. */
export const SsoHostSchema = /* @__PURE__ */ z
  .object({
    origin: z.url().nullable().meta({
      description: "Origin of the custom domain. Null for the platform's host and for an unknown state",
    }),
  })
  .meta({ id: 'SsoHost' });

/** For the opener of a pop-up that seems to be closed. */
export const SsoStatusSchema = /* @__PURE__ */ z
  .object({ status: z.enum(['pending', 'succeeded', 'failed', 'expired']), code: z.string().nullable() })
  .meta({ id: 'SsoStatus' });

const SignedInThroughSchema = /* @__PURE__ */ z
  .object({
    status: z.literal('signed_in'),
    login: LoginResultSchema,
    returnTo: z.string().nullable(),
    provider: SsoTypeSchema,
    email: z.string(),
    domain: z.string(),
    /** Whether the sign-in created an organization, which still has to choose a plan. */
    signedUp: z.boolean(),
    logoutUrl: z
      .string()
      .nullable()
      .meta({ description: 'Where the identity provider ends its own session' }),
  })
  .meta({ id: 'SsoSignedIn' });

const LinkRequiredSchema = /* @__PURE__ */ z
  .object({
    status: z.literal('link_required'),
    ticket: z.string().meta({ description: 'For POST /api/v1/sso/link, with the password of the account' }),
    email: z.string(),
    message: z.string(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'SsoLinkRequired' });

const TestedSchema = /* @__PURE__ */ z
  .object({ status: z.literal('tested'), configurationId: z.uuid(), traceId: z.uuid(), passed: z.boolean() })
  .meta({ id: 'SsoTested' });

export const SsoResultSchema = /* @__PURE__ */ z
  .discriminatedUnion('status', [SignedInThroughSchema, LinkRequiredSchema, TestedSchema])
  .meta({ id: 'SsoResult' });
export type SsoResult = z.infer<typeof SsoResultSchema>;

export const ArriveSsoSchema = /* @__PURE__ */ z
  .object({ reference: z.string().regex(/^[\w-]{43}$/, 'This is not a valid reference') })
  .strict()
  .meta({ id: 'ArriveSso', example: { reference: 'sB0Zr6m3vJqk1o1bYkQy0uF4h8mQ2cX7eWn5tLd9pGa' } });

/** The result of a sign-in that the identity provider started. */
export const SsoArrivedSchema = /* @__PURE__ */ z
  .object({
    result: SsoResultSchema,
    browserSecret: z.string().meta({ description: 'For POST /api/v1/sso/link, if the result asks for it' }),
  })
  .meta({ id: 'SsoArrived' });
export type SsoArrived = z.infer<typeof SsoArrivedSchema>;

export const LinkSsoSchema = /* @__PURE__ */ z
  .object({
    ticket: z.string().min(1).max(200),
    browserSecret: z.string().min(1).max(200),
    password: z.string().min(1, 'Please fill in all fields').max(1024),
  })
  .strict()
  .meta({
    id: 'LinkSso',
    example: { ticket: 'fZ3kQm', browserSecret: 'uqkWnY3iq1zQ', password: 'a password' },
  });
export type LinkSso = z.infer<typeof LinkSsoSchema>;

const EmergencyAccessSchema = /* @__PURE__ */ z.enum(['password', 'code', 'code_and_release']).meta({
  description:
    'How emergency administrators sign in: with their password, with an emergency code in addition, or with a code that another admin releases first',
});

export const SsoPolicySchema = /* @__PURE__ */ z
  .object({
    tenantId: z.uuid(),
    enforced: z.boolean(),
    breakGlass: z.array(z.uuid()).meta({ description: 'Admins who can still use their password' }),
    allowsPasswordsInOutage: z.boolean().meta({
      description: 'Whether users can sign in with their passwords while every enabled connection is down',
    }),
    emergencyAccess: EmergencyAccessSchema,
    enforcedSince: z.iso.datetime().nullable().meta({
      description: 'When an admin enabled the requirement. Null while it is disabled',
    }),
    enforcedFrom: z.iso.datetime().nullable().meta({
      description: 'When the grace period ends. Until then, other authentication methods still work',
    }),
    updatedAt: z.iso.datetime().nullable(),
    version: z.int().min(0).max(2_147_483_647),
  })
  .meta({ id: 'SsoPolicy' });
export type SsoPolicyDto = z.infer<typeof SsoPolicySchema>;

export const SaveSsoPolicySchema = /* @__PURE__ */ z
  .object({
    version: z.int().min(0).max(2_147_483_647),
    enforced: z.boolean(),
    breakGlass: z.array(z.uuid()).max(20, 'At most 20 users'),
    allowsPasswordsInOutage: z.boolean().default(false),
    emergencyAccess: EmergencyAccessSchema.optional(),
    graceDays: z.int().min(0).max(30).optional().meta({
      description:
        'In how many days the requirement takes effect. Default: immediately. During the grace period it can only be shortened',
    }),
    tenantId: z.uuid().optional(),
  })
  .strict()
  .meta({
    id: 'SaveSsoPolicy',
    example: { version: 0, enforced: false, breakGlass: ['01a1fe82-5409-754c-acd1-1916b1c9d4cc'] },
  });
export type SaveSsoPolicy = z.infer<typeof SaveSsoPolicySchema>;

export const SavedSsoPolicySchema = /* @__PURE__ */ SsoPolicySchema.extend({
  emergencyCodes: z.array(z.string()).meta({
    description: 'New emergency codes, which are returned only once. Empty if none were created',
  }),
}).meta({ id: 'SavedSsoPolicy' });
export type SavedSsoPolicy = z.infer<typeof SavedSsoPolicySchema>;

export const EmergencyCodesSchema = /* @__PURE__ */ z
  .object({ codes: z.array(z.string()).meta({ description: 'They are returned only once' }) })
  .meta({ id: 'EmergencyCodes' });

export const EmergencyCodeStatusSchema = /* @__PURE__ */ z
  .object({
    left: z.int().min(0).max(100).meta({ description: 'Codes that nobody has used' }),
    createdAt: z.iso.datetime().nullable(),
    requests: z
      .array(
        z.object({
          id: z.uuid(),
          userId: z.uuid(),
          email: z.string(),
          name: z.string(),
          requestedAt: z.iso.datetime(),
          expiresAt: z.iso.datetime(),
          releasedAt: z.iso.datetime().nullable(),
        }),
      )
      .meta({ description: 'Emergency administrators who wait for another admin to release their code' }),
  })
  .meta({ id: 'EmergencyCodeStatus' });
export type EmergencyCodeStatus = z.infer<typeof EmergencyCodeStatusSchema>;

export const OfTenantSchema = /* @__PURE__ */ z
  .object({ tenantId: z.uuid().optional().meta({ description: 'Tenant ID. Superadmins only' }) })
  .strict()
  .meta({ id: 'OfTenant', example: {} });

/** What an organization requires of the sign-ins of a member. */
export const SsoRequirementSchema = /* @__PURE__ */ z
  .object({
    requiredFrom: z.iso.datetime().nullable().meta({
      description: 'When single sign-on becomes or became required. Null if it is not required',
    }),
    isInForce: z.boolean(),
  })
  .meta({ id: 'SsoRequirement' });
export type SsoRequirement = z.infer<typeof SsoRequirementSchema>;

/** Shown before the policy is saved. */
export const SsoPolicyPreviewSchema = /* @__PURE__ */ z
  .object({
    lockedOut: z
      .array(z.object({ userId: z.uuid(), email: z.string(), name: z.string(), reason: z.string() }))
      .meta({ description: 'One page of the users who would lose access, by address' }),
    lockedOutCount: z.int().min(0).max(2_147_483_647),
    nextCursor: z.string().nullable(),
    problems: z.array(z.object({ code: z.string(), message: z.string() })).meta({
      description: 'Why the requirement cannot be enabled',
    }),
    admins: z
      .array(z.object({ userId: z.uuid(), email: z.string(), name: z.string(), hasPassword: z.boolean() }))
      .meta({ description: 'Possible emergency administrators: the active admins' }),
  })
  .meta({ id: 'SsoPolicyPreview' });
export type SsoPolicyPreview = z.infer<typeof SsoPolicyPreviewSchema>;

export const SsoPolicyQuerySchema = /* @__PURE__ */ z.object({
  tenantId: z.uuid().optional().meta({ description: 'Tenant ID. Superadmins only' }),
});

export const SsoPolicyPreviewQuerySchema = /* @__PURE__ */ PageQuerySchema.extend({
  ...SsoPolicyQuerySchema.shape,
  breakGlass: UserIdsSchema.optional().meta({
    description:
      'IDs of the emergency administrators to assume, separated by commas. Default: those of the policy',
  }),
});
export type SsoPolicyPreviewQuery = z.infer<typeof SsoPolicyPreviewQuerySchema>;
