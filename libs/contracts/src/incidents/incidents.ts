import { z } from 'zod';
import { isNetwork } from '../account/networks.ts';
import { NetworkOriginSchema } from '../common/network-origin.ts';
import { CountedPageQuerySchema, countedPageOf, PageQuerySchema, pageOf } from '../common/paging.ts';
import {
  CLOSING_REASONS,
  DETECTION_KINDS,
  INCIDENT_ACTIONS,
  INCIDENT_ENTRY_KINDS,
  INCIDENT_STATES,
  LONGEST_COMMENT,
  MOST_INCIDENT_ENTRIES,
  MOST_INCIDENT_NETWORKS,
  MOST_INCIDENT_SESSIONS,
  MOST_INCIDENT_USERS,
  SEVERITIES,
} from './detections.ts';

const MOST = 2_147_483_647;

const PersonSchema = z
  .object({ id: z.uuid(), name: z.string().nullable() })
  .nullable()
  .meta({ description: 'A user. The name is null if the account is deleted or not visible to the caller' });

const incident = {
  id: z.uuid(),
  tenant: z
    .object({ id: z.uuid(), name: z.string().nullable() })
    .nullable()
    .meta({ description: 'The organization. Null for the platform' }),
  kind: z.enum(DETECTION_KINDS),
  technique: z.string().meta({ description: 'MITRE ATT&CK technique', example: 'T1110.003' }),
  severity: z.enum(SEVERITIES),
  state: z.enum(INCIDENT_STATES),
  reason: z.enum(CLOSING_REASONS).nullable().meta({ description: 'Why it was closed. Null while it is not' }),
  subject: z.string().meta({
    description: 'The network or the email address that detections share. Empty for credential stuffing',
  }),
  firstSeenAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  failures: z
    .int()
    .min(0)
    .max(MOST)
    .meta({ description: 'Failed attempts of the strongest detection. 0 for a session that moved' }),
  accounts: z.int().min(0).max(MOST).meta({ description: 'Accounts of the strongest detection' }),
  networks: z.int().min(0).max(MOST).meta({ description: 'Networks of the strongest detection' }),
  assignee: PersonSchema,
  version: z.int().min(1).max(MOST),
};

export const IncidentSchema = /* @__PURE__ */ z.object(incident).meta({ id: 'Incident' });
export type Incident = z.infer<typeof IncidentSchema>;
export const IncidentPageSchema = /* @__PURE__ */ countedPageOf(IncidentSchema, 'IncidentPage');
export type IncidentPage = z.infer<typeof IncidentPageSchema>;

export const IncidentEntrySchema = /* @__PURE__ */ z
  .object({
    id: z.uuid(),
    at: z.iso.datetime(),
    kind: z.enum(INCIDENT_ENTRY_KINDS),
    author: PersonSchema,
    text: z.string().nullable().meta({ description: 'The comment' }),
    detail: z.record(z.string(), z.union([z.string(), z.number()])).meta({
      description:
        'Depends on the kind: state, reason, severity, action, network, count, assignee, session, application',
    }),
  })
  .meta({ id: 'IncidentEntry' });
export type IncidentEntry = z.infer<typeof IncidentEntrySchema>;

export const IncidentDetailSchema = /* @__PURE__ */ z
  .object({
    ...incident,
    users: z
      .array(
        z.object({
          id: z.uuid(),
          email: z.string().nullable().meta({ description: 'Null once the account is deleted' }),
          signedIn: z.boolean().meta({ description: 'Whether a sign-in from these networks succeeded' }),
        }),
      )
      .max(MOST_INCIDENT_USERS),
    networkList: z
      .array(z.object({ network: z.string(), origin: NetworkOriginSchema }))
      .max(MOST_INCIDENT_NETWORKS),
    sessions: z
      .array(
        z.object({
          id: z.uuid(),
          userId: z.uuid(),
          email: z.string().nullable(),
          address: z.string().nullable(),
          authenticatedAt: z.iso.datetime(),
        }),
      )
      .max(MOST_INCIDENT_SESSIONS)
      .meta({ description: 'Open sessions of these users that began during the incident' }),
    entries: z
      .array(IncidentEntrySchema)
      .max(MOST_INCIDENT_ENTRIES)
      .meta({ description: 'The newest first' }),
    assignees: z
      .array(z.object({ id: z.uuid(), name: z.string() }))
      .max(50)
      .meta({ description: 'Admins who can be the assignee' }),
    actions: z
      .array(z.enum(INCIDENT_ACTIONS))
      .max(INCIDENT_ACTIONS.length)
      .meta({ description: 'Suggested actions, in their order' }),
    application: z.object({ id: z.uuid(), name: z.string() }).nullable().meta({
      description:
        'The OIDC client of the organization whose token was used twice. Rotate its secret. Null if it has none, or in other incidents',
    }),
  })
  .meta({ id: 'IncidentDetail' });
export type IncidentDetail = z.infer<typeof IncidentDetailSchema>;

export const IncidentQuerySchema = /* @__PURE__ */ CountedPageQuerySchema.extend({
  tenantId: z.uuid().optional().meta({ description: 'Superadmins only. Without it, all tenants' }),
  state: z
    .enum(['unresolved', ...INCIDENT_STATES])
    .optional()
    .meta({ description: '`unresolved`: open or in progress' }),
  kind: z.enum(DETECTION_KINDS).optional(),
  severity: z.enum(SEVERITIES).optional(),
});
export type IncidentQuery = z.infer<typeof IncidentQuerySchema>;

const VersionField = z.int().min(1).max(MOST);

export const ChangeIncidentSchema = /* @__PURE__ */ z
  .object({
    version: VersionField,
    state: z
      .enum(['open', 'in_progress'])
      .optional()
      .meta({ description: '`open` reopens a closed incident' }),
    assigneeId: z.uuid().nullable().optional().meta({ description: 'Null removes the assignee' }),
  })
  .meta({ id: 'ChangeIncident', example: { version: 1, state: 'in_progress' } });
export type ChangeIncident = z.infer<typeof ChangeIncidentSchema>;

const CommentText = z.string().trim().min(1).max(LONGEST_COMMENT);

export const CommentIncidentSchema = /* @__PURE__ */ z
  .object({ comment: CommentText })
  .meta({ id: 'CommentIncident', example: { comment: 'The network belongs to our penetration testers.' } });
export type CommentIncident = z.infer<typeof CommentIncidentSchema>;

export const CloseIncidentSchema = /* @__PURE__ */ z
  .object({ version: VersionField, reason: z.enum(CLOSING_REASONS), comment: CommentText.optional() })
  .meta({ id: 'CloseIncident', example: { version: 1, reason: 'resolved' } });
export type CloseIncident = z.infer<typeof CloseIncidentSchema>;

export const ActOnIncidentSchema = /* @__PURE__ */ z
  .object({
    action: z.enum(INCIDENT_ACTIONS),
    userId: z.uuid().optional().meta({
      description:
        'One affected user. Without it, sessions of all listed users end; `require_factor` needs it',
    }),
    network: z
      .string()
      .trim()
      .max(64)
      .optional()
      .meta({ description: 'One of the networks. `block_network` needs it' }),
  })
  .meta({ id: 'ActOnIncident', example: { action: 'end_sessions' } });
export type ActOnIncident = z.infer<typeof ActOnIncidentSchema>;

export const SuppressionSchema = /* @__PURE__ */ z
  .object({
    id: z.uuid(),
    tenantId: z.uuid().nullable().meta({ description: 'Null for incidents of the platform' }),
    kind: z.enum(DETECTION_KINDS),
    network: z.string().nullable().meta({ description: 'An IP address or a range' }),
    user: PersonSchema,
    note: z.string().nullable(),
    expiresAt: z.iso.datetime(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'DetectionSuppression' });
export type Suppression = z.infer<typeof SuppressionSchema>;
export const SuppressionPageSchema = /* @__PURE__ */ pageOf(SuppressionSchema, 'DetectionSuppressionPage');

export const SuppressionQuerySchema = /* @__PURE__ */ PageQuerySchema.extend({
  tenantId: z.uuid().optional().meta({ description: 'Superadmins only. Without it, those of the platform' }),
});
export type SuppressionQuery = z.infer<typeof SuppressionQuerySchema>;

export const CreateSuppressionSchema = /* @__PURE__ */ z
  .object({
    tenantId: z.uuid().optional().meta({ description: 'Superadmins only. Without it, for the platform' }),
    kind: z.enum(DETECTION_KINDS),
    network: z
      .string()
      .trim()
      .max(49)
      .refine(isNetwork, 'Use an IP address, or a range such as 203.0.113.0/24 or 2001:db8::/32')
      .optional(),
    userId: z.uuid().optional(),
    note: z.string().trim().min(1).max(500).optional(),
    expiresAt: z.iso.datetime({ offset: true }),
  })
  .meta({
    id: 'CreateDetectionSuppression',
    example: {
      kind: 'password_spraying',
      network: '203.0.113.0/24',
      note: 'Penetration test',
      expiresAt: '2027-01-31T00:00:00Z',
    },
  });
export type CreateSuppression = z.infer<typeof CreateSuppressionSchema>;
