import { z } from 'zod';
import { SCOPE_CLAIMS } from '../access/scopes.ts';
import { CUSTOM_ATTRIBUTE_TYPES, MOST_CUSTOM_ATTRIBUTES } from './custom-attribute-bounds.ts';

/** Source: RFC 7643 §2.1, shorter. */
const NameSchema = /* @__PURE__ */ z
  .string()
  .trim()
  .min(1, 'Enter a name')
  .max(64, 'At most 64 characters')
  .regex(/^[A-Za-z][A-Za-z0-9_-]*$/, 'Use letters, digits, - and _, and begin with a letter');
const LabelSchema = /* @__PURE__ */ z
  .string()
  .trim()
  .min(1, 'Enter a label')
  .max(120, 'At most 120 characters');
const TypeSchema = /* @__PURE__ */ z.enum(CUSTOM_ATTRIBUTE_TYPES).meta({
  description: 'Type of its values in SCIM (RFC 7643 §2.3)',
});
const MultiValuedSchema = /* @__PURE__ */ z.boolean().meta({ description: 'A user can have several values' });

/** The custom attribute that a mapping reads, in whatever case. */
export const CustomAttributeNameSchema = /* @__PURE__ */ z
  .string()
  .trim()
  .max(64, 'At most 64 characters')
  .optional()
  .meta({
    description: 'Name of the custom attribute for the source `custom_attribute`',
    example: 'costCode',
  });

/** Claims that Gatehouse or the protocol sets, in lower case. Source: RFC 7519 §4.1, OIDC Core §2, §5.6.2. */
const OWN_CLAIMS: ReadonlySet<string> = /* @__PURE__ */ new Set([
  ...Object.values(SCOPE_CLAIMS).flat(),
  ...[
    'iss',
    'aud',
    'exp',
    'nbf',
    'iat',
    'jti',
    'nonce',
    'azp',
    'sid',
    'at_hash',
    'c_hash',
    's_hash',
    'cnf',
    'act',
  ],
  ...['client_id', 'scope', 'events', 'may_act', '_claim_names', '_claim_sources'],
]);

/** A claim of an OpenID Connect application with the values of a custom attribute. */
export const CustomClaimSchema = /* @__PURE__ */ z
  .object({
    name: z
      .string()
      .trim()
      .min(1, 'Enter the name of the claim')
      .max(200, 'At most 200 characters')
      .regex(/^[A-Za-z][A-Za-z0-9_.:/-]*$/, 'Use letters, digits and _ . : / -, and begin with a letter')
      .refine((name) => !OWN_CLAIMS.has(name.toLowerCase()), 'Gatehouse sets this claim. Choose another name')
      .meta({ description: 'Name of the claim', example: 'cost_code' }),
    custom_attribute: z
      .string()
      .trim()
      .min(1, 'Choose a custom attribute')
      .max(64, 'At most 64 characters')
      .meta({ description: 'Name of the custom attribute', example: 'costCode' }),
  })
  .strict()
  .meta({ id: 'CustomClaim' });
export type CustomClaim = z.infer<typeof CustomClaimSchema>;

export const CustomClaimsSchema = /* @__PURE__ */ z
  .array(CustomClaimSchema)
  .max(MOST_CUSTOM_ATTRIBUTES)
  .superRefine((claims, context) => {
    for (const [place, { name }] of claims.entries())
      if (claims.findIndex((claim) => claim.name === name) < place)
        context.addIssue({ code: 'custom', path: [place, 'name'], message: 'Another claim has this name' });
  })
  .meta({
    description:
      'Custom attributes in the ID token and at the userinfo endpoint, with the scope `profile`. Only for an application of an organization',
  });

/** An attribute that an organization adds to the users of its directories. */
export const CustomAttributeSchema = /* @__PURE__ */ z
  .object({
    id: z.uuid(),
    tenantId: z.uuid(),
    name: z.string().meta({ description: 'Name in SCIM', example: 'costCode' }),
    label: z.string().meta({ description: 'Name for people', example: 'Cost code' }),
    type: TypeSchema,
    multiValued: MultiValuedSchema,
    users: z.int().min(0).max(2_147_483_647).meta({ description: 'Users of directories with a value' }),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'CustomAttribute' });
export type CustomAttributeDto = z.infer<typeof CustomAttributeSchema>;

export const CustomAttributesSchema = /* @__PURE__ */ z
  .object({
    schema: z.string().meta({
      description: 'URN of the extension that has the attributes in SCIM',
      example: 'urn:ietf:params:scim:schemas:extension:gatehouse:2.0:User',
    }),
    items: z.array(CustomAttributeSchema),
  })
  .meta({ id: 'CustomAttributes' });
export type CustomAttributes = z.infer<typeof CustomAttributesSchema>;

/** What a user has of the custom attributes of their organization. */
export const CustomAttributeValuesSchema = /* @__PURE__ */ z
  .object({
    isManaged: z.boolean().meta({ description: 'A directory owns the values' }),
    items: z.array(
      z
        .object({
          name: z.string(),
          label: z.string(),
          type: TypeSchema,
          multiValued: MultiValuedSchema,
          values: z.array(z.string()).meta({ description: 'As texts. Empty: the user has no value' }),
        })
        .meta({ id: 'CustomAttributeValue' }),
    ),
  })
  .meta({ id: 'CustomAttributeValues' });
export type CustomAttributeValues = z.infer<typeof CustomAttributeValuesSchema>;
export type CustomAttributeValue = CustomAttributeValues['items'][number];

/** Of one attribute of one user. */
const MOST_VALUES = 50;

/** New values of a member that no directory manages. Attributes that are not named keep theirs. */
export const ChangeCustomAttributeValuesSchema = /* @__PURE__ */ z
  .object({
    items: z
      .array(
        z
          .object({
            name: z.string().trim().max(64, 'At most 64 characters').meta({
              description: 'Name of the attribute, in whatever case',
              example: 'costCode',
            }),
            values: z
              .array(z.string().trim().min(1, 'Enter a value').max(1_000, 'At most 1,000 characters'))
              .max(MOST_VALUES, `At most ${MOST_VALUES} values`)
              .meta({ description: 'As texts of its type (RFC 7643 §2.3). Empty: removes the value' }),
          })
          .strict(),
      )
      .min(1, 'Name at least one attribute')
      .max(MOST_CUSTOM_ATTRIBUTES),
    tenantId: z.uuid().optional().meta({ description: 'Tenant ID. Superadmins only' }),
  })
  .strict()
  .meta({
    id: 'ChangeCustomAttributeValues',
    example: { items: [{ name: 'costCode', values: ['A-1042'] }] },
  });
export type ChangeCustomAttributeValues = z.infer<typeof ChangeCustomAttributeValuesSchema>;

export const CreateCustomAttributeSchema = /* @__PURE__ */ z
  .object({
    name: NameSchema,
    label: LabelSchema,
    type: TypeSchema.default('string'),
    multiValued: MultiValuedSchema.default(false),
    tenantId: z.uuid().optional().meta({ description: 'Tenant ID. Superadmins only' }),
  })
  .strict()
  .meta({ id: 'CreateCustomAttribute', example: { name: 'costCode', label: 'Cost code' } });
export type CreateCustomAttribute = z.infer<typeof CreateCustomAttributeSchema>;
