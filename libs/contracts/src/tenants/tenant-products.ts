import { z } from 'zod';
import { InputTimeSchema } from '../common/input-time.ts';
import { PageQuerySchema, pageOf } from '../common/paging.ts';
import { PRODUCT_SLUGS } from './products.ts';

export const ProductSlugSchema = /* @__PURE__ */ z.enum(PRODUCT_SLUGS).meta({ id: 'ProductSlug' });

export const PRODUCT_REQUEST_STATES = ['open', 'granted', 'declined'] as const;

/** Whether and why a tenant has a product. */
export const PRODUCT_STANDINGS = ['included', 'granted', 'requested', 'none'] as const;

export const TenantProductSchema = /* @__PURE__ */ z
  .object({
    slug: ProductSlugSchema,
    name: z.string().meta({ example: 'Network Monitor' }),
    standing: z.enum(PRODUCT_STANDINGS).meta({
      description:
        '`included` in the plan, `granted` in addition to it, `requested` and pending. Only the first two are available',
    }),
    grantedAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'Of an active grant, whatever the plan includes' }),
    grantedUntil: z.iso.datetime().nullable().meta({ description: 'Null for a grant without expiry' }),
    endedAt: z.iso.datetime().nullable().meta({ description: 'When a grant expired' }),
    requestedAt: z.iso.datetime().nullable().meta({ description: 'Of a pending request' }),
  })
  .meta({ id: 'TenantProduct' });
export type TenantProduct = z.infer<typeof TenantProductSchema>;

export const TenantProductsSchema = /* @__PURE__ */ z
  .object({ items: z.array(TenantProductSchema) })
  .meta({ id: 'TenantProducts' });

export const TenantProductsQuerySchema = /* @__PURE__ */ z.object({
  tenantId: z
    .uuid()
    .optional()
    .meta({ description: 'For superadmins. For all others it is their own tenant' }),
});
export type TenantProductsQuery = z.infer<typeof TenantProductsQuerySchema>;

export const CreateProductRequestSchema = /* @__PURE__ */ z
  .object({ product: ProductSlugSchema })
  .strict()
  .meta({ id: 'CreateProductRequest', example: { product: 'network-monitor' } });

export const ProductRequestSchema = /* @__PURE__ */ z
  .object({
    id: z.uuid(),
    tenantId: z.uuid(),
    tenantName: z.string(),
    product: ProductSlugSchema,
    requestedBy: z.uuid(),
    state: z.enum(PRODUCT_REQUEST_STATES),
    decidedAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'ProductRequest' });
export type ProductRequestDto = z.infer<typeof ProductRequestSchema>;

export const ProductRequestPageSchema = /* @__PURE__ */ pageOf(ProductRequestSchema, 'ProductRequestPage');
export const ProductRequestListQuerySchema = /* @__PURE__ */ PageQuerySchema.extend({
  state: z.enum(PRODUCT_REQUEST_STATES).optional(),
});
export type ProductRequestListQuery = z.infer<typeof ProductRequestListQuerySchema>;

const EndsAtSchema = /* @__PURE__ */ InputTimeSchema.nullable()
  .default(null)
  .meta({ description: 'When the grant expires. Null: never' });

export const DecideProductRequestSchema = /* @__PURE__ */ z
  .object({ decision: z.enum(['grant', 'decline']), endsAt: EndsAtSchema })
  .strict()
  .meta({ id: 'DecideProductRequest', example: { decision: 'grant' } });
export type DecideProductRequest = z.infer<typeof DecideProductRequestSchema>;

export const GrantProductSchema = /* @__PURE__ */ z
  .object({ endsAt: EndsAtSchema })
  .strict()
  .meta({ id: 'GrantProduct', example: { endsAt: null } });
