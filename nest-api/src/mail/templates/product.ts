import { type MailContent, type MailContext, plainName } from '../mail-content.js';

/** To superadmins: an organisation asks for a product that its plan has not. */
export function productRequest(
  {
    tenantCode,
    tenantName,
    product,
    requestedBy,
  }: { tenantCode: string; tenantName: string; product: string; requestedBy: string },
  { publicUrl }: MailContext,
): MailContent {
  const tenant = plainName(tenantName) ? `${tenantName.trim()} (${tenantCode})` : tenantCode;
  return {
    subject: `Product requested: ${product} for ${tenantCode}`,
    paragraphs: [`${tenant} asks for ${product}.`, `Requested by ${requestedBy}.`],
    action: { label: 'Answer the request', href: `${publicUrl}/superadmin/product-requests?state=open` },
  };
}

export interface ProductChange {
  readonly product: string;
  readonly change: 'granted' | 'declined' | 'taken_back';
  /** When a grant ends, ISO 8601; null for never. */
  readonly until: string | null;
}

/** To a tenant's admin, when a superadmin gave a product, declined it or took it back. */
export function productChanged(
  { product, change, until }: ProductChange,
  { publicUrl }: MailContext,
): MailContent {
  const [subject, sentence] = {
    granted: [
      `${product} is yours`,
      until
        ? `Your organization has ${product} until ${until.slice(0, 10)}.`
        : `Your organization has ${product} from now on.`,
    ],
    declined: [
      'Your request was declined',
      `You asked for ${product}. We could not grant it; contact us to talk about what would suit you.`,
    ],
    taken_back: [
      `${product} has ended`,
      `${product} was granted to your organization beside its plan. That has ended; what your plan includes stays.`,
    ],
  }[change] as [string, string];
  return {
    subject,
    paragraphs: ['Hello,', sentence],
    action: { label: 'See your products', href: `${publicUrl}/dashboard` },
  };
}
