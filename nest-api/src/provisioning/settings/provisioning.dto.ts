import type {
  ProvisioningAssignmentDto,
  ProvisioningCounts,
  ProvisioningDto,
  ProvisioningObjectDto,
} from '@gatehouse/contracts';
import type { ApplicationProvisioning } from '../application-provisioning.entity.js';
import type { ObjectRow } from '../objects/object-row.js';
import type { AssignmentRow } from './assignments.repository.js';

/** A target with what is told beside its settings. */
export interface ProvisioningView {
  readonly provisioning: ApplicationProvisioning;
  readonly application: ProvisioningDto['application'];
  readonly counts: ProvisioningCounts;
}

export function toProvisioningDto({
  provisioning: p,
  application,
  counts,
}: ProvisioningView): ProvisioningDto {
  const time = (value: Date | null | undefined) => value?.toISOString() ?? null;
  return {
    id: p.id,
    tenant_id: p.tenantId,
    application,
    preset: p.preset,
    base_url: p.baseUrl,
    auth_method: p.authMethod,
    secret_last_four: p.secretLastFour,
    token_url: p.tokenUrl ?? null,
    oauth_client_id: p.oauthClientId ?? null,
    oauth_scope: p.oauthScope ?? null,
    update_method: p.updateMethod,
    mapping: p.mapping,
    assigned: p.assigned,
    push_groups: p.pushGroups,
    leave_action: p.leaveAction,
    leave_after_days: p.leaveAfterDays,
    state: p.state,
    problem: p.problem ?? null,
    retry_at: time(p.retryAt),
    counts,
    last_delivery_at: time(p.lastDeliveryAt),
    reconciled_at: time(p.reconciledAt),
    comparison: p.comparison ?? null,
    is_reconciling: p.nextReconcileAt != null && p.nextReconcileAt <= new Date() && p.state !== 'paused',
    created_at: p.createdAt.toISOString(),
    updated_at: p.updatedAt.toISOString(),
    version: p.version,
  };
}

export function toObjectDto(row: ObjectRow): ProvisioningObjectDto {
  return {
    id: row.id,
    kind: row.kind,
    user_id: row.personId,
    group_id: row.groupId,
    label: row.label,
    status: row.status,
    attempts: row.attempts,
    next_attempt_at: row.dueAt?.toISOString() ?? null,
    problem: row.problem,
    target_id: row.targetId,
    drift: row.drift ? [...row.drift] : null,
    leave_at: row.leaveAt?.toISOString() ?? null,
    synced_at: row.syncedAt?.toISOString() ?? null,
  };
}

export function toAssignmentDto(row: AssignmentRow): ProvisioningAssignmentDto {
  return {
    id: row.id,
    user_id: row.userId,
    group_id: row.groupId,
    name: row.name,
    detail: row.detail,
    created_at: row.createdAt.toISOString(),
  };
}
