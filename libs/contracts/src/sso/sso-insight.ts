import { z } from 'zod';
import { DomainStatusSchema, SsoTypeSchema } from '../tenants/domains.ts';
import { SsoRouteSchema } from './sso-sign-in.ts';

export const ExplainSsoSchema = /* @__PURE__ */ z
  .object({
    email: z.string().trim().min(1, 'Enter an email address').max(254, 'At most 254 characters'),
    tenantId: z.uuid().optional().meta({ description: 'The tenant that asks. Superadmins only' }),
  })
  .strict()
  .meta({ id: 'ExplainSso', example: { email: 'ada@acme.example' } });
export type ExplainSso = z.infer<typeof ExplainSsoSchema>;

/** One condition of the decision table, with its result. */
export const SsoRouteStepSchema = /* @__PURE__ */ z
  .object({
    name: z.enum(['address', 'domain', 'tenant', 'connection', 'enforced']),
    question: z.string().meta({ example: 'Has an organization verified the domain?' }),
    answer: z.string().meta({ example: 'acme.example is verified.' }),
    isYes: z.boolean(),
    decides: z.boolean().meta({ description: 'Whether the decision ends at this question' }),
  })
  .meta({ id: 'SsoRouteStep' });
export type SsoRouteStep = z.infer<typeof SsoRouteStepSchema>;

/** The routing of an address, with the reasons. */
export const SsoRouteExplanationSchema = /* @__PURE__ */ z
  .object({
    domain: z.string().nullable(),
    route: SsoRouteSchema.meta({ description: 'What the sign-in page receives' }),
    steps: z.array(SsoRouteStepSchema),
    isOwn: z.boolean().meta({ description: 'Whether the caller may see details of the domain' }),
    claim: DomainStatusSchema.nullable().meta({ description: "State of the tenant's own domain" }),
    connections: z
      .array(
        z.object({
          configurationId: z.uuid(),
          name: z.string(),
          type: SsoTypeSchema,
          isEnabled: z.boolean(),
          namesDomain: z.boolean(),
        }),
      )
      .meta({ description: "The tenant's connections, whether or not they serve the domain" }),
  })
  .meta({ id: 'SsoRouteExplanation' });
export type SsoRouteExplanation = z.infer<typeof SsoRouteExplanationSchema>;

/** Problems that will prevent sign-ins unless an admin acts, the soonest first. */
export const SsoAttentionSchema = /* @__PURE__ */ z
  .object({
    items: z.array(
      z.object({
        kind: z
          .enum([
            'certificate',
            'refresh',
            'sign_ins',
            'application',
            'application_certificate',
            'secret',
            'domain',
          ])
          .meta({
            description:
              '`application`: the metadata of a SAML application could not be read. `application_certificate`: one of its certificates expires. `secret`: a client secret that was replaced expires',
          }),
        id: z.uuid().meta({ description: 'Of the connection, the application or the domain' }),
        tenantId: z.uuid().nullable(),
        tenantName: z.string().nullable(),
        name: z.string(),
        message: z.string().meta({ example: 'Its certificate ends in 7 days.' }),
        daysLeft: z.int().min(-36_500).max(36_500).nullable().meta({
          description: 'Until the certificate or the secret expires. 0 or less once it has',
        }),
      }),
    ),
  })
  .meta({ id: 'SsoAttention' });
export type SsoAttention = z.infer<typeof SsoAttentionSchema>;

export const SsoAttentionQuerySchema = /* @__PURE__ */ z.object({
  tenantId: z.uuid().optional().meta({ description: 'Tenant ID. Superadmins only' }),
});

/** The URL that also signs the user out of the identity provider. */
export const SsoLogoutSchema = /* @__PURE__ */ z
  .object({
    logoutUrl: z
      .string()
      .nullable()
      .meta({ description: 'Null if the identity provider offers no sign-out' }),
    provider: z.string().nullable().meta({ example: 'Acme directory' }),
  })
  .meta({ id: 'SsoLogout' });
export type SsoLogout = z.infer<typeof SsoLogoutSchema>;
