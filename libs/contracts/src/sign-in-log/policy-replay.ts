import { z } from 'zod';
import { NetworksQuerySchema } from '../account/networks.ts';
import { SESSION_SECONDS } from '../common/limits.ts';
import { PageQuerySchema } from '../common/paging.ts';
import { UserIdsSchema, UUID_PATTERN } from '../common/user-ids.ts';
import { MOST_RISK_RULES, RISK_ACTIONS, RISK_MODELS, RISK_TARGETS, type RiskRule } from './risk.ts';

const count = /* @__PURE__ */ z.int().min(0).max(9_007_199_254_740_991);
const seconds = /* @__PURE__ */ z.coerce
  .number()
  .int()
  .min(SESSION_SECONDS.min)
  .max(SESSION_SECONDS.max)
  .optional();

const action = `(${RISK_ACTIONS.join('|')})`;
const rule = `(${RISK_TARGETS.join('|')}):${UUID_PATTERN}:${action}:${action}`;
const RISK_RULES = /* @__PURE__ */ new RegExp(`^(${rule}(,${rule}){0,${MOST_RISK_RULES - 1}})?$`);

/** The rules of a valid query. */
export function riskRulesIn(text: string): RiskRule[] {
  return text.split(',').flatMap((one) => {
    const [type, id, medium, high] = one.split(':');
    return type && id ? [{ target: { type, id }, medium, high } as RiskRule] : [];
  });
}

export function riskRulesText(rules: readonly RiskRule[]): string {
  return rules.map(({ target: { type, id }, medium, high }) => [type, id, medium, high].join(':')).join(',');
}

/** A proposed rule, evaluated for the sign-ins of the past days. */
export const PolicyReplayQuerySchema = /* @__PURE__ */ PageQuerySchema.extend({
  tenantId: z.uuid().optional().meta({ description: 'Tenant ID. Superadmins only' }),
  rule: z.enum(['second_factor', 'single_sign_on', 'session_limits', 'networks', 'risk']).meta({
    description:
      '`second_factor`: a second factor is required. `single_sign_on`: users must sign in through a connection. `session_limits`: sessions expire after the given times. `networks`: users may sign in from some networks only. `risk`: the actions at medium and high risk apply',
  }),
  since: z.iso.datetime({ offset: true }).optional().meta({
    description: 'Beginning of the period. Default and earliest: 30 days ago',
  }),
  upstreamFactor: z.enum(['trusted', 'when_claimed', 'never']).optional().meta({
    description: '`second_factor`: how a connection counts. Default: as in the policy',
  }),
  breakGlass: UserIdsSchema.optional().meta({
    description:
      '`single_sign_on`: IDs of the emergency administrators, separated by commas. Default: those of the policy',
  }),
  allowedNetworks: NetworksQuerySchema.optional().meta({
    description:
      '`networks`: IP addresses, CIDR ranges, countries and network operators, separated by commas; empty for all. Default: as in the policy',
  }),
  blockedNetworks: NetworksQuerySchema.optional().meta({
    description:
      '`networks`: IP addresses, CIDR ranges, countries and network operators, separated by commas. Default: as in the policy',
  }),
  applicationId: z.uuid().optional().meta({
    description:
      '`networks`: ID of an application. Its lists are evaluated for its requests instead of those of the policy for sign-ins, and lists that are left out are as in the policy for this application',
  }),
  riskMedium: z.enum(RISK_ACTIONS).optional().meta({
    description: '`risk`: the action at medium risk. Default: as in the policy',
  }),
  riskHigh: z.enum(RISK_ACTIONS).optional().meta({
    description: '`risk`: the action at high risk. Default: as in the policy',
  }),
  riskModel: z.enum(RISK_MODELS).optional().meta({
    description:
      '`risk`: whether what the model found adds to the scores. Sign-ins that it did not look at keep theirs. Default: as in the policy',
  }),
  riskRules: z.string().regex(RISK_RULES, 'Use up to 20 rules, separated by commas').optional().meta({
    description:
      '`risk`: the rules for groups and applications, separated by commas, each as `type:id:medium:high`; empty for none. Default: as in the policy',
    example: 'group:0199d7a4-0000-7000-8000-000000000000:second_factor:reject',
  }),
  sessionIdleSeconds: seconds.meta({ description: '`session_limits`: default as in the organization' }),
  sessionTotalSeconds: seconds.meta({ description: '`session_limits`: default as in the organization' }),
});
export type PolicyReplayQuery = z.infer<typeof PolicyReplayQuerySchema>;

/** Why a user would have been affected, in this order within a sign-in by its risk. */
const ReplayReasonSchema = /* @__PURE__ */ z
  .enum([
    'no_second_factor',
    'connection_without_factor',
    'password',
    'passkey',
    'other_provider',
    'link',
    'session_expired',
    'session_idle',
    'network_blocked',
    'network_not_allowed',
    'risk_rejected',
    'risk_awaits_approval',
    'risk_without_factor',
    'risk_without_passkey',
    'risk_sets_up_factor',
    'risk_confirms_factor',
    'risk_confirms_passkey',
  ])
  .meta({
    id: 'PolicyReplayReason',
    description:
      '`risk_rejected`: the action is to reject. `risk_awaits_approval`: an admin would have had to approve it. `risk_without_factor`, `risk_without_passkey`: rejected at high risk for lack of a factor. `risk_sets_up_factor`, `risk_confirms_factor`, `risk_confirms_passkey`: a further step of the sign-in',
  });

const AffectedUserSchema = /* @__PURE__ */ z
  .object({
    userId: z.uuid(),
    email: z.string(),
    name: z.string(),
    signIns: count.meta({
      description:
        'Sign-ins that the rule would have rejected, or times that the user would have had to sign in again',
    }),
    lastAt: z.iso.datetime(),
    reasons: z.array(ReplayReasonSchema),
    remedy: z
      .enum([
        'set_up_factor',
        'set_up_passkey',
        'confirm',
        'use_usual_device',
        'await_approval',
        'use_connection',
        'no_connection',
        'sign_in_again',
        'use_allowed_network',
      ])
      .meta({
        description:
          'What the user has to do. `no_connection`: no enabled connection knows them or serves their address, so they would lose access',
      }),
  })
  .meta({ id: 'PolicyReplayUser' });

export const PolicyReplaySchema = /* @__PURE__ */ z
  .object({
    from: z.iso.datetime(),
    to: z.iso.datetime(),
    firstAt: z.iso.datetime().nullable().meta({
      description: 'The oldest sign-in of the period. Null without a sign-in',
    }),
    signIns: count.meta({
      description: 'Sign-ins of active members in the period, or their requests of the application',
    }),
    users: count,
    affectedSignIns: count,
    affectedUsers: count,
    byReason: z
      .array(z.object({ reason: ReplayReasonSchema, signIns: count, users: count }))
      .meta({ description: 'The affected sign-ins and their users by reason, most sign-ins first' }),
    isEstimate: z.boolean().meta({
      description: 'Requests of pages are not logged, so the activity within a session is known in part only',
    }),
    addressLimit: count.nullable().meta({
      description:
        'The period has more IP addresses than this number: countries and operators of the earliest ones were looked up, and the others count as in none. Null if all were looked up, or if the lists have neither',
    }),
    unknown: z.array(
      z.object({
        code: z
          .enum([
            'former_members',
            'organization_switches',
            'unrecorded_claims',
            'unrecorded_addresses',
            'unassessed',
          ])
          .meta({
            description:
              '`former_members`: sign-ins of users who are no longer active members. `organization_switches`: the log does not keep how the session began. `unrecorded_claims`: the log does not keep whether the identity provider asked for a second factor. `unrecorded_addresses`: the log does not keep the IP address. `unassessed`: the log has no risk of the sign-in',
          }),
        signIns: count,
      }),
    ),
    items: z
      .array(AffectedUserSchema)
      .meta({ description: 'One page of the affected users, most sign-ins first' }),
    nextCursor: z.string().nullable(),
  })
  .meta({ id: 'PolicyReplay' });
export type PolicyReplay = z.infer<typeof PolicyReplaySchema>;
