import type { TenantDto, TenantSort } from '@gatehouse/contracts';
import type { Translate } from '@gatehouse/texts';
import { Button, Group, VisuallyHidden } from '@mantine/core';
import { useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Form } from '~/components/forms/form';
import { Pick, PickAll } from '~/components/list/bulk-bar';
import { type Column, ItemName } from '~/components/list/list';
import { OneLine } from '~/components/list/one-line';
import { RowLink, RowMenu } from '~/components/list/row-menu';
import type { Sort } from '~/components/list/sort-link';
import { listTexts as rowTexts } from '~/components/list/texts/list';
import { When } from '~/components/when';
import { useTexts } from '~/texts/texts-context';
import { type Label, type LabelTexts, PLAN_LABELS } from './labels';
import { PaymentBadge } from './payment-badge';
import { COLUMN_LABELS } from './tenant-filters';
import { tenantPath } from './tenant-path';
import { TenantStatusBadge } from './tenant-status';
import type { TenantColumn } from './tenants.server';
import { labelsTexts } from './texts/labels';
import { listTexts } from './texts/list';

/**
 * @param shown the selected columns, besides name and status
 * @param query of the list and its page, which the dialog of a tenant keeps
 * @param bulk ID of the form of the bulk action
 */
export function tenantColumns(
  shown: readonly TenantColumn[],
  query: string,
  bulk: string,
  t: Translate<typeof import('./texts/list/en').default>,
  label: LabelTexts,
): Column<TenantDto>[] {
  return [
    {
      label: t('tenant'),
      head: <PickAll form={bulk} />,
      sort: by('name'),
      cell: (tenant) => (
        <Group gap="sm" wrap="nowrap" align="start">
          <Pick form={bulk} value={`${tenant.id} ${tenant.version}`} label={tenant.name} />
          <ItemName to={tenantPath(tenant.id)} name={tenant.name} isDemo={tenant.isDemo}>
            {tenant.code}
            {tenant.domain && ` · ${tenant.domain}`}
          </ItemName>
        </Group>
      ),
    },
    { label: label('status'), cell: ({ status }) => <TenantStatusBadge status={status} /> },
    ...shown.map((column) => ({
      label: label(COLUMN_LABELS[column]),
      sort: SORTS[column],
      cell: CELLS[column],
      isNumber: column === 'people',
    })),
    {
      label: t('actions'),
      isAction: true,
      cell: (tenant) => (
        <Group gap="xs" justify="flex-end" wrap="nowrap">
          <Next tenant={tenant} />
          <TenantMenu to={`/superadmin/tenants/${tenant.id}${query}`} tenant={tenant} />
        </Group>
      ),
    },
  ];
}

function by(sort: TenantSort): Sort {
  return { asc: `sort=${sort}&order=asc`, desc: `sort=${sort}&order=desc` };
}

const SORTS: Partial<Record<TenantColumn, Sort>> = { created: by('created'), next: by('nextPayment') };

const CELLS: Record<TenantColumn, Column<TenantDto>['cell']> = {
  plan: ({ subscriptionPlan }) => <Labelled label={PLAN_LABELS[subscriptionPlan]} />,
  payment: ({ paymentStatus }) => <PaymentBadge status={paymentStatus} />,
  next: ({ nextPaymentDate }) =>
    nextPaymentDate ? <When at={nextPaymentDate} /> : <Labelled label="none" />,
  admin: ({ adminEmail }) => (adminEmail ? <OneLine text={adminEmail} /> : <Labelled label="none" />),
  people: ({ userCount }) => userCount,
  created: ({ createdAt }) => <When at={createdAt} />,
};

function Labelled({ label }: { label: Label }) {
  return <>{useTexts(labelsTexts)(label)}</>;
}

/** `to` opens the dialog over the list, which contains most settings. */
function TenantMenu({ to, tenant: { id, name, code } }: { to: string; tenant: TenantDto }) {
  const t = useTexts(listTexts);
  const rows = useTexts(rowTexts);
  return (
    <RowMenu name={name}>
      <RowLink to={tenantPath(id)}>{rows('open')}</RowLink>
      <RowLink to={to}>
        {t.rich('editTenant', {
          name,
          hidden: (inner: ReactNode) => <VisuallyHidden>{inner}</VisuallyHidden>,
        })}
      </RowLink>
      <RowLink to={tenantPath(id, 'people')}>{rows('users')}</RowLink>
      <RowLink to={tenantPath(id, 'connections')}>{rows('connections')}</RowLink>
      <RowLink to={`/superadmin/audit?of=${encodeURIComponent(code)}`}>{rows('auditLog')}</RowLink>
    </RowMenu>
  );
}

/** The most frequent next action. */
function Next({ tenant }: { tenant: TenantDto }) {
  if (tenant.deletedAt) return <Press tenant={tenant} intent="restore" label="restoreTenant" />;
  if (tenant.status === 'pending') return <Press tenant={tenant} intent="activate" label="activateTenant" />;
  return null;
}

/** Submits the version that is shown here, so that a newer one is not overwritten. */
function Press({
  tenant,
  intent,
  label,
}: {
  tenant: TenantDto;
  intent: string;
  label: 'activateTenant' | 'restoreTenant';
}) {
  const t = useTexts(listTexts);
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
        {t.rich(label, {
          name: tenant.name,
          hidden: (inner: ReactNode) => <VisuallyHidden>{inner}</VisuallyHidden>,
        })}
      </Button>
    </Form>
  );
}
