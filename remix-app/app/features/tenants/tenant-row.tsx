import type { TenantDto } from '@gatehouse/contracts';
import { Anchor, Button, Checkbox, VisuallyHidden } from '@mantine/core';
import { Form, Link, useNavigation } from '@remix-run/react';
import classes from '~/components/list.module.css';
import { When } from '~/components/when';
import type { TenantColumn } from '~/server/tenants.server';
import { PLAN_LABELS } from './labels';
import { PaymentBadge } from './payment-badge';
import { COLUMN_LABELS } from './tenant-filters';
import { TenantStatusBadge } from './tenant-status';

interface Props {
  tenant: TenantDto;
  columns: readonly TenantColumn[];
  /** Query of the list, which the dialog keeps. */
  query: string;
  /** Id of the form that changes many. */
  bulk: string;
}

export function TenantRow({ tenant, columns, query, bulk }: Props) {
  return (
    <tr>
      <td>
        <Checkbox
          form={bulk}
          name="pick"
          value={`${tenant.id} ${tenant.version}`}
          aria-label={`Choose ${tenant.name}`}
        />
      </td>
      <td>
        <div style={{ minWidth: 0 }}>
          <Anchor
            component={Link}
            to={`/superadmin/tenants/${tenant.id}${query}`}
            preventScrollReset
            fw={560}
            size="sm"
          >
            <bdi>{tenant.name}</bdi>
          </Anchor>
          <div className={classes.quiet} style={{ overflowWrap: 'anywhere' }}>
            {tenant.code}
            {tenant.domain && ` · ${tenant.domain}`}
          </div>
        </div>
      </td>
      <td data-label="Status">
        <TenantStatusBadge status={tenant.status} />
      </td>
      {columns.map((column) => (
        <td key={column} data-label={COLUMN_LABELS[column]}>
          <Cell column={column} tenant={tenant} />
        </td>
      ))}
      <td className={classes.actions}>
        {tenant.deletedAt ? (
          <Press tenant={tenant} intent="restore" label="Bring back" />
        ) : (
          tenant.status === 'pending' && <Press tenant={tenant} intent="activate" label="Activate" />
        )}
      </td>
    </tr>
  );
}

function Cell({ column, tenant }: { column: TenantColumn; tenant: TenantDto }) {
  switch (column) {
    case 'plan':
      return PLAN_LABELS[tenant.subscriptionPlan];
    case 'payment':
      return <PaymentBadge status={tenant.paymentStatus} />;
    case 'next':
      return tenant.nextPaymentDate ? <When at={tenant.nextPaymentDate} /> : 'None';
    case 'admin':
      return <bdi style={{ overflowWrap: 'anywhere' }}>{tenant.adminEmail ?? 'None'}</bdi>;
    case 'people':
      return tenant.userCount;
    case 'created':
      return <When at={tenant.createdAt} />;
  }
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
