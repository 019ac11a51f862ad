import { type MailContent, type MailContext, plainName } from '../mail-content.js';

/** To whoever runs the platform: an organisation asks for a plan. */
export function planRequest(
  {
    tenantCode,
    tenantName,
    plan,
    requestedBy,
  }: { tenantCode: string; tenantName: string; plan: string; requestedBy: string },
  { publicUrl }: MailContext,
): MailContent {
  const tenant = plainName(tenantName) ? `${tenantName.trim()} (${tenantCode})` : tenantCode;
  return {
    subject: `Plan requested: ${plan} for ${tenantCode}`,
    paragraphs: [`${tenant} asks for the plan "${plan}".`, `Requested by ${requestedBy}.`],
    action: { label: 'Open tenant management', href: `${publicUrl}/superadmin/tenants` },
  };
}
