import type { Plan } from './plans.ts';

export const PRODUCT_SLUGS = ['ai-antivirus', 'network-monitor', 'usb-security', 'privacy-monitor'] as const;
export type ProductSlug = (typeof PRODUCT_SLUGS)[number];

export interface Product {
  readonly slug: ProductSlug;
  readonly name: string;
  /** Plans that include it. */
  readonly plans: readonly Plan[];
}

/** The catalog, in display order. A trial includes all products. */
export const PRODUCTS: readonly Product[] = [
  { slug: 'ai-antivirus', name: 'AI Antivirus', plans: ['trial', 'basic', 'pro', 'enterprise'] },
  { slug: 'network-monitor', name: 'Network Monitor', plans: ['trial', 'pro', 'enterprise'] },
  { slug: 'usb-security', name: 'USB Security', plans: ['trial', 'basic', 'pro', 'enterprise'] },
  { slug: 'privacy-monitor', name: 'Privacy Monitor', plans: ['trial', 'pro', 'enterprise'] },
];

export function findProduct(slug: string | undefined): Product | null {
  return PRODUCTS.find((product) => product.slug === slug) ?? null;
}

export function isIncluded(product: Product, plan: Plan): boolean {
  return product.plans.includes(plan);
}

/** Display names of plans. */
export const PLAN_NAMES: Record<Plan, string> = {
  trial: '14-Day Free Trial',
  basic: 'Basic Plan',
  pro: 'Pro Plan',
  enterprise: 'Enterprise Plan',
};
