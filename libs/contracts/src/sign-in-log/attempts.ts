import { z } from 'zod';
import { NetworkOriginSchema } from '../common/network-origin.ts';
import { CountedPageQuerySchema, countedPageOf } from '../common/paging.ts';
import { AUDIT_ACTIONS, AuditDetailSchema } from '../system/audit.ts';
import { ATTEMPT_METHODS } from './attempt-methods.ts';
import { RISK_LEVELS, SignInRiskSchema } from './risk.ts';

export const AttemptStepSchema = /* @__PURE__ */ z
  .object({
    kind: z.enum(['redirect', 'request', 'check', 'mapping', 'note']),
    name: z.string().meta({ example: 'audience' }),
    status: z.enum(['pass', 'fail', 'info']),
    message: z.string().meta({ example: 'The token is meant for gatehouse, which is us' }),
    ms: z.number().min(0).nullable().meta({ description: 'Duration in milliseconds, if known' }),
    detail: z
      .record(z.string(), z.unknown())
      .nullable()
      .meta({ description: 'Request and response, or expected and found values. Secrets are masked' }),
  })
  .meta({ id: 'SignInAttemptStep' });
export type AttemptStep = z.infer<typeof AttemptStepSchema>;

const named = (what: string) =>
  z
    .object({ id: z.uuid(), name: z.string().nullable() })
    .nullable()
    .meta({
      description: `${what}. The name is null once it is deleted`,
    });

const attempt = {
  id: z.uuid(),
  reference: z.string().meta({ description: 'The reference that the error page showed' }),
  at: z.iso.datetime(),
  method: z.enum(ATTEMPT_METHODS),
  outcome: z
    .string()
    .meta({ description: '`success`, or the code of the failure', example: 'wrong_audience' }),
  failed: z.boolean(),
  count: z.int().min(1).max(2_147_483_647).meta({
    description: 'Number of attempts that this record stands for',
  }),
  tenant: named('The organization. Null for the platform'),
  user: named('The user'),
  connection: named('The connection'),
  application: z
    .object({
      type: z.enum(['oauth_client', 'saml_service_provider']),
      id: z.uuid(),
      name: z.string().nullable(),
    })
    .nullable(),
  email: z.string().nullable().meta({ description: 'The address. Masked if nobody here has it' }),
  ip: z.string().nullable(),
  browser: z.string().nullable().meta({ example: 'Firefox on Windows' }),
  assessedRisk: z
    .enum(RISK_LEVELS)
    .nullable()
    .meta({ description: 'Level of the risk. Null if it was not assessed' }),
  found: z
    .record(z.string(), z.unknown())
    .nullable()
    .meta({ description: 'What the failed check found, without secrets' }),
  expected: z.record(z.string(), z.unknown()).nullable().meta({ description: 'What the check expected' }),
};

export const SignInAttemptSchema = /* @__PURE__ */ z.object(attempt).meta({ id: 'SignInAttempt' });
export type SignInAttemptDto = z.infer<typeof SignInAttemptSchema>;
export const SignInAttemptPageSchema = /* @__PURE__ */ countedPageOf(
  SignInAttemptSchema,
  'SignInAttemptPage',
);
export type SignInAttemptPage = z.infer<typeof SignInAttemptPageSchema>;

export const SignInAttemptDetailSchema = /* @__PURE__ */ z
  .object({
    ...attempt,
    origin: NetworkOriginSchema,
    risk: SignInRiskSchema.nullable().meta({
      description: 'Null if it was not assessed: the attempt failed before, or it belongs to the platform',
    }),
    steps: z.array(AttemptStepSchema).meta({ description: 'Empty for a success' }),
    traceId: z.uuid().nullable().meta({
      description: 'The trace of the connection, with the messages of the identity provider, if there is one',
    }),
    explanation: z.string().nullable().meta({ description: 'What the code means' }),
    fix: z.string().nullable().meta({ description: 'What an admin can do about it' }),
  })
  .meta({ id: 'SignInAttemptDetail' });
export type SignInAttemptDetail = z.infer<typeof SignInAttemptDetailSchema>;

export const SignInAttemptQuerySchema = /* @__PURE__ */ CountedPageQuerySchema.extend({
  tenantId: z.uuid().optional().meta({ description: 'Superadmins only. Without it, all tenants' }),
  search: z.string().trim().max(254).optional().meta({
    description: 'A reference, an email address, an IP address or a code, in full',
  }),
  result: z.enum(['success', 'failure']).optional(),
  code: z.string().trim().max(60).optional().meta({ description: 'The code of the failure' }),
  method: z.enum(ATTEMPT_METHODS).optional(),
  risk: z.enum(RISK_LEVELS).optional(),
  connectionId: z.uuid().optional(),
  applicationId: z.uuid().optional(),
  userId: z.uuid().optional(),
  ip: z.string().trim().max(64).optional(),
  reference: z.string().trim().max(20).optional(),
  email: z.string().trim().max(254).optional(),
  from: z.iso.datetime({ offset: true }).optional(),
  to: z.iso.datetime({ offset: true }).optional(),
});
export type SignInAttemptQuery = z.infer<typeof SignInAttemptQuerySchema>;

/** An entry in the timeline of a user, a connection or an application. */
export const TimelineEntrySchema = /* @__PURE__ */ z
  .object({
    at: z.iso.datetime(),
    kind: z.enum(['attempt', 'change']),
    attempt: SignInAttemptSchema.nullable(),
    change: z
      .object({
        id: z.string(),
        action: z.enum(AUDIT_ACTIONS),
        outcome: z.enum(['success', 'failure']),
        actorName: z.string().nullable(),
        detail: AuditDetailSchema,
      })
      .nullable()
      .meta({ description: 'A change of configuration or a certificate event, from the audit log' }),
  })
  .meta({ id: 'TimelineEntry' });
export type TimelineEntry = z.infer<typeof TimelineEntrySchema>;

export const TIMELINE_SUBJECTS = ['user', 'connection', 'application'] as const;
export type TimelineSubject = (typeof TIMELINE_SUBJECTS)[number];
export const TimelineQuerySchema = /* @__PURE__ */ z.object({
  subject: z.enum(TIMELINE_SUBJECTS),
  id: z.uuid(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
  before: z.iso
    .datetime({ offset: true })
    .optional()
    .meta({ description: '`at` of the last entry of the previous page' }),
});
export type TimelineQuery = z.infer<typeof TimelineQuerySchema>;
export const TimelineSchema = /* @__PURE__ */ z
  .object({ items: z.array(TimelineEntrySchema), more: z.boolean() })
  .meta({ id: 'Timeline' });
export type Timeline = z.infer<typeof TimelineSchema>;

/** The result of an earlier attempt under the current configuration. */
export const ReevaluationSchema = /* @__PURE__ */ z
  .object({
    at: z.iso.datetime(),
    verdict: z.enum(['accepted', 'refused', 'undecided']).meta({
      description: '`undecided`: what is left to check depends on the identity provider or the user',
    }),
    checks: z.array(
      z.object({
        name: z.enum(['routing', 'account', 'connection', 'changes', 'application', 'network']),
        status: z.enum(['pass', 'fail', 'info']),
        code: z.string().nullable().meta({ description: 'The code of the failure', example: 'sso_required' }),
        message: z.string(),
      }),
    ),
  })
  .meta({ id: 'Reevaluation' });
export type Reevaluation = z.infer<typeof ReevaluationSchema>;
