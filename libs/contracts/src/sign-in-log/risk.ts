import { z } from 'zod';

export const RISK_LEVELS = ['low', 'medium', 'high'] as const;
export type RiskLevel = (typeof RISK_LEVELS)[number];

/** What an organization does at a risky sign-in, the strictest last. */
export const RISK_ACTIONS = ['allow', 'second_factor', 'passkey', 'approval', 'reject'] as const;
export type RiskAction = (typeof RISK_ACTIONS)[number];

export function stricter(one: RiskAction, other: RiskAction): RiskAction {
  return RISK_ACTIONS.indexOf(one) > RISK_ACTIONS.indexOf(other) ? one : other;
}

export const RISK_MODES = ['report_only', 'enforce'] as const;

/** What the model of the organization's own sign-ins adds to a score. */
export const RISK_MODELS = ['off', 'report', 'count'] as const;
export type RiskModel = (typeof RISK_MODELS)[number];

/** What makes a sign-in risky, or the use of a session. */
export const RISK_SIGNALS = [
  'new_device',
  'new_country',
  'new_region',
  'new_operator',
  'impossible_travel',
  'unusual_hour',
  'suspect_network',
  'many_networks',
  'many_failures',
  'second_step_fatigue',
  'inconsistent_browser',
  'new_application',
  'unlike_organization',
  'other_claims',
  'other_country',
  'other_operator',
  'other_browser',
  'reused_token',
] as const;
export type RiskSignal = (typeof RISK_SIGNALS)[number];

/** What a rule of the policy is about. Those of applications name the row, not the client ID. */
export const RISK_TARGETS = ['group', 'oauth_client', 'saml_service_provider'] as const;
export type RiskTarget = (typeof RISK_TARGETS)[number];

/** Most rules of one policy. */
export const MOST_RISK_RULES = 20;

/** What is set for each organization at first. */
export const RISK_POLICY = {
  mode: 'report_only',
  medium: 'second_factor',
  high: 'second_factor',
  model: 'report',
  rules: [],
} as const satisfies RiskPolicy;

export const RiskRuleSchema = /* @__PURE__ */ z
  .object({
    target: z
      .object({
        type: z.enum(RISK_TARGETS).meta({
          description:
            '`group`: its members, and those of the groups in it. `oauth_client`, `saml_service_provider`: everybody who enters the application',
        }),
        id: z.uuid().meta({ description: 'ID of the group, the OIDC client or the SAML application' }),
      })
      .strict(),
    medium: z.enum(RISK_ACTIONS),
    high: z.enum(RISK_ACTIONS),
  })
  .strict()
  .meta({ id: 'RiskRule' });
export type RiskRule = z.infer<typeof RiskRuleSchema>;

const rules = /* @__PURE__ */ z.array(RiskRuleSchema).max(MOST_RISK_RULES).meta({
  description:
    'Actions for members of groups and for applications. The strictest of the policy and all rules that apply counts',
});

export const RiskPolicySchema = /* @__PURE__ */ z
  .object({
    mode: z.enum(RISK_MODES).meta({
      description: '`report_only`: the sign-in log records what would happen, and every sign-in continues',
    }),
    medium: z.enum(RISK_ACTIONS).meta({
      description:
        'At medium risk. `second_factor`: a user without one sets one up. `passkey`: a user without a passkey needs a second factor instead. `approval`: after the factors that the user has, an admin of the organization decides',
    }),
    high: z.enum(RISK_ACTIONS).meta({
      description:
        'At high risk. `second_factor`, `passkey`: a user without one is rejected, since a stranger could set one up. `approval`: after the factors that the user has, an admin of the organization decides',
    }),
    model: z.enum(RISK_MODELS).meta({
      description:
        "The model of the organization's own sign-ins. `off`: no sign-in is compared with it. `report`: the sign-in log names what is unusual, and the score leaves it out. `count`: it adds at most 12 points",
    }),
    rules,
  })
  .strict()
  .meta({ id: 'RiskPolicy' });
export type RiskPolicy = z.infer<typeof RiskPolicySchema>;

/** Without `rules` or `model`, the current value stays. */
export const SaveRiskPolicySchema = /* @__PURE__ */ RiskPolicySchema.extend({
  rules: rules.optional(),
  model: RiskPolicySchema.shape.model.optional(),
})
  .strict()
  .meta({ id: 'SaveRiskPolicy' });

export type SaveRiskPolicy = z.infer<typeof SaveRiskPolicySchema>;

/** What applies to one user at one application. */
export type RiskTerms = Omit<RiskPolicy, 'rules'>;

/** Successful sign-ins of 30 days that a model needs. */
export const SIGN_INS_OF_MODEL = 500;

export const SignInModelSchema = /* @__PURE__ */ z
  .object({
    trainedAt: z.iso.datetime().nullable().meta({ description: 'Null without a model' }),
    signIns: z.int().min(0).max(2_147_483_647).meta({
      description:
        'Successful sign-ins of 30 days: those that the model was trained with, or those at the last count',
    }),
    missing: z
      .int()
      .min(0)
      .max(SIGN_INS_OF_MODEL)
      .meta({ description: 'Further sign-ins that a model needs; 0 with a model' }),
  })
  .meta({ id: 'SignInModel' });
export type SignInModel = z.infer<typeof SignInModelSchema>;

export const SignInRiskSchema = /* @__PURE__ */ z
  .object({
    score: z.int().min(0).max(100),
    level: z.enum(RISK_LEVELS),
    reasons: z
      .array(
        z.object({
          signal: z.enum(RISK_SIGNALS),
          points: z.int().min(0).max(100),
          found: z.string().nullable().meta({ description: 'Of this sign-in', example: 'BR' }),
          usual: z.string().nullable().meta({ description: 'Of the earlier ones', example: 'DE' }),
          isCounted: z.literal(false).optional().meta({
            description: 'False if the policy only reports this reason, so the score leaves it out',
          }),
        }),
      )
      .meta({ description: 'The strongest first' }),
    action: z.enum(RISK_ACTIONS).meta({ description: 'What the policy does at this level' }),
    isEnforced: z.boolean().meta({
      description: 'Whether the policy was enforced. If not, it only reported the action',
    }),
    isApproved: z.literal(true).optional().meta({
      description: 'True if an admin approved this sign-in',
    }),
  })
  .meta({ id: 'SignInRisk' });
export type SignInRisk = z.infer<typeof SignInRiskSchema>;
