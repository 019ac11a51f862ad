import { z } from 'zod';
import { RISK_TARGETS } from '../sign-in-log/risk.ts';
import { NetworkRulesSchema } from './networks.ts';

/** Most applications with networks of their own in one policy. */
export const MOST_APPLICATION_NETWORKS = 20;

/** Most groups, and most applications of each protocol, that a list for rules has. */
export const MOST_POLICY_TARGETS = 100;

/** Networks from which an application can be entered, beside those of the policy for all sign-ins. */
export const ApplicationNetworksSchema = /* @__PURE__ */ z
  .object({
    target: z
      .object({
        type: z.enum(['oauth_client', 'saml_service_provider']),
        id: z.uuid().meta({ description: 'ID of the OIDC client or the SAML application' }),
      })
      .strict(),
    allowed: NetworkRulesSchema.meta({
      description: 'One of them is enough. Empty: all that the policy allows',
    }),
    blocked: NetworkRulesSchema.meta({ description: 'Has precedence over `allowed`' }),
  })
  .strict()
  .meta({ id: 'ApplicationNetworks' });
export type ApplicationNetworks = z.infer<typeof ApplicationNetworksSchema>;

/** A group or an application that a rule of the policy can be about. */
export const PolicyTargetSchema = /* @__PURE__ */ z
  .object({
    type: z.enum(RISK_TARGETS),
    id: z.uuid(),
    name: z.string(),
    isOfPlatform: z.boolean().meta({ description: 'Whether users of all organizations enter it' }),
  })
  .meta({ id: 'PolicyTarget' });
export type PolicyTarget = z.infer<typeof PolicyTargetSchema>;

export const PolicyTargetListSchema = /* @__PURE__ */ z
  .object({ items: z.array(PolicyTargetSchema) })
  .meta({ id: 'PolicyTargetList' });
export type PolicyTargetList = z.infer<typeof PolicyTargetListSchema>;
