import type { ProvisioningObjectStatus, ProvisioningProblem } from '@gatehouse/contracts';
import type { FlatAccount } from '../mapping/build-account.js';
import type { Difference } from '../mapping/differences.js';

/** An account or a group at a target. */
export interface ObjectRow {
  readonly id: string;
  readonly tenantId: string;
  readonly provisioningId: string;
  readonly kind: 'user' | 'group';
  readonly personId: string | null;
  readonly groupId: string | null;
  /** User name or name of the group; empty for an erased user. */
  readonly label: string;
  readonly status: ProvisioningObjectStatus;
  /** Number of changes so far. */
  readonly change: string;
  readonly dueAt: Date | null;
  readonly attempts: number;
  readonly problem: ProvisioningProblem | null;
  readonly targetId: string | null;
  readonly sent: FlatAccount | null;
  readonly drift: readonly Difference[] | null;
  readonly leaveAt: Date | null;
  readonly syncedAt: Date | null;
}

export const OBJECT_COLUMNS = `o.id, o.tenant_id as "tenantId", o.provisioning_id as "provisioningId", o.kind,
  o.person_id as "personId", o.group_id as "groupId", o.label, o.status, o.change, o.due_at as "dueAt", o.attempts,
  o.problem, o.target_id as "targetId", o.sent, o.drift, o.leave_at as "leaveAt", o.synced_at as "syncedAt"`;

/** Statements return times as text. */
export function withDates(row: ObjectRow): ObjectRow {
  const date = (value: Date | null) => (value === null ? null : new Date(value));
  return { ...row, dueAt: date(row.dueAt), leaveAt: date(row.leaveAt), syncedAt: date(row.syncedAt) };
}
