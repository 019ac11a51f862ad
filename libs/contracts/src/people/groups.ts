import { z } from 'zod';
import { COUNTED_AT_MOST, GROUPS } from '../common/limits.ts';
import { CountedPageQuerySchema, countedPageOf, PageQuerySchema, pageOf } from '../common/paging.ts';
import { MembershipRoleSchema, MembershipStatusSchema } from './users.ts';

const VersionSchema = /* @__PURE__ */ z.int().min(1).max(2_147_483_647);
const ofTenant = /* @__PURE__ */ z.uuid().optional().meta({ description: 'Tenant ID. Superadmins only' });
const CountSchema = /* @__PURE__ */ z
  .int()
  .min(0)
  .max(COUNTED_AT_MOST + 1)
  .meta({ description: '10001 means more than 10,000' });

/** A role that a group gives to its members: built-in, or a custom role of the tenant. */
export const GroupRoleSchema = /* @__PURE__ */ z
  .object({
    role: MembershipRoleSchema,
    roleId: z.uuid().nullable(),
    roleName: z.string().nullable().meta({ description: 'Of the custom role' }),
  })
  .meta({ id: 'GroupRole' });
export type GroupRoleDto = z.infer<typeof GroupRoleSchema>;

export const GroupSchema = /* @__PURE__ */ z
  .object({
    id: z.uuid(),
    tenantId: z.uuid(),
    name: z.string(),
    description: z.string(),
    directory: z
      .object({ id: z.uuid(), name: z.string() })
      .nullable()
      .meta({ description: 'The connection whose directory owns the group; null for a group made here' }),
    externalId: z.string().nullable().meta({ description: 'ID of the group in its directory' }),
    members: CountSchema,
    role: GroupRoleSchema.nullable(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    version: VersionSchema,
  })
  .meta({ id: 'Group' });
export type GroupDto = z.infer<typeof GroupSchema>;
export const GroupPageSchema = /* @__PURE__ */ countedPageOf(GroupSchema, 'GroupPage');

/** An application that only assigned users can use. */
export const GivenApplicationSchema = /* @__PURE__ */ z
  .object({
    type: z.enum(['oauth_client', 'saml_service_provider']),
    id: z.uuid(),
    name: z.string(),
    assignedOnly: z.boolean().meta({ description: 'False: everybody in the tenant can use it anyway' }),
  })
  .meta({ id: 'GivenApplication' });
export type GivenApplicationDto = z.infer<typeof GivenApplicationSchema>;

/** A group, by its name. */
export const GroupRefSchema = /* @__PURE__ */ z
  .object({ id: z.uuid(), name: z.string() })
  .meta({ id: 'GroupRef' });
export type GroupRef = z.infer<typeof GroupRefSchema>;

export const GroupDetailSchema = /* @__PURE__ */ GroupSchema.extend({
  parents: z.array(GroupRefSchema).meta({ description: 'Groups that this group is a member of' }),
  applications: z.array(GivenApplicationSchema),
}).meta({ id: 'GroupDetail' });
export type GroupDetailDto = z.infer<typeof GroupDetailSchema>;

export const GroupListQuerySchema = /* @__PURE__ */ CountedPageQuerySchema.extend({
  tenantId: ofTenant,
  search: z.string().trim().max(120).optional().meta({ description: 'Part of the name' }),
  source: z.enum(['local', 'directory']).optional().meta({ description: 'Made here, or of a directory' }),
});
export type GroupListQuery = z.infer<typeof GroupListQuerySchema>;

const shape = /* @__PURE__ */ (() => ({
  name: z
    .string()
    .trim()
    .min(1, 'Enter a name')
    .max(GROUPS.nameMaxLength, `At most ${GROUPS.nameMaxLength} characters`),
  description: z.string().trim().max(300, 'At most 300 characters').default(''),
}))();

export const CreateGroupSchema = /* @__PURE__ */ z
  .object({ ...shape, tenantId: ofTenant })
  .strict()
  .meta({ id: 'CreateGroup', example: { name: 'Engineering' } });
export type CreateGroup = z.infer<typeof CreateGroupSchema>;

export const ChangeGroupSchema = /* @__PURE__ */ z
  .object({ ...shape, version: VersionSchema })
  .strict()
  .meta({ id: 'ChangeGroup', example: { version: 1, name: 'Engineering' } });
export type ChangeGroup = z.infer<typeof ChangeGroupSchema>;

/** Sets what a group gives. Null gives no role. */
export const SetGroupRoleSchema = /* @__PURE__ */ z
  .object({ role: MembershipRoleSchema.nullable(), roleId: z.uuid().nullable().default(null) })
  .strict()
  .refine(({ role, roleId }) => role === 'tenant_user' || roleId === null, {
    path: ['roleId'],
    message: 'A custom role goes with the role "tenant_user"',
  })
  .meta({ id: 'SetGroupRole', example: { role: 'tenant_user' } });
export type SetGroupRole = z.infer<typeof SetGroupRoleSchema>;

export const GROUP_MEMBER_KINDS = ['user', 'directory_user', 'group'] as const;

export const GroupMemberSchema = /* @__PURE__ */ z
  .object({
    id: z
      .uuid()
      .meta({ description: 'Of the user, of the directory user that is not linked yet, or of the group' }),
    kind: z.enum(GROUP_MEMBER_KINDS),
    name: z.string(),
    email: z.string().nullable(),
    status: MembershipStatusSchema.nullable().meta({ description: 'Null: not a member of the tenant' }),
    directory: GroupRefSchema.nullable().meta({
      description: 'The directory that says so; null: added here',
    }),
    path: z
      .array(GroupRefSchema)
      .meta({ description: 'Groups between this group and the member, from the nearest to this group' }),
    addedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'GroupMember' });
export type GroupMemberDto = z.infer<typeof GroupMemberSchema>;
export const GroupMemberPageSchema = /* @__PURE__ */ countedPageOf(GroupMemberSchema, 'GroupMemberPage');

export const GroupMemberListQuerySchema = /* @__PURE__ */ CountedPageQuerySchema.extend({
  tenantId: ofTenant,
  view: z.enum(['direct', 'effective', 'groups']).default('direct').meta({
    description:
      '`direct`: members of this group. `effective`: users, also of nested groups. `groups`: nested groups',
  }),
  search: z.string().trim().max(120).optional().meta({
    description:
      'Parts of a name or email address, separated by spaces. Letters with and without accents are equal',
  }),
});
export type GroupMemberListQuery = z.infer<typeof GroupMemberListQuerySchema>;

const ids = /* @__PURE__ */ z.array(z.uuid()).max(GROUPS.changesAtOnce).default([]);

/** Adds and removes members. Changes that are already in effect are ignored. */
export const ChangeGroupMembersSchema = /* @__PURE__ */ z
  .object({
    addUsers: ids.meta({ description: 'Members of the tenant' }),
    removeUsers: ids,
    addGroups: ids,
    removeGroups: ids,
  })
  .strict()
  .meta({ id: 'ChangeGroupMembers', example: { addUsers: [] } });
export type ChangeGroupMembers = z.input<typeof ChangeGroupMembersSchema>;

export const ChangedGroupMembersSchema = /* @__PURE__ */ z
  .object({ added: z.int().min(0).max(100_000), removed: z.int().min(0).max(100_000) })
  .meta({ id: 'ChangedGroupMembers' });
export type ChangedGroupMembers = z.infer<typeof ChangedGroupMembersSchema>;

export const AssignableApplicationTypeSchema = /* @__PURE__ */ z
  .enum(['oauth_client', 'saml_service_provider'])
  .meta({ id: 'AssignableApplicationType' });
export type AssignableApplicationType = z.infer<typeof AssignableApplicationTypeSchema>;

export const ApplicationAssignmentsSchema = /* @__PURE__ */ z
  .object({
    assignedOnly: z
      .boolean()
      .meta({ description: 'Only assigned users and members of assigned groups sign in' }),
    groups: z.array(GroupRefSchema),
    people: z.array(
      z.object({ id: z.uuid(), name: z.string(), email: z.string() }).meta({ id: 'AssignedUser' }),
    ),
    groupsClaim: z.lazy(() => GroupsClaimSchema),
  })
  .meta({ id: 'ApplicationAssignments' });
export type ApplicationAssignments = z.infer<typeof ApplicationAssignmentsSchema>;

/** How an application receives groups. */
export const GroupsClaimSchema = /* @__PURE__ */ z
  .object({
    value: z.enum(['name', 'id']).default('name').meta({ description: 'What the claim contains' }),
    only: z.enum(['all', 'assigned']).default('all').meta({
      description: '`assigned`: only groups that are assigned to the application',
    }),
    prefix: z.string().trim().max(100, 'At most 100 characters').default('').meta({
      description: 'Only groups whose name begins so, whatever the case. Empty: all',
    }),
  })
  .strict()
  .meta({ id: 'GroupsClaim' });
export type GroupsClaim = z.infer<typeof GroupsClaimSchema>;

/** Sets who may use an application. Missing fields are unchanged. */
export const ChangeApplicationAssignmentsSchema = /* @__PURE__ */ z
  .object({
    assignedOnly: z.boolean().optional(),
    addGroups: ids,
    removeGroups: ids,
    addUsers: ids,
    removeUsers: ids,
    groupsClaim: GroupsClaimSchema.optional(),
  })
  .strict()
  .meta({ id: 'ChangeApplicationAssignments', example: { assignedOnly: true } });
export type ChangeApplicationAssignments = z.infer<typeof ChangeApplicationAssignmentsSchema>;

/** A group of a user, and how the user became a member. */
export const UserGroupSchema = /* @__PURE__ */ z
  .object({
    group: GroupRefSchema,
    directory: GroupRefSchema.nullable(),
    path: z.array(GroupRefSchema).meta({
      description: 'From the group that the user is a member of to this group, which is the last',
    }),
  })
  .meta({ id: 'UserGroup' });
export type UserGroupDto = z.infer<typeof UserGroupSchema>;
export const UserGroupsSchema = /* @__PURE__ */ z
  .object({ groups: z.array(UserGroupSchema), more: z.boolean() })
  .meta({ id: 'UserGroups' });

/** One access right of a user, and its reason. */
export const AccessReasonSchema = /* @__PURE__ */ z
  .object({
    kind: z.enum(['role', 'application']),
    id: z
      .uuid()
      .nullable()
      .meta({ description: 'Of the custom role or application; null for a built-in role' }),
    name: z.string(),
    because: z.enum(['own', 'everybody', 'assigned', 'group']).meta({
      description: 'The own role, an application for everybody, assigned to the user, or by a group',
    }),
    isInForce: z.boolean().meta({ description: 'False: another group gives a role that takes precedence' }),
    path: z.array(GroupRefSchema),
  })
  .meta({ id: 'AccessReason' });
export type AccessReasonDto = z.infer<typeof AccessReasonSchema>;
export const UserAccessSchema = /* @__PURE__ */ z
  .object({
    items: z.array(AccessReasonSchema),
    more: z.boolean().meta({ description: 'There are more applications than this list shows' }),
  })
  .meta({ id: 'UserAccess' });
export type UserAccessDto = z.infer<typeof UserAccessSchema>;

export const GroupSubListQuerySchema = /* @__PURE__ */ PageQuerySchema.extend({ tenantId: ofTenant });
export type GroupSubListQuery = z.infer<typeof GroupSubListQuerySchema>;
export const GroupRefPageSchema = /* @__PURE__ */ pageOf(GroupRefSchema, 'GroupRefPage');
