import type { BULK_TENANT_ACTIONS } from '@gatehouse/contracts';
import { Button, Group, NativeSelect, Text } from '@mantine/core';
import { Form } from '@remix-run/react';
import type { BulkOutcome } from '~/server/tenant-bulk.server';

type BulkAction = (typeof BULK_TENANT_ACTIONS)[number];

const LABELS: Record<BulkAction, string> = {
  activate: 'Activate',
  'on-hold': 'Put on hold',
  suspend: 'Suspend',
  delete: 'Delete',
  restore: 'Bring back',
};

/** Does one thing to all tenants that are ticked. */
export function BulkBar({ id, deleted, done }: { id: string; deleted: boolean; done: BulkOutcome | null }) {
  const offered: BulkAction[] = deleted ? ['restore'] : ['activate', 'on-hold', 'suspend', 'delete'];
  return (
    <Form method="post" id={id} preventScrollReset>
      <Group gap="sm" align="end" mb="sm">
        <NativeSelect
          name="action"
          label="With the ticked ones"
          data={offered.map((value) => ({ value: value as string, label: LABELS[value] }))}
        />
        <Button type="submit" variant="default">
          Apply
        </Button>
        {done && (
          <Text role="status" size="sm" pb={8}>
            {done.done} changed
            {done.left > 0 && `, ${done.left} left alone: changed by somebody else, or not possible`}
          </Text>
        )}
      </Group>
    </Form>
  );
}
