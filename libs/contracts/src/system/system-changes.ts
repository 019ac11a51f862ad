import { z } from 'zod';
import { type AuditAction, AuditActorSchema, AuditDetailSchema, AuditTargetSchema } from './audit.ts';

/** Changes that take effect without a restart, by kind. A partial index of the audit log holds these actions. */
export const RUNTIME_CHANGES = {
  connections: [
    'sso_configuration.created',
    'sso_configuration.updated',
    'sso_configuration.enabled',
    'sso_configuration.disabled',
    'sso_configuration.deleted',
  ],
  keys: [
    'signing_key.created',
    'signing_key.retired',
    'master_key.rotated',
    'audit.key_rotated',
    'saml_key.created',
    'saml_key.activated',
  ],
  applications: [
    'oauth_client.created',
    'oauth_client.updated',
    'oauth_client.secret_rotated',
    'oauth_client.deleted',
    'oauth_resource.created',
    'oauth_resource.updated',
    'oauth_resource.deleted',
    'saml_provider.created',
    'saml_provider.updated',
    'saml_provider.deleted',
  ],
  features: ['plan.changed', 'product.granted', 'product.revoked'],
  settings: [
    'sso_policy.updated',
    'sign_in_policy.updated',
    'role.created',
    'role.updated',
    'role.deleted',
    'tenant.updated',
  ],
} as const satisfies Record<string, readonly AuditAction[]>;
export type ChangeKind = keyof typeof RUNTIME_CHANGES;
export const CHANGE_KINDS = [
  'settings',
  'keys',
  'connections',
  'applications',
  'features',
] as const satisfies readonly ChangeKind[];

const ChangeKindSchema = z.enum(CHANGE_KINDS);
const count = z.int().min(0).max(9_007_199_254_740_991);

export const RuntimeChangesQuerySchema = z.object({ kind: ChangeKindSchema.optional() });
export type RuntimeChangesQuery = z.infer<typeof RuntimeChangesQuerySchema>;

export const SystemChangesSchema = z
  .object({
    asOf: z.iso.datetime(),
    since: z.iso.datetime(),
    counts: z.array(z.object({ kind: ChangeKindSchema, count })).meta({ description: 'Since `since`' }),
    items: z.array(
      z.object({
        id: z.string().regex(/^\d{1,19}$/),
        at: z.iso.datetime(),
        kind: ChangeKindSchema,
        action: z.string().meta({ example: 'signing_key.created' }),
        actor: z.object({
          type: AuditActorSchema.shape.type,
          name: z.string().nullable().meta({ description: "The user's email address, if still known" }),
        }),
        tenantName: z.string().nullable().meta({ description: 'Null for a change of the platform' }),
        target: AuditTargetSchema.nullable(),
        detail: AuditDetailSchema,
      }),
    ),
  })
  .meta({ id: 'SystemChanges' });
export type SystemChanges = z.infer<typeof SystemChangesSchema>;
