import { z } from 'zod';

const DigitsSchema = z.string().regex(/^\d{1,19}$/, 'Use up to 19 digits');
const HashSchema = z
  .string()
  .regex(/^[\w-]{43}$/)
  .meta({ description: 'SHA-256 in base64url' });
const PlaceSchema = z.object({
  n: DigitsSchema.meta({ description: 'Position in the chain' }),
  hash: HashSchema,
});

/** An Ed25519 key that signs heads. Source: RFC 8037 §2. */
export const AuditHeadKeySchema = /* @__PURE__ */ z
  .object({
    kty: z.literal('OKP'),
    crv: z.literal('Ed25519'),
    alg: z.literal('EdDSA'),
    kid: z.string(),
    x: z.string(),
  })
  .meta({ id: 'AuditHeadKey' });
export type AuditHeadKey = z.infer<typeof AuditHeadKeySchema>;

export const AuditHeadKeysSchema = /* @__PURE__ */ z
  .object({ keys: z.array(AuditHeadKeySchema) })
  .meta({ id: 'AuditHeadKeys' });
export type AuditHeadKeys = z.infer<typeof AuditHeadKeysSchema>;

export const AuditPublishedHeadsSchema = /* @__PURE__ */ z
  .object({
    chain: z.uuid().meta({ description: 'Opaque ID of the chain' }),
    heads: z.array(z.string()).meta({ description: 'Signed heads (JWS), the newest first' }),
  })
  .meta({ id: 'AuditPublishedHeads' });
export type AuditPublishedHeads = z.infer<typeof AuditPublishedHeadsSchema>;

export const AuditChainQuerySchema = /* @__PURE__ */ z.object({
  tenantId: z
    .uuid()
    .optional()
    .meta({ description: 'Superadmins only. Without it, the audit log of the platform' }),
  after: DigitsSchema.optional().meta({ description: 'Position after which the page begins' }),
  limit: z.coerce.number().int().min(1).max(1_000).default(1_000),
});
export type AuditChainQuery = z.infer<typeof AuditChainQuerySchema>;

export const AuditChainPageSchema = /* @__PURE__ */ z
  .object({
    trail: z.uuid().meta({ description: 'ID of the tenant. The nil UUID for the platform' }),
    chain: z.uuid().meta({ description: 'Opaque ID under which heads are published' }),
    after: PlaceSchema.meta({
      description: 'What the first event follows. The hash is zero before the first one',
    }),
    items: z.array(
      PlaceSchema.extend({
        seq: DigitsSchema.meta({ description: 'Number of the event' }),
        at: z.string().nullable().meta({ example: '2026-11-21T14:00:00.123456Z' }),
        event: z.string().nullable().meta({
          description: 'JSON text, exactly as it was sealed. Null if the event is gone from the database',
        }),
      }),
    ),
    head: z
      .string()
      .nullable()
      .meta({ description: 'Signed head (JWS) of the chain. Null while it is empty' }),
    keys: z.array(AuditHeadKeySchema),
  })
  .meta({ id: 'AuditChainPage' });
export type AuditChainPage = z.infer<typeof AuditChainPageSchema>;
