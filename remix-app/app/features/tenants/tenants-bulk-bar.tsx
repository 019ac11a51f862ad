import type { BULK_TENANT_ACTIONS } from '@gatehouse/contracts';
import { BulkBar } from '~/components/list/bulk-bar';
import type { BulkOutcome } from './tenant-bulk.server';

type BulkAction = (typeof BULK_TENANT_ACTIONS)[number];

const LABELS: Record<BulkAction, string> = {
  activate: 'Activate',
  'on-hold': 'Put on hold',
  suspend: 'Suspend',
  delete: 'Delete',
  restore: 'Restore',
};

interface Props {
  id: string;
  /** Whether the list shows those that are deleted. */
  deleted: boolean;
  done: BulkOutcome | null;
}

/** Does one thing to all tenants that are selected. */
export function TenantsBulkBar({ id, deleted, done }: Props) {
  const offered: BulkAction[] = deleted ? ['restore'] : ['activate', 'on-hold', 'suspend', 'delete'];
  const choices = offered.map((value) => ({ value, label: LABELS[value] }));
  return <BulkBar id={id} name="action" choices={choices} done={done && saidOf(done)} />;
}

function saidOf({ done, left }: BulkOutcome): string {
  const changed = `${done} changed`;
  return left > 0 ? `${changed}, ${left} left alone: changed by somebody else, or not possible` : changed;
}
