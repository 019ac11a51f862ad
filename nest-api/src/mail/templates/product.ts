import { formatsOf } from '@gatehouse/texts';
import { greeting, type MailContent, type MailContext } from '../mail-content.js';
import { nameAndCode } from './plan-request.js';
import { texts } from './texts/product/index.js';

export interface ProductRequestData {
  readonly tenantCode: string;
  readonly tenantName: string;
  readonly product: string;
  readonly requestedBy: string;
}

/** To superadmins: a tenant requests a product that its plan does not include. */
export function productRequest(
  { tenantCode, tenantName, product, requestedBy }: ProductRequestData,
  { publicUrl, language }: MailContext,
): MailContent {
  const t = texts(language);
  return {
    subject: t('requestSubject', { product, tenant: tenantCode }),
    paragraphs: [
      t('requestAbout', { product, tenant: nameAndCode(tenantName, tenantCode) }),
      t('requestedBy', { email: requestedBy }),
    ],
    action: { label: t('requestAction'), href: `${publicUrl}/superadmin/product-requests?state=open` },
  };
}

export interface ProductChange {
  readonly product: string;
  readonly change: 'granted' | 'declined' | 'taken_back';
  /** When a grant ends, ISO 8601; null for never. */
  readonly until: string | null;
}

/** To a tenant's admin, when a superadmin granted a product, declined it or revoked it. */
export function productChanged(
  { product, change, until }: ProductChange,
  { publicUrl, language, brand }: MailContext,
): MailContent {
  const t = texts(language);
  const [subject, about] = {
    granted: [
      t('grantedSubject', { product }),
      until
        ? t('grantedUntil', { product, date: formatsOf(language).date(until) })
        : t('granted', { product }),
    ],
    declined: [t('declinedSubject'), t('declined', { product })],
    taken_back: [t('endedSubject', { product }), t('ended', { product })],
  }[change] as [string, string];
  return {
    subject,
    paragraphs: [greeting(null, { language, brand }), about],
    action: { label: t('action'), href: `${publicUrl}/dashboard` },
  };
}
