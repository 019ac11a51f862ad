import { z } from 'zod';
import { NetworksQuerySchema } from '../account/networks.ts';
import { SESSION_SECONDS } from '../common/limits.ts';
import { PageQuerySchema } from '../common/paging.ts';

const count = /* @__PURE__ */ z.int().min(0).max(9_007_199_254_740_991);
const seconds = /* @__PURE__ */ z.coerce
  .number()
  .int()
  .min(SESSION_SECONDS.min)
  .max(SESSION_SECONDS.max)
  .optional();

/** IDs of up to 20 users, separated by commas; empty for none. */
const USER_IDS = /^([\da-f-]{36}(,[\da-f-]{36}){0,19})?$/;

/** A proposed rule, evaluated for the sign-ins of the past days. */
export const PolicyReplayQuerySchema = /* @__PURE__ */ PageQuerySchema.extend({
  tenantId: z.uuid().optional().meta({ description: 'Tenant ID. Superadmins only' }),
  rule: z.enum(['second_factor', 'single_sign_on', 'session_limits', 'networks']).meta({
    description:
      '`second_factor`: a second factor is required. `single_sign_on`: users must sign in through a connection. `session_limits`: sessions expire after the given times. `networks`: users may sign in from some networks only',
  }),
  since: z.iso.datetime({ offset: true }).optional().meta({
    description: 'Beginning of the period. Default and earliest: 30 days ago',
  }),
  upstreamFactor: z.enum(['trusted', 'when_claimed', 'never']).optional().meta({
    description: '`second_factor`: how a connection counts. Default: as in the policy',
  }),
  breakGlass: z.string().regex(USER_IDS, 'Use up to 20 IDs, separated by commas').optional().meta({
    description:
      '`single_sign_on`: IDs of the emergency administrators, separated by commas. Default: those of the policy',
  }),
  allowedNetworks: NetworksQuerySchema.optional().meta({
    description:
      '`networks`: IP addresses and CIDR ranges, separated by commas; empty for all. Default: as in the policy',
  }),
  blockedNetworks: NetworksQuerySchema.optional().meta({
    description: '`networks`: IP addresses and CIDR ranges, separated by commas. Default: as in the policy',
  }),
  sessionIdleSeconds: seconds.meta({ description: '`session_limits`: default as in the organization' }),
  sessionTotalSeconds: seconds.meta({ description: '`session_limits`: default as in the organization' }),
});
export type PolicyReplayQuery = z.infer<typeof PolicyReplayQuerySchema>;

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
    reasons: z.array(
      z.enum([
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
      ]),
    ),
    remedy: z
      .enum(['set_up_factor', 'use_connection', 'no_connection', 'sign_in_again', 'use_allowed_network'])
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
    signIns: count.meta({ description: 'Sign-ins of active members in the period' }),
    users: count,
    affectedSignIns: count,
    affectedUsers: count,
    isEstimate: z.boolean().meta({
      description: 'Requests of pages are not logged, so the activity within a session is known in part only',
    }),
    unknown: z.array(
      z.object({
        code: z
          .enum(['former_members', 'organization_switches', 'unrecorded_claims', 'unrecorded_addresses'])
          .meta({
            description:
              '`former_members`: sign-ins of users who are no longer active members. `organization_switches`: the log does not keep how the session began. `unrecorded_claims`: the log does not keep whether the identity provider asked for a second factor. `unrecorded_addresses`: the log does not keep the IP address',
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
