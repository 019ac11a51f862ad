import type { AuditGroup } from '@gatehouse/contracts';

export interface ActionGroup {
  readonly group: AuditGroup;
  readonly actions: readonly string[];
}
