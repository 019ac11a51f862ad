import { Anchor, Button, Checkbox, Group, NativeSelect, TextInput } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react';
import { FilterForm } from '~/components/forms/filter-form';
import { FilterChips } from '~/components/list/filter-chips';
import classes from '~/components/list/list.module.css';
import { choices, PAYMENT_LABELS, PLAN_LABELS, SORT_LABELS } from './labels';
import { TENANT_STATUS_CHOICES, tenantStatusLabel } from './tenant-status';
import type { TenantColumn, TenantList } from './tenants.server';

export const COLUMN_LABELS: Record<TenantColumn, string> = {
  plan: 'Plan',
  payment: 'Payment',
  next: 'Next payment',
  admin: 'Administrator',
  people: 'People',
  created: 'Created',
};

/** What the list is narrowed to and, where there is no room for heads of columns, how it is sorted; all of it stands in the address, so that a view can be kept and sent on. */
export function TenantFilters({ list: { view, query } }: { list: TenantList }) {
  return (
    <FilterForm
      held={{
        search: view.search,
        status: view.status,
        plan: view.plan,
        payment: view.payment,
        sort: view.sort,
        order: view.order,
        column: view.columns,
        deleted: view.deleted ? 'true' : null,
      }}
    >
      <div className={classes.filters}>
        <TextInput
          name="search"
          label="Search"
          placeholder="Name, code or slug"
          type="search"
          defaultValue={view.search}
          leftSection={<IconSearch size={16} stroke={1.6} aria-hidden="true" />}
        />
        <NativeSelect
          name="status"
          label="Status"
          defaultValue={view.status ?? ''}
          data={[
            { value: '', label: 'Any status' },
            ...TENANT_STATUS_CHOICES.map((value) => ({ value, label: tenantStatusLabel(value) })),
          ]}
        />
        <NativeSelect
          name="plan"
          label="Plan"
          defaultValue={view.plan ?? ''}
          data={choices(PLAN_LABELS, 'Any plan')}
        />
        <NativeSelect
          name="payment"
          label="Payment"
          defaultValue={view.payment ?? ''}
          data={choices(PAYMENT_LABELS, 'Any')}
        />
        <NativeSelect
          name="sort"
          label="Sort by"
          defaultValue={view.sort}
          data={choices(SORT_LABELS)}
          hiddenFrom="sm"
        />
        <NativeSelect
          hiddenFrom="sm"
          name="order"
          label="Order"
          defaultValue={view.order}
          data={[
            { value: 'asc', label: 'Ascending' },
            { value: 'desc', label: 'Descending' },
          ]}
        />
        <Button type="submit" variant="default">
          Search
        </Button>
        {query && (
          <Anchor component={Link} to="/superadmin/tenants" size="sm" pb={8}>
            Show all
          </Anchor>
        )}
      </div>
      <details style={{ marginBottom: 16 }}>
        <summary style={{ cursor: 'pointer', fontSize: 14, width: 'fit-content' }}>
          <Group component="span" gap={6}>
            <IconAdjustmentsHorizontal size={16} stroke={1.6} aria-hidden="true" />
            Columns and deleted tenants
          </Group>
        </summary>
        <Group gap="lg" py="xs">
          {(Object.keys(COLUMN_LABELS) as TenantColumn[]).map((column) => (
            <Checkbox
              key={column}
              name="column"
              value={column}
              label={COLUMN_LABELS[column]}
              defaultChecked={view.columns.includes(column)}
            />
          ))}
          <Checkbox name="deleted" value="true" label="Show deleted" defaultChecked={view.deleted} />
        </Group>
      </details>
      <FilterChips
        chips={[
          { name: 'search', label: view.search && `“${view.search}”` },
          { name: 'status', label: view.status && tenantStatusLabel(view.status) },
          { name: 'plan', label: view.plan && PLAN_LABELS[view.plan] },
          { name: 'payment', label: view.payment && `Payment ${PAYMENT_LABELS[view.payment].toLowerCase()}` },
          { name: 'deleted', label: view.deleted && 'Deleted' },
        ]}
      />
    </FilterForm>
  );
}
