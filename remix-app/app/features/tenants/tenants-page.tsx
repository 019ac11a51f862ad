import { Button } from '@mantine/core';
import { Link } from '@remix-run/react';
import { useId } from 'react';
import { FormAlert } from '~/components/forms/form-alert';
import { Blank, ListPage } from '~/components/list/list';
import type { FormState } from '~/form-state';
import { SummaryCards } from './summary-cards';
import type { BulkOutcome } from './tenant-bulk.server';
import { tenantColumns } from './tenant-columns';
import { TenantFilters } from './tenant-filters';
import type { TenantList } from './tenants.server';
import { TenantsBulkBar } from './tenants-bulk-bar';

interface Props {
  list: TenantList;
  state: (FormState & { done?: BulkOutcome | undefined }) | undefined;
}

/** Every organization on the platform. */
export function TenantsPage({ list, state }: Props) {
  const bulk = useId();
  const { items, query, summary, view } = list;
  const add = { label: 'New tenant', to: `/superadmin/tenants/new${query}` };
  return (
    <ListPage
      {...list}
      title="Tenant Management"
      about="Every organization on the platform."
      others={
        <>
          <Button component={Link} to={`/superadmin/tenants/import${query}`} variant="default">
            Import
          </Button>
          <Button component="a" href={`/superadmin/tenants.csv${query}`} variant="default">
            Export CSV
          </Button>
        </>
      }
      action={add}
      isNarrowed={query !== ''}
      filters={
        <>
          {summary && <SummaryCards summary={summary} />}
          <TenantFilters list={list} />
        </>
      }
      columns={tenantColumns(view.columns, query, bulk)}
      sorted={`sort=${view.sort}&order=${view.order}`}
      noMatch={<Blank title="No tenant matches">Try another part of the name, or any status.</Blank>}
      empty={
        <Blank title="No tenants yet" action={add}>
          Set one up, or wait for somebody to sign up and confirm their email address.
        </Blank>
      }
    >
      <FormAlert state={state} />
      {items.length > 0 && <TenantsBulkBar id={bulk} deleted={view.deleted} done={state?.done ?? null} />}
    </ListPage>
  );
}
