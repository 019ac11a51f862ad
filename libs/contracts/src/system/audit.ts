import { z } from 'zod';
import { CountedPageQuerySchema, countedPageOf } from '../common/paging.ts';
import { AUDIT_GROUPS } from './audit-groups.ts';

/** All audit actions: the object, then what happened to it. */
export const AUDIT_ACTIONS = [
  'sign_in.succeeded',
  'sign_in.refused',
  'sign_in.failed',
  'sign_in.reported',
  'sign_in.approval_requested',
  'sign_in.approved',
  'sign_in.approval_rejected',
  'session.ended',
  'session.revoked',
  'session.moved',
  'session.token_reused',
  'session.role_switched',
  'session.tenant_switched',
  'sign_up.requested',
  'sign_up.completed',
  'form.trapped',
  'password.changed',
  'password.change_required',
  'password.reset_requested',
  'password.reset',
  'mail.opened',
  'audit.heads_recorded',
  'audit.key_rotated',
  'factor.added',
  'factor.removed',
  'factor.failed',
  'recovery_codes.renewed',
  'recovery_code.used',
  'session.proved',
  'email.change_requested',
  'email.changed',
  'account.updated',
  'device.new',
  'device.forgotten',
  'sign_in_policy.updated',
  'works_council_mode.enabled',
  'works_council_mode.disabled',
  'sign_in.looked_up',
  'incident.opened',
  'incident.updated',
  'incident.commented',
  'incident.closed',
  'incident.action_taken',
  'detection_suppression.created',
  'detection_suppression.deleted',
  'live_display.created',
  'live_display.deleted',
  'user.created',
  'user.updated',
  'user.suspended',
  'user.reactivated',
  'user.removed',
  'user.erased',
  'user.exported',
  'membership.created',
  'membership.updated',
  'membership.suspended',
  'membership.reactivated',
  'membership.removed',
  'membership.factor_required',
  'membership.factor_released',
  'import.started',
  'import.finished',
  'import.stopped',
  'invitation.sent',
  'invitation.resent',
  'invitation.revoked',
  'invitation.accepted',
  'role.created',
  'role.updated',
  'role.deleted',
  'group.created',
  'group.updated',
  'group.deleted',
  'group.members_changed',
  'group.role_changed',
  'application.assignments_changed',
  'tenant.created',
  'tenant.updated',
  'tenant.activated',
  'tenant.status_changed',
  'tenant.deleted',
  'tenant.restored',
  'tenant.exported',
  'tenant.erased',
  'tenant.payment_overdue',
  'plan.requested',
  'plan.changed',
  'plan.declined',
  'product.requested',
  'product.granted',
  'product.declined',
  'product.revoked',
  'domain.claimed',
  'domain.verified',
  'domain.updated',
  'domain.verification_lost',
  'domain.removed',
  'custom_domain.added',
  'custom_domain.verified',
  'custom_domain.activated',
  'custom_domain.failing',
  'custom_domain.stopped',
  'custom_domain.removed',
  'oauth_client.created',
  'oauth_client.updated',
  'oauth_client.secret_rotated',
  'oauth_client.deleted',
  'oauth_client.registered',
  'oauth_client.reregistered',
  'oauth_client.unregistered',
  'oauth_client.expired',
  'registration_policy.updated',
  'initial_access_token.created',
  'initial_access_token.revoked',
  'oauth_resource.created',
  'oauth_resource.updated',
  'oauth_resource.deleted',
  'provisioning.created',
  'provisioning.updated',
  'provisioning.deleted',
  'provisioning.started',
  'provisioning.paused',
  'provisioning.stopped',
  'provisioning.resumed',
  'provisioning.reconcile_requested',
  'provisioning.assigned',
  'provisioning.unassigned',
  'provisioning.account_created',
  'provisioning.account_adopted',
  'provisioning.account_updated',
  'provisioning.account_deactivated',
  'provisioning.account_deleted',
  'device.allowed',
  'device.refused',
  'consent.granted',
  'consent.refused',
  'grant.revoked',
  'token.issued',
  'token.refused',
  'token.reuse_detected',
  'signing_key.created',
  'signing_key.retired',
  'master_key.rotated',
  'demo_data.removed',
  'saml_provider.created',
  'saml_provider.updated',
  'saml_provider.deleted',
  'saml.signed_in',
  'saml.refused',
  'saml.signed_out',
  'saml.access_ended',
  'saml_key.created',
  'saml_key.activated',
  'sso_configuration.created',
  'sso_configuration.updated',
  'sso_configuration.enabled',
  'sso_configuration.disabled',
  'sso_configuration.deleted',
  'sso_configuration.draft_saved',
  'sso_configuration.draft_released',
  'sso_configuration.draft_release_ended',
  'sso_configuration.draft_taken_back',
  'sso_configuration.draft_published',
  'sso_configuration.draft_discarded',
  'sso_response.read',
  'sso_response.replayed',
  'sso_policy.updated',
  'emergency_codes.created',
  'emergency_code.requested',
  'emergency_code.released',
  'sign_in.break_glass',
  'rate_limit.lifted',
  'external_identity.linked',
  'connector.code_created',
  'connector.enrolled',
  'connector.revoked',
  'connector.rejected',
  'signal_receiver.created',
  'signal_receiver.updated',
  'signal_receiver.secret_rotated',
  'signal_receiver.deleted',
  'signal.applied',
  'signal_stream.allowed',
  'signal_stream.disallowed',
  'signal_stream.created',
  'signal_stream.updated',
  'signal_stream.deleted',
  'signal_stream.stopped',
  'directory_consent.given',
  'directory_consent.rejected',
  'directory_consent.withdrawn',
  'directory_read.started',
  'directory_read.changed',
  'directory_read.failed',
  'sso_wizard.started',
  'sso_wizard.consent_begun',
  'sso_wizard.captured',
  'sso_wizard.failed',
  'sso_wizard.saved',
  'sso_wizard.reopened',
  'sso_wizard.tested',
  'sso_wizard.left',
  'sso_wizard.link_made',
  'sso_wizard.link_opened',
  'sso_wizard.link_revoked',
  'directory.enabled',
  'directory.disabled',
  'directory.updated',
  'directory.approved',
  'directory.rejected',
  'directory.paused',
  'directory.undone',
  'custom_attribute.created',
  'custom_attribute.deleted',
  'custom_attribute.values_changed',
  'directory_token.created',
  'directory_token.revoked',
  'directory_user.linked',
  'directory_user.updated',
  'directory_user.deactivated',
  'directory_user.reactivated',
  'directory_user.deleted',
  'job.run',
] as const;
export const AuditActionSchema = z.enum(AUDIT_ACTIONS).meta({ id: 'AuditAction' });
export type AuditAction = z.infer<typeof AuditActionSchema>;

export const AuditGroupSchema = z.enum(AUDIT_GROUPS).meta({ id: 'AuditGroup' });

export const AuditOutcomeSchema = z.enum(['success', 'failure']).meta({ id: 'AuditOutcome' });
export type AuditOutcome = z.infer<typeof AuditOutcomeSchema>;

/** The actor. `system` is a background job, `client` an application with its own credentials. */
export const AuditActorSchema = z
  .object({
    type: z.enum(['user', 'client', 'system', 'anonymous']),
    id: z
      .string()
      .max(200)
      .nullable()
      .meta({ description: 'Of the user or client. Null if nobody is known' }),
  })
  .meta({ id: 'AuditActor' });
export type AuditActor = z.infer<typeof AuditActorSchema>;

export const AuditTargetSchema = z
  .object({
    type: z.string().max(60).meta({ example: 'session' }),
    id: z.string().max(200).nullable(),
  })
  .meta({ id: 'AuditTarget' });
export type AuditTarget = z.infer<typeof AuditTargetSchema>;

export const AuditDetailSchema = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]),
);

/** With microseconds: the order of events and the seals depend on them. */
const MicrosecondTimeSchema = z.iso
  .datetime({ precision: 6 })
  .meta({ example: '2026-11-21T14:00:00.123456Z' });

export const AuditEventSchema = z
  .object({
    id: z
      .string()
      .regex(/^\d{1,19}$/, 'Use up to 19 digits')
      .meta({ description: 'Increases over time', example: '1042' }),
    at: MicrosecondTimeSchema,
    tenantId: z.uuid().nullable().meta({ description: 'Null in the audit log of the platform' }),
    action: z
      .string()
      .meta({ example: 'sign_in.succeeded', description: 'One of AuditAction, or one of a later version' }),
    outcome: AuditOutcomeSchema,
    actor: AuditActorSchema,
    actorName: z.string().nullable().meta({
      description: "The user's email address or the application's name, if still known",
      example: 'ada@acme.test',
    }),
    target: AuditTargetSchema.nullable(),
    targetName: z.string().nullable().meta({
      description: "The target's name. Null if it has none, or if the caller may not see it",
      example: 'Payroll',
    }),
    targetExists: z.boolean().meta({ description: 'Whether the caller can still open the target' }),
    tenantName: z.string().nullable().meta({ description: 'Superadmins only', example: 'Acme' }),
    address: z.string().nullable().meta({ description: 'IP address of the client', example: '192.0.2.7' }),
    requestId: z.string().nullable().meta({ description: 'The reference that the log contains too' }),
    detail: AuditDetailSchema,
    sealed: z.boolean().meta({ description: 'Whether the chain contains it yet. Takes seconds after `at`' }),
  })
  .meta({ id: 'AuditEvent' });
export type AuditEvent = z.infer<typeof AuditEventSchema>;

export const AuditEventPageSchema = countedPageOf(AuditEventSchema, 'AuditEventPage');
export type AuditEventPage = z.infer<typeof AuditEventPageSchema>;

const BoundSchema = z.iso.datetime({ offset: true });

export const AuditEventQuerySchema = CountedPageQuerySchema.extend({
  tenantId: z
    .uuid()
    .optional()
    .meta({ description: 'Superadmins only. Without it, the audit log of the platform' }),
  scope: z.enum(['all']).optional().meta({
    description: 'Superadmins only. `all` lists the events of the platform and of all tenants',
  }),
  action: AuditActionSchema.optional(),
  group: AuditGroupSchema.optional().meta({ description: 'Events of which the action is in the group' }),
  target: z.string().min(1).max(200).optional().meta({ description: 'ID of the target' }),
  reference: z.string().min(1).max(200).optional().meta({
    description: '`requestId` of the event, which error messages show as the reference',
    example: 'q2Lw8Zt0aB1c',
  }),
  actor: z.string().min(1).max(200).optional().meta({ description: 'ID of the user or client who acted' }),
  person: z.uuid().optional().meta({ description: 'Events of which the user is actor or target' }),
  email: z.string().trim().min(1).max(254).optional().meta({
    description:
      'As `person`, by their current address. Upper and lower case, and Unicode and ASCII domains are equal',
    example: 'jörg@bücher.example',
  }),
  outcome: AuditOutcomeSchema.optional(),
  from: BoundSchema.optional().meta({ description: 'Not before this time' }),
  to: BoundSchema.optional().meta({ description: 'Before this time' }),
});
export type AuditEventQuery = z.infer<typeof AuditEventQuerySchema>;

/** Faults of a chain, by position. */
export const AUDIT_FINDINGS = [
  'edited',
  'deleted',
  'inserted',
  'backdated',
  'seal_missing',
  'cut',
  'start_missing',
] as const;

export const VerifyAuditSchema = z
  .object({ tenantId: z.uuid().optional().meta({ description: 'Superadmins only' }) })
  .strict()
  .meta({ id: 'VerifyAudit', example: {} });

/** Result of verifying an audit log. */
export const AuditVerificationSchema = z
  .object({
    events: z
      .int()
      .min(0)
      .max(9_007_199_254_740_991)
      .meta({ description: 'Sealed events, all of which were verified' }),
    findings: z.array(
      z.object({
        kind: z.enum(AUDIT_FINDINGS),
        n: z.string().nullable().meta({ description: 'Position in the chain' }),
        event: z.string().nullable().meta({ description: 'Number of the event' }),
      }),
    ),
    head: z
      .object({ n: z.string(), hash: z.string() })
      .nullable()
      .meta({ description: 'Head of the chain. Keep it elsewhere to detect a truncated end' }),
  })
  .meta({ id: 'AuditVerification' });
export type AuditVerification = z.infer<typeof AuditVerificationSchema>;
