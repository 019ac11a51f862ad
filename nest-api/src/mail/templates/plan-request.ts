import type { RequestedPlan } from '@gatehouse/contracts';
import { type MailContent, type MailContext, plainName } from '../mail-content.js';
import { texts } from './texts/plan-request/index.js';
import { texts as plans } from './texts/plans/index.js';

export interface PlanRequestData {
  readonly tenantCode: string;
  readonly tenantName: string;
  readonly plan: RequestedPlan;
  readonly requestedBy: string;
}

/** To the operator of the platform: a tenant requests a plan. */
export function planRequest(
  { tenantCode, tenantName, plan, requestedBy }: PlanRequestData,
  { publicUrl, language }: MailContext,
): MailContent {
  const t = texts(language);
  const name = plans(language)(plan);
  return {
    subject: t('subject', { plan: name, tenant: tenantCode }),
    paragraphs: [
      t('about', { plan: name, tenant: nameAndCode(tenantName, tenantCode) }),
      t('requestedBy', { email: requestedBy }),
    ],
    action: { label: t('action'), href: `${publicUrl}/superadmin/tenants` },
  };
}

/** `Acme (TEN-001)`; only the code if the name is not safe in an email. */
export function nameAndCode(tenantName: string, tenantCode: string): string {
  const name = plainName(tenantName);
  return name ? `${name} (${tenantCode})` : tenantCode;
}
