import type { PlanRequestDto, TenantDto } from '@gatehouse/contracts';
import type { TenantRequest } from './plan-requests.service.js';
import type { TenantOverview } from './tenant-overviews.js';

export function toTenantDto({ tenant, domain, userCount }: TenantOverview): TenantDto {
  return {
    id: tenant.id,
    code: tenant.code,
    externalId: tenant.externalId ?? null,
    slug: tenant.slug,
    name: tenant.name,
    domain: domain?.domain ?? null,
    domainId: domain?.id ?? null,
    adminEmail: tenant.adminEmail ?? null,
    status: tenant.status,
    subscriptionPlan: tenant.plan,
    paymentStatus: tenant.paymentStatus,
    lastPaymentDate: tenant.lastPaymentAt?.toISOString() ?? null,
    nextPaymentDate: tenant.nextPaymentAt?.toISOString() ?? null,
    activatedAt: tenant.activatedAt?.toISOString() ?? null,
    trialEndsAt: tenant.trialEndsAt?.toISOString() ?? null,
    userCount,
    isDemo: tenant.isDemo,
    sessionIdleSeconds: tenant.sessionIdleSeconds,
    sessionTotalSeconds: tenant.sessionTotalSeconds,
    offlineIdleSeconds: tenant.offlineIdleSeconds,
    offlineTotalSeconds: tenant.offlineTotalSeconds,
    createdAt: tenant.createdAt.toISOString(),
    updatedAt: tenant.updatedAt.toISOString(),
    deletedAt: tenant.deletedAt?.toISOString() ?? null,
    erasesAt: tenant.erasesAt()?.toISOString() ?? null,
    version: tenant.version,
  };
}

export function toPlanRequestDto({ request, tenantName }: TenantRequest): PlanRequestDto {
  return {
    id: request.id,
    tenantId: request.tenantId,
    tenantName,
    plan: request.plan,
    requestedBy: request.requestedBy,
    state: request.state,
    decidedAt: request.decidedAt?.toISOString() ?? null,
    createdAt: request.createdAt.toISOString(),
  };
}
