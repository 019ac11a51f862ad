import { isIncluded, type Plan, type Product, type TenantProduct } from '@gatehouse/contracts';

/** The facts that decide about a product: the plan, a grant and a pending request. */
export interface ProductFacts {
  readonly plan: Plan;
  readonly grant: { readonly grantedAt: Date; readonly endsAt?: Date | null } | null;
  readonly requestedAt: Date | null;
}

/**
 * The status of a product for a tenant at a time. A grant stays beside a plan that includes the product, because the
 * plan may change.
 */
export function standingOf(
  product: Product,
  { plan, grant, requestedAt }: ProductFacts,
  now: Date,
): TenantProduct {
  const ended = grant?.endsAt && grant.endsAt <= now ? grant.endsAt : null;
  const held = ended ? null : grant;
  const isIncludedInPlan = isIncluded(product, plan);
  const otherwise = requestedAt ? 'requested' : 'none';
  return {
    slug: product.slug,
    name: product.name,
    standing: isIncludedInPlan ? 'included' : held ? 'granted' : otherwise,
    grantedAt: held?.grantedAt.toISOString() ?? null,
    grantedUntil: held?.endsAt?.toISOString() ?? null,
    endedAt: ended?.toISOString() ?? null,
    requestedAt: requestedAt?.toISOString() ?? null,
  };
}

export function hasProduct({ standing }: TenantProduct): boolean {
  return standing === 'included' || standing === 'granted';
}
