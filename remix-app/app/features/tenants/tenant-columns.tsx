import type { TenantDto, TenantSort } from '@gatehouse/contracts';
import { Button, Group, VisuallyHidden } from '@mantine/core';
import { useNavigation } from '@remix-run/react';
import { Form } from '~/components/forms/form';
import { Pick, PickAll } from '~/components/list/bulk-bar';
import { type Column, ItemName } from '~/components/list/list';
import type { Sort } from '~/components/list/sort-link';
import { When } from '~/components/when';
import { PLAN_LABELS } from './labels';
import { PaymentBadge } from './payment-badge';
import { COLUMN_LABELS } from './tenant-filters';
import { TenantStatusBadge } from './tenant-status';
import type { TenantColumn } from './tenants.server';

/**
 * @param shown those that are chosen, beside name and status
 * @param query of the list, which the dialog of a tenant keeps
 * @param bulk id of the form that changes many
 */
export function tenantColumns(
  shown: readonly TenantColumn[],
  query: string,
  bulk: string,
): Column<TenantDto>[] {
  return [
    {
      label: 'Tenant',
      head: <PickAll form={bulk} />,
      sort: by('name'),
      cell: (tenant) => (
        <Group gap="sm" wrap="nowrap" align="start">
          <Pick form={bulk} value={`${tenant.id} ${tenant.version}`} label={tenant.name} />
          <ItemName to={`/superadmin/tenants/${tenant.id}${query}`} name={tenant.name}>
            {tenant.code}
            {tenant.domain && ` · ${tenant.domain}`}
          </ItemName>
        </Group>
      ),
    },
    { label: 'Status', cell: ({ status }) => <TenantStatusBadge status={status} /> },
    ...shown.map((column) => ({ label: COLUMN_LABELS[column], sort: SORTS[column], cell: CELLS[column] })),
    { label: 'Actions', isAction: true, cell: (tenant) => <Next tenant={tenant} /> },
  ];
}

function by(sort: TenantSort): Sort {
  return { asc: `sort=${sort}&order=asc`, desc: `sort=${sort}&order=desc` };
}

const SORTS: Partial<Record<TenantColumn, Sort>> = { created: by('created'), next: by('nextPayment') };

const CELLS: Record<TenantColumn, Column<TenantDto>['cell']> = {
  plan: ({ subscriptionPlan }) => PLAN_LABELS[subscriptionPlan],
  payment: ({ paymentStatus }) => <PaymentBadge status={paymentStatus} />,
  next: ({ nextPaymentDate }) => (nextPaymentDate ? <When at={nextPaymentDate} /> : 'None'),
  admin: ({ adminEmail }) => (
    <bdi style={{ display: 'block', minWidth: 160, overflowWrap: 'anywhere' }}>{adminEmail ?? 'None'}</bdi>
  ),
  people: ({ userCount }) => userCount,
  created: ({ createdAt }) => <When at={createdAt} />,
};

/** What most often comes next. */
function Next({ tenant }: { tenant: TenantDto }) {
  if (tenant.deletedAt) return <Press tenant={tenant} intent="restore" label="Restore" />;
  if (tenant.status === 'pending') return <Press tenant={tenant} intent="activate" label="Activate" />;
  return null;
}

/** Sends the version that is shown here, so that nobody changes what they have not seen. */
function Press({ tenant, intent, label }: { tenant: TenantDto; intent: string; label: string }) {
  const { formData } = useNavigation();
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={tenant.id} />
      <input type="hidden" name="version" value={tenant.version} />
      <Button
        type="submit"
        name="intent"
        value={intent}
        size="xs"
        loading={formData?.get('id') === tenant.id}
      >
        {label} <VisuallyHidden>{tenant.name}</VisuallyHidden>
      </Button>
    </Form>
  );
}
