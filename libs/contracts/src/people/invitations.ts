import { z } from 'zod';
import { NewPasswordSchema } from '../account/auth.ts';
import { EmailSchema } from '../common/email.ts';
import { ImportIdSchema } from '../common/imports.ts';
import { LIMITS } from '../common/limits.ts';
import { CountedPageQuerySchema, countedPageOf } from '../common/paging.ts';
import { MembershipRoleSchema } from './users.ts';

export const INVITATION_STATUSES = ['pending', 'expired', 'accepted', 'revoked'] as const;
export const InvitationStatusSchema = /* @__PURE__ */ z
  .enum(INVITATION_STATUSES)
  .meta({ id: 'InvitationStatus' });
export type InvitationStatus = z.infer<typeof InvitationStatusSchema>;

export const InvitationSchema = /* @__PURE__ */ z
  .object({
    id: z.uuid(),
    tenantId: z.uuid(),
    email: z.string(),
    name: z.string(),
    role: MembershipRoleSchema,
    roleId: z.uuid().nullable(),
    roleName: z.string().nullable(),
    status: InvitationStatusSchema,
    invitedBy: z.uuid(),
    sentAt: z.iso.datetime(),
    timesSent: z.int().min(1).max(10_000),
    expiresAt: z.iso.datetime(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Invitation' });
export type InvitationDto = z.infer<typeof InvitationSchema>;
export const InvitationPageSchema = /* @__PURE__ */ countedPageOf(InvitationSchema, 'InvitationPage');

const ofTenant = /* @__PURE__ */ z.uuid().optional().meta({ description: 'Superadmins only' });

export const InvitationListQuerySchema = /* @__PURE__ */ CountedPageQuerySchema.extend({
  tenantId: ofTenant,
  search: z
    .string()
    .trim()
    .max(254)
    .optional()
    .meta({ description: 'Parts of the name or of the email address' }),
  status: InvitationStatusSchema.optional(),
});
export type InvitationListQuery = z.infer<typeof InvitationListQuerySchema>;

const names = /* @__PURE__ */ (() => ({
  firstName: z.string().trim().max(100, 'At most 100 characters').default(''),
  lastName: z.string().trim().max(100, 'At most 100 characters').default(''),
}))();

const given = /* @__PURE__ */ (() => ({
  role: MembershipRoleSchema.default('tenant_user'),
  roleId: z
    .uuid()
    .nullable()
    .default(null)
    .meta({ description: 'With `tenant_user`: a custom role of the tenant' }),
}))();

const isOneRole = ({ role, roleId }: { role: string; roleId: string | null }) =>
  role === 'tenant_user' || roleId === null;
const TWO_ROLES = {
  path: ['roleId'],
  message: 'An admin already has all permissions. Choose only one of the two',
};

export const CreateInvitationSchema = /* @__PURE__ */ z
  .object({ tenantId: ofTenant, email: EmailSchema, ...names, ...given })
  .strict()
  .refine(isOneRole, TWO_ROLES)
  .meta({ id: 'CreateInvitation', example: { email: 'ada@example.com', role: 'tenant_user' } });
export type CreateInvitation = z.infer<typeof CreateInvitationSchema>;

export const INVITATION_FORMATS = ['list', 'csv'] as const;

const invitationText = /* @__PURE__ */ (() => ({
  tenantId: ofTenant,
  format: z.enum(INVITATION_FORMATS).meta({
    description:
      '`list`: addresses separated by commas, semicolons or line breaks. `csv`: a header line with the columns email, first name, last name, role',
  }),
  text: z
    .string()
    .min(1, 'Enter at least one email address')
    .max(LIMITS.invitationTextLength, 'At most 2 MB. Split it into several files'),
  ...given,
}))();
const INVITATION_TEXT = { format: 'csv', text: 'email,role\nada@example.com,user\n' };

/** Bulk invitations. The role applies to lines without one. */
export const CheckInvitationImportSchema = /* @__PURE__ */ z
  .object(invitationText)
  .strict()
  .refine(isOneRole, TWO_ROLES)
  .meta({ id: 'CheckInvitationImport', example: INVITATION_TEXT });
export type CheckInvitationImport = z.infer<typeof CheckInvitationImportSchema>;

export const StartInvitationImportSchema = /* @__PURE__ */ z
  .object({ id: ImportIdSchema, ...invitationText })
  .strict()
  .refine(isOneRole, TWO_ROLES)
  .meta({ id: 'StartInvitationImport', example: INVITATION_TEXT });
export type StartInvitationImport = z.infer<typeof StartInvitationImportSchema>;

export const InvitationLineSchema = /* @__PURE__ */ z
  .object({
    line: z.int().min(1).max(1_000_000),
    email: z.string(),
    outcome: z.enum(['invite', 'skip', 'error']).meta({
      description: '`skip`: already a member or invited. `error`: needs correction',
    }),
    message: z.string().nullable(),
  })
  .meta({ id: 'InvitationLine' });
export type InvitationLine = z.infer<typeof InvitationLineSchema>;

/** Preview of an import. */
export const InvitationImportCheckSchema = /* @__PURE__ */ z
  .object({
    invite: z.int().min(0).max(LIMITS.invitationsAtOnce),
    skip: z.int().min(0).max(LIMITS.invitationsAtOnce),
    error: z.int().min(0).max(LIMITS.invitationsAtOnce),
    room: z.int().min(0).max(LIMITS.invitationsAtOnce).nullable().meta({
      description: 'How many more members the plan allows, if fewer than `invite`. Else null',
    }),
    lines: z.array(InvitationLineSchema),
  })
  .meta({ id: 'InvitationImportCheck' });
export type InvitationImportCheck = z.infer<typeof InvitationImportCheckSchema>;

const token = /* @__PURE__ */ z.string().min(1).max(4096);
const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl';

export const InvitationTokenSchema = /* @__PURE__ */ z
  .object({ token })
  .strict()
  .meta({ id: 'InvitationToken', example: { token: TOKEN } });

/** The invitation behind an emailed link, for its holder. */
export const OpenInvitationSchema = /* @__PURE__ */ z
  .object({
    tenantName: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    role: MembershipRoleSchema,
    roleName: z.string().nullable(),
    expiresAt: z.iso.datetime(),
    way: z.enum(['password', 'sign_in', 'sso']).meta({
      description:
        '`password`: the user chooses one. `sign_in`: the address has an account. `sso`: the tenant requires single sign-on',
    }),
    directory: z.boolean().meta({
      description:
        'Whether the address can also sign in through a connection of the tenant and joins by that',
    }),
  })
  .meta({ id: 'OpenInvitation' });
export type OpenInvitation = z.infer<typeof OpenInvitationSchema>;

const personName = (missing: string) => z.string().trim().min(1, missing).max(100, 'At most 100 characters');

export const AcceptInvitationSchema = /* @__PURE__ */ z
  .object({
    token,
    firstName: personName('Enter your first name'),
    lastName: personName('Enter your last name'),
    password: NewPasswordSchema,
  })
  .strict()
  .meta({
    id: 'AcceptInvitation',
    example: {
      token: TOKEN,
      firstName: 'Ada',
      lastName: 'Lovelace',
      password: 'correct horse battery staple',
    },
  });
export type AcceptInvitation = z.infer<typeof AcceptInvitationSchema>;

export const JoinedSchema = /* @__PURE__ */ z
  .object({ tenantId: z.uuid(), tenantName: z.string() })
  .meta({ id: 'Joined' });
export type Joined = z.infer<typeof JoinedSchema>;

export const AcceptInvitationAsSchema = /* @__PURE__ */ z
  .object({
    token,
    password: z.string().min(1, 'Please fill in all fields').max(1024, 'At most 1024 characters'),
  })
  .strict()
  .meta({ id: 'AcceptInvitationAs', example: { token: TOKEN, password: 'correct horse battery staple' } });
export type AcceptInvitationAs = z.infer<typeof AcceptInvitationAsSchema>;
