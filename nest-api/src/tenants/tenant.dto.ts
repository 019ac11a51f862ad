import type { PlanRequestDto, TenantDto } from '@gatehouse/contracts';
import type { PlanRequest } from './plan-request.entity.js';
import type { TenantOverview } from './tenants.service.js';

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
    sessionIdleSeconds: tenant.sessionIdleSeconds,
    sessionTotalSeconds: tenant.sessionTotalSeconds,
    offlineIdleSeconds: tenant.offlineIdleSeconds,
    offlineTotalSeconds: tenant.offlineTotalSeconds,
    createdAt: tenant.createdAt.toISOString(),
    updatedAt: tenant.updatedAt.toISOString(),
    version: tenant.version,
  };
}

export function toPlanRequestDto(request: PlanRequest): PlanRequestDto {
  return {
    id: request.id,
    tenantId: request.tenantId,
    plan: request.plan,
    requestedBy: request.requestedBy,
    createdAt: request.createdAt.toISOString(),
  };
}
