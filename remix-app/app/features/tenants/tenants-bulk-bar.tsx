import type { BULK_TENANT_ACTIONS } from '@gatehouse/contracts';
import type { Translate } from '@gatehouse/texts';
import { BulkBar } from '~/components/list/bulk-bar';
import { useTexts } from '~/texts/texts-context';
import type { BulkOutcome } from './tenant-bulk.server';
import { listTexts } from './texts/list';

type BulkAction = (typeof BULK_TENANT_ACTIONS)[number];

type Texts = Translate<typeof import('./texts/list/en').default>;

const LABELS = {
  activate: 'activate',
  'on-hold': 'putOnHold',
  suspend: 'suspend',
  delete: 'delete',
  restore: 'restore',
} as const satisfies Record<BulkAction, string>;

interface Props {
  id: string;
  /** Whether the list shows deleted tenants. */
  deleted: boolean;
  done: BulkOutcome | null;
}

/** Bulk action on the selected tenants. */
export function TenantsBulkBar({ id, deleted, done }: Props) {
  const t = useTexts(listTexts);
  const offered: BulkAction[] = deleted ? ['restore'] : ['activate', 'on-hold', 'suspend', 'delete'];
  const choices = offered.map((value) => ({ value, label: t(LABELS[value]) }));
  return <BulkBar id={id} name="action" choices={choices} done={done && saidOf(done, t)} />;
}

function saidOf({ done, left }: BulkOutcome, t: Texts): string {
  const changed = t('changed', { done });
  return left > 0 ? t('unchanged', { changed, left }) : changed;
}
