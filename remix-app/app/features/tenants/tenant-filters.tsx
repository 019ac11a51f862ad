import { Anchor, Button, Checkbox, Group, NativeSelect, TextInput } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react';
import { FilterForm } from '~/components/forms/filter-form';
import { FilterChips } from '~/components/list/filter-chips';
import classes from '~/components/list/list.module.css';
import { useWholeList } from '~/components/list/use-saved-views';
import { Disclosure } from '~/components/panel/disclosure';
import { useTexts } from '~/texts/texts-context';
import { choices, type Label, PAYMENT_LABELS, PLAN_LABELS, SORT_LABELS, STATUS_LABELS } from './labels';
import type { TenantColumn, TenantList } from './tenants.server';
import { labelsTexts } from './texts/labels';
import { listTexts } from './texts/list';

export const COLUMN_LABELS: Record<TenantColumn, Label> = {
  plan: 'plan',
  payment: 'payment',
  next: 'nextPayment',
  admin: 'administrator',
  people: 'users',
  created: 'created',
};

/**
 * The filters of the list and, on narrow screens, its sort order. All of it is in the URL, so that a view can be saved
 * and shared.
 */
export function TenantFilters({ list: { view, query } }: { list: TenantList }) {
  const t = useTexts(listTexts);
  const label = useTexts(labelsTexts);
  const whole = useWholeList();
  return (
    <FilterForm
      appliesAtOnce
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
          label={t('search')}
          placeholder={t('searchPlaceholder')}
          type="search"
          defaultValue={view.search}
          leftSection={<IconSearch size={16} stroke={1.6} aria-hidden="true" />}
        />
        <NativeSelect
          name="status"
          label={label('status')}
          defaultValue={view.status ?? ''}
          data={choices(STATUS_LABELS, label, t('anyStatus'))}
        />
        <NativeSelect
          name="plan"
          label={label('plan')}
          defaultValue={view.plan ?? ''}
          data={choices(PLAN_LABELS, label, t('anyPlan'))}
        />
        <NativeSelect
          name="payment"
          label={label('payment')}
          defaultValue={view.payment ?? ''}
          data={choices(PAYMENT_LABELS, label, t('anyPayment'))}
        />
        <NativeSelect
          name="sort"
          label={t('sortBy')}
          defaultValue={view.sort}
          data={choices(SORT_LABELS, label)}
          hiddenFrom="sm"
        />
        <NativeSelect
          hiddenFrom="sm"
          name="order"
          label={t('order')}
          defaultValue={view.order}
          data={[
            { value: 'asc', label: t('ascending') },
            { value: 'desc', label: t('descending') },
          ]}
        />
        <Button type="submit" variant="default" className="needs-no-script">
          {t('search')}
        </Button>
        {query && (
          <Anchor component={Link} to={whole('/superadmin/tenants')} size="sm" pb={8}>
            {t('showAll')}
          </Anchor>
        )}
      </div>
      <Disclosure
        style={{ marginBottom: 16 }}
        summary={
          <Group component="span" gap={6}>
            <IconAdjustmentsHorizontal size={16} stroke={1.6} aria-hidden="true" />
            {t('columnsAndDeleted')}
          </Group>
        }
      >
        <Group gap="lg" py="xs">
          {(Object.keys(COLUMN_LABELS) as TenantColumn[]).map((column) => (
            <Checkbox
              key={column}
              name="column"
              value={column}
              label={label(COLUMN_LABELS[column])}
              defaultChecked={view.columns.includes(column)}
            />
          ))}
          <Checkbox name="deleted" value="true" label={t('showDeleted')} defaultChecked={view.deleted} />
        </Group>
      </Disclosure>
      <FilterChips
        chips={[
          { name: 'search', label: view.search && t('searchChip', { text: view.search }) },
          { name: 'status', label: view.status && label(STATUS_LABELS[view.status]) },
          { name: 'plan', label: view.plan && label(PLAN_LABELS[view.plan]) },
          {
            name: 'payment',
            label: view.payment && t('paymentChip', { status: label(PAYMENT_LABELS[view.payment]) }),
          },
          { name: 'deleted', label: view.deleted && t('deleted') },
        ]}
      />
    </FilterForm>
  );
}
