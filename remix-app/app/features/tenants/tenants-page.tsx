import { Button, Group, Text, VisuallyHidden } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconDownload, IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import classes from '~/components/list.module.css';
import { Pages } from '~/components/pages';
import type { FormState } from '~/form-state';
import type { BulkOutcome } from '~/server/tenant-bulk.server';
import type { TenantList } from '~/server/tenants.server';
import { FormAlert } from '../auth/form-alert';
import { BulkBar } from './bulk-bar';
import { SummaryCards } from './summary-cards';
import { COLUMN_LABELS, TenantFilters } from './tenant-filters';
import { TenantRow } from './tenant-row';

interface Props {
  list: TenantList;
  state: (FormState & { done: BulkOutcome | null }) | undefined;
}

/** Every organization on the platform. */
export function TenantsPage({ list, state }: Props) {
  const bulk = useId();
  return (
    <>
      <div className={classes.head}>
        <h1 className={classes.title}>Tenant Management</h1>
        <Group gap="sm">
          <Button
            component="a"
            href={`/superadmin/tenants.csv${list.query}`}
            variant="default"
            leftSection={<IconDownload size={16} stroke={1.8} aria-hidden="true" />}
          >
            Export
          </Button>
          <Button
            component={Link}
            to={`/superadmin/tenants/new${list.query}`}
            leftSection={<IconPlus size={16} stroke={2} aria-hidden="true" />}
          >
            New tenant
          </Button>
        </Group>
      </div>
      <SummaryCards summary={list.summary} />
      <TenantFilters list={list} />
      <FormAlert state={state} />
      {list.tenants.length > 0 && (
        <BulkBar id={bulk} deleted={list.view.deleted} done={state?.done ?? null} />
      )}
      <div className={classes.frame}>
        {list.tenants.length > 0 ? (
          <Table list={list} bulk={bulk} />
        ) : (
          <Empty isNarrowed={list.query !== ''} />
        )}
      </div>
      <Pages first={list.first} next={list.next} />
    </>
  );
}

function Table({ list: { tenants, view, query }, bulk }: { list: TenantList; bulk: string }) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>Choose</VisuallyHidden>
          </th>
          <th scope="col">Tenant</th>
          <th scope="col">Status</th>
          {view.columns.map((column) => (
            <th scope="col" key={column}>
              {COLUMN_LABELS[column]}
            </th>
          ))}
          <th scope="col">
            <VisuallyHidden>Actions</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {tenants.map((tenant) => (
          <TenantRow key={tenant.id} tenant={tenant} columns={view.columns} query={query} bulk={bulk} />
        ))}
      </tbody>
    </table>
  );
}

function Empty({ isNarrowed }: { isNarrowed: boolean }) {
  return (
    <div className={classes.empty}>
      <Text fw={600}>{isNarrowed ? 'No tenant matches' : 'No tenants yet'}</Text>
      <Text c="dimmed" size="sm" mt={4}>
        {isNarrowed
          ? 'Try another part of the name, or any status.'
          : 'Set one up, or wait for somebody to sign up and confirm their email address.'}
      </Text>
    </div>
  );
}
