import { z } from 'zod';
import { CountedPageQuerySchema, countedPageOf } from '../common/paging.ts';
import { MembershipRoleSchema, MembershipStatusSchema, USER_SORTS } from './users.ts';

export const PERSON_STATUSES = ['active', 'suspended'] as const;
export const PersonStatusSchema = /* @__PURE__ */ z.enum(PERSON_STATUSES).meta({ id: 'PersonStatus' });
export type PersonStatus = z.infer<typeof PersonStatusSchema>;

export const PersonMembershipSchema = /* @__PURE__ */ z
  .object({
    tenantId: z.uuid(),
    tenantName: z.string(),
    tenantCode: z.string(),
    role: MembershipRoleSchema,
    roleName: z.string().nullable(),
    status: MembershipStatusSchema,
    lastLoginAt: z.iso.datetime().nullable(),
    version: z.int().min(1).max(2_147_483_647),
  })
  .meta({ id: 'PersonMembership' });
export type PersonMembershipDto = z.infer<typeof PersonMembershipSchema>;

/** A user with all tenants, for superadmins. */
export const PersonSchema = /* @__PURE__ */ z
  .object({
    id: z.uuid(),
    email: z.string(),
    name: z.string(),
    status: PersonStatusSchema,
    isSuperadmin: z.boolean(),
    isDemo: z.boolean().meta({ description: 'Created with the demo data' }),
    emailVerified: z.boolean(),
    memberships: z.array(PersonMembershipSchema).meta({
      description: 'At most fifty, most recently used first',
    }),
    createdAt: z.iso.datetime(),
    lastLoginAt: z.iso.datetime().nullable(),
    eraseAfter: z.iso.datetime().nullable().meta({
      description:
        'When the user will be erased: a while after they left their last tenant, or after the request',
    }),
    isEraseAsked: z.boolean().meta({ description: 'The erasure cannot be canceled' }),
    version: z.int().min(1).max(2_147_483_647),
  })
  .meta({ id: 'Person' });
export type PersonDto = z.infer<typeof PersonSchema>;
export const PersonPageSchema = /* @__PURE__ */ countedPageOf(PersonSchema, 'PersonPage');

export const PersonListQuerySchema = /* @__PURE__ */ CountedPageQuerySchema.extend({
  search: z.string().trim().max(120).optional().meta({
    description: 'Parts of the name or of the email address. All words must match',
  }),
  role: z.enum(['superadmin', 'tenant_admin', 'tenant_user', 'none']).optional().meta({
    description: 'In any tenant. `none`: users who belong to no tenant and are not superadmins',
  }),
  status: PersonStatusSchema.optional(),
  sort: z.enum(USER_SORTS).default('newest'),
});
export type PersonListQuery = z.infer<typeof PersonListQuerySchema>;

const CountSchema = /* @__PURE__ */ z.int().min(0).max(10_001);

export const PeopleSummarySchema = /* @__PURE__ */ z
  .object({ total: CountSchema, superadmins: CountSchema, suspended: CountSchema })
  .meta({ id: 'PeopleSummary', description: '10001 means more than 10,000' });
export type PeopleSummary = z.infer<typeof PeopleSummarySchema>;

const personName = (missing: string) => z.string().trim().min(1, missing).max(100, 'At most 100 characters');

export const ChangePersonSchema = /* @__PURE__ */ z
  .object({
    version: z.int().min(1).max(2_147_483_647),
    givenName: personName('Enter the given name'),
    familyName: personName('Enter the family name'),
  })
  .strict()
  .meta({ id: 'ChangePerson', example: { version: 1, givenName: 'Ada', familyName: 'Lovelace' } });
export type ChangePerson = z.infer<typeof ChangePersonSchema>;

export const ErasePersonQuerySchema = /* @__PURE__ */ z.object({
  version: z.coerce.number().int().min(1).max(2_147_483_647).meta({ description: 'The current version' }),
});
export type ErasePersonQuery = z.infer<typeof ErasePersonQuerySchema>;
